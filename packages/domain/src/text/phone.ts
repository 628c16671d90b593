import type { Decision } from '../basics/decision.ts';
import { compactNumber, indianCountryCode, isE164, isFromAbroad } from '../basics/phone-number.ts';

const indianNumber = new RegExp(`^\\+${indianCountryCode}\\d{10}$`);
const bareNumber = /^\d{10}$/;

/** Which of the two rules a number broke; each has its own message. */
export type PhoneReason = 'phone_with_country_code' | 'phone_without_country_code';

/**
 * Whether a phone number of an address is valid, and how it is stored: ten digits, or `+` and the full
 * number. Ten digits are kept: the address may be anywhere, so no country is assumed.
 */
export function checkPhone(typed: string): Decision<PhoneReason, { phone: string }> {
  const phone = compactNumber(typed);
  if (!phone.startsWith('+')) {
    return bareNumber.test(phone)
      ? { allowed: true, phone }
      : { allowed: false, reason: 'phone_without_country_code' };
  }
  const isDialable = isFromAbroad(phone) ? isE164(phone) : indianNumber.test(phone);
  return isDialable ? { allowed: true, phone } : { allowed: false, reason: 'phone_with_country_code' };
}

/**
 * A stored number ready to dial. Accounts keep `91` and ten digits; addresses may keep ten digits alone, which are taken
 * as Indian.
 */
export function toDialled(stored: string): string {
  const compact = compactNumber(stored);
  if (/^91\d{10}$/.test(compact)) return `+${compact}`;
  return bareNumber.test(compact) ? `+${indianCountryCode}${compact}` : compact;
}

/** A stored number to read, such as +91 90000 54826 or +44 791 112 3456. What is no number is shown as typed. */
export function formatPhone(stored: string): string {
  const dialled = toDialled(stored);
  if (indianNumber.test(dialled)) return dialled.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
  return isE164(dialled) ? groupForeign(dialled) : stored.trim();
}

// Country codes of one and of two digits; all others have three.
const foreign = /^(\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/;

/** Groups of three after the country code; the last one has two to four digits. */
function groupForeign(dialled: string): string {
  return dialled.replace(
    foreign,
    (_, code: string, rest: string) => `${code} ${rest.replaceAll(/(\d{3})(?=\d{2})/g, '$1 ')}`,
  );
}

/** The same for readers in India, who need no country code of their own: 90000 54826. */
export function formatPhoneInIndia(stored: string): string {
  return formatPhone(stored).replace(/^\+91 (?=\d{5} \d{5}$)/, '');
}
