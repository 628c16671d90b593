import {
  create,
  own,
  ownAccount,
  type PermissionDefinition,
  type PolicyDefinition,
  read,
  remove,
  update,
} from './access.ts';
import {
  addressFields,
  deliveryFields,
  editionFields,
  lookupFields,
  newsFields,
  orderFields,
  ownAccountExtras,
  ownAccountFields,
  ownProfileFields,
  paymentFields,
  settingFields,
  subscriptionFields,
} from './fields.ts';

/** Reading and changing one's own account; also for staff. */
export const ownAccountPermissions: PermissionDefinition[] = [
  // Fields that extend an account's rights (role, status, policies, is_tester, email_verified, token, paid
  // dates) or identify it (email, mobile, password) change only through our commands.
  update('directus_users', ['first_name', 'last_name', 'is_reactivated'], ownAccount),
];

export const ownSubscriptions = read('qd_subscriptions', subscriptionFields, own('user'));

const pairFields = ['id', 'directus_users_id', 'qd_matrimonial_profile_id', 'date_created'];

function ownPairs(collection: string): PermissionDefinition[] {
  const mine = own('directus_users_id');
  return [
    read(collection, pairFields, mine),
    create(collection, ['directus_users_id', 'qd_matrimonial_profile_id'], mine),
    remove(collection, mine),
  ];
}

/** Values that were not deleted or merged. */
export const inList = { removed_at: { _null: true } };

const myNotes = own('user_created');

/**
 * What a member does through the engine itself: their own data and the shared lists. Other members' profiles
 * come only from our endpoints.
 */
export const memberPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1001',
  name: 'Member',
  icon: 'person',
  description: 'Own account and profile, own lists and orders, shared value lists',
  isUnlimited: false,
  permissions: [
    read('directus_users', [...ownAccountFields, ...ownAccountExtras], ownAccount),
    ...ownAccountPermissions,
    read('qd_matrimonial_profile', ownProfileFields, own('user')),
    read('qd_address', addressFields, own('profile.user')),
    read(
      'qd_matrimonial_profile_files',
      ['id', 'qd_matrimonial_profile_id', 'directus_files_id'],
      own('qd_matrimonial_profile_id.user'),
    ),
    read(
      'qd_matrimonial_profile_education',
      ['id', 'qd_matrimonial_profile_id', 'qdb_lookup_id'],
      own('qd_matrimonial_profile_id.user'),
    ),
    ...ownPairs('junction_directus_users_qd_matrimonial_profile'),
    ...ownPairs('junction_directus_users_qd_matrimonial_profile_1'),
    read(
      'matrimonial_profile_notes',
      ['id', 'note', 'user_created', 'matrinonial_profile', 'date_created'],
      myNotes,
    ),
    create('matrimonial_profile_notes', ['note', 'matrinonial_profile', 'client_key']),
    update('matrimonial_profile_notes', ['note'], myNotes),
    remove('matrimonial_profile_notes', myNotes),
    ownSubscriptions,
    read('qd_payments', paymentFields, own('user')),
    read('qd_order', orderFields, own('user')),
    // Until the book is sent.
    update('qd_order', deliveryFields, {
      _and: [own('user'), { is_archived: { _eq: false } }, { order_status: { _eq: 'ordered' } }],
    }),
    read('admin_setting', settingFields),
    read('edition', editionFields, { is_current: { _eq: true } }),
    read('qdb_lookup', lookupFields, {
      _and: [inList, { _or: [{ record_type: { _eq: 'standard' } }, own('user_created')] }],
    }),
    read('qdb_lookup_type', ['id', 'name']),
    read('news_post', newsFields, { is_published: { _eq: true } }),
  ],
};
