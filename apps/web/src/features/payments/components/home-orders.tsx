import { useQuery } from '@tanstack/react-query';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { ownOrdersQuery } from '../api/own-orders-query.ts';

/** Lazy: few members have an order. */
const OrderBanner = lazyPart(async () => {
  const [module] = await Promise.all([import('./order-banner.tsx'), loadMessages(['payments'])]);
  return module.OrderBanner;
});

/** This year's orders. Of unpaid ones the newest counts: an earlier one was begun at another price. */
export function HomeOrders() {
  const { data: orders = [] } = useQuery(ownOrdersQuery);
  const current = orders.filter(({ is_archived: isArchived }) => !isArchived);
  const unpaid = current.find(({ status }) => status !== 'paid');
  const shown = current.filter((order) => order.status === 'paid' || order === unpaid);
  return shown.map((order) => <OrderBanner key={order.id} order={order} />);
}
