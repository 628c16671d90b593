import { reviewProfileContract, reviewQueueContract } from '@suchi/contracts/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** Several people review at once, so what is shown must not be old. */
const freshForMs = 30_000;

export const reviewKeys = { queue: ['review', 'queue'], profile: ['review', 'profile'] } as const;

/** The profiles that wait, those who wait longest first; with a search, those of that name. */
export function reviewQueueQuery(search = '') {
  return queryOptions({
    queryKey: [...reviewKeys.queue, search],
    queryFn: ({ signal }) => api.call(reviewQueueContract, search === '' ? {} : { search }, { signal }),
    staleTime: freshForMs,
  });
}

/** One profile with all that the committee looks at. */
export function reviewProfileQuery(id: number) {
  return queryOptions({
    queryKey: [...reviewKeys.profile, id],
    queryFn: ({ signal }) => api.call(reviewProfileContract, { id }, { signal }),
    staleTime: freshForMs,
  });
}
