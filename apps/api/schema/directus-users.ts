import { orderSteps } from '@suchi/domain/money';
import { extendCollection, index } from './collection.ts';
import { boolean, choice, date, instant, integer, listOf, listThrough, string, text } from './field.ts';

import { blocks, favourites } from './member-lists.ts';

/** Our fields of an account. */
export const directusUsers = extendCollection('directus_users', {
  fields: {
    mobile: string(20, { note: '91 and ten digits, or + and the full number abroad' }),
    email_verified: boolean(false, { isReadonly: true }),
    is_tester: boolean(false, { note: 'Pays 2 rupees and always sees search' }),
    is_reactivated: boolean(false),
    membership_valid_till: date(),
    suchi_book_order: choice(orderSteps),
    suchi_name: string(200),
    delivery_address: text(),
    // The name is from the specification; the content is a keyed hash, never the code.
    otp: string(64, { isHidden: true, isReadonly: true, note: 'Keyed hash of the last one-time code' }),
    otp_sent_at: instant({ isHidden: true, isReadonly: true }),
    otp_tries_used: integer({ isNullable: false, defaultValue: 0, isHidden: true, isReadonly: true }),
    // JSON access tokens are checked against it: raising it revokes all of them.
    token_generation: integer({ isNullable: false, defaultValue: 0, isHidden: true, isReadonly: true }),
    matrimonial_profiles: listOf('qd_matrimonial_profile', 'user'),
    favourite_profile: listThrough(favourites.collection, 'directus_users_id', 'qd_matrimonial_profile_id'),
    block_profile: listThrough(blocks.collection, 'directus_users_id', 'qd_matrimonial_profile_id'),
    orders: listOf('qd_order', 'user'),
    qd_payments: listOf('qd_payments', 'user'),
    subscriptions: listOf('qd_subscriptions', 'user'),
    date_created: {
      ...instant({ isReadonly: true }),
      special: ['date-created'],
      isNullable: false,
      defaultValue: 'CURRENT_TIMESTAMP',
    },
  },
  rules: [
    {
      name: 'suchi_users_email_lower',
      kind: 'index',
      isUnique: true,
      definition: '(lower(email))',
    },
    {
      name: 'suchi_users_otp_tries_used',
      kind: 'check',
      definition: 'otp_tries_used >= 0',
    },
    // For deleting unverified accounts after a week.
    index('suchi_users_unverified', '(date_created) where not email_verified'),
    // Search needs the owners of older profiles who are still looking, and the few suspended accounts.
    index('suchi_users_reactivated', '(id) where is_reactivated'),
    index('suchi_users_inactive', "(id) where status <> 'active'"),
  ],
});
