import {
  addressLabelsContract,
  dispatchMaxOrders,
  officeOrdersContract,
  orderAddressContract,
  orderCountsContract,
  type OrderFilter,
} from '@suchi/contracts/money';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import type { ListSelection } from '../../../shared/ui/data-list/list-selection.ts';
import type { ListAsk } from '../../../shared/ui/data-list/list-types.ts';

export const ordersKey = 'orders';
const countsKey = [ordersKey, 'counts'] as const;

type Sort = z.input<typeof officeOrdersContract.input>['sort'];
export type LabelSelection = z.input<typeof addressLabelsContract.input>['selection'];

/** One page of a list. The sort was checked against the columns. */
export function readOrders(filter: OrderFilter, { search, sort, page, rows }: ListAsk, signal: AbortSignal) {
  return api.call(
    officeOrdersContract,
    { ...(search === '' ? {} : { search }), sort: sort as Sort, page, rows, filter },
    { signal },
  );
}

/** Several people work on the orders. */
const freshForMs = 30_000;

export const orderCountsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: ({ signal }) => api.call(orderCountsContract, {}, { signal }),
  staleTime: freshForMs,
});

/** Read when its dialog opens: someone may have changed it since. */
export function orderAddressQuery(order: number) {
  return queryOptions({
    queryKey: [ordersKey, 'address', order],
    queryFn: ({ signal }) => api.call(orderAddressContract, { order }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Each request is written in the audit log, so it is not repeated by itself. */
export function labelsQuery(selection: LabelSelection) {
  return queryOptions({
    queryKey: [ordersKey, 'labels', selection],
    queryFn: ({ signal }) => api.call(addressLabelsContract, { selection }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The selected orders themselves, for the dispatch panel; no more than can be dispatched at once. */
export function selectedOrdersQuery(selection: ListSelection<number>, search: string, filter: OrderFilter) {
  const ids = selection.kind === 'some' ? [...selection.pageOf.keys()] : null;
  const except = selection.kind === 'all' ? selection.except : new Set<number>();
  const asked =
    ids === null
      ? { ...(search === '' ? {} : { search }), filter }
      : { filter: { ...filter, ids: ids.slice(0, dispatchMaxOrders) } };
  return queryOptions({
    queryKey: [ordersKey, 'selected', asked, [...except]],
    queryFn: async ({ signal }) => {
      const { total, rows } = await api.call(
        officeOrdersContract,
        { sort: '-order_date', page: 1, rows: dispatchMaxOrders, ...asked },
        { signal },
      );
      return { rows: rows.filter(({ id }) => !except.has(id)), isCut: (ids?.length ?? total) > rows.length };
    },
  });
}
