import { formatCalendarDate, isCalendarDate } from '@suchi/domain/basics';
import type { EntryFilter, ListAsk, ListFilter } from './list-types.ts';

type Filter = ListAsk['filter'];

/** As the contracts take them. */
export const entryMaxLength = 60;

const entries: Record<EntryFilter['entry'], (text: string) => boolean> = {
  text: (text) => text !== '' && text.length <= entryMaxLength,
  number: (text) => /^\d{1,3}$/.test(text),
  date: isCalendarDate,
};

/** The value that a text stands for; undefined for one that the filter does not have. */
export function readFilterValue(filter: ListFilter, text: string | null): string | undefined {
  if (!('entry' in filter)) return filter.options.find(({ value }) => value === text)?.value;
  const typed = text?.trim() ?? '';
  return entries[filter.entry](typed) ? typed : undefined;
}

/** How a person reads a value. */
export function filterWords(filter: ListFilter, value: string): string {
  if (!('entry' in filter)) return filter.options.find((option) => option.value === value)?.label ?? '';
  return filter.entry === 'date' ? formatCalendarDate(value) : value;
}

/** What applies before a person chooses anything. */
export function initialFilter(filters: readonly ListFilter[]): Filter {
  return Object.fromEntries(
    filters.flatMap(({ key, initial }) => (initial === undefined ? [] : [[key, initial]])),
  );
}

/** With one value set, or removed when it is null. */
export function setFilter(filter: Filter, key: string, value: string | null): Filter {
  const others = Object.entries(filter).filter(([each]) => each !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}

/** How many filters differ from the start. */
export function countChosen(filters: readonly ListFilter[], filter: Filter): number {
  return filters.filter(({ key, initial }) => filter[key] !== initial).length;
}

export function isInitialFilter(filters: readonly ListFilter[], filter: Filter): boolean {
  return countChosen(filters, filter) === 0;
}
