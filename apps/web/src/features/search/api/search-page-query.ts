import { searchPageSize, searchProfilesContract } from '@suchi/contracts/discovery';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';
import type { SearchAddress } from '../model/search-address.ts';

/** Long enough to read a profile and come back to the same cards. */
const keptForMs = 30 * 60_000;

/** A page of what the member looks for; the page before stays on screen until the next one is here. */
export function searchPageQuery(address: SearchAddress) {
  return queryOptions({
    queryKey: [...discoveryKey, 'search', address],
    queryFn: ({ signal }) => api.call(searchProfilesContract, address, { signal }),
    placeholderData: keepPreviousData,
    gcTime: keptForMs,
  });
}

/** How many pages so many profiles make; an empty result has one. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / searchPageSize));
}
