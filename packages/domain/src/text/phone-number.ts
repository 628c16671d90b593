/** The country code of India, without its plus. */
export const indianCountryCode = '91';

const e164 = /^\+[1-9]\d{6,14}$/;

/** A number without the blanks, brackets, dots and hyphens people write for the eye. */
export function compactNumber(typed: string): string {
  return typed.replace(/[\s().-]/g, '');
}

/** Whether the compact number is a plus, a country code and a number, as the world writes it. */
export function isE164(compact: string): boolean {
  return e164.test(compact);
}

/** Whether the compact number says that it is not an Indian one. */
export function isFromAbroad(compact: string): boolean {
  return compact.startsWith('+') && !compact.startsWith(`+${indianCountryCode}`);
}
