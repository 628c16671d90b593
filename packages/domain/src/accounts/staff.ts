import type { Decision } from '../basics/decision.ts';
import type { Duty } from './duty.ts';
import type { Role } from './role.ts';

/** How long the link of an invitation works. */
export const invitationDays = 7;

/** The shortest reason that is of use to the next person who reads it. */
export const staffReasonMinLength = 5;

/** What a person of the staff may do: everything as an admin, or single duties. */
export interface StaffRights {
  isAdmin: boolean;
  duties: readonly Duty[];
}

/** Whether the rights name at least one thing to do. */
export function hasRights({ isAdmin, duties }: StaffRights): boolean {
  return isAdmin || duties.length > 0;
}

/** Why a change of the staff or of a member's account is refused. */
export const staffReasons = [
  'last_admin',
  'own_account',
  'not_staff',
  'not_invited',
  'address_in_use',
  'second_factor_missing',
  'not_a_member',
  'already_suspended',
  'not_suspended',
  'account_closed',
  'no_address',
] as const;
export type StaffReason = (typeof staffReasons)[number];
type StaffDecision = Decision<StaffReason>;

const allowed = { allowed: true } as const;
const refused = (reason: StaffReason): StaffDecision => ({ allowed: false, reason });

/** Whether an admin may lose that right: one active admin must remain. */
export function checkMayLoseAdmin({
  isActiveAdmin,
  otherAdmins,
}: {
  isActiveAdmin: boolean;
  otherAdmins: number;
}): StaffDecision {
  return isActiveAdmin && otherAdmins === 0 ? refused('last_admin') : allowed;
}

/** Whether someone's second factor may be reset. The own one may not: a stolen session would remove it. */
export function checkMayResetSecondFactor({ isOwn }: { isOwn: boolean }): StaffDecision {
  return isOwn ? refused('own_account') : allowed;
}

/** Who must have a second factor, from the fewest to all. */
export const secondFactorGroups = ['nobody', 'admins', 'staff'] as const;
export type SecondFactorGroup = (typeof secondFactorGroups)[number];

export const secondFactorRules = {
  /** A new key is forgotten unless a code made with it is typed within this time. */
  pendingForMs: 15 * 60_000,
} as const;

export function isSecondFactorRequired(of: SecondFactorGroup, role: Role): boolean {
  return of === 'staff' ? role !== 'user' : of === 'admins' && role === 'admin';
}

/** Whether the rule may be changed. Asking fewer people for one needs a second factor of one's own. */
export function checkMaySwitchSecondFactor(
  { from, to }: { from: SecondFactorGroup; to: SecondFactorGroup },
  { hasSecondFactor }: { hasSecondFactor: boolean },
): StaffDecision {
  const isWider = secondFactorGroups.indexOf(to) >= secondFactorGroups.indexOf(from);
  return isWider || hasSecondFactor ? allowed : refused('second_factor_missing');
}

export interface AccountFacts {
  role: Role | null;
  status: string;
}

/** Whether staff may suspend an account. Staff leave by withdrawing their rights. */
export function checkMaySuspend({ role, status }: AccountFacts): StaffDecision {
  if (role !== 'user') return refused('not_a_member');
  return status === 'suspended' ? refused('already_suspended') : allowed;
}

/** Whether staff may restore an account. */
export function checkMayRestore({ role, status }: AccountFacts): StaffDecision {
  if (role !== 'user') return refused('not_a_member');
  return status === 'suspended' ? allowed : refused('not_suspended');
}
