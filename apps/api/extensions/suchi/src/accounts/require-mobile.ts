import { normaliseMobile } from '@suchi/domain/accounts';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { codedError } from '../platform/coded-error.ts';

/** A typed mobile number in the one form we store, or INVALID_PAYLOAD. */
export function requireMobile(typed: string): string {
  const decision = normaliseMobile(typed);
  // The shared rule knows the shape of a number abroad; whether such numbers exist is known here only.
  const exists =
    decision.allowed && (!decision.mobile.startsWith('+') || isValidPhoneNumber(decision.mobile));
  if (!exists) throw codedError('INVALID_PAYLOAD', { fields: { mobile: 'mobile' } });
  return decision.mobile;
}
