import { checkEligibility, type EligibilityReason, type EligibilityRules } from './eligibility.ts';
import { isEmailAddress } from '../accounts/email-address.ts';
import { isHeightCm } from './height.ts';
import { needsOrganization } from './job-type.ts';
import { checkPhone } from '../text/phone.ts';
import type { AddressForm, ProfileForm, ProfileFormField } from './profile-form.ts';
import type { ProfileCode } from './profile-messages.ts';
import {
  educationTextMaxLength,
  isEnglishText,
  isEntryAllowed,
  type NumberEntry,
} from '../text/text-entry.ts';
import { countWords, partnerExpectationWords } from '../text/words.ts';

/** One thing to correct before a profile can be submitted. */
export interface ProfileViolation {
  field: ProfileFormField;
  code: ProfileCode;
}

type Rule = (form: ProfileForm, rules: EligibilityRules) => ProfileViolation[];
type FieldsOf<Value> = {
  [Field in keyof ProfileForm]: ProfileForm[Field] extends Value ? Field : never;
}[keyof ProfileForm];
type TextField = FieldsOf<string | null>;
type NumberField = FieldsOf<number | null>;

const violation = (isBroken: boolean, field: ProfileFormField, code: ProfileCode): ProfileViolation[] =>
  isBroken ? [{ field, code }] : [];

const isMissing = (value: string | number | null) =>
  value === null || (typeof value === 'string' && value.trim() === '');

const required =
  (field: TextField | NumberField, code: ProfileCode): Rule =>
  (form) =>
    violation(isMissing(form[field]), field, code);

const requiredByJob =
  (field: TextField, code: ProfileCode): Rule =>
  (form) =>
    violation(needsOrganization(form.jobType) && isMissing(form[field]), field, code);

const within =
  (field: NumberField, entry: NumberEntry, code: ProfileCode): Rule =>
  (form) => {
    const value = form[field];
    return violation(value !== null && !isEntryAllowed(entry, value), field, code);
  };

const siblings = (field: NumberField) => within(field, 'siblings', 'siblings_out_of_range');

// Only typed fields: places come from the maps service, and members cannot correct their spelling.
const english =
  (field: TextField): Rule =>
  (form) =>
    violation(!isEnglishText(form[field] ?? ''), field, 'not_english');

const codeOfIneligibility: Record<EligibilityReason, ProfileCode> = {
  gender_missing: 'gender_required',
  birthday_missing: 'birth_date_required',
  birthday_invalid: 'birth_date_invalid',
  under_legal_age: 'under_legal_age',
  born_too_late: 'born_too_late',
};

const birthday: Rule = (form, rules) => {
  const candidate = {
    // Without a gender, report only what is true for both. The missing gender has its own message.
    gender: form.gender ?? ('Female' as const),
    birthday: isMissing(form.birthday) ? null : form.birthday,
  };
  const eligibility = checkEligibility(candidate, rules);
  return eligibility.allowed ? [] : violation(true, 'birthday', codeOfIneligibility[eligibility.reason]);
};

const email: Rule = (form) => {
  const typed = form.email?.trim() ?? '';
  return violation(typed !== '' && !isEmailAddress(typed), 'email', 'email_invalid');
};

const height: Rule = ({ heightCm }) =>
  violation(heightCm !== null && !isHeightCm(heightCm), 'heightCm', 'height_out_of_range');

const children: Rule = (form) => {
  if (!form.hasChildren) return [];
  const isCountAllowed = form.childrenCount !== null && isEntryAllowed('childrenCount', form.childrenCount);
  return [
    ...violation(!isCountAllowed, 'childrenCount', 'children_count_out_of_range'),
    ...form.children.flatMap(({ age }, index) =>
      violation(
        age === null || !isEntryAllowed('childAge', age),
        `children.${index}.age`,
        'child_age_out_of_range',
      ),
    ),
  ];
};

const secondEducation: Rule = ({ highestEducation, secondHighestEducation }) =>
  violation(
    secondHighestEducation !== null && secondHighestEducation === highestEducation,
    'secondHighestEducation',
    'second_education_same',
  );

const educationStream: Rule = (form) =>
  violation(
    (form.educationStream ?? '').length > educationTextMaxLength,
    'educationStream',
    'education_text_too_long',
  );

const partnerExpectations: Rule = (form) =>
  violation(
    countWords(form.partnerExpectations ?? '') < partnerExpectationWords.min,
    'partnerExpectations',
    'partner_expectations_too_short',
  );

const addresses: Rule = (form) => [
  ...violation(form.addresses.length === 0, 'addresses', 'address_required'),
  ...form.addresses.flatMap(findAddressViolations),
];

/** What is wrong with one address; phones may be empty, because not every family has one to print. */
export function findAddressViolations(address: AddressForm, index: number): ProfileViolation[] {
  const englishFields = ['name', 'address', 'city'] as const;
  const phoneFields = ['mobile', 'alternativeMobile'] as const;
  return [
    ...violation(isMissing(address.name), `addresses.${index}.name`, 'address_name_required'),
    ...englishFields.flatMap((field) =>
      violation(!isEnglishText(address[field] ?? ''), `addresses.${index}.${field}`, 'not_english'),
    ),
    ...phoneFields.flatMap((field) => {
      const phone = checkPhone(address[field] ?? '');
      return isMissing(address[field]) || phone.allowed
        ? []
        : violation(true, `addresses.${index}.${field}`, phone.reason);
    }),
  ];
}

const formRules: readonly Rule[] = [
  required('firstName', 'first_name_required'),
  english('firstName'),
  english('middleName'),
  required('lastName', 'last_name_required'),
  english('lastName'),
  english('petName'),
  email,
  (form) => violation(form.gender === null, 'gender', 'gender_required'),
  required('maternalSurname', 'maternal_surname_required'),
  english('maternalSurname'),
  required('nativePlace', 'native_place_required'),
  required('mainPhoto', 'main_photo_required'),
  (form) => violation(form.maritalStatus === null, 'maritalStatus', 'marital_status_required'),
  children,
  required('birthPlace', 'birth_place_required'),
  required('birthTime', 'birth_time_required'),
  birthday,
  required('heightCm', 'height_required'),
  height,
  required('weightKg', 'weight_required'),
  within('weightKg', 'weightKg', 'weight_out_of_range'),
  required('bloodGroup', 'blood_group_required'),
  required('gotra', 'gotra_required'),
  english('disability'),
  siblings('brothersMarried'),
  siblings('brothersUnmarried'),
  siblings('sistersMarried'),
  siblings('sistersUnmarried'),
  required('jobType', 'job_type_required'),
  requiredByJob('organizationName', 'organization_name_required'),
  english('organizationName'),
  english('occupation'),
  requiredByJob('designation', 'designation_required'),
  english('designation'),
  required('income', 'income_required'),
  within('income', 'income', 'income_out_of_range'),
  required('highestEducation', 'highest_education_required'),
  required('secondHighestEducation', 'second_highest_education_required'),
  secondEducation,
  english('educationStream'),
  educationStream,
  required('workLocation', 'work_location_required'),
  partnerExpectations,
  english('partnerExpectations'),
  addresses,
];

/** Everything that prevents a submission, in the order of the form; empty for a complete profile. */
export function findProfileViolations(form: ProfileForm, rules: EligibilityRules): ProfileViolation[] {
  return formRules.flatMap((rule) => rule(form, rules));
}
