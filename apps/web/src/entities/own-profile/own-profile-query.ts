import { ownStandingContract } from '@suchi/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Everything about the member's own profile; whoever changes it invalidates this. */
export const ownProfileKey = ['own-profile'] as const;

/** Where the member's own profile stands, or null before there is one. */
export const ownProfileQuery = queryOptions({
  queryKey: [...ownProfileKey, 'standing'],
  queryFn: ({ signal }) => api.call(ownStandingContract, {}, { signal }),
});
