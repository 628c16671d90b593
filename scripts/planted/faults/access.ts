import { inArea } from '../fault.ts';
import { domain, integration, server, web } from './paths.ts';

export const accessFaults = inArea('access', [
  {
    name: 'any duty opens the pages of an admin',
    says: 'A helper of the event desk can change the settings and the staff.',
    file: `${domain}/accounts/duty.ts`,
    find: "if (role !== 'staff' || access === 'admin') return false;",
    replace: "if (role !== 'staff') return false;\n  if (access === 'admin') return own.length > 0;",
    proof: { tier: 'rules', files: [`${domain}/accounts/duty.test.ts`] },
  },
  {
    name: 'a filter inside _or is not looked at',
    says: 'A member learns hidden facts of other people by a filter through a relation.',
    file: `${server}/access/is-local-query.ts`,
    find: "if (key === '_and' || key === '_or') return Array.isArray(value) && value.every(isLocalFilter);",
    replace: "if (key === '_and' || key === '_or') return Array.isArray(value);",
    proof: { tier: 'rules', files: [`${server}/access/is-local-query.test.ts`] },
  },
  {
    name: 'a member without the role opens the office',
    says: 'A member sees the menu and the pages of the back office.',
    file: `${web}/app/guards/admin-guard.tsx`,
    find: 'if (!isStaffRole(roleName)) {',
    replace: 'if (roleName === null) {',
    proof: { tier: 'web', files: [`${web}/app/guards/guards.test.tsx`] },
  },
  {
    name: 'a member makes themself a tester',
    says: 'A member pays two rupees for the search by changing a field of the own account.',
    file: 'apps/api/access/member-policy.ts',
    find: "'last_name', 'is_reactivated'], ownAccount)",
    replace: "'last_name', 'is_reactivated', 'is_tester'], ownAccount)",
    proof: { tier: 'integration', files: integration('access') },
  },
  {
    name: 'all members read all notes',
    says: 'A family reads what others have noted about it.',
    file: 'apps/api/access/member-policy.ts',
    find: "'matrinonial_profile', 'date_created'],\n      myNotes,\n    ),",
    replace: "'matrinonial_profile', 'date_created'],\n    ),",
    proof: { tier: 'integration', files: integration('permission-matrix') },
  },
]);
