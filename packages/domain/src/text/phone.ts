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
