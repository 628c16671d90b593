import { frontPageContract } from '@suchi/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** How many days a review usually takes, or null. */
export const reviewDaysQuery = queryOptions({
  queryKey: ['review-days'],
  queryFn: async ({ signal }) => (await api.call(frontPageContract, {}, { signal })).review_days,
});
