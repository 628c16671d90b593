import { type FieldDefinition, instant, integer, json, string, text, uuidKey, uuidLink } from './field.ts';

/** The engine's own columns that our queries name. They are not installed, only typed and compared with the database. */
export const engineColumns: Record<string, Record<string, FieldDefinition>> = {
  directus_users: {
    id: uuidKey(),
    first_name: string(50),
    last_name: string(50),
    email: string(128),
    password: string(255),
    status: string(16, { isNullable: false }),
    role: uuidLink('directus_roles'),
    last_access: instant(),
    tfa_secret: string(255),
  },
  directus_sessions: {
    token: string(64, { isNullable: false }),
    user: uuidLink('directus_users'),
    expires: instant({ isNullable: false }),
    user_agent: text(),
    next_token: string(64),
  },
  directus_files: {
    id: uuidKey(),
    storage: string(255, { isNullable: false }),
    filename_disk: string(255),
    filename_download: string(255, { isNullable: false }),
    folder: uuidLink('directus_folders'),
    uploaded_by: uuidLink('directus_users'),
    uploaded_on: instant(),
    title: string(255),
    type: string(255),
    // The driver gives a bigint as text.
    filesize: { ...integer(), dataType: 'bigint' },
    width: integer(),
    height: integer(),
    metadata: json(),
    tus_id: string(64),
  },
};
