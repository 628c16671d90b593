import { defineCollection, uniqueIndex, index } from './collection.ts';
import { numberKey, numberLink, string, text, uuidLink } from './field.ts';

const profileKey = () => numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false });

/** An address of a family; a profile can have several. */
/** What the back office searches. It must equal the expression of the query; a test compares them. */
export const addressNumbers = "(coalesce(mobile, '') || ' ' || coalesce(mobile_alternative, ''))";

export const qdAddress = defineCollection('qd_address', {
  icon: 'home',
  note: 'Addresses of a profile',
  fields: {
    id: numberKey(),
    profile: profileKey(),
    name: string(200),
    address: text(),
    city: string(100),
    pincode: string(12),
    country: numberLink('qdb_lookup', { onDelete: 'SET NULL', defaultValue: 1470 }),
    mobile: string(20),
    mobile_alternative: string(20),
  },
  rules: [
    index('suchi_address_profile', '(profile, id)'),
    index('suchi_address_numbers', `using gin (${addressNumbers} gin_trgm_ops)`),
  ],
});

export const profilePhotos = defineCollection('qd_matrimonial_profile_files', {
  icon: 'photo_library',
  note: 'Photos of a profile',
  isHidden: true,
  fields: {
    id: numberKey(),
    qd_matrimonial_profile_id: profileKey(),
    directus_files_id: uuidLink('directus_files', { onDelete: 'CASCADE', isNullable: false }),
  },
  rules: [uniqueIndex('suchi_profile_photo_pair', '(qd_matrimonial_profile_id, directus_files_id)')],
});

export const profileEducation = defineCollection('qd_matrimonial_profile_education', {
  icon: 'school',
  note: 'Education entries of a profile',
  isHidden: true,
  fields: {
    id: numberKey(),
    qd_matrimonial_profile_id: profileKey(),
    qdb_lookup_id: numberLink('qdb_lookup', { onDelete: 'CASCADE', isNullable: false }),
  },
  rules: [uniqueIndex('suchi_profile_education_pair', '(qd_matrimonial_profile_id, qdb_lookup_id)')],
});
