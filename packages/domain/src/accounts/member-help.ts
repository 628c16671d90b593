import type { Decision } from '../basics/decision.ts';
import type { AccountFacts, StaffReason } from './staff.ts';

/** What the office does for a family that cannot do it alone. */
export const helpKinds = ['send_reset_link', 'correct_contact', 'sign_out'] as const;
export type HelpKind = (typeof helpKinds)[number];

export interface HelpedAccount extends AccountFacts {
  email: string | null;
}

/**
 * Whether the office may do this for an account. Only for members: with a new address on a staff account one could
 * ask for its password and take over its rights.
 */
export function checkMayHelp(kind: HelpKind, { role, status, email }: HelpedAccount): Decision<StaffReason> {
  if (role !== 'user') return { allowed: false, reason: 'not_a_member' };
  if (kind !== 'send_reset_link') return { allowed: true };
  if (status !== 'active') return { allowed: false, reason: 'account_closed' };
  return email === null ? { allowed: false, reason: 'no_address' } : { allowed: true };
}

/** What the office may do for this account now, for buttons. */
export function listHelp(account: HelpedAccount): HelpKind[] {
  return helpKinds.filter((kind) => checkMayHelp(kind, account).allowed);
}
