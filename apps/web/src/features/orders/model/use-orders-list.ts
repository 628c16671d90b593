import type { OfficeOrder } from '@suchi/contracts/money';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { ListFilter } from '../../../shared/ui/data-list/list-types.ts';
import { useDataList } from '../../../shared/ui/data-list/use-data-list.ts';
import { ordersKey, readOrders } from '../api/orders-queries.ts';
import type { OrderActionsOf } from '../components/order-actions.tsx';
import { listOrderColumns } from '../components/order-columns.tsx';
import type { OrdersPlace } from './orders-place.ts';
import type { SelectedOrders } from './use-order-actions.ts';

/** One list of orders: its rows, and what is selected in it. */
export function useOrdersList({ step, isPast }: OrdersPlace, actions: OrderActionsOf) {
  const t = useMessages('orders');
  const payment: ListFilter = {
    key: 'payment',
    label: t('payment.label'),
    options: (['paid', 'unpaid', 'unpaid_with_address'] as const).map((value) => ({
      value,
      label: t(`payment.${value}`),
    })),
    initial: 'paid',
  };
  const filterOf = (chosen: Readonly<Record<string, string>>) => ({
    is_past: isPast,
    step,
    is_paid: chosen.payment === undefined || chosen.payment === 'paid',
    ...(chosen.payment === 'unpaid_with_address' && { has_address: true as const }),
  });
  const list = useDataList<OfficeOrder>({
    name: `orders-${step}`,
    queryKey: [ordersKey, isPast ? 'past' : 'current', step],
    read: (ask, signal) => readOrders(filterOf(ask.filter), ask, signal),
    columns: listOrderColumns({ step, isPast, actions }, t),
    initialSort: isPast ? '-date_updated' : '-order_date',
    // Only an unsent order of this season can be unpaid.
    filters: step === 'ordered' && !isPast ? [payment] : [],
  });
  const { search, filter } = list.address.address;
  const selected: SelectedOrders = {
    selection: list.selection.selection,
    count: list.selectedCount,
    search,
    filter: filterOf(filter),
    clear: list.selection.clear,
  };
  return { list, selected };
}
