import type { Role } from './role.ts';

/** What a member of the staff may do besides an admin, who may do all of it. One person may have several. */
export const duties = ['review', 'desk', 'treasury', 'dispatch', 'event', 'grievance'] as const;
export type Duty = (typeof duties)[number];

/** The engine's policy for each duty. A duty is given by attaching its policy to the account. */
export const dutyPolicyIds: Record<Duty, string> = {
  review: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1011',
  desk: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1016',
  treasury: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1012',
  dispatch: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1013',
  event: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1014',
  grievance: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1015',
};

/** The duties of an account with these policies. */
export function findDuties(role: Role | null, policyIds: readonly string[]): readonly Duty[] {
  if (role === 'admin') return duties;
  return role === 'staff' ? duties.filter((duty) => policyIds.includes(dutyPolicyIds[duty])) : [];
}

/** What an endpoint or a page of the back office asks of its user: any duty, this duty, or an admin. */
export type StaffAccess = 'staff' | 'admin' | Duty;

export interface StaffMember {
  role: Role | null;
  duties: readonly Duty[];
}

/** Whether this person may use what needs this access. An admin may use all of it. */
export function hasStaffAccess({ role, duties: own }: StaffMember, access: StaffAccess): boolean {
  if (role === 'admin') return true;
  if (role !== 'staff' || access === 'admin') return false;
  if (access === 'staff') return own.length > 0;
  // Reviewers work at the desk too; at the desk nobody reviews.
  return own.includes(access) || (access === 'desk' && own.includes('review'));
}
