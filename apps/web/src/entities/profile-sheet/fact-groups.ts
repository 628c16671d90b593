import { labelOf } from '@suchi/contracts/lookups';
import type { ProfileFormData, ProfileSheet } from '@suchi/contracts/profiles';
import { type CalendarDate, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { ageOn, factGroups, fullName, isFieldOfKind, profileFieldList } from '@suchi/domain/profiles';
import { formatHeight, formatIncome } from '../../shared/i18n/format-measures.ts';
import type { Translate } from '../../shared/i18n/messages.ts';
import type { Fact, FactGroup } from './fact.ts';
import { formatAddress } from './format-address.ts';
import { formatChildren } from './format-children.ts';
import { namedLabel } from './named-label.ts';
import { isChoiceField, sayChoice } from '../../shared/i18n/choice-words.ts';

type Words = Translate<'profile'>;
type Field = keyof ProfileFormData;
type Lister = (sheet: ProfileSheet, t: Words, today: CalendarDate) => Fact[];

/** All facts of a profile, grouped and ordered for reading. */
export function listFactGroups(
  sheet: ProfileSheet,
  t: Words,
  today: CalendarDate = todayInIndia(new Date()),
): FactGroup[] {
  return factGroups.map((key) => ({
    key,
    title: t(`groups.${key}`),
    facts: profileFieldList
      .filter(({ group }) => group === key)
      .flatMap((field) => unusual[field.column]?.(sheet, t, today) ?? [ordinaryFact(field, sheet, t)]),
  }));
}

/** The line of a field as its declaration describes it. What must be given is shown even when it is missing. */
function ordinaryFact(field: (typeof profileFieldList)[number], sheet: ProfileSheet, t: Words): Fact {
  const { column, kind, required, requiredWhen } = field;
  const isExpected = kind === 'boolean' || (required !== undefined && requiredWhen === undefined);
  return fact(column, valueInWords(column, sheet, t), t, isExpected ? 'always' : 'filled');
}

function valueInWords(field: Field, sheet: ProfileSheet, t: Words): string | null {
  if (isFieldOfKind(field, 'lookup')) return lookupName(sheet, sheet.profile[field]);
  if (isFieldOfKind(field, 'place')) return sheet.profile[field]?.name ?? null;
  if (isFieldOfKind(field, 'boolean')) return yesOrNo(sheet.profile[field], t);
  if (isChoiceField(field)) {
    const value = sheet.profile[field];
    return value && sayChoice(field, value);
  }
  const value = sheet.profile[field];
  if (typeof value === 'string') return namedLabel(sheet, field, value);
  return typeof value === 'number' ? String(value) : null;
}

/** Lines that a declaration cannot describe. Without a line: another field's line tells it. */
const unusual: Partial<Record<Field, Lister>> = {
  author_relation: ({ profile }, t) => [
    {
      ...fact('author_relation', authorInWords(profile, t), t, 'filled'),
      parts: partsOf('author_relation', 'author_relation_text', 'has_consent'),
    },
  ],
  first_name: ({ profile }, t) => [nameFact(profile, t)],
  middle_name: () => [],
  last_name: () => [],
  // The name and the photo say it; a line of its own is needed only when it was corrected.
  gender: ({ profile }, t) => [
    fact('gender', profile.gender && sayChoice('gender', profile.gender), t, 'changed'),
  ],
  brithday: ({ profile }, t, today) => [
    fact('brithday', profile.brithday && formatCalendarDate(profile.brithday), t),
    ageFact(profile.brithday, t, today),
  ],
  birth_time: ({ profile }, t) => [
    {
      ...fact('birth_time', birthTimeInWords(profile, t), t),
      parts: partsOf('birth_time', 'birth_time_accuracy'),
    },
  ],
  birth_time_accuracy: () => [],
  height: ({ profile }, t) => [fact('height', heightInWords(profile.height, t), t)],
  weight: ({ profile }, t) => [
    fact('weight', profile.weight === null ? null : t('values.weight', { kg: profile.weight }), t),
  ],
  is_handicapped: ({ profile }, t) => [
    {
      ...fact('is_handicapped', disabilityInWords(profile, t), t),
      parts: partsOf('is_handicapped', 'mention_disability'),
    },
  ],
  new_education: (sheet, t) => {
    const names = sheet.profile.new_education.map((id) => lookupName(sheet, id));
    return [fact('new_education', joinFilled(names), t, 'filled')];
  },
  income: ({ profile }, t) => [incomeFact(profile, t)],
  new_location: (sheet, t) => {
    const { new_location: place, new_country: country } = sheet.profile;
    const words = joinFilled([place?.name, namedLabel(sheet, 'new_country', country)]);
    return [{ ...fact('new_location', words, t), parts: partsOf('new_location', 'new_country') }];
  },
  brothers_married: ({ profile }, t) => [siblingsFact(profile, 'brothers', t)],
  brothers_unmarried: () => [],
  sisters_married: ({ profile }, t) => [siblingsFact(profile, 'sisters', t)],
  sisters_unmarried: () => [],
  children: ({ profile }, t) => [childrenFact(profile, t)],
  addresses: addressFacts,
  partner_expectations: ({ profile }, t) => [fact('partner_expectations', profile.partner_expectations, t)],
};

function fact(field: Field, value: string | null, t: Words, shown: Fact['shown'] = 'always'): Fact {
  const words = value?.trim();
  return { field, label: t(`labels.${field}`), value: words ? words : null, parts: [{ field }], shown };
}

const partsOf = (...fields: Field[]) => fields.map((field) => ({ field }));

function nameFact(profile: ProfileFormData, t: Words): Fact {
  const name = fullName(profile);
  return {
    // The page's heading shows it.
    ...fact('first_name', name, t, 'changed'),
    label: t('lines.name'),
    parts: partsOf('first_name', 'middle_name', 'last_name'),
  };
}

function ageFact(birthday: CalendarDate | null, t: Words, today: CalendarDate): Fact {
  const value = birthday && t('values.years', { count: ageOn(birthday, today) });
  // Age changes by itself, so it is never marked as changed.
  return { ...fact('brithday', value, t, 'filled'), field: 'age', label: t('lines.age'), parts: [] };
}

function incomeFact(profile: ProfileFormData, t: Words): Fact {
  const value = profile.income === null ? null : formatIncome(profile.income, profile.income_currency);
  return { ...fact('income', value, t), parts: partsOf('income', 'income_currency') };
}

function siblingsFact(profile: ProfileFormData, kind: 'brothers' | 'sisters', t: Words): Fact {
  const married = profile[`${kind}_married`];
  const unmarried = profile[`${kind}_unmarried`];
  const isGiven = married !== null || unmarried !== null;
  const counts = { married: married ?? 0, unmarried: unmarried ?? 0 };
  const isNone = counts.married + counts.unmarried === 0;
  const words = t(isNone ? `values.${kind}.none` : `values.${kind}.both`, counts);
  return {
    ...fact(`${kind}_married`, isGiven ? words : null, t),
    label: t(`lines.${kind}`),
    parts: [
      { field: `${kind}_married`, inWords: (was) => t(`values.${kind}.married`, { count: Number(was) }) },
      { field: `${kind}_unmarried`, inWords: (was) => t(`values.${kind}.unmarried`, { count: Number(was) }) },
    ],
  };
}

function childrenFact(profile: ProfileFormData, t: Words): Fact {
  return {
    ...fact('children', formatChildren(profile, t), t, profile.has_children ? 'always' : 'filled'),
    parts: partsOf('children', 'has_children', 'children_count'),
  };
}

function addressFacts(sheet: ProfileSheet, t: Words): Fact[] {
  const { addresses } = sheet.profile;
  if (addresses.length === 0) return [fact('addresses', null, t)];
  return addresses.map((address, index) => {
    const field = `addresses.${index}`;
    const country = lookupName(sheet, address.country);
    return {
      ...fact('addresses', formatAddress(address, country), t),
      field,
      // A change of the whole list is shown once, at its first line.
      parts: index === 0 ? [{ field }, { field: 'addresses' }] : [{ field }],
      ...(addresses.length > 1 && { label: t('lines.numberedAddress', { number: index + 1 }) }),
    };
  });
}

function lookupName({ lookups }: ProfileSheet, wanted: number | null): string | null {
  const value = lookups.find(({ id }) => id === wanted);
  return value ? labelOf(value) : null;
}

function heightInWords(heightCm: number | null, t: Words): string | null {
  if (heightCm === null) return null;
  return t('values.height', { height: formatHeight(heightCm), cm: Math.round(heightCm) });
}

/** Without seconds. A time that is not sure is not shown as if it were. */
function birthTimeInWords({ birth_time: time, birth_time_accuracy: accuracy }: ProfileFormData, t: Words) {
  if (accuracy === 'unknown') return sayChoice('birth_time_accuracy', accuracy);
  const short = time && time.slice(0, 5);
  return short && accuracy === 'about' ? t('values.aboutTime', { time: short }) : short;
}

/** Empty for other members, and for profiles from before this was asked. */
function authorInWords(profile: ProfileFormData, t: Words): string | null {
  const relation = profile.author_relation;
  if (relation === null || relation === 'unknown') return null;
  const { author_relation_text: how, has_consent: hasConsent } = profile;
  const author = joinFilled([t(`values.writtenBy.${relation}`), how]);
  return joinFilled([author, hasConsent ? t('values.agrees') : null], '\n');
}

function disabilityInWords(profile: ProfileFormData, t: Words): string {
  if (!profile.is_handicapped) return t('values.no');
  return joinFilled([t('values.yes'), profile.mention_disability]) ?? '';
}

function yesOrNo(isSo: boolean, t: Words): string {
  return t(isSo ? 'values.yes' : 'values.no');
}

function joinFilled(texts: readonly (string | null | undefined)[], separator = ', '): string | null {
  const given = texts.map((text) => text?.trim()).filter(Boolean);
  return given.length > 0 ? given.join(separator) : null;
}
