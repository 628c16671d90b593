/** What an account can be: a member of the community or association staff. */
export type Role = 'user' | 'admin';

/** The engine's ids of our roles, as in the specification. */
export const roleIds: Record<Role, string> = {
  user: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0001',
  admin: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0002',
};

/** The name of a role, or null for a role that is not ours, such as the operator of the engine. */
export function findRole(roleId: string | null): Role | null {
  if (roleId === roleIds.user) return 'user';
  if (roleId === roleIds.admin) return 'admin';
  return null;
}
