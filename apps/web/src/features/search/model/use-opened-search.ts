import type { SavedSearch, SavedSearches, SavedVisit } from '@suchi/contracts/discovery';
import { useQuery } from '@tanstack/react-query';
import { savedSearchesQuery, savedVisitQuery } from '../../../entities/saved-search/saved-searches.ts';
import { encodeSearchAddress, type SearchAddress } from './search-address.ts';
import { tidyFilters } from './tidy-filters.ts';

export interface OpenedSearch {
  /** The saved search in the address; null when there is none, or it was removed. */
  search: SavedSearch | null;
  /** The filters or the order are others now. */
  isChanged: boolean;
  /** What is new in this visit; null until it is known. */
  visit: SavedVisit | null;
  /** The visit has not begun yet. */
  isPending: boolean;
  list: SavedSearches | null;
}

export function useOpenedSearch(address: SearchAddress): OpenedSearch {
  const { data: list = null } = useQuery(savedSearchesQuery);
  const visit = useQuery(savedVisitQuery(address.saved));
  const search = list?.items.find(({ id }) => id === address.saved) ?? null;
  return {
    search,
    isChanged: search !== null && !isSameSearch(search, address),
    visit: visit.data ?? null,
    isPending: address.saved !== null && visit.isPending,
    list,
  };
}

type Asked = Pick<SearchAddress, 'filters' | 'sort'>;

/** A search that was saved in the usual order is the same in every order. */
function isSameSearch(saved: Asked, now: Asked): boolean {
  return wordsOf(saved.filters) === wordsOf(now.filters) && (saved.sort === null || saved.sort === now.sort);
}

/** The same values in another order are the same filters. */
function wordsOf(filters: SearchAddress['filters']): string {
  const query = encodeSearchAddress({
    filters: tidyFilters(filters),
    sort: null,
    page: 1,
    view: null,
    saved: null,
  });
  query.delete('gender');
  return [...query]
    .map(([key, value]) => `${key}=${value}`)
    .toSorted((one, other) => one.localeCompare(other))
    .join('&');
}

/** The address of a saved search. */
export function pathOfSaved({ id, filters, sort }: SavedSearch): string {
  return `/?${encodeSearchAddress({ filters, sort, page: 1, view: null, saved: id })}`;
}
