import { adminSetting, currentUserFields } from '@suchi/contracts';
import { ownAccount, type PermissionDefinition, type PolicyDefinition } from './access.ts';

const accountRead: PermissionDefinition = {
  collection: 'directus_users',
  action: 'read',
  rows: ownAccount,
  fields: currentUserFields,
};

// Everything that widens an account (role, status, policies, is_tester, email_verified, token, dates that were
// paid for) and everything that identifies it (email) is changed by our commands only.
const accountUpdate: PermissionDefinition = {
  collection: 'directus_users',
  action: 'update',
  rows: ownAccount,
  fields: ['first_name', 'last_name', 'mobile', 'password', 'is_reactivated'],
};

const settingFields = Object.keys(adminSetting.shape);
const settingRead: PermissionDefinition = {
  collection: 'admin_setting',
  action: 'read',
  rows: {},
  fields: settingFields,
};

/** A visitor without a session reads nothing through the engine. The id is the engine's own. */
export const publicPolicy: PolicyDefinition = {
  id: 'abf8a154-5b1c-4a46-ac9c-7300570f4f17',
  name: '$t:public_label',
  icon: 'public',
  description: '$t:public_description',
  isUnlimited: false,
  permissions: [],
};

export const memberPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1001',
  name: 'Member',
  icon: 'person',
  description: 'Own account and the association’s public settings',
  isUnlimited: false,
  permissions: [accountRead, accountUpdate, settingRead],
};

export const adminPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1002',
  name: 'Association staff',
  icon: 'groups',
  description: 'The back office; not the engine',
  isUnlimited: false,
  permissions: [
    accountRead,
    accountUpdate,
    settingRead,
    { collection: 'admin_setting', action: 'update', rows: {}, fields: settingFields },
    {
      collection: 'qdb_mail',
      action: 'read',
      rows: {},
      fields: [
        'id',
        'to_email',
        'subject',
        'body_heading',
        'body_content',
        'kind',
        'state',
        'tries',
        'failure',
        'sent_at',
        'date_created',
      ],
    },
  ],
};

export const operatorPolicy: PolicyDefinition = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1003',
  name: 'Operator',
  icon: 'engineering',
  description: 'Runs the engine: Studio and everything in it',
  isUnlimited: true,
  permissions: [],
};
