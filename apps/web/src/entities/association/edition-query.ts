import { currentEditionContract } from '@suchi/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Its stage changes at midnight, so it is not kept for long. */
const freshForMs = 60 * 60_000;

/** The current edition and its stage, or null. */
export const editionQuery = queryOptions({
  queryKey: ['edition'],
  queryFn: async ({ signal }) => (await api.call(currentEditionContract, {}, { signal })).edition,
  staleTime: freshForMs,
});
