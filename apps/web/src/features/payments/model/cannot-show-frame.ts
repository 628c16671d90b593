/** Browsers inside of Instagram and Messenger, Opera Mini and UC do not show the provider's frame. */
const frameless = /Instagram|FBAN|FBAV|FB_IAB|Opera Mini|UCBrowser|UCWEB/i;

export function cannotShowFrame(userAgent: string): boolean {
  return frameless.test(userAgent);
}
