import type { ProfileFormData, ProfileSheet } from '@suchi/contracts/profile';
import { type CalendarDate, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { ageOn, formatHeight, formatIncome } from '@suchi/domain/profile';
import type { Translate } from '../../shared/i18n/messages.ts';
import { type Fact, type FactGroup, factGroupKeys, type FactGroupKey } from './fact.ts';
import { formatAddress } from './format-address.ts';
import { formatChildren } from './format-children.ts';

type Words = Translate<'profile'>;
type Field = keyof ProfileFormData;
type Lister = (sheet: ProfileSheet, t: Words, today: CalendarDate) => Fact[];

/** All facts of a profile, grouped and ordered for reading. */
export function listFactGroups(
  sheet: ProfileSheet,
  t: Words,
  today: CalendarDate = todayInIndia(new Date()),
): FactGroup[] {
  return factGroupKeys.map((key) => ({
    key,
    title: t(`groups.${key}`),
    facts: listers[key](sheet, t, today),
  }));
}

const listers: Record<FactGroupKey, Lister> = {
  birth: (sheet, t, today) => {
    const { profile } = sheet;
    return [
      nameFact(profile, t),
      filled('own_script_name', profile.own_script_name, t),
      filled('petname', profile.petname, t),
      // Shown only when it was changed: name and photo say it already.
      fact('gender', profile.gender, t, 'changed'),
      fact('marital_status', profile.marital_status, t),
      fact('brithday', profile.brithday && formatCalendarDate(profile.brithday), t),
      ageFact(profile.brithday, t, today),
      // Without seconds.
      fact('birth_time', profile.birth_time && profile.birth_time.slice(0, 5), t),
      fact('new_birth_place', profile.new_birth_place?.name ?? null, t),
      fact('new_native_place', profile.new_native_place?.name ?? null, t),
      fact('maternal_surname', profile.maternal_surname, t),
      fact('gotra', lookupName(sheet, profile.gotra), t),
      fact('match_horoscope', yesOrNo(profile.match_horoscope, t), t),
    ];
  },

  health: (sheet, t) => {
    const { profile } = sheet;
    return [
      fact('height', heightInWords(profile.height, t), t),
      fact('weight', profile.weight === null ? null : t('values.weight', { kg: profile.weight }), t),
      fact('blood_group', lookupName(sheet, profile.blood_group), t),
      filled('complexion', profile.complexion, t),
      filled('body_build', profile.body_build, t),
      {
        ...fact('is_handicapped', disabilityInWords(profile, t), t),
        parts: partsOf('is_handicapped', 'mention_disability'),
      },
    ];
  },

  education: (sheet, t) => {
    const { profile } = sheet;
    const others = profile.new_education.map((id) => lookupName(sheet, id));
    return [
      fact('heighest_education', lookupName(sheet, profile.heighest_education), t),
      fact('second_heighest_education', lookupName(sheet, profile.second_heighest_education), t),
      filled('new_education', joinFilled(others), t),
      filled('education_sector', profile.education_sector, t),
      filled('education_stream', profile.education_stream, t),
      fact('job_type', lookupName(sheet, profile.job_type), t),
      filled('new_occupation', profile.new_occupation, t),
      filled('designation', profile.designation, t),
      filled('organization_name', profile.organization_name, t),
      incomeFact(profile, t),
      {
        ...fact('new_location', joinFilled([profile.new_location?.name, profile.new_country]), t),
        parts: partsOf('new_location', 'new_country'),
      },
    ];
  },

  family: (sheet, t) => [
    siblingsFact(sheet.profile, 'brothers', t),
    siblingsFact(sheet.profile, 'sisters', t),
    childrenFact(sheet.profile, t),
    ...addressFacts(sheet, t),
    filled('email', sheet.profile.email, t),
    filled('social_facebook', sheet.profile.social_facebook, t),
    filled('social_linkedin', sheet.profile.social_linkedin, t),
    filled('social_twitter', sheet.profile.social_twitter, t),
  ],

  expectations: ({ profile }, t) => [fact('partner_expectations', profile.partner_expectations, t)],
};

function fact(field: Field, value: string | null, t: Words, shown: Fact['shown'] = 'always'): Fact {
  const words = value?.trim();
  return { field, label: t(`labels.${field}`), value: words ? words : null, parts: [{ field }], shown };
}

const filled = (field: Field, value: string | null, t: Words): Fact => fact(field, value, t, 'filled');

const partsOf = (...fields: Field[]) => fields.map((field) => ({ field }));

function nameFact(profile: ProfileFormData, t: Words): Fact {
  const name = joinFilled([profile.first_name, profile.middle_name, profile.last_name], ' ');
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
  return {
    ...fact(`${kind}_married`, isGiven ? t('values.siblings', counts) : null, t),
    label: t(`lines.${kind}`),
    parts: [
      { field: `${kind}_married`, unit: t('values.married') },
      { field: `${kind}_unmarried`, unit: t('values.unmarried') },
    ],
  };
}

function childrenFact(profile: ProfileFormData, t: Words): Fact {
  return {
    ...fact('children', formatChildren(profile, t), t, profile.has_children ? 'always' : 'filled'),
    parts: partsOf('children', 'has_children', 'children_count'),
  };
}

function addressFacts({ profile, lookups }: ProfileSheet, t: Words): Fact[] {
  const { addresses } = profile;
  if (addresses.length === 0) return [fact('addresses', null, t)];
  return addresses.map((address, index) => {
    const field = `addresses.${index}`;
    const country = lookups.find(({ id }) => id === address.country)?.name ?? null;
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
  return lookups.find(({ id }) => id === wanted)?.name ?? null;
}

function heightInWords(heightCm: number | null, t: Words): string | null {
  if (heightCm === null) return null;
  return t('values.height', { height: formatHeight(heightCm), cm: Math.round(heightCm) });
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
