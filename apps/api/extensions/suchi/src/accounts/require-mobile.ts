import { normaliseMobile } from '@suchi/domain/accounts';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { codedError } from '../platform/coded-error.ts';

/** Returns the stored form of a mobile number, or throws INVALID_PAYLOAD. */
export function requireMobile(typed: string): string {
  const decision = normaliseMobile(typed);
  // The shared rule checks only the shape of a foreign number. Only the server checks that the range exists.
  const exists =
    decision.allowed && (!decision.mobile.startsWith('+') || isValidPhoneNumber(decision.mobile));
  if (!exists) throw codedError('INVALID_PAYLOAD', { fields: { mobile: 'mobile' } });
  return decision.mobile;
}
