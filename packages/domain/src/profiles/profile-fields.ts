import { storedRelations } from './authorship.ts';
import { genders } from './gender.ts';
import { birthTimeAccuracies, foods, futureHomes } from './habits.ts';
import { incomeCurrencies } from './income.ts';
import { singleStatuses } from './marital-status.ts';
import { fieldsIn, type ProfileField } from './profile-field.ts';

/**
 * Every field of the profile's form, under its name in the data. The order is that of the form and of the profile's
 * page. From it follow the form's schema, the columns, who may read them, the rules, the list of changes, and where
 * the form, the page and the book show a field. Words are in the catalogues; unusual controls and lines are beside
 * the code that shows them.
 */
const whose = fieldsIn(
  { section: 'authorship', group: null },
  {
    author_relation: {
      name: 'authorRelation',
      kind: 'choice',
      values: storedRelations,
      required: 'author_relation_required',
      group: 'family',
      seenBy: ['owner', 'staff'],
    },
    author_relation_text: {
      name: 'authorRelationText',
      kind: 'text',
      maxLength: 100,
      seenBy: ['owner', 'staff'],
    },
    has_consent: { name: 'hasConsent', kind: 'boolean', seenBy: ['owner', 'staff'] },
  },
);

const media = fieldsIn(
  { section: 'media', group: null },
  {
    main_photo: { name: 'mainPhoto', kind: 'file', required: 'main_photo_required' },
    photos: { name: 'photos', kind: 'rows' },
    main_video: { name: 'mainVideo', kind: 'file' },
  },
);

const personal = fieldsIn(
  { section: 'personal', group: 'birth' },
  {
    first_name: {
      name: 'firstName',
      kind: 'text',
      maxLength: 100,
      isEnglish: true,
      required: 'first_name_required',
    },
    middle_name: { name: 'middleName', kind: 'text', maxLength: 100, isEnglish: true },
    last_name: {
      name: 'lastName',
      kind: 'text',
      maxLength: 100,
      isEnglish: true,
      required: 'last_name_required',
    },
    petname: { name: 'petName', kind: 'text', maxLength: 100, isEnglish: true },
    own_script_name: { name: 'ownScriptName', kind: 'text', maxLength: 300 },
    gender: { name: 'gender', kind: 'choice', values: genders, required: 'gender_required' },
    marital_status: {
      name: 'maritalStatus',
      kind: 'choice',
      values: singleStatuses,
      required: 'marital_status_required',
    },
    food: { name: 'food', kind: 'choice', values: foods, group: 'health' },
  },
);

const birth = fieldsIn(
  { section: 'birth', group: 'birth' },
  {
    brithday: { name: 'birthday', kind: 'date', required: 'birth_date_required', printed: 'birth' },
    birth_time: {
      name: 'birthTime',
      kind: 'time',
      required: 'birth_time_required',
      requiredWhen: 'birthTimeIsKnown',
      printed: 'birth',
    },
    birth_time_accuracy: { name: 'birthTimeAccuracy', kind: 'choice', values: birthTimeAccuracies },
    new_birth_place: {
      name: 'birthPlace',
      kind: 'place',
      isEnglish: true,
      required: 'birth_place_required',
      printed: 'birth',
    },
    new_native_place: {
      name: 'nativePlace',
      kind: 'place',
      isEnglish: true,
      required: 'native_place_required',
      printed: 'birth',
    },
    gotra: { name: 'gotra', kind: 'lookup', list: 'Gotra', required: 'gotra_required', printed: 'birth' },
    maternal_surname: {
      name: 'maternalSurname',
      kind: 'text',
      maxLength: 100,
      isEnglish: true,
      required: 'maternal_surname_required',
      printed: 'birth',
    },
    maternal_gotra: { name: 'maternalGotra', kind: 'lookup', list: 'Gotra' },
    match_horoscope: { name: 'matchHoroscope', kind: 'boolean' },
  },
);

const health = fieldsIn(
  { section: 'health', group: 'health' },
  {
    height: { name: 'heightCm', kind: 'decimal', required: 'height_required', printed: 'birth' },
    weight: {
      name: 'weightKg',
      kind: 'number',
      limits: { entry: 'weightKg', code: 'weight_out_of_range' },
      required: 'weight_required',
    },
    blood_group: {
      name: 'bloodGroup',
      kind: 'lookup',
      list: 'Blood Group',
      required: 'blood_group_required',
      printed: 'birth',
    },
    complexion: { name: 'complexion', kind: 'lookupName', maxLength: 50, list: 'Complexion' },
    body_build: { name: 'bodyBuild', kind: 'lookupName', maxLength: 50, list: 'Body Build' },
    is_handicapped: { name: 'isDisabled', kind: 'boolean' },
    mention_disability: {
      name: 'disability',
      kind: 'longText',
      maxLength: 1000,
      isEnglish: true,
      group: null,
    },
  },
);

