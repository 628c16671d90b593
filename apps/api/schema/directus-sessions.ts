import { extendCollection, index, uniqueIndex } from './collection.ts';
import { boolean, type FieldDefinition, instant, string } from './field.ts';

const randomId: FieldDefinition = {
  ...string(36, { isNullable: false, isHidden: true, isReadonly: true }),
  type: 'uuid',
  dataType: 'uuid',
  maxLength: null,
  defaultValue: 'gen_random_uuid()',
};

/** Our columns of a session. The engine inserts these rows without our columns, so the database fills them. */
export const directusSessions = extendCollection('directus_sessions', {
  fields: {
    // Stays the same while the token changes. Lists show it instead of the token.
    session_id: randomId,
    signed_in_at: {
      ...instant({ isReadonly: true }),
      isNullable: false,
      defaultValue: 'CURRENT_TIMESTAMP',
    },
    seen_at: instant({ isReadonly: true }),
    is_kept: {
      ...boolean(false, { isReadonly: true, note: 'Stay signed in; empty for clients with JSON tokens' }),
      isNullable: true,
      defaultValue: null,
    },
  },
  rules: [
    uniqueIndex('suchi_sessions_session_id', '(session_id)'),
    // The engine queries all sessions of a user without an index.
    index('suchi_sessions_user', '("user")'),
  ],
});
