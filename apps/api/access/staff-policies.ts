import { type Duty, duties, dutyPolicyIds } from '@suchi/domain/accounts';
import { ownAccount, type PolicyDefinition, read } from './access.ts';
import { editionFields, lookupFields, ownAccountFields, settingFields } from './fields.ts';
import { inList, ownAccountPermissions, ownSubscriptions } from './member-policy.ts';

/** What every person with a duty has: their own account, the switches and the shared lists. */
export const staffPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1010',
  name: 'Staff',
  icon: 'badge',
  description: 'Own account and shared lists; duties are added to the account',
  isUnlimited: false,
  permissions: [
    read('directus_users', ownAccountFields, ownAccount),
    ...ownAccountPermissions,
    ownSubscriptions,
    read('admin_setting', settingFields),
    read('edition', editionFields),
    read('qdb_lookup', lookupFields, inList),
    read('qdb_lookup_type', ['id', 'name']),
  ],
};

const names: Record<Duty, { name: string; icon: string; description: string }> = {
  review: { name: 'Reviewer', icon: 'rule', description: 'Review desk, candidates, reports' },
  desk: { name: 'Desk', icon: 'edit_document', description: 'Profiles from paper, login cards, calls' },
  treasury: { name: 'Treasurer', icon: 'payments', description: 'Payments, subscriptions, day book' },
  dispatch: { name: 'Dispatch', icon: 'local_shipping', description: 'Book orders, address labels' },
  event: { name: 'Event desk', icon: 'event', description: 'Attendees of the melawa' },
  grievance: { name: 'Grievance officer', icon: 'balance', description: 'Grievances of families' },
};

/** Only the mark that an account has a duty. Our endpoints decide what it opens; the engine opens nothing for it. */
export const dutyPolicies: PolicyDefinition[] = duties.map((duty) => ({
  id: dutyPolicyIds[duty],
  ...names[duty],
  isUnlimited: false,
  permissions: [],
}));
