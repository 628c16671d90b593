import { readProfileContract } from '@suchi/contracts/profile';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { ownProfileKey } from './own-profile-query.ts';

/** The whole of the member's own profile, with its photos; apart, because home does without it. */
export const ownSheetQuery = queryOptions({
  queryKey: [...ownProfileKey, 'sheet'],
  queryFn: ({ signal }) => api.call(readProfileContract, {}, { signal }),
});