const parent = { kind: 'text', maxLength: 100, isEnglish: true, printed: 'life' } as const;

const siblings = {
  kind: 'count',
  limits: { entry: 'siblings', code: 'siblings_out_of_range' },
  printed: 'life',
} as const;

const family = fieldsIn(
  { section: 'family', group: 'family' },
  {
    father_name: { name: 'fatherName', ...parent },
    father_occupation: { name: 'fatherOccupation', ...parent },
    mother_name: { name: 'motherName', ...parent },
    mother_occupation: { name: 'motherOccupation', ...parent },
    brothers_married: { name: 'brothersMarried', ...siblings },
    brothers_unmarried: { name: 'brothersUnmarried', ...siblings },
    sisters_married: { name: 'sistersMarried', ...siblings },
    sisters_unmarried: { name: 'sistersUnmarried', ...siblings },
    // In the form after the marital status, shown with the family.
    has_children: { name: 'hasChildren', kind: 'boolean', section: 'personal', group: null },
    children_count: { name: 'childrenCount', kind: 'number', section: 'personal', group: null },
    children: { name: 'children', kind: 'rows', section: 'personal' },
  },
);

const education = fieldsIn(
  { section: 'education', group: 'education' },
  {
    heighest_education: {
      name: 'highestEducation',
      kind: 'lookup',
      list: 'Education New',
      required: 'highest_education_required',
      printed: 'life',
    },
    second_heighest_education: {
      name: 'secondHighestEducation',
      kind: 'lookup',
      list: 'Education New',
      required: 'second_highest_education_required',
      printed: 'life',
    },
    education_sector: {
      name: 'educationSector',
      kind: 'lookupName',
      maxLength: 100,
      list: 'Education Sector',
    },
    education_stream: {
      name: 'educationStream',
      kind: 'text',
      maxLength: 100,
      typedMaxLength: 1000,
      isEnglish: true,
      printed: 'life',
    },
    new_education: { name: 'furtherEducation', kind: 'rows', printed: 'life' },
  },
);

const work = fieldsIn(
  { section: 'work', group: 'education' },
  {
    job_type: {
      name: 'jobType',
      kind: 'lookup',
      list: 'Job Type',
      required: 'job_type_required',
      printed: 'life',
    },
    new_occupation: {
      name: 'occupation',
      kind: 'lookupName',
      maxLength: 200,
      list: 'Occupation',
      isEnglish: true,
      printed: 'life',
    },
    organization_name: {
      name: 'organizationName',
      kind: 'text',
      maxLength: 200,
      isEnglish: true,
      required: 'organization_name_required',
      requiredWhen: 'jobNeedsOrganization',
      printed: 'life',
    },
    designation: {
      name: 'designation',
      kind: 'text',
      maxLength: 200,
      isEnglish: true,
      required: 'designation_required',
      requiredWhen: 'jobNeedsOrganization',
      printed: 'life',
    },
    income: {
      name: 'income',
      kind: 'number',
      limits: { entry: 'income', code: 'income_out_of_range' },
      required: 'income_required',
      printed: 'life',
    },
    income_currency: {
      name: 'incomeCurrency',
      kind: 'choice',
      values: incomeCurrencies,
      default: 'INR',
      group: null,
      printed: 'life',
    },
    new_location: {
      name: 'workLocation',
      kind: 'place',
      isEnglish: true,
      required: 'work_location_required',
      printed: 'life',
    },
    new_country: { name: 'country', kind: 'lookupName', maxLength: 100, list: 'Country', group: null },
    would_live_in: { name: 'wouldLiveIn', kind: 'choice', values: futureHomes },
  },
);

const expectations = fieldsIn(
  { section: 'expectations', group: 'expectations' },
  {
    partner_expectations: {
      name: 'partnerExpectations',
      kind: 'longText',
      maxLength: 5000,
      isEnglish: true,
    },
  },
);

const contact = fieldsIn(
  { section: 'contact', group: 'family' },
  {
    addresses: { name: 'addresses', kind: 'rows', printed: 'life' },
    // The book and the hall then print the town without the street.
    hide_street: { name: 'isStreetHidden', kind: 'boolean', group: null, seenBy: ['owner', 'staff'] },
    email: { name: 'email', kind: 'text', maxLength: 254, section: 'personal' },
    social_facebook: { name: 'facebook', kind: 'text', maxLength: 255, section: 'personal' },
    social_linkedin: { name: 'linkedin', kind: 'text', maxLength: 255, section: 'personal' },
    social_twitter: { name: 'twitter', kind: 'text', maxLength: 255, section: 'personal' },
  },
);

export const profileFields = {
  ...whose,
  ...media,
  ...personal,
  ...birth,
  ...health,
  ...family,
  ...education,
  ...work,
  ...expectations,
  ...contact,
} as const satisfies Record<string, ProfileField>;
