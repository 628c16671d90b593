import { labelOf } from '@suchi/contracts/lookups';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import { formatCalendarDate, groupIndian, groupWestern } from '@suchi/domain/basics';
import type { BiodataLine, BiodataValues } from '@suchi/domain/biodata';
import { indiaCountryId, listNumbers } from '@suchi/domain/discovery';
import { classesOf, type MoonPlace } from '@suchi/domain/horoscope';
import { ageOn, currencySigns, toFeetAndInches } from '@suchi/domain/profiles';
import { formatPhone } from '@suchi/domain/text';
import { formatTime } from '@suchi/words';
import type { BiodataSource } from './source.ts';
import type { BiodataWording } from './wording.ts';

type Writer = (source: BiodataSource, words: BiodataWording) => string | null;

/** What each line says. */
const writers: Record<BiodataLine, Writer> = {
  born: writeBorn,
  birth: ({ form }, words) => join([writeBirthTime(form, words), form.new_birth_place?.name]),
  height: ({ form }, words) => writeHeight(form, words),
  maritalStatus: ({ form: { marital_status: status } }, { choices }) =>
    status && choices(`marital_status.${status}`),
  children: ({ form }, words) => writeChildren(form, words),
  bloodGroup: (source) => nameOf(source, source.form.blood_group),
  complexion: (source) => labelOfNamed(source, 'Complexion', source.form.complexion),
  food: ({ form: { food } }, { choices }) => food && choices(`food.${food}`),
  disability: ({ form }, { profile }) =>
    form.is_handicapped ? form.mention_disability?.trim() || profile('values.yes') : null,
  gotra: (source) => nameOf(source, source.form.gotra),
  star: ({ moon }, words) => writeStar(moon?.places ?? [], words),
  classes: ({ moon }, words) => writeClasses(moon?.places ?? [], words),
  education: writeEducation,
  work: writeWork,
  income: ({ form: { income, income_currency: currency } }) =>
    income === null
      ? null
      : `${currencySigns[currency]}${currency === 'INR' ? groupIndian(income) : groupWestern(income)}`,
  father: ({ form }) => join([form.father_name, form.father_occupation]),
  mother: ({ form }) => join([form.mother_name, form.mother_occupation]),
  brothers: ({ form }, words) => writeSiblings('brothers', form, words),
  sisters: ({ form }, words) => writeSiblings('sisters', form, words),
  mothersFamily: (source) => join([source.form.maternal_surname, nameOf(source, source.form.maternal_gotra)]),
  native: ({ form }) => form.new_native_place?.name ?? null,
  expectations: ({ form }) => form.partner_expectations?.replaceAll(/\s*\n\s*/g, ' ') ?? null,
  phone: ({ form }, words) => writePhones(form, words),
  address: writeAddress,
};

export function writeValues(source: BiodataSource, words: BiodataWording): BiodataValues {
  return Object.fromEntries(Object.entries(writers).map(([line, write]) => [line, write(source, words)]));
}

/** Age, height, work and town, for the layouts that begin with them. */
export function writeSummary(source: BiodataSource, words: BiodataWording): string[] {
  const { form } = source;
  const parts = [
    writeAge(source, words),
    form.height === null ? null : writeFeet(form.height, words),
    form.designation?.trim() || labelOfNamed(source, 'Occupation', form.new_occupation),
    form.new_location?.name,
  ];
  return parts.map((part) => part?.trim() ?? '').filter(Boolean);
}

function join(texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(', ');
}

function nameOf({ lookups }: BiodataSource, id: number | null): string | null {
  const found = id === null ? undefined : lookups.find((value) => value.id === id);
  return found ? labelOf(found) : null;
}

/** Of a value that the profile has by its name. It may be in no list. */
function labelOfNamed({ lookups }: BiodataSource, list: string, name: string | null): string | null {
  const key = name?.trim().toLowerCase();
  const found = lookups.find((value) => value.lookup === list && value.name.toLowerCase() === key);
  return found ? labelOf(found) : name;
}

const writeAge = ({ form: { brithday }, today }: BiodataSource, { paper }: BiodataWording) =>
  brithday === null ? null : paper('years', { count: ageOn(brithday, today) });

function writeBorn(source: BiodataSource, words: BiodataWording): string | null {
  const { brithday } = source.form;
  const age = writeAge(source, words);
  return brithday === null || age === null
    ? null
    : words.paper('born', { date: formatCalendarDate(brithday), age });
}

