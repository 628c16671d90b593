import { caseAddress, completeProfile, type ProfileInput } from './complete-profile.ts';

export { casePhotoId, completeProfile } from './complete-profile.ts';

/** One thing wrong with a profile: the change to the complete one, and the expected message and field. */
export interface ProfileCase {
  name: string;
  change: ProfileInput;
  /** The path in the data, for example `addresses.0.name`. */
  field: string;
  /** The exact text. */
  message: string;
}

/** The required fields, and the specification's message for each. */
const requiredMessages = {
  author_relation: 'Please choose whose profile it is',
  first_name: 'First Name Required',
  last_name: 'Last Name Required',
  gender: 'Gender Required',
  maternal_surname: 'Maternal Surname Required',
  new_native_place: 'Native Place Required',
  main_photo: 'Main Photo Required',
  marital_status: 'Marital Status Required',
  new_birth_place: 'Birth Place Required',
  birth_time: 'Birth time Required',
  brithday: 'Birth Date Required',
  height: 'Height Required',
  weight: 'Weight Required',
  blood_group: 'Blood Group Required',
  gotra: 'Gotra Required',
  job_type: 'Job Type Required',
  income: 'Income is Required',
  heighest_education: 'Highest Education Required',
  second_heighest_education: 'Second Highest Education Required',
  new_location: 'Work Location Required',
} satisfies Partial<Record<keyof typeof completeProfile, string>>;

const requiredCases: ProfileCase[] = Object.entries(requiredMessages).map(([field, message]) => ({
  name: `without ${field}`,
  change: { [field]: null },
  field,
  message,
}));

const jobCases: ProfileCase[] = [['Service', 11203] as const, ['Business', 11204] as const].flatMap(
  ([job, job_type]) => [
    {
      name: `${job} without an organization`,
      change: { job_type, organization_name: null },
      field: 'organization_name',
      message: 'Organization Name Required',
    },
    {
      name: `${job} without a designation`,
      change: { job_type, designation: null },
      field: 'designation',
      message: 'Designation Required',
    },
  ],
);

const notEnglish = 'Only english language is accepted';
const englishCases: ProfileCase[] = [
  'first_name',
  'middle_name',
  'last_name',
  'petname',
  'maternal_surname',
  'organization_name',
  'new_occupation',
  'designation',
  'education_stream',
  'father_name',
  'father_occupation',
  'mother_name',
  'mother_occupation',
]
  .map((field): ProfileCase => ({
    name: `${field} in another script`,
    change: { [field]: 'रोहन' },
    field,
    message: notEnglish,
  }))
  .concat(
    ['new_birth_place', 'new_native_place', 'new_location'].map((field): ProfileCase => ({
      name: `${field} in another script`,
      change: { [field]: { name: 'वडगाव', formatted_address: '', lat: null, lng: null } },
      field,
      message: notEnglish,
    })),
  )
  .concat({
    name: 'mention_disability in another script',
    change: { is_handicapped: true, mention_disability: 'दृष्टी' },
    field: 'mention_disability',
    message: notEnglish,
  })
  .concat({
    name: 'partner_expectations in another script',
    change: { partner_expectations: 'एक दोन तीन चार पाच सहा सात आठ नऊ दहा' },
    field: 'partner_expectations',
    message: notEnglish,
  });

const addressCase = (
  name: string,
  change: Partial<Record<keyof typeof caseAddress, unknown>>,
  message: string,
): ProfileCase => ({
  name,
  change: { addresses: [{ ...caseAddress, ...change }] },
  field: `addresses.0.${Object.keys(change)[0] ?? ''}`,
  message,
});

const phoneWithCountryCode = 'Phone number must be 10 digits (excluding country code)';
const phoneWithoutCountryCode = 'Phone number must be 10 digits';
const addressCases: ProfileCase[] = [
  {
    name: 'no address',
    change: { addresses: [] },
    field: 'addresses',
    message: 'Add atleast one address',
  },
  addressCase('an address without a name', { name: '' }, 'Name in address is not filled'),
  addressCase('an address without a street', { address: ' ' }, 'Please write the street or building'),
  addressCase('an address without a city', { city: null }, 'Please write the city or town'),
  addressCase('an address named in another script', { name: 'घर' }, notEnglish),
  addressCase('an address in another script', { address: 'लक्ष्मी रोड' }, notEnglish),
  addressCase('a city in another script', { city: 'पुणे' }, notEnglish),
  addressCase('a pincode of four digits', { pincode: '4110' }, 'Pincode must be 6 digits'),
  addressCase('a phone of nine digits', { mobile: '900001234' }, phoneWithoutCountryCode),
  addressCase('a phone of eleven digits', { mobile: '90000123456' }, phoneWithoutCountryCode),
  addressCase('a phone of nine digits after +91', { mobile: '+91900001234' }, phoneWithCountryCode),
  addressCase('a second phone of nine digits', { mobile_alternative: '900001234' }, phoneWithoutCountryCode),
  addressCase(
    'a second phone of nine digits after +91',
    { mobile_alternative: '+91900001234' },
    phoneWithCountryCode,
  ),
  {
    name: 'a second address without a name',
    change: { addresses: [caseAddress, { ...caseAddress, name: null }] },
    field: 'addresses.1.name',
    message: 'Name in address is not filled',
  },
];

