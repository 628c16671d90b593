import type { Decision } from '../basics/decision.ts';
import { compactNumber, indianCountryCode, isE164, isFromAbroad } from '../basics/phone-number.ts';

const indianMobileDigits = 12;

/** Normalises a mobile number: `91` and ten digits for India, `+` and the full number for other countries. */
export function normaliseMobile(typed: string): Decision<'invalid_mobile', { mobile: string }> {
  const compact = compactNumber(typed);
  if (isFromAbroad(compact)) {
    return isE164(compact)
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
