import { ownAccount, type PolicyDefinition, read } from './access.ts';
import {
  editionFieldsForStaff,
  lookupFields,
  newsFields,
  ownAccountFields,
  settingFieldsForStaff,
} from './fields.ts';
import { inList, ownAccountPermissions, ownSubscriptions } from './member-policy.ts';

/**
 * The back office. Staff reach people only through our endpoints, which know the duty, ask for a reason where contacts
 * leave in bulk, and write the audit log. Through the engine they read the association's settings and shared lists.
 */
export const adminPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1002',
  name: 'Association staff',
  icon: 'groups',
  description: 'The back office; not the engine',
  isUnlimited: false,
  permissions: [
    read('directus_users', ownAccountFields, ownAccount),
    ...ownAccountPermissions,
    ownSubscriptions,
    read('admin_setting', settingFieldsForStaff),
    read('edition', editionFieldsForStaff),
    read('qdb_lookup', [...lookupFields, 'user_created'], inList),
    read('qdb_lookup_type', ['id', 'name', 'date_created']),
    read('qp_pm_holidays', ['id', 'name', 'state', 'date', 'date_created']),
    read('news_post', [...newsFields, 'user_created', 'date_created', 'date_updated']),
  ],
};
