import { searchAccessContract } from '@suchi/contracts/discovery';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { ownProfileKey } from './own-profile-query.ts';

/** Whether the member may search, which genders, and until when they paid. */
export const searchAccessQuery = queryOptions({
  // Below the own profile: each change of it may open or close the search.
  queryKey: [...ownProfileKey, 'search-access'],
  queryFn: ({ signal }) => api.call(searchAccessContract, {}, { signal }),
});
