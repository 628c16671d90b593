import type { ProfileFormData } from '@suchi/contracts/profiles';
import { formatCalendarDate } from '@suchi/domain/basics';
import {
  findSiblingCase,
  formatEducation,
  listFieldsOfKind,
  needsOrganization,
  type ProfileField,
  type ProfileFieldName,
  profileFields,
} from '@suchi/domain/profiles';
import { countWords, firstWords, partnerExpectationWords } from '@suchi/domain/text';
import { formatHeight, formatIncome } from '../../../shared/i18n/format-measures.ts';
import type { MessageKey, Translate } from '../../../shared/i18n/messages.ts';

type FactKey =
  Extract<MessageKey<'authoring'>, `preview.facts.${string}`> extends `preview.facts.${infer Key}`
    ? Key
    : never;

/** A missing part may follow an existing one, such as a second education. */
export interface PrintedFact {
  key: string;
  label: string;
  text: string;
  isMissing: boolean;
}

/** In the order of the book. */
interface PrintedFacts {
  name: string;
  isNameMissing: boolean;
  /** Beside the photo. */
  birth: PrintedFact[];
  /** Below it. */
  life: PrintedFact[];
  expectations: { text: string; wordCount: number; isTooShort: boolean };
}

interface Words {
  /** Undefined while the lists load. */
  lookupName: (id: number) => string | undefined;
  t: Translate<'authoring'>;
}

export function printedFacts(profile: ProfileFormData, words: Words): PrintedFacts {
  const { first_name, middle_name, last_name } = profile;
  const expectations = profile.partner_expectations ?? '';
  const wordCount = countWords(expectations);
  return {
    name: joinFilled([first_name, middle_name, last_name], ' '),
    isNameMissing: !isFilled(first_name) || !isFilled(last_name),
    birth: birthFacts(profile, words),
    life: lifeFacts(profile, words),
    expectations: {
      text: firstWords(expectations, partnerExpectationWords.printed),
      wordCount,
      isTooShort: wordCount < partnerExpectationWords.min,
    },
  };
}

function birthFacts(profile: ProfileFormData, words: Words): PrintedFact[] {
  const { brithday, height } = profile;
  const required = requiredIn(words);
  return [
    required('birth', brithday === null ? null : formatCalendarDate(brithday)),
    required('time', profile.birth_time?.slice(0, 5) ?? null),
    required('place', profile.new_birth_place?.name ?? null),
    required('height', height === null ? null : formatHeight(height)),
    required('blood', nameOf(profile.blood_group, words)),
    required('gotra', nameOf(profile.gotra, words)),
    required('native', profile.new_native_place?.name ?? null),
    required('maternal', profile.maternal_surname),
    ...ordinaryFacts('birth', profile, words),
  ];
}

function lifeFacts(profile: ProfileFormData, words: Words): PrintedFact[] {
  const { income, income_currency } = profile;
  const required = requiredIn(words);
  return [
    educationFact(profile, words),
    workFact(profile, words),
    required('income', income === null ? null : formatIncome(income, income_currency)),
    required('location', profile.new_location?.name ?? null),
    ...parentFact('father', profile, words),
    ...parentFact('mother', profile, words),
    ...ordinaryFacts('life', profile, words),
    siblingsFact('brothers', profile, words),
    siblingsFact('sisters', profile, words),
    required('address', firstAddress(profile)),
  ];
}

function educationFact(profile: ProfileFormData, words: Words): PrintedFact {
  const text = formatEducation({
    highestEducation: nameOf(profile.heighest_education, words),
    secondHighestEducation: nameOf(profile.second_heighest_education, words),
    newEducation: profile.new_education.map((id) => nameOf(id, words) ?? ''),
    educationStream: profile.education_stream,
  });
  const isMissing = profile.heighest_education === null || profile.second_heighest_education === null;
  return line('education', isMissing && text === '-' ? '' : text, isMissing, words);
}

function workFact(profile: ProfileFormData, words: Words): PrintedFact {
  const { job_type, designation, organization_name, new_occupation } = profile;
  const post = joinFilled([designation, organization_name], ', ');
  const isMissing =
    job_type === null ||
    (needsOrganization(job_type) && !(isFilled(designation) && isFilled(organization_name)));
  const text = post || new_occupation?.trim() || nameOf(job_type, words) || '';
  return line('work', text, isMissing, words);
}

/** A parent on one line, name and occupation; no line where neither is given. */
function parentFact(parent: 'father' | 'mother', profile: ProfileFormData, words: Words): PrintedFact[] {
  const text = joinFilled([profile[`${parent}_name`], profile[`${parent}_occupation`]], ', ');
  return text === '' ? [] : [line(parent, text, false, words)];
}

function siblingsFact(kind: 'brothers' | 'sisters', profile: ProfileFormData, words: Words): PrintedFact {
  const counts = {
    married: profile[`${kind}_married`] ?? 0,
    unmarried: profile[`${kind}_unmarried`] ?? 0,
  };
  return line(kind, words.t(`preview.${kind}.${findSiblingCase(counts)}`, counts), false, words);
}

function firstAddress({ addresses: [first], hide_street: isHidden }: ProfileFormData): string | null {
  if (first === undefined) return null;
  const town = joinFilled([first.city, first.pincode], ' ');
  const street = isHidden ? null : first.address;
  return joinFilled([first.name, street, town, first.mobile, first.mobile_alternative], ', ');
}

function line(key: FactKey, text: string, isMissing: boolean, { t }: Words): PrintedFact {
  return { key, label: t(`preview.facts.${key}`), text, isMissing };
}

const requiredIn = (words: Words) => (key: FactKey, text: string | null) =>
  isFilled(text) ? line(key, text.trim(), false, words) : line(key, '', true, words);

/** Printed in another line. */
const toldElsewhere: readonly ProfileFieldName[] = [
  'maternal_surname',
  'education_stream',
  'organization_name',
  'designation',
  'father_name',
  'father_occupation',
  'mother_name',
  'mother_occupation',
];

/** Printed texts without their own code; empty ones are left out. */
function ordinaryFacts(place: 'birth' | 'life', profile: ProfileFormData, { t }: Words): PrintedFact[] {
  return listFieldsOfKind('text')
    .filter((field) => {
      const declared: ProfileField = profileFields[field];
      return declared.printed === place && !toldElsewhere.includes(field);
    })
    .flatMap((field) => {
      const text = profile[field];
      return isFilled(text)
        ? [{ key: field, label: t(`fields.${field}`), text: text.trim(), isMissing: false }]
        : [];
    });
}

/** A name that is still loading is not missing. */
function nameOf(id: number | null, { lookupName }: Words): string | null {
  return id === null ? null : (lookupName(id) ?? '…');
}

function isFilled(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}

function joinFilled(texts: readonly (string | null)[], separator: string): string {
  return texts
    .filter(isFilled)
    .map((text) => text.trim())
    .join(separator);
}
