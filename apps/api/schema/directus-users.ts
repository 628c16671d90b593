import { languageCodePattern, roleIds } from '@suchi/domain/accounts';
import { orderSteps } from '@suchi/domain/money';
import { extendCollection, index } from './collection.ts';
import { boolean, choice, date, instant, integer, listOf, listThrough, string, text } from './field.ts';

import { blocks, favourites } from './member-lists.ts';

/** What the back office searches. It must equal the expression of the query; a test compares them. */
export const accountText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))";

/** Our fields of an account. */
export const directusUsers = extendCollection('directus_users', {
  fields: {
    mobile: string(20, { note: '91 and ten digits, or + and the full number abroad' }),
    email_verified: boolean(false, { isReadonly: true }),
    is_tester: boolean(false, { note: 'Pays 2 rupees and always sees search' }),
    is_reactivated: boolean(false),
    // The engine's own `language` is that of the Studio.
    app_language: string(3, { note: 'Of pages and mails; empty: not chosen' }),
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
    // The link of an invitation is signed with it, so a new invitation ends the old link.
    invited_at: instant({ isReadonly: true, note: 'When staff were invited' }),
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
    {
      name: 'suchi_users_app_language',
      kind: 'check',
      definition: `app_language ~ '${languageCodePattern}'`,
    },
    // For deleting unverified accounts after a week.
    index('suchi_users_unverified', '(date_created) where not email_verified'),
    // Search needs the owners of older profiles who are still looking, and the few suspended accounts.
    index('suchi_users_reactivated', '(id) where is_reactivated'),
    index('suchi_users_inactive', "(id) where status <> 'active'"),
    // The back office: newest first, search, and what the lists of candidates need of an owner.
    index('suchi_users_newest', '(date_created desc nulls last, id desc)'),
    index('suchi_users_search', `using gin (${accountText} gin_trgm_ops)`),
    // Sign-in of families without an address, and the number at the desk.
    index('suchi_users_mobile', '(mobile)'),
    index('suchi_users_book', '(suchi_book_order, id) where suchi_book_order is not null'),
    index('suchi_users_staff', `(role) where role in ('${roleIds.admin}', '${roleIds.staff}')`),
  ],
});
