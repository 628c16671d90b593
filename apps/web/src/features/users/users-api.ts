import { type UserFilter, userCountsContract, usersContract, type UsersInput } from '@suchi/contracts/office';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import type { ListAsk } from '../../shared/ui/data-list/list-types.ts';
import { listKey } from '../../shared/ui/data-list/use-data-list.ts';

/** The page lets only the filters of the contract through. */
export function toUserFilter(filter: ListAsk['filter']): UserFilter {
  const { list = 'all', is_email_verified: verified, ...days } = filter;
  return {
    list,
    ...(verified !== undefined && { is_email_verified: verified === 'yes' }),
    ...days,
  } as UserFilter;
}

export function readUsers({ search, filter, sort, ...page }: ListAsk, signal: AbortSignal) {
  const input: UsersInput = {
    ...page,
    sort: sort as NonNullable<UsersInput['sort']>,
    filter: toUserFilter(filter),
    ...(search !== '' && { search }),
  };
  return api.call(usersContract, input, { signal });
}

export const userCountsQuery = queryOptions({
  queryKey: [listKey, 'users', 'counts'],
  queryFn: ({ signal }) => api.call(userCountsContract, {}, { signal }),
});
