import { educationLevels, gotraChoices, incomeBands, preferenceKinds, wantedLimits } from '@suchi/domain/fit';
import {
  between,
  type CollectionDefinition,
  type DatabaseRule,
  defineCollection,
  oneOf,
  uniqueIndex,
} from './collection.ts';
import {
  boolean,
  choice,
  createdAt,
  decimal,
  integer,
  json,
  numberKey,
  numberLink,
  string,
  text,
  updatedAt,
} from './field.ts';

const { age, height } = wantedLimits;

/** Several values between commas: `,Unmarried,Divorced,`. */
const list = (length: number) => string(length, { isNullable: true });

const musts: CollectionDefinition['fields'] = Object.fromEntries(
  preferenceKinds.map((kind) => [`${kind}_must`, boolean(false)]),
);

const ends = (kind: 'age' | 'height', { min, max }: { min: number; max: number }): DatabaseRule[] => [
  between(`suchi_preference_${kind}_from`, `${kind}_from`, min, max),
  between(`suchi_preference_${kind}_to`, `${kind}_to`, min, max),
  { name: `suchi_preference_${kind}`, kind: 'check', definition: `${kind}_from <= ${kind}_to` },
];

/** What a family looks for. One row for a profile; an empty column does not matter to them. */
export const partnerPreference = defineCollection('partner_preference', {
  icon: 'tune',
  note: 'What families look for; what is said here hides nobody',
  isHidden: true,
  fields: {
    id: numberKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    age_from: integer(),
    age_to: integer(),
    height_from: decimal(5, 2),
    height_to: decimal(5, 2),
    marital_status: list(100),
    education: choice(educationLevels),
    lives_in: json({ note: 'Towns with their places' }),
    lives_in_names: text({ note: 'Their names in small letters, to compare with' }),
    lives_in_near: text({ note: 'The squares of half a degree around them' }),
    would_live_in: list(100),
    work: list(300),
    income: integer({ note: 'Rupees a year' }),
    food: list(100),
    horoscope: boolean(false, { isNullable: true, defaultValue: null }),
    gotra: choice(gotraChoices, { note: 'Empty: as the association asks' }),
    ...musts,
    date_created: createdAt(),
    date_updated: updatedAt(),
  },
  rules: [
    uniqueIndex('suchi_preference_of_profile', '(profile)'),
    ...ends('age', age),
    ...ends('height', height),
    oneOf('suchi_preference_education', 'education', educationLevels),
    oneOf('suchi_preference_gotra', 'gotra', gotraChoices),
    { name: 'suchi_preference_income', kind: 'check', definition: `income in (${incomeBands.join(', ')})` },
    { name: 'suchi_preference_horoscope', kind: 'check', definition: 'not horoscope_must' },
  ],
});
