import { profileStatuses } from '@suchi/domain/lifecycle';
import { genders, incomeCurrencies, incomeMax, maritalStatuses } from '@suchi/domain/profile';
import { between, type CollectionDefinition, defineCollection, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  count,
  createdAt,
  createdBy,
  date,
  decimal,
  file,
  integer,
  json,
  listOf,
  listThrough,
  numberKey,
  numberLink,
  string,
  text,
  time,
  updatedAt,
  userLink,
} from './field.ts';
import { profileSearchIndexes } from './profile-search-indexes.ts';

const lookup = () => numberLink('qdb_lookup', { onDelete: 'SET NULL' });

/** Who the candidate is, and where the profile stands. */
const identity: CollectionDefinition['fields'] = {
  id: numberKey(),
  user: userLink({ isUnique: true, onDelete: 'CASCADE', note: 'One profile for a member' }),
  user_created: createdBy(),
  status: choice(profileStatuses, { isNullable: false, defaultValue: 'Draft', isReadonly: true }),
  last_status: choice(profileStatuses, { isReadonly: true }),
  rejection_reason: text({ isReadonly: true }),
  validation_errors: json(),
  is_hidden: boolean(false),
  serial_number: integer(),
  edition: numberLink('edition'),
  first_name: string(100),
  middle_name: string(100),
  last_name: string(100),
  own_script_name: string(300, { note: 'The name as the family writes it; not for the printer' }),
  petname: string(100),
  maternal_surname: string(100),
  gender: choice(genders),
  email: string(254),
  main_photo: file(),
  photos: listThrough('qd_matrimonial_profile_files', 'qd_matrimonial_profile_id', 'directus_files_id'),
  main_video: file(),
};

const person: CollectionDefinition['fields'] = {
  marital_status: choice(maritalStatuses),
  marital_status_before_marriage: choice(maritalStatuses, {
    isReadonly: true,
    note: 'What it was before the profile was marked married; given back when it is unmarked',
  }),
  married_by_vmm: boolean(false),
  has_children: boolean(false),
  children_count: integer(),
  children: json(),
  children_data: text({ note: 'The same list as JSON text' }),
  brithday: date({ note: 'Spelled so in the specification' }),
  birth_time: time(),
  birth_place: lookup(),
  new_birth_place: json(),
  native_place: lookup(),
  new_native_place: json(),
  location: lookup(),
  new_location: json({ note: 'name, formatted_address, lat, lng' }),
  country: lookup(),
  new_country: string(100),
  height: decimal(5, 2),
  weight: integer(),
  complexion: string(50),
  body_build: string(50),
  blood_group: lookup(),
  gotra: lookup(),
  partner_expectations: text(),
  brothers_married: count(),
  brothers_unmarried: count(),
  sisters_married: count(),
  sisters_unmarried: count(),
  is_handicapped: boolean(false),
  handicapped: string(100),
  mention_disability: text(),
  match_horoscope: boolean(false),
};

const workAndContact: CollectionDefinition['fields'] = {
  job_type: lookup(),
  organization_name: string(200),
  occupation: lookup(),
  new_occupation: string(200),
  designation: string(200),
  income: integer(),
  income_currency: choice(incomeCurrencies, { defaultValue: 'INR' }),
  heighest_education: lookup(),
  second_heighest_education: lookup(),
  education_sector: string(100),
  education_stream: string(100),
  education: lookup(),
  new_education: listThrough(
    'qd_matrimonial_profile_education',
    'qd_matrimonial_profile_id',
    'qdb_lookup_id',
  ),
  addresses: listOf('qd_address', 'profile'),
  social_facebook: string(255),
  social_linkedin: string(255),
  social_twitter: string(255),
  is_attending: integer({ note: '1 yes, -1 no, otherwise no answer' }),
  date_created: createdAt(),
  date_updated: updatedAt(),
};

/** The candidate's profile: authored by the family, reviewed by the committee. */
export const qdMatrimonialProfile = defineCollection('qd_matrimonial_profile', {
  icon: 'badge',
  note: 'One profile for a member',
  fields: { ...identity, ...person, ...workAndContact },
  rules: [
    oneOf('suchi_profile_status', 'status', profileStatuses),
    oneOf('suchi_profile_last_status', 'last_status', profileStatuses),
    oneOf('suchi_profile_gender', 'gender', genders),
    oneOf('suchi_profile_marital_status', 'marital_status', maritalStatuses),
    oneOf('suchi_profile_marital_status_before', 'marital_status_before_marriage', maritalStatuses),
    oneOf('suchi_profile_income_currency', 'income_currency', incomeCurrencies),
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
    // Whoever is on the way to being seen has said who they are; only a draft may be empty.
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
