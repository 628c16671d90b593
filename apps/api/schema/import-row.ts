import { defineCollection, uniqueIndex } from './collection.ts';
import { createdAt, instant, numberKey, numberLink, string, userLink } from './field.ts';

/**
 * A row that an import has brought in. It stays when the member is deleted, so that the next run does not bring them
 * back; the key is a keyed hash and names nobody.
 */
export const importRow = defineCollection('import_row', {
  icon: 'upload_file',
  note: 'Rows brought in from another system',
  isHidden: true,
  fields: {
    id: numberKey(),
    source: string(64, { isNullable: false, isReadonly: true }),
    import_key: string(64, { isNullable: false, isReadonly: true, note: 'Keyed hash of the row’s old id' }),
    user: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'SET NULL', isReadonly: true }),
    photos_at: instant({ isReadonly: true, note: 'When the photos of the row were added' }),
    date_created: createdAt(),
  },
  rules: [uniqueIndex('suchi_import_row_key', '(import_key)')],
});
