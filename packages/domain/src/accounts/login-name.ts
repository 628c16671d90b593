import { isEmailAddress, normaliseEmail } from './email-address.ts';
import { normaliseMobile } from './mobile.ts';

/** What somebody signs in with: the address of the account, or the mobile number of an account without one. */
export function readLoginName(typed: string): { kind: 'email' | 'mobile'; name: string } | null {
  const email = normaliseEmail(typed);
  if (email.includes('@')) return isEmailAddress(email) ? { kind: 'email', name: email } : null;
  const number = normaliseMobile(typed);
  return number.allowed ? { kind: 'mobile', name: number.mobile } : null;
}
