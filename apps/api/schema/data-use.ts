import { defineCollection, index } from './collection.ts';
import { createdAt, instant, integer, numberKey, numberLink, userLink, uuidKey } from './field.ts';

/** That a profile was in a file with many people. Who made the file and why is in the line of the audit log. */
export const exportedProfile = defineCollection('exported_profile', {
  icon: 'file_export',
  note: 'Which profiles were in which file of the office; their families can read it',
  isHidden: true,
  fields: {
    id: numberKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    export: numberLink('audit_log', { onDelete: 'CASCADE', isNullable: false }),
    date_created: createdAt(),
  },
  rules: [
    index('suchi_exported_profile', '(profile, date_created desc)'),
    index('suchi_exported_export', '(export)'),
    index('suchi_exported_old', '(date_created)'),
  ],
});

/** The last file with all data of an account. The file itself is in the storage. */
export const dataDownload = defineCollection('data_download', {
  icon: 'folder_zip',
  note: 'Files that families made with all their data, until their end',
  isHidden: true,
  fields: {
    id: uuidKey(),
    user: userLink({ onDelete: 'CASCADE', isNullable: false, isUnique: true }),
    asked_at: instant({ isNullable: false }),
    made_at: instant({ note: 'Empty: a worker makes it' }),
    failed_at: instant(),
    bytes: integer(),
  },
  rules: [
    index('suchi_download_asked', '(asked_at)'),
    {
      name: 'suchi_download_made',
      kind: 'check',
      definition: '(made_at is null) = (bytes is null)',
    },
  ],
});
