/** The country code of India, without the plus. */
export const indianCountryCode = '91';

const e164 = /^\+[1-9]\d{6,14}$/;

/** A number without spaces, brackets, dots and hyphens, and without the 0 that people in India dial first. */
export function compactNumber(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^0(?=[1-9]\d{9}$)/, '');
}

/** Whether the compact number is a plus, a country code and a number. */
export function isE164(compact: string): boolean {
  return e164.test(compact);
}

/** Whether the compact number has the country code of another country. */
export function isFromAbroad(compact: string): boolean {
  return compact.startsWith('+') && !compact.startsWith(`+${indianCountryCode}`);
}

/** Fewer digits are a suchi number, a pincode or a year. */
const searchedDigits = 6;

/**
 * The digits of a typed number, or of a part of it, as every stored form contains them: without +91, 0, spaces and
 * hyphens. Null for other text.
 */
export function readPhoneDigits(typed: string): string | null {
  const digits = compactNumber(typed).replace(/^\+/, '').replace(/^0+/, '');
  if (!/^\d+$/.test(digits) || digits.length < searchedDigits) return null;
  return digits.replace(/^91(?=\d{10}$)/, '');
}
