import { readProfileContract } from '@suchi/contracts/profiles';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { ownProfileKey } from './own-profile-query.ts';

/** The whole own profile with photos, as other families see it. Separate, because home does not need it. */
export const ownSheetQuery = queryOptions({
  queryKey: [...ownProfileKey, 'sheet'],
  queryFn: ({ signal }) => api.call(readProfileContract, { version: 'approved' }, { signal }),
});
