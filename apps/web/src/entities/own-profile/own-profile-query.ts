import { ownStandingContract } from '@suchi/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** Prefix of every query about the member's own profile. Invalidate it after a change. */
export const ownProfileKey = ['own-profile'] as const;

/** The status of the member's own profile, or null. */
export const ownProfileQuery = queryOptions({
  queryKey: [...ownProfileKey, 'standing'],
  queryFn: ({ signal }) => api.call(ownStandingContract, {}, { signal }),
});
