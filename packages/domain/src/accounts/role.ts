/** What an account can be: a member of the community, staff with single duties, or an admin, who has all of them. */
export type Role = 'user' | 'staff' | 'admin';

/** The engine's ids of our roles. The specification has `user` and `admin`. */
export const roleIds: Record<Role, string> = {
  user: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0001',
  admin: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0002',
  staff: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0004',
};

/** The name of a role, or null for a role that is not ours, such as the operator of the engine. */
export function findRole(roleId: string | null): Role | null {
  if (roleId === roleIds.user) return 'user';
  if (roleId === roleIds.staff) return 'staff';
  if (roleId === roleIds.admin) return 'admin';
  return null;
}

/** Whether the role works in the back office. */
export function isStaffRole(role: Role | null): role is 'staff' | 'admin' {
  return role === 'staff' || role === 'admin';
}
