import {
  filterValuesMax,
  type SearchFilters,
  searchFilters,
  type SearchSort,
  searchSorts,
} from '@suchi/contracts/discovery';
import { isCalendarDate } from '@suchi/domain/basics';
import { genders, incomeCurrencies, incomeMax, singleStatuses } from '@suchi/domain/profiles';

/** The state of a search, stored in the URL. */
export interface SearchAddress {
  filters: SearchFilters;
  /** Null: the usual one. */
  sort: SearchSort | null;
  page: number;
  /** Null: cards. */
  view: SearchView | null;
  /** The saved search that was opened. */
  saved: number | null;
}

/** Cards, or on a phone the rows of a list. */
export const searchViews = ['cards', 'rows'] as const;
export type SearchView = (typeof searchViews)[number];

export const noFilters: SearchFilters = searchFilters.parse({});

const texts = [
  'name',
  'country',
  'location',
  'native_place',
  'education_sector',
  'education_stream',
] as const;
const days = ['born_from', 'born_to'] as const;
const heights = ['height_from_cm', 'height_to_cm'] as const;
const ages = ['age_from', 'age_to'] as const;
const incomes = ['income_from', 'income_to'] as const;
const lists = ['gotra', 'without_gotra', 'education'] as const;
const answers = ['match_horoscope', 'is_handicapped'] as const;
const textMax = 100;

/** Ignores what it cannot parse: people share and mistype addresses. */
export function parseSearchAddress(query: URLSearchParams): SearchAddress {
  const read = <Key extends string, Value>(
    keys: readonly Key[],
    parse: (text: string) => Value | null,
  ): Record<Key, Value | null> => {
    const entries = keys.map((key) => {
      const text = query.get(key);
      return [key, text === null ? null : parse(text)] as const;
    });
    return Object.fromEntries(entries) as Record<Key, Value | null>;
  };
  const chosenStatuses = query.getAll('marital_status');
  const idLists = lists.map((key) => [key, parseIds(query.getAll(key))] as const);
  return {
    filters: {
      ...noFilters,
      ...read(texts, (text) => text.trim().slice(0, textMax) || null),
      ...read(days, (text) => (isCalendarDate(text) ? text : null)),
      ...read(heights, parseNumber),
      ...read(ages, (text) => parseBetween(text, 18, 99)),
      ...read(incomes, (text) => parseBetween(text, 0, incomeMax)),
      ...read(['income_currency'], (text) => incomeCurrencies.find((one) => one === text) ?? null),
      ...(Object.fromEntries(idLists) as Record<(typeof lists)[number], number[]>),
      ...read(answers, parseAnswer),
      ...read(['job_type'], parseWhole),
      ...read(['gender'], (text) => genders.find((gender) => gender === text) ?? null),
      marital_status: singleStatuses.filter((status) => chosenStatuses.includes(status)),
    },
    sort: searchSorts.find((sort) => sort === query.get('sort')) ?? null,
    page: parseWhole(query.get('page') ?? '') ?? 1,
    view: searchViews.find((view) => view === query.get('view')) ?? null,
    saved: parseWhole(query.get('saved') ?? ''),
  };
}

/** The URL of a search, without defaults. */
export function encodeSearchAddress({ filters, sort, page, view, saved }: SearchAddress): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null) query.append(key, String(each));
    }
  }
  if (sort !== null) query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  if (view !== null) query.set('view', view);
  if (saved !== null) query.set('saved', String(saved));
  return query;
}

/** Other parameters of the URL, which a search must keep. */
export function withoutSearchAddress(query: URLSearchParams): URLSearchParams {
  const own = [...Object.keys(noFilters), 'sort', 'page', 'view', 'saved'];
  return new URLSearchParams([...query].filter(([key]) => !own.includes(key)));
}

/** A typed page number; null unless it is whole and in range. */
export function parsePageNumber(typed: string, pages: number): number | null {
  const page = parseWhole(typed.trim());
  return page !== null && page <= pages ? page : null;
}

function parseWhole(text: string): number | null {
  const value = Number(text);
  return /^\d{1,9}$/.test(text) && value >= 1 ? value : null;
}

function parseBetween(text: string, min: number, max: number): number | null {
  const value = Number(text);
  return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : null;
}

function parseIds(written: readonly string[]): number[] {
  const ids = written.map(parseWhole).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, filterValuesMax);
}

function parseNumber(text: string): number | null {
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function parseAnswer(text: string): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null;
}
