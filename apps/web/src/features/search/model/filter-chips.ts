import type { SearchFilters } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import { formatAmount, formatHeight } from '../../../shared/i18n/format-measures.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';
import { sayChoice } from '../../../shared/i18n/choice-words.ts';

/** An active filter in words, and the filters without it. */
export interface FilterChip {
  key: string;
  label: string;
  without: SearchFilters;
}

/** The lists whose values are filtered, by id or by name. */
export type ValueList =
  'Job Type' | 'Gotra' | 'Education New' | 'Country' | 'City' | 'Education Sector' | 'Education Stream';

interface ChipWords {
  t: Translate<'search'>;
  /** What the reader calls a value of a list, by its id or name; null while loading, and for a text of one's own. */
  nameOf: (list: ValueList, value: number | string) => string | null;
}

/** The words of a filter, and the fields that removing it changes. */
type Part = [key: string, label: string | null, cleared: Partial<SearchFilters>];

/** Active filters in the order of the dialog, without the name, which has its own box. */
export function listFilterChips(filters: SearchFilters, words: ChipWords): FilterChip[] {
  const { t, nameOf } = words;
  const { marital_status: statuses, job_type: job } = filters;
  const typed = (list: ValueList, text: string | null) => text && (nameOf(list, text) ?? text);
  const jobName = job === null ? null : (nameOf('Job Type', job) ?? t('fields.job_type'));
  const parts: Part[] = [
    ...statuses.map((status): Part => [
      status,
      sayChoice('marital_status', status),
      { marital_status: statuses.filter((each) => each !== status) },
    ]),
    ['born', bornLabel(filters, t), { born_from: null, born_to: null }],
    ['age', ageLabel(filters, t), { age_from: null, age_to: null }],
    ['height', heightLabel(filters, t), { height_from_cm: null, height_to_cm: null }],
    ['country', typed('Country', filters.country), { country: null }],
    ['location', typed('City', filters.location), { location: null }],
    ['native_place', nativeLabel(typed('City', filters.native_place), t), { native_place: null }],
    ...valueParts(filters, 'gotra', words),
    ...valueParts(filters, 'without_gotra', words),
    ...valueParts(filters, 'education', words),
    ['education_sector', typed('Education Sector', filters.education_sector), { education_sector: null }],
    ['education_stream', typed('Education Stream', filters.education_stream), { education_stream: null }],
    ['job_type', jobName, { job_type: null }],
    ['income', incomeLabel(filters, t), { income_from: null, income_to: null, income_currency: null }],
    ['match_horoscope', answerLabel(filters, 'match_horoscope', t), { match_horoscope: null }],
    ['is_handicapped', answerLabel(filters, 'is_handicapped', t), { is_handicapped: null }],
  ];
  return parts.flatMap(([key, label, cleared]) =>
    label === null ? [] : [{ key, label, without: { ...filters, ...cleared } }],
  );
}

function valueParts(
  filters: SearchFilters,
  key: 'gotra' | 'without_gotra' | 'education',
  { t, nameOf }: ChipWords,
): Part[] {
  return filters[key].map((id) => {
    const name = nameOf(key === 'education' ? 'Education New' : 'Gotra', id) ?? t(`fields.${key}`);
    const label = key === 'without_gotra' ? t('chips.withoutGotra', { name }) : name;
    return [`${key}-${id}`, label, { [key]: filters[key].filter((each) => each !== id) }];
  });
}

function answerLabel(
  filters: SearchFilters,
  key: 'match_horoscope' | 'is_handicapped',
  t: Translate<'search'>,
): string | null {
  const value = filters[key];
  if (value === null) return null;
  return t('chips.answer', { field: t(`fields.${key}`), answer: t(value ? 'fields.yes' : 'fields.no') });
}

/** It looks like a place to live in, so it says what it is. */
function nativeLabel(place: string | null, t: Translate<'search'>): string | null {
  return place === null ? null : t('chips.nativePlace', { place });
}

function bornLabel({ born_from: from, born_to: to }: SearchFilters, t: Translate<'search'>): string | null {
  if (from === null) return to === null ? null : t('chips.bornTo', { to: formatCalendarDate(to) });
  if (to === null) return t('chips.bornFrom', { from: formatCalendarDate(from) });
  const isYears = from.endsWith('-01-01') && to.endsWith('-12-31');
  const words = (day: string) => (isYears ? day.slice(0, 4) : formatCalendarDate(day));
  return t('chips.bornYears', { from: words(from), to: words(to) });
}

function ageLabel({ age_from: from, age_to: to }: SearchFilters, t: Translate<'search'>): string | null {
  if (from === null) return to === null ? null : t('chips.ageTo', { to });
  return to === null ? t('chips.ageFrom', { from }) : t('chips.ages', { from, to });
}

function incomeLabel(filters: SearchFilters, t: Translate<'search'>): string | null {
  const { income_from: from, income_to: to, income_currency: currency } = filters;
  const words = (amount: number) => formatAmount(amount, currency ?? 'INR');
  if (from === null) return to === null ? null : t('chips.incomeTo', { to: words(to) });
  if (to === null) return t('chips.incomeFrom', { from: words(from) });
  return t('chips.incomes', { from: words(from), to: words(to) });
}

function heightLabel(filters: SearchFilters, t: Translate<'search'>): string | null {
  const { height_from_cm: from, height_to_cm: to } = filters;
  if (from === null) return to === null ? null : t('chips.heightTo', { to: formatHeight(to) });
  if (to === null) return t('chips.heightFrom', { from: formatHeight(from) });
  return t('chips.heights', { from: formatHeight(from), to: formatHeight(to) });
}
