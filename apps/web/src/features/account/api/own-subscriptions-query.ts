import { ownSubscription } from '@suchi/contracts/money';
import { searchPlanId } from '@suchi/domain/money';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

const query = new URLSearchParams({
  fields: Object.keys(ownSubscription.shape).join(','),
  filter: JSON.stringify({ user: { _eq: '$CURRENT_USER' }, plan: { _eq: searchPlanId } }),
  sort: '-start_date',
}).toString();

/** Newest first. */
export const ownSubscriptionsQuery = queryOptions({
  queryKey: ['own-subscriptions'],
  queryFn: ({ signal }) => api.get(`/items/qd_subscriptions?${query}`, z.array(ownSubscription), { signal }),
});
