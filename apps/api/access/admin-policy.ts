import { roleIds } from '@suchi/domain/accounts';
import { type PolicyDefinition, read } from './access.ts';
import {
  accountFieldsForStaff,
  addressFields,
  editionFieldsForStaff,
  lookupFields,
  newsFields,
  orderFields,
  paymentFields,
  profileFieldsForStaff,
  settingFieldsForStaff,
  subscriptionFields,
} from './fields.ts';
import { inList, ownAccountPermissions } from './member-policy.ts';

const membersAndStaff = { role: { _in: Object.values(roleIds) } };

/**
 * The back office: reads members' data, maintains lists. Settings, news, statuses, money and mail change only
 * through our endpoints. Notes, favourites and blocks are private to members.
 */
export const adminPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1002',
  name: 'Association staff',
  icon: 'groups',
  description: 'The back office; not the engine',
  isUnlimited: false,
  permissions: [
    read('directus_users', accountFieldsForStaff, membersAndStaff),
    ...ownAccountPermissions,
    read('qd_matrimonial_profile', profileFieldsForStaff),
    read('qd_address', addressFields),
    read('qd_matrimonial_profile_files', ['id', 'qd_matrimonial_profile_id', 'directus_files_id']),
    read('qd_matrimonial_profile_education', ['id', 'qd_matrimonial_profile_id', 'qdb_lookup_id']),
    read('qd_subscriptions', subscriptionFields),
    read('qd_payments', paymentFields),
    read('qd_order', orderFields),
    read('admin_setting', settingFieldsForStaff),
    read('edition', editionFieldsForStaff),
    read('qdb_lookup', [...lookupFields, 'user_created', 'date_created'], inList),
    read('qdb_lookup_type', ['id', 'name', 'date_created']),
    read('qp_pm_holidays', ['id', 'name', 'state', 'date', 'date_created']),
    read('news_post', [...newsFields, 'user_created', 'date_created', 'date_updated']),
    read('qdb_mail', [
      'id',
      'to_email',
      'subject',
      'body_heading',
      // Not `body_content`: what members write to families is private.
      'kind',
      'state',
      'tries',
      'failure',
      'sent_at',
      'date_created',
    ]),
    read('qdb_cold_mail', [
      'id',
      'subject',
      'body_heading',
      'body_content',
      'priority',
      'to_profile',
      'user_created',
      'date_created',
    ]),
    read('qdb_cold_mail_to_profile', [
      'id',
      'qdb_cold_mail_id',
      'qd_matrimonial_profile_id',
      'priority',
      'status',
    ]),
    read('contact_reveal', ['id', 'viewer', 'profile', 'date_created']),
    // Not `message`: staff read a message only in a report, through our endpoint.
    read('member_message', ['id', 'sender', 'profile', 'date_created']),
    read('audit_log', [
      'id',
      'actor',
      'actor_kind',
      'on_behalf_of',
      'action',
      'subject_collection',
      'subject_id',
      'details',
      'date_created',
    ]),
  ],
};
