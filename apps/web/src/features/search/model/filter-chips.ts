import type { SearchFilters } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import { formatHeight } from '@suchi/domain/profile';
import type { Translate } from '../../../shared/i18n/messages.ts';

/** An active filter in words, and the filters without it. */
export interface FilterChip {
  key: string;
  label: string;
  without: SearchFilters;
}

interface ChipWords {
  t: Translate<'search'>;
  /** Names of job types by id; null while loading. */
  jobTypeName: string | null;
}

/** Active filters in the order of the dialog, without the name, which has its own box. */
export function listFilterChips(filters: SearchFilters, { t, jobTypeName }: ChipWords): FilterChip[] {
  const chip = (key: string, label: string, cleared: Partial<SearchFilters>): FilterChip => ({
    key,
    label,
    without: { ...filters, ...cleared },
  });
  const answer = (key: 'match_horoscope' | 'is_handicapped') => {
    const value = filters[key];
    if (value === null) return [];
    const words = t(value ? 'fields.yes' : 'fields.no');
    return [chip(key, t('chips.answer', { field: t(`fields.${key}`), answer: words }), { [key]: null })];
  };
  const text = (key: 'country' | 'location' | 'education_sector' | 'education_stream') => {
    const value = filters[key];
    return value === null ? [] : [chip(key, value, { [key]: null })];
  };
  const born = bornLabel(filters, t);
  const height = heightLabel(filters, t);
  return [
    ...filters.marital_status.map((status) =>
      chip(status, status, { marital_status: filters.marital_status.filter((each) => each !== status) }),
    ),
    ...(born === null ? [] : [chip('born', born, { born_from: null, born_to: null })]),
    ...(height === null ? [] : [chip('height', height, { height_from_cm: null, height_to_cm: null })]),
    ...text('country'),
    ...text('location'),
    ...text('education_sector'),
    ...text('education_stream'),
    ...(filters.job_type === null
      ? []
      : [chip('job_type', jobTypeName ?? t('fields.job_type'), { job_type: null })]),
    ...answer('match_horoscope'),
    ...answer('is_handicapped'),
  ];
}

function bornLabel({ born_from: from, born_to: to }: SearchFilters, t: Translate<'search'>): string | null {
  if (from === null) return to === null ? null : t('chips.bornTo', { to: formatCalendarDate(to) });
  if (to === null) return t('chips.bornFrom', { from: formatCalendarDate(from) });
  const isYears = from.endsWith('-01-01') && to.endsWith('-12-31');
  const words = (day: string) => (isYears ? day.slice(0, 4) : formatCalendarDate(day));
  return t('chips.bornYears', { from: words(from), to: words(to) });
}

function heightLabel(filters: SearchFilters, t: Translate<'search'>): string | null {
  const { height_from_cm: from, height_to_cm: to } = filters;
  if (from === null) return to === null ? null : t('chips.heightTo', { to: formatHeight(to) });
  if (to === null) return t('chips.heightFrom', { from: formatHeight(from) });
  return t('chips.heights', { from: formatHeight(from), to: formatHeight(to) });
}