const numberCase = (field: string, value: number, message: string): ProfileCase => ({
  name: `${field} of ${value}`,
  change: { [field]: value },
  field,
  message,
});

const siblings = 'Number of siblings must be between 0 and 10';
const childrenCount = 'Number of children must be between 1 and 10';
const childAge = 'Age of a child must be between 0 and 30';
const height = 'Height must be between 3 ft 0 in and 8 ft 11 in';
const weight = 'Weight must be between 1 and 200 kg';

/** The limits of the specification, which has no texts for them; these are ours. */
const limitCases: ProfileCase[] = [
  numberCase('height', 90, height),
  numberCase('height', 275, height),
  numberCase('weight', 0, weight),
  numberCase('weight', 201, weight),
  numberCase('income', 20_000_001, 'Income must be at most 2,00,00,000 (2 crore)'),
  numberCase('brothers_married', 11, siblings),
  numberCase('brothers_unmarried', 11, siblings),
  numberCase('sisters_married', 11, siblings),
  numberCase('sisters_unmarried', 11, siblings),
  numberCase('children_count', 0, childrenCount),
  numberCase('children_count', 11, childrenCount),
  {
    name: 'a child of 31',
    change: { children_count: 1, children: [{ gender: 'Female', age: 31 }] },
    field: 'children.0.age',
    message: childAge,
  },
  {
    name: 'a second child without an age',
    change: {
      children: [
        { gender: 'Female', age: 6 },
        { gender: 'Male', age: null },
      ],
    },
    field: 'children.1.age',
    message: childAge,
  },
  {
    name: 'a stream of 101 letters',
    change: { education_stream: 'x'.repeat(101) },
    field: 'education_stream',
    message: 'Education specialization must be at most 100 characters',
  },
  {
    name: 'the same education twice',
    change: { second_heighest_education: completeProfile.heighest_education },
    field: 'second_heighest_education',
    message: 'Second Highest Education must differ from the highest',
  },
  {
    name: 'a day that no calendar has',
    change: { brithday: '1995-02-29' },
    field: 'brithday',
    message: 'Birth Date is not a date',
  },
  {
    name: 'a man below the legal age',
    change: { gender: 'Male', brithday: '2020-01-01' },
    field: 'brithday',
    message: 'The legal age of marriage is 21 for men and 18 for women',
  },
  {
    name: 'a woman below the legal age',
    change: { gender: 'Female', brithday: '2020-01-01' },
    field: 'brithday',
    message: 'The legal age of marriage is 21 for men and 18 for women',
  },
  {
    name: 'a woman born after the latest birth date',
    change: { gender: 'Female', brithday: '2005-10-02' },
    field: 'brithday',
    message: 'Birth Date is too late for this book',
  },
];

const otherGender = 'Widow is for a woman, Widower for a man';
const authorCases: ProfileCase[] = [
  {
    name: 'a relative without saying which',
    change: { author_relation: 'relative', author_relation_text: ' ', has_consent: true },
    field: 'author_relation_text',
    message: 'Please say how you are related',
  },
  {
    name: 'a daughter’s profile without her consent',
    change: { author_relation: 'daughter', has_consent: false },
    field: 'has_consent',
    message: 'Please confirm that the candidate knows about this profile and agrees to it',
  },
];

const contradictionCases: ProfileCase[] = [
  {
    name: 'a widowed woman marked as a man',
    change: { gender: 'Female', marital_status: 'Widower' },
    field: 'marital_status',
    message: otherGender,
  },
  {
    name: 'a widowed man marked as a woman',
    change: { gender: 'Male', marital_status: 'Widow' },
    field: 'marital_status',
    message: otherGender,
  },
];

/**
 * Every message of the form, each with the one change that causes it. The tests of the server and of the form
 * share this table, so that they cannot differ.
 */
export const profileCases: readonly ProfileCase[] = [
  ...requiredCases,
  ...jobCases,
  {
    name: 'partner expectations of nine words',
    change: { partner_expectations: 'one two three four five six seven eight nine' },
    field: 'partner_expectations',
    message: 'Partner expectations must have atleast 10 words',
  },
  {
    name: 'no partner expectations',
    change: { partner_expectations: null },
    field: 'partner_expectations',
    message: 'Partner expectations must have atleast 10 words',
  },
  {
    name: 'an e-mail address without an @',
    change: { email: 'rohan.example.org' },
    field: 'email',
    message: 'Please enter valid email address',
  },
  ...englishCases,
  ...addressCases,
  ...limitCases,
  ...contradictionCases,
  ...authorCases,
];
