import { familyCountsContract } from '@suchi/contracts/families';
import { queryOptions } from '@tanstack/react-query';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { api } from '../../../shared/api/api.ts';

/** For the menu, the tabs and home. Below the discovery key, because each step and each block changes it. */
export const familyCountsQuery = queryOptions({
  queryKey: [...discoveryKey, 'families', 'counts'],
  queryFn: ({ signal }) => api.call(familyCountsContract, {}, { signal }),
  // Families write at any time.
  staleTime: 60_000,
});
