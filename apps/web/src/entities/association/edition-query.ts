import { type CurrentEdition, currentEdition, currentEditionFields } from '@suchi/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../shared/api/api.ts';

const path = `/items/edition?filter[is_current][_eq]=true&limit=1&fields=${currentEditionFields.join(',')}`;
const freshForMs = 60 * 60_000;

/** The current edition, or null. */
export const editionQuery = queryOptions({
  queryKey: ['edition'],
  queryFn: async ({ signal }): Promise<CurrentEdition | null> => {
    const [edition = null] = await api.get(path, z.array(currentEdition), { signal });
    return edition;
  },
  staleTime: freshForMs,
});
