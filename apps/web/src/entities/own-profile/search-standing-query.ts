import { searchStandingContract } from '@suchi/contracts/discovery';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { ownProfileKey } from './own-profile-query.ts';

/** Whether the member may search, which genders, and until when they paid. */
export const searchStandingQuery = queryOptions({
  // Below the own profile: each change of it may open or close the search.
  queryKey: [...ownProfileKey, 'search-standing'],
  queryFn: ({ signal }) => api.call(searchStandingContract, {}, { signal }),
});
