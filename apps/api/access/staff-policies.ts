import { currentUserFields } from '@suchi/contracts/accounts';
import { type Duty, duties, dutyPolicyIds, roleIds } from '@suchi/domain/accounts';
import { ownAccount, type PermissionDefinition, type PolicyDefinition, read } from './access.ts';
import {
  addressFields,
  editionFields,
  lookupFields,
  orderFields,
  paymentFields,
  profileFieldsForStaff,
  settingFields,
  subscriptionFields,
} from './fields.ts';
import { inList, ownAccountPermissions } from './member-policy.ts';

/** What every person with a duty has: their own account, the switches and the shared lists. */
export const staffPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1010',
  name: 'Staff',
  icon: 'badge',
  description: 'Own account and shared lists; duties are added to the account',
  isUnlimited: false,
  permissions: [
    read('directus_users', currentUserFields, ownAccount),
    ...ownAccountPermissions,
    read('admin_setting', settingFields),
    read('edition', editionFields),
    read('qdb_lookup', lookupFields, inList),
    read('qdb_lookup_type', ['id', 'name']),
  ],
};

const members = { role: { _eq: roleIds.user } };
const readMembers = (fields: readonly string[]) => read('directus_users', ['id', ...fields], members);

/** Duties only read through the engine; what they change goes through our endpoints. */
const permissionsOf: Record<Duty, PermissionDefinition[]> = {
  review: [
    readMembers([
      'first_name',
      'last_name',
      'email',
      'mobile',
      'status',
      'email_verified',
      'is_reactivated',
      'date_created',
      'matrimonial_profiles',
    ]),
    read('qd_matrimonial_profile', profileFieldsForStaff),
    read('qd_address', addressFields),
    read('qd_matrimonial_profile_files', ['id', 'qd_matrimonial_profile_id', 'directus_files_id']),
    read('qd_matrimonial_profile_education', ['id', 'qd_matrimonial_profile_id', 'qdb_lookup_id']),
  ],
  treasury: [
    readMembers([
      'first_name',
      'last_name',
      'email',
      'mobile',
      'membership_valid_till',
      'qd_payments',
      'subscriptions',
    ]),
    read('qd_subscriptions', subscriptionFields),
    read('qd_payments', paymentFields),
  ],
  dispatch: [
    readMembers([
      'first_name',
      'last_name',
      'email',
      'mobile',
      'suchi_book_order',
      'suchi_name',
      'delivery_address',
      'orders',
    ]),
    read(
      'qd_order',
      orderFields.filter((field) => !['amount', 'razorpay_order_id', 'razorpay_payment_id'].includes(field)),
    ),
  ],
  event: [
    read('qd_matrimonial_profile', [
      'id',
      'status',
      'first_name',
      'middle_name',
      'last_name',
      'gender',
      'serial_number',
      'edition',
      'main_photo',
      'is_attending',
    ]),
  ],
};

const names: Record<Duty, { name: string; icon: string; description: string }> = {
  review: { name: 'Reviewer', icon: 'rule', description: 'Review desk, candidates, reports' },
  treasury: { name: 'Treasurer', icon: 'payments', description: 'Payments, subscriptions, day book' },
  dispatch: { name: 'Dispatch', icon: 'local_shipping', description: 'Book orders, address labels' },
  event: { name: 'Event desk', icon: 'event', description: 'Attendees of the melawa' },
};

export const dutyPolicies: PolicyDefinition[] = duties.map((duty) => ({
  id: dutyPolicyIds[duty],
  ...names[duty],
  isUnlimited: false,
  permissions: permissionsOf[duty],
}));
