import { roleIds } from '@suchi/domain/accounts';
import type { PolicyDefinition, RoleDefinition } from './access.ts';
import { adminPolicy } from './admin-policy.ts';
import { memberPolicy } from './member-policy.ts';
import { operatorPolicy, publicPolicy } from './policies.ts';
import { dutyPolicies, staffPolicy } from './staff-policies.ts';

export const policies: PolicyDefinition[] = [
  publicPolicy,
  memberPolicy,
  staffPolicy,
  ...dutyPolicies,
  adminPolicy,
  operatorPolicy,
];

/** The person who runs the engine; not one of the specification's two roles. */
export const operatorRoleId = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f0003';

export const roles: RoleDefinition[] = [
  { id: roleIds.user, name: 'user', icon: 'person', description: 'Member', policyId: memberPolicy.id },
  {
    id: roleIds.staff,
    name: 'staff',
    icon: 'badge',
    description: 'Staff with single duties, each a policy of the account',
    policyId: staffPolicy.id,
  },
  {
    id: roleIds.admin,
    name: 'admin',
    icon: 'groups',
    description: 'Admin: all of the back office',
    policyId: adminPolicy.id,
  },
  {
    id: operatorRoleId,
    name: 'operator',
    icon: 'engineering',
    description: 'Operator',
    policyId: operatorPolicy.id,
  },
];
