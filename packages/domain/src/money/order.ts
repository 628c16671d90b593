import type { Decision } from '../basics/decision.ts';

/** The way of a book to its reader. */
export const orderSteps = ['ordered', 'dispatched', 'delivered'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Whether an order was paid. */
export const orderPaymentStatuses = ['pending', 'paid'] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

/** What the rules ask of an order. */
export interface OrderState {
  paymentStatus: OrderPaymentStatus;
  step: OrderStep;
  isArchived: boolean;
}

/** Which message the member sees; the words belong to the screen. */
export type OrderMessage = 'unpaid' | OrderStep;

/** The step after this one, or null at the end. */
export function findNextStep(step: OrderStep): OrderStep | null {
  return orderSteps[orderSteps.indexOf(step) + 1] ?? null;
}

/** Whether an order may be moved to a step: paid, not of a past year, and one step at a time. */
export function checkOrderStep(
  order: OrderState,
  to: OrderStep,
): Decision<'order_archived' | 'order_unpaid' | 'step_not_next', { step: OrderStep }> {
  if (order.isArchived) return { allowed: false, reason: 'order_archived' };
  if (order.paymentStatus !== 'paid') return { allowed: false, reason: 'order_unpaid' };
  if (findNextStep(order.step) !== to) return { allowed: false, reason: 'step_not_next' };
  return { allowed: true, step: to };
}

/** What the member is told of an order; until it is paid nothing else matters. */
export function findOrderMessage({ paymentStatus, step }: OrderState): OrderMessage {
  return paymentStatus === 'paid' ? step : 'unpaid';
}
