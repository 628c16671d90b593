import type { Decision } from '../basics/decision.ts';

/** The delivery steps of a book order. */
export const orderSteps = ['ordered', 'dispatched', 'delivered'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Whether an order was paid. */
export const orderPaymentStatuses = ['pending', 'paid'] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

/** The fields of an order that the rules need. */
export interface OrderState {
  paymentStatus: OrderPaymentStatus;
  step: OrderStep;
  isArchived: boolean;
}

/** Which message the member sees; the texts are in the web catalogue. */
export type OrderMessage = 'unpaid' | OrderStep;

/** The next step, or null at the end. */
export function findNextStep(step: OrderStep): OrderStep | null {
  return orderSteps[orderSteps.indexOf(step) + 1] ?? null;
}

/** Whether an order may move to a step: it is paid, of this year, and the step is the next one. */
export function checkOrderStep(
  order: OrderState,
  to: OrderStep,
): Decision<'order_archived' | 'order_unpaid' | 'step_not_next', { step: OrderStep }> {
  if (order.isArchived) return { allowed: false, reason: 'order_archived' };
  if (order.paymentStatus !== 'paid') return { allowed: false, reason: 'order_unpaid' };
  if (findNextStep(order.step) !== to) return { allowed: false, reason: 'step_not_next' };
  return { allowed: true, step: to };
}

/** The message for an order; an unpaid order only shows that. */
export function findOrderMessage({ paymentStatus, step }: OrderState): OrderMessage {
  return paymentStatus === 'paid' ? step : 'unpaid';
}
