import {
  type SearchPage,
  searchPageSize,
  searchRowsSize,
  searchProfilesContract,
  searchTotalCap,
} from '@suchi/contracts/discovery';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';
import type { SearchAddress } from '../model/search-address.ts';

/** Long enough to read a profile and come back to the same cards. */
const keptForMs = 30 * 60_000;

/** While the server still counts. */
const countedAgainMs = 1000;

/** Keeps the previous page on screen until the next one has loaded. */
export function searchPageQuery(address: SearchAddress) {
  return queryOptions({
    queryKey: [...discoveryKey, 'search', address],
    queryFn: ({ signal }) => {
      const { view, ...asked } = address;
      return api.call(searchProfilesContract, { ...asked, size: sizeOf(view) }, { signal });
    },
    placeholderData: keepPreviousData,
    gcTime: keptForMs,
    refetchInterval: ({ state }) => (isCounting(state.data) ? countedAgainMs : false),
  });
}

/** The server counts a large result for the first time: there are more than it says, and less than it counts to. */
export function isCounting(page: SearchPage | undefined): boolean {
  return page !== undefined && !page.total_is_exact && page.total < searchTotalCap;
}

/** An empty result has one page. */
export function countPages(total: number, view: SearchAddress['view']): number {
  return Math.max(1, Math.ceil(total / sizeOf(view)));
}

/** How many profiles a page has. */
export const sizeOf = (view: SearchAddress['view']) => (view === 'rows' ? searchRowsSize : searchPageSize);
