import { useQuery } from '@tanstack/react-query';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { ownOrdersQuery } from '../api/own-orders-query.ts';

/** Lazy: few members have an order. */
const OrderBanner = lazyPart(async () => {
  const [module] = await Promise.all([import('./order-banner.tsx'), loadMessages(['payments'])]);
  return module.OrderBanner;
});

/** This year's orders. */
export function HomeOrders() {
  const { data: orders = [] } = useQuery(ownOrdersQuery);
  const current = orders.filter(({ is_archived: isArchived }) => !isArchived);
  return current.map((order) => <OrderBanner key={order.id} order={order} />);
}
