import { useLocation } from '../../../shared/router/hooks.ts';
import { type OrdersPlace, readOrdersPlace } from '../model/orders-place.ts';
import { OrdersDesk } from './orders-desk.tsx';

/** For the dispatch desk: the orders of this season or of past ones, in one step. */
export function OrdersPage() {
  const { pathname } = useLocation();
  const place: OrdersPlace = readOrdersPlace(pathname);
  // Another step is another list with its own held action and panel.
  return <OrdersDesk key={pathname} {...place} />;
}
