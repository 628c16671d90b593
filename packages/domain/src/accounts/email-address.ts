const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text looks like an e-mail address. Only a mail proves it. */
export function isEmailAddress(text: string): boolean {
  return addressPattern.test(text);
}

/** Normalises an address for comparing and storing, so that one person has one account. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
