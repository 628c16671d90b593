import { audiences, profileStatuses } from '@suchi/domain/lifecycle';
import { incomeMax, maritalStatuses, profileFieldList } from '@suchi/domain/profiles';
import { between, type CollectionDefinition, defineCollection, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  createdAt,
  createdBy,
  instant,
  integer,
  json,
  listOf,
  listThrough,
  numberKey,
  numberLink,
  string,
  text,
  updatedAt,
  userLink,
} from './field.ts';
import { profileColumns } from './profile-columns.ts';
import { profileSearchIndexes } from './profile-search-indexes.ts';

const lookup = () => numberLink('qdb_lookup', { onDelete: 'SET NULL' });

/** The status of the profile. */
const statusColumns: CollectionDefinition['fields'] = {
  id: numberKey(),
  user: userLink({ isUnique: true, onDelete: 'CASCADE', note: 'One profile for a member' }),
  user_created: createdBy(),
  status: choice(profileStatuses, { isNullable: false, defaultValue: 'Draft', isReadonly: true }),
  last_status: choice(profileStatuses, { isReadonly: true }),
  rejection_reason: text({ isReadonly: true }),
  validation_errors: json(),
  is_hidden: boolean(false),
  hidden_by_staff: boolean(false, { isReadonly: true, note: 'The owner cannot show it again' }),
  serial_number: integer(),
  edition: numberLink('edition'),
  keeps_serial: boolean(false, { note: 'The family asks for the number of the edition before' }),
  is_attending: integer({ note: '1 yes, -1 no, otherwise no answer' }),
  attending_edition: numberLink('edition', { note: 'Whose melawa the answer is about' }),
  in_book: boolean(true, { isReadonly: true, note: 'The next edition prints it' }),
  hall_consent: boolean(false, {
    isNullable: true,
    defaultValue: null,
    note: 'Whether the hall screen may show it; empty: not asked yet, the association’s default applies',
  }),
  photo_for: choice(audiences, {
    isNullable: false,
    defaultValue: 'all',
    note: 'Who sees the photos on the website',
  }),
  number_for: choice(audiences, { isNullable: false, defaultValue: 'all', note: 'Who opens the numbers' }),
  shows_horoscope: boolean(false, { note: 'Families that show theirs see how the horoscopes match' }),
  married_by_vmm: boolean(false),
  marital_status_before_marriage: choice(maritalStatuses, {
    isReadonly: true,
    note: 'What it was before the profile was marked married; given back when it is unmarked',
  }),
  consent_at: instant({ isReadonly: true, note: 'When another person said that the candidate agrees' }),
  consent_by: userLink({ onDelete: 'SET NULL', note: 'The account that said so' }),
  bulk_mail_stopped_at: instant({ isReadonly: true, note: 'When the family unsubscribed from bulk mails' }),
  family_mail_stopped_at: instant({
    isReadonly: true,
    note: 'When the family stopped mails about interest between families',
  }),
  shown_since: instant({ isReadonly: true, note: 'Since when others find it: approved or shown again then' }),
  confirmed_at: instant({
    isReadonly: true,
    note: 'When the family last said that it still looks; an approval counts too',
  }),
  name_key: text({
    isHidden: true,
    isReadonly: true,
    note: 'How the names sound, for search; written with the names',
  }),
  place_key: text({
    isHidden: true,
    isReadonly: true,
    note: 'All names of the town and where it is, for search; written with the place',
  }),
  date_created: createdAt(),
  date_updated: updatedAt(),
};

/** What the declarations of the profile cannot say about a column. */
const unusual: CollectionDefinition['fields'] = {
  // A marriage is marked here too.
  marital_status: choice(maritalStatuses),
  photos: listThrough('qd_matrimonial_profile_files', 'qd_matrimonial_profile_id', 'directus_files_id'),
  children: json(),
  children_data: text({ note: 'The same list as JSON text' }),
  new_education: listThrough(
    'qd_matrimonial_profile_education',
    'qd_matrimonial_profile_id',
    'qdb_lookup_id',
  ),
  addresses: listOf('qd_address', 'profile'),
};

/** Columns of the older system. Migration 0001 copied them into those of the form; nothing reads them. */
const old: CollectionDefinition['fields'] = {
  birth_place: lookup(),
  native_place: lookup(),
  location: lookup(),
  country: lookup(),
  occupation: lookup(),
  education: lookup(),
  handicapped: string(100),
};

const choiceRules = profileFieldList
  .filter(({ kind, column }) => kind === 'choice' && !(column in unusual))
  .map(({ column, values = [] }) => oneOf(`suchi_profile_${column}`, column, values));

/** The candidate's profile: written by the family, reviewed by the committee. */
export const qdMatrimonialProfile = defineCollection('qd_matrimonial_profile', {
  icon: 'badge',
  note: 'One profile for a member',
  fields: { ...statusColumns, ...profileColumns, ...unusual, ...old },
  rules: [
    oneOf('suchi_profile_status', 'status', profileStatuses),
    oneOf('suchi_profile_last_status', 'last_status', profileStatuses),
    ...choiceRules,
    oneOf('suchi_profile_photo_for', 'photo_for', audiences),
    oneOf('suchi_profile_number_for', 'number_for', audiences),
    oneOf('suchi_profile_marital_status', 'marital_status', maritalStatuses),
    oneOf('suchi_profile_marital_status_before', 'marital_status_before_marriage', maritalStatuses),
    between('suchi_profile_income', 'income', 0, incomeMax),
    between('suchi_profile_height', 'height', 91, 275),
    between('suchi_profile_weight', 'weight', 1, 200),
    between('suchi_profile_children_count', 'children_count', 0, 10),
    between('suchi_profile_serial', 'serial_number', 1, 999_999),
    between('suchi_profile_attending', 'is_attending', -1, 1),
    {
      name: 'suchi_profile_siblings',
      kind: 'check',
      definition: ['brothers_married', 'brothers_unmarried', 'sisters_married', 'sisters_unmarried']
        .map((column) => `${column} between 0 and 10`)
        .join(' and '),
    },
    {
      name: 'suchi_profile_serial_has_edition',
      kind: 'check',
      definition: 'serial_number is null or edition is not null',
    },
    // Only a draft may lack these fields.
    {
      name: 'suchi_profile_complete',
      kind: 'check',
      definition:
        "status in ('Draft', 'married') or (gender is not null and brithday is not null and first_name is not null and last_name is not null)",
    },
    uniqueIndex(
      'suchi_profile_serial_in_edition',
      '(edition, serial_number) where serial_number is not null',
    ),
    ...profileSearchIndexes,
  ],
});
