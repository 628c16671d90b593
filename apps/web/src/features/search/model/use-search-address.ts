import { useEffect, useMemo } from 'react';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import {
  keepFilters,
  keepSort,
  keepView,
  readKeptFilters,
  readKeptSort,
  readKeptView,
} from './kept-filters.ts';
import {
  encodeSearchAddress,
  noFilters,
  parseSearchAddress,
  type SearchAddress,
  withoutSearchAddress,
} from './search-address.ts';
import { hasFilters, tidyFilters } from './tidy-filters.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

type Question = Pick<SearchAddress, 'filters' | 'sort' | 'view' | 'saved'>;

interface SearchAddressState {
  address: SearchAddress;
  /** A new search starts at page one and replaces the history entry. */
  ask: (change: Partial<Question>) => void;
  /** The query string of another page of the same result; empty for the defaults. */
  pageSearch: (page: number) => string;
  reset: () => void;
}

/** The search in the URL; an empty URL uses the filters saved on the device. */
export function readSearchAddress(query: URLSearchParams): { address: SearchAddress; isRestored: boolean } {
  const said = parseSearchAddress(query);
  const kept = encodeSearchAddress(said).size === 0 ? readKeptFilters(deviceStorage) : noFilters;
  const isRestored = hasFilters(kept);
  const sort = said.sort ?? readKeptSort(deviceStorage);
  const view = said.view ?? readKeptView(deviceStorage);
  return { address: { ...said, sort, view, ...(isRestored ? { filters: kept } : {}) }, isRestored };
}

export function useSearchAddress(): SearchAddressState {
  const [query, setQuery] = useSearchParams();
  // Read once for each URL: a new search is saved before its URL is there.
  const { address, isRestored } = useMemo(() => readSearchAddress(query), [query]);

  const queryOf = (next: SearchAddress) =>
    new URLSearchParams([...withoutSearchAddress(query), ...encodeSearchAddress(next)]);
  const go = (next: SearchAddress) => setQuery(queryOf(next), { replace: true, preventScrollReset: true });

  useEffect(() => {
    if (isRestored) go(address);
  });

  function ask(change: Partial<Question>): void {
    const filters = tidyFilters(change.filters ?? address.filters);
    keepFilters(filters, deviceStorage);
    if (change.sort) keepSort(change.sort, deviceStorage);
    if (change.view) keepView(change.view, deviceStorage);
    go({ ...address, ...change, filters, page: 1 });
  }

  return {
    address,
    ask,
    pageSearch: (page) => {
      const search = queryOf({ ...address, page });
      return search.size === 0 ? '' : `?${search}`;
    },
    reset: () => ask({ filters: { ...noFilters, gender: address.filters.gender }, saved: null }),
  };
}
