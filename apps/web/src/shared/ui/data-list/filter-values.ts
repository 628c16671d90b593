import type { ListAsk, ListFilter } from './list-types.ts';

type Filter = ListAsk['filter'];

export function findOption({ options }: ListFilter, value: string | undefined) {
  return options.find((option) => option.value === value);
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
