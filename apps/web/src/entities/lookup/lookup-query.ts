import { readLookupContract } from '@suchi/contracts/lookups';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { sortByLabel } from './lookup-label.ts';

const freshForMs = 60 * 60_000;

/** Standard values and those the person added, in the order of the reader's language. */
export function lookupQuery(lookup: string) {
  return queryOptions({
    queryKey: ['lookup', lookup],
    queryFn: async ({ signal }) => sortByLabel(await api.call(readLookupContract, { lookup }, { signal })),
    staleTime: freshForMs,
  });
}
