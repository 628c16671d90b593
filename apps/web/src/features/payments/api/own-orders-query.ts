import { ownOrdersContract } from '@suchi/contracts/money';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

/** The member's book orders, newest first. Apart from the other requests: home has only this one. */
export const ownOrdersQuery = queryOptions({
  queryKey: ['payments', 'orders'],
  queryFn: async ({ signal }) => (await api.call(ownOrdersContract, {}, { signal })).orders,
});
