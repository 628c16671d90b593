import { type OrderStep, orderSteps } from '@suchi/domain/money';
import { ordersPath } from '../../../shared/config/office-paths.ts';

export interface OrdersPlace {
  step: OrderStep;
  isPast: boolean;
}

/** Every list of orders. */
export const ordersPlaces: readonly OrdersPlace[] = [false, true].flatMap((isPast) =>
  orderSteps.map((step) => ({ step, isPast })),
);

/** The list that an address shows. */
export function readOrdersPlace(pathname: string): OrdersPlace {
  const found = ordersPlaces.find(({ step, isPast }) => ordersPath(step, { isPast }) === pathname);
  return found ?? { step: 'ordered', isPast: false };
}
