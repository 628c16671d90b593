import { useLocation } from '../../../shared/router/hooks.ts';
import { type OrdersPlace, readOrdersPlace } from '../model/orders-place.ts';
import { OrdersList } from './orders-list.tsx';

/** For the dispatch desk: the orders of this season or of past ones, in one step. */
export function OrdersPage() {
  const { pathname } = useLocation();
  const place: OrdersPlace = readOrdersPlace(pathname);
  // Another step is another list with its own held action and panel.
  return <OrdersList key={pathname} {...place} />;
}
