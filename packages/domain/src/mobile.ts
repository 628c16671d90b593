import type { Decision } from './decision.ts';

const indianCountryCode = '91';
const indianMobileDigits = 12;
const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * Turns a typed mobile number into the one form we store: `91` and ten digits for India,
 * `+` and the full number for a member who lives abroad.
 */
export function normaliseMobile(typed: string): Decision<'invalid_mobile', { mobile: string }> {
  const compact = typed.replace(/[\s().-]/g, '');
  if (compact.startsWith('+') && !compact.startsWith(`+${indianCountryCode}`)) {
    return e164.test(compact)
      ? { allowed: true, mobile: compact }
      : { allowed: false, reason: 'invalid_mobile' };
  }

  const isInternational = compact.startsWith('+');
  const digits = isInternational ? compact.slice(1) : compact;
  const hasCountryCode = isInternational || (digits.startsWith(indianCountryCode) && digits.length !== 10);
  const mobile = hasCountryCode ? digits : indianCountryCode + digits;
  return /^\d+$/.test(mobile) && mobile.length === indianMobileDigits
    ? { allowed: true, mobile }
    : { allowed: false, reason: 'invalid_mobile' };
}
