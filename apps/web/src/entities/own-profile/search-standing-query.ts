import { searchStandingContract } from '@suchi/contracts/discovery';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Whether the member may search, which genders, and until when they paid. */
export const searchStandingQuery = queryOptions({
  queryKey: ['search-standing'],
  queryFn: ({ signal }) => api.call(searchStandingContract, {}, { signal }),
});