function writeBirthTime(
  { birth_time: told, birth_time_accuracy: accuracy }: ProfileFormData,
  { paper, calendar }: BiodataWording,
): string | null {
  if (told === null || accuracy === 'unknown') return null;
  const [hour, minute] = told.split(':').map(Number);
  const time = formatTime(calendar, hour ?? 0, minute ?? 0);
  return accuracy === 'about' ? paper('about', { time }) : time;
}

function writeFeet(heightCm: number, { common }: BiodataWording): string {
  const { feet, inches } = toFeetAndInches(heightCm);
  return common('measures.height', { feet, inches });
}

function writeHeight({ height }: ProfileFormData, words: BiodataWording): string | null {
  if (height === null) return null;
  return words.profile('values.height', {
    height: writeFeet(height, words),
    cm: Math.round(height),
  });
}

function writeChildren(form: ProfileFormData, { profile: t }: BiodataWording): string | null {
  if (!form.has_children) return null;
  if (form.children.length === 0)
    return form.children_count === null ? null : t('values.childrenCount', { count: form.children_count });
  return form.children
    .map(({ gender, age }) => {
      const kind = gender ?? 'unknown';
      return age === null ? t(`values.child.${kind}`) : t(`values.childAged.${kind}`, { count: age });
    })
    .join('; ');
}

/** A birth whose Moon can be in two places names none. */
function writeStar(places: readonly MoonPlace[], { horoscope: t }: BiodataWording): string {
  return join([
    one(places.map(({ rashi }) => t(`rashis.${rashi}`))),
    one(places.map(({ nakshatra }) => t(`nakshatras.${nakshatra}`))),
  ]);
}

function writeClasses(places: readonly MoonPlace[], { horoscope: t }: BiodataWording): string {
  const classes = places.map(classesOf);
  return join([
    one(classes.map(({ nadi }) => t(`classes.nadi.${nadi}`))),
    one(classes.map(({ gana }) => t(`classes.gana.${gana}`))),
  ]);
}

function one(names: readonly string[]): string | null {
  const different = new Set(names);
  return different.size === 1 ? (names[0] ?? null) : null;
}

function writeEducation(source: BiodataSource): string {
  const { form } = source;
  const listed = [form.heighest_education, form.second_heighest_education, ...form.new_education];
  const names = listed.map((id) => nameOf(source, id));
  return join([...new Set([...names, labelOfNamed(source, 'Education Stream', form.education_stream)])]);
}

function writeWork(source: BiodataSource): string | null {
  const { form } = source;
  const what =
    form.designation?.trim() ||
    labelOfNamed(source, 'Occupation', form.new_occupation) ||
    nameOf(source, form.job_type);
  return join([what, form.organization_name, form.new_location?.name]);
}

function writeSiblings(
  kind: 'brothers' | 'sisters',
  form: ProfileFormData,
  { profile: t }: BiodataWording,
): string | null {
  const [married, unmarried] = [form[`${kind}_married`] ?? 0, form[`${kind}_unmarried`] ?? 0];
  if (married + unmarried === 0) return null;
  if (married > 0 && unmarried > 0) return t(`values.${kind}.both`, { married, unmarried });
  return married > 0
    ? t(`values.${kind}.married`, { count: married })
    : t(`values.${kind}.unmarried`, { count: unmarried });
}

/** More numbers than these are for nobody who reads a page. */
const phonesAtMost = 2;

export const listPhones = (form: ProfileFormData) =>
  listNumbers(
    form.addresses.map(({ name, mobile, mobile_alternative: alternativeMobile }) => ({
      name,
      mobile,
      alternativeMobile,
    })),
    { father: form.father_name, mother: form.mother_name },
  );

function writePhones(form: ProfileFormData, { paper }: BiodataWording): string {
  return listPhones(form)
    .slice(0, phonesAtMost)
    .map(({ number, name, relation }) => {
      const whose = relation === null ? name : `${name} (${paper(`relations.${relation}`)})`;
      // A number never breaks across lines.
      return join([whose, formatPhone(number).replaceAll(' ', '\u00A0')]);
    })
    .join('\n');
}

function writeAddress(source: BiodataSource): string | null {
  const [address] = source.form.addresses;
  if (address === undefined) return null;
  const town = [address.city?.trim(), address.pincode?.trim()].filter(Boolean).join(' ');
  const lines = address.address?.replaceAll(/\s*\n\s*/g, ', ');
  const country = address.country === indiaCountryId ? null : nameOf(source, address.country);
  return join([lines, town, country]);
}
