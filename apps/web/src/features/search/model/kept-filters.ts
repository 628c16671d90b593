import { type SearchFilters, searchFilters, type SearchSort, searchSorts } from '@suchi/contracts/discovery';
import { filtersKey } from '../../../shared/navigation/forget-filters.ts';
import { noFilters, type SearchView, searchViews } from './search-address.ts';
import { hasFilters } from './tidy-filters.ts';

/** Filters saved on this device; none when missing or unreadable. */
export function readKeptFilters(storage: Pick<Storage, 'getItem'>): SearchFilters {
  try {
    const parsed = searchFilters.safeParse(JSON.parse(storage.getItem(filtersKey) ?? '{}'));
    return parsed.success ? withoutTransient(parsed.data) : noFilters;
  } catch {
    return noFilters;
  }
}

/** Saves the filters, or removes them when none is set. */
export function keepFilters(filters: SearchFilters, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  const kept = withoutTransient(filters);
  if (!hasFilters(kept)) return storage.removeItem(filtersKey);
  // Storage may be full or blocked; search works without it.
  try {
    return storage.setItem(filtersKey, JSON.stringify(kept));
  } catch {
    return undefined;
  }
}

/** Gender is not saved, by specification. Nor is a name: phones are shared. */
function withoutTransient(filters: SearchFilters): SearchFilters {
  return { ...filters, gender: null, name: null };
}

const sortKey = 'suchi.search-sort';

/** The order chosen last on this device. */
export const readKeptSort = (storage: Pick<Storage, 'getItem'>): SearchSort | null =>
  searchSorts.find((sort) => sort === storage.getItem(sortKey)) ?? null;

export function keepSort(sort: SearchSort, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(sortKey, sort);
  } catch {
    // Without storage the usual order comes back.
  }
}

const viewKey = 'suchi.search-view';

/** The view chosen last on this device. */
export const readKeptView = (storage: Pick<Storage, 'getItem'>): SearchView | null =>
  searchViews.find((view) => view === storage.getItem(viewKey)) ?? null;

export function keepView(view: SearchView, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(viewKey, view);
  } catch {
    // Without storage the cards come back.
  }
}
