import { lookupValue, lookupValueFields } from '@suchi/contracts/lookups';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';

const freshForMs = 60 * 60_000;
/** The longest list has a few hundred values. */
const shownAtMost = 1100;

/** Standard values and those the person added, by name. */
export function lookupQuery(lookup: string) {
  const query = new URLSearchParams({
    'filter[lookup][_eq]': lookup,
    fields: lookupValueFields.join(','),
    sort: 'name',
    limit: String(shownAtMost),
  });
  return queryOptions({
    queryKey: ['lookup', lookup],
    queryFn: ({ signal }) => api.get(`/items/qdb_lookup?${query}`, z.array(lookupValue), { signal }),
    staleTime: freshForMs,
  });
}
