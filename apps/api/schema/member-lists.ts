import { type CollectionDefinition, defineCollection, index, uniqueIndex } from './collection.ts';
import { createdAt, createdBy, numberKey, numberLink, string, text, userLink } from './field.ts';

function userAndProfile(collection: string, note: string, pairRule: `suchi_${string}`): CollectionDefinition {
  return defineCollection(collection, {
    icon: 'link',
    note,
    isHidden: true,
    fields: {
      id: numberKey(),
      directus_users_id: userLink({ onDelete: 'CASCADE', isNullable: false }),
      qd_matrimonial_profile_id: numberLink('qd_matrimonial_profile', {
        onDelete: 'CASCADE',
        isNullable: false,
      }),
      date_created: createdAt(),
    },
    rules: [
      uniqueIndex(pairRule, '(directus_users_id, qd_matrimonial_profile_id)'),
      index(`${pairRule}_reverse`, '(qd_matrimonial_profile_id, directus_users_id)'),
    ],
  });
}

export const favourites = userAndProfile(
  'junction_directus_users_qd_matrimonial_profile',
  'Which member marked which profile as favourite',
  'suchi_favourite_pair',
);

export const blocks = userAndProfile(
  'junction_directus_users_qd_matrimonial_profile_1',
  'Which member blocked which profile; it hides both from each other',
  'suchi_block_pair',
);

/** A member's private note about a profile. */
export const notes = defineCollection('matrimonial_profile_notes', {
  icon: 'sticky_note_2',
  note: 'Private notes of members',
  fields: {
    id: numberKey(),
    note: text({ isNullable: false }),
    user_created: {
      ...createdBy(),
      isNullable: false,
      relation: { kind: 'points_to', collection: 'directus_users', onDelete: 'CASCADE' },
    },
    matrinonial_profile: numberLink('qd_matrimonial_profile', {
      onDelete: 'CASCADE',
      isNullable: false,
      note: 'Spelled so in the specification',
    }),
    client_key: string(36, { isHidden: true, note: 'Recognises a note that was sent twice' }),
    date_created: createdAt(),
  },
  rules: [
    uniqueIndex('suchi_note_once', '(user_created, client_key)'),
    index('suchi_note_owner', '(user_created, date_created desc)'),
    { name: 'suchi_note_length', kind: 'check', definition: 'length(note) between 1 and 2000' },
  ],
});
