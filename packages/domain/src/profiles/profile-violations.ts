import { needsConsent } from './authorship.ts';
import { checkEligibility, type EligibilityReason, type EligibilityRules } from './eligibility.ts';
import { isEmailAddress } from '../accounts/email-address.ts';
import { indiaCountryId } from '../discovery/country.ts';
import { isHeightCm } from './height.ts';
import { fitsGender } from './marital-status.ts';
import { needsOrganization } from './job-type.ts';
import { toEnglishLetters } from '../text/english-letters.ts';
import { checkPhone } from '../text/phone.ts';
import type { AddressForm, ProfileForm, ProfileFormField } from './profile-form.ts';
import type { ProfileCode } from './profile-codes.ts';
import type { ProfileField } from './profile-field.ts';
import { profileFields } from './profile-fields.ts';
import { educationTextMaxLength, isEnglishText, isEntryAllowed } from '../text/text-entry.ts';
import { countWords, partnerExpectationWords } from '../text/words.ts';

/** One thing to correct before a profile can be submitted. */
export interface ProfileViolation {
  field: ProfileFormField;
  code: ProfileCode;
}

type NamedField = ProfileField & { name: keyof ProfileForm };
type Rule = (form: ProfileForm, rules: EligibilityRules) => ProfileViolation[];

const violation = (isBroken: boolean, field: ProfileFormField, code: ProfileCode): ProfileViolation[] =>
  isBroken ? [{ field, code }] : [];

const isMissing = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** When a field that is not always required is, and the answer that decides it. */
const conditions: Record<
  NonNullable<ProfileField['requiredWhen']>,
  { reads: keyof ProfileForm; isMet: (form: ProfileForm) => boolean }
> = {
  jobNeedsOrganization: { reads: 'jobType', isMet: ({ jobType }) => needsOrganization(jobType) },
  birthTimeIsKnown: {
    reads: 'birthTimeAccuracy',
    isMet: ({ birthTimeAccuracy }) => birthTimeAccuracy !== 'unknown',
  },
};

/** What the declaration of a field requires of its value. */
function findDeclaredViolations(field: NamedField, form: ProfileForm) {
  const { name, required, requiredWhen, limits, isEnglish } = field;
  const value = form[name];
  const isAsked = requiredWhen === undefined || conditions[requiredWhen].isMet(form);
  const isOutside = typeof value === 'number' && limits && !isEntryAllowed(limits.entry, value);
  // A maps service writes Nāshik, which is no mistake of the author's.
  const written = field.kind === 'place' && typeof value === 'string' ? toEnglishLetters(value) : value;
  const isForeign = isEnglish && typeof written === 'string' && !isEnglishText(written);
  return [
    ...(required && isAsked ? violation(isMissing(value), name, required) : []),
    ...(isOutside ? violation(true, name, limits.code) : []),
    ...(isForeign ? violation(true, name, 'not_english') : []),
  ];
}

const codeOfIneligibility: Record<EligibilityReason, ProfileCode> = {
  gender_missing: 'gender_required',
  birthday_missing: 'birth_date_required',
  birthday_invalid: 'birth_date_invalid',
  under_legal_age: 'under_legal_age',
  born_too_late: 'born_too_late',
};

const birthday: Rule = (form, rules) => {
  // The declaration says that it is required.
  if (isMissing(form.birthday)) return [];
  const candidate = {
    // Without a gender, report only what is true for both. The missing gender has its own message.
    gender: form.gender ?? ('Female' as const),
    birthday: form.birthday,
  };
  const eligibility = checkEligibility(candidate, rules);
  return eligibility.allowed ? [] : violation(true, 'birthday', codeOfIneligibility[eligibility.reason]);
};

const relationText: Rule = (form) =>
  violation(
    form.authorRelation === 'relative' && isMissing(form.authorRelationText),
    'authorRelationText',
    'author_relation_text_required',
  );

const consent: Rule = (form) =>
  violation(needsConsent(form.authorRelation) && !form.hasConsent, 'hasConsent', 'consent_required');

const email: Rule = (form) => {
  const typed = form.email?.trim() ?? '';
  return violation(typed !== '' && !isEmailAddress(typed), 'email', 'email_invalid');
};

const maritalStatus: Rule = (form) =>
  violation(
    form.maritalStatus !== null && form.gender !== null && !fitsGender(form.maritalStatus, form.gender),
    'maritalStatus',
    'marital_status_of_other_gender',
  );

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
    ...violation(isMissing(address.address), `addresses.${index}.address`, 'address_street_required'),
    ...violation(isMissing(address.city), `addresses.${index}.city`, 'address_city_required'),
    ...englishFields.flatMap((field) =>
      violation(!isEnglishText(address[field] ?? ''), `addresses.${index}.${field}`, 'not_english'),
    ),
    ...violation(!isPincodeRight(address), `addresses.${index}.pincode`, 'pincode_invalid'),
    ...phoneFields.flatMap((field) => {
      const phone = checkPhone(address[field] ?? '');
      return isMissing(address[field]) || phone.allowed
        ? []
        : violation(true, `addresses.${index}.${field}`, phone.reason);
    }),
  ];
}

/** Only India's are known; a missing one is no mistake. */
function isPincodeRight({ pincode, countryId }: AddressForm): boolean {
  const typed = (pincode ?? '').trim();
  return typed === '' || countryId !== indiaCountryId || /^[1-9]\d{2} ?\d{3}$/.test(typed);
}

interface UnusualRule {
  find: Rule;
  /** The other answers that it looks at. */
  reads?: readonly (keyof ProfileForm)[];
}

/** The rules that no declaration can express, by the field that shows them. */
const unusualRules: Partial<Record<keyof ProfileForm, UnusualRule>> = {
  authorRelationText: { find: relationText, reads: ['authorRelation'] },
  hasConsent: { find: consent, reads: ['authorRelation'] },
  email: { find: email },
  maritalStatus: { find: maritalStatus, reads: ['gender'] },
  birthday: { find: birthday, reads: ['gender'] },
  heightCm: { find: height },
  childrenCount: { find: children, reads: ['hasChildren', 'children'] },
  secondHighestEducation: { find: secondEducation, reads: ['highestEducation'] },
  educationStream: { find: educationStream },
  partnerExpectations: { find: partnerExpectations },
  addresses: { find: addresses },
};

/** Everything that prevents a submission, in the order of the form; empty for a complete profile. */
export function findProfileViolations(form: ProfileForm, rules: EligibilityRules): ProfileViolation[] {
  return Object.values(profileFields).flatMap((field) => findFieldViolations(field, form, rules));
}

/** What prevents a submission because of one field. It changes only with the answers of `listAnswersBehind`. */
export function findFieldViolations(
  field: NamedField,
  form: ProfileForm,
  rules: EligibilityRules,
): ProfileViolation[] {
  return [...findDeclaredViolations(field, form), ...(unusualRules[field.name]?.find(form, rules) ?? [])];
}

/** The answers that the rules of a field look at: a form runs them again only when one of these changes. */
export function listAnswersBehind({ name, requiredWhen }: NamedField): readonly (keyof ProfileForm)[] {
  const { reads = [] } = unusualRules[name] ?? {};
  return [name, ...reads, ...(requiredWhen === undefined ? [] : [conditions[requiredWhen].reads])];
}
