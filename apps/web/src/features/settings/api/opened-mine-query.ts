import { openedMineContract } from '@suchi/contracts/discovery';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** The previous page stays on screen until the next one has loaded. */
export function openedMineQuery(page: number) {
  return queryOptions({
    queryKey: ['opened-mine', page],
    queryFn: ({ signal }) => api.call(openedMineContract, { page }, { signal }),
    placeholderData: keepPreviousData,
  });
}
