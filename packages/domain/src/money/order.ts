import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** The delivery steps of a book order. */
export const orderSteps = ['ordered', 'dispatched', 'delivered'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Whether an order was paid. */
export const orderPaymentStatuses = ['pending', 'paid'] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

/** How a book reaches its buyer: sent, or handed over at the hall. */
export const deliveryKinds = ['post', 'pick_up'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** The fields of an order that the rules need. */
export interface OrderState {
  paymentStatus: OrderPaymentStatus;
  step: OrderStep;
  isArchived: boolean;
  deliveryKind: DeliveryKind;
}

/** Why an order cannot move to a step. */
export const orderRefusals = [
  'order_archived',
  'order_unpaid',
  'step_taken',
  'step_too_early',
  'order_picked_up',
  'order_refunded',
] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

/** Which step follows which. A book that is picked up is never sent. */
const nextSteps: Record<DeliveryKind, Record<OrderStep, OrderStep | null>> = {
  post: { ordered: 'dispatched', dispatched: 'delivered', delivered: null },
  pick_up: { ordered: 'delivered', dispatched: 'delivered', delivered: null },
};

/** The next step, or null at the end. */
export function findNextStep({
  step,
  deliveryKind,
}: Pick<OrderState, 'step' | 'deliveryKind'>): OrderStep | null {
  return nextSteps[deliveryKind][step];
}

/** Whether an order may move to a step: it is paid, of this season, and the step is the next one. */
export function checkOrderStep(
  order: OrderState,
  to: OrderStep,
): Decision<OrderRefusal, { step: OrderStep }> {
  if (order.isArchived) return { allowed: false, reason: 'order_archived' };
  if (order.paymentStatus !== 'paid') return { allowed: false, reason: 'order_unpaid' };
  if (findNextStep(order) === to) return { allowed: true, step: to };
  if (orderSteps.indexOf(order.step) >= orderSteps.indexOf(to))
    return { allowed: false, reason: 'step_taken' };
  return { allowed: false, reason: order.deliveryKind === 'pick_up' ? 'order_picked_up' : 'step_too_early' };
}

/** Whether a parcel may be marked as returned: it was sent and has not arrived. */
export function checkReturn({
  step,
  isArchived,
}: Pick<OrderState, 'step' | 'isArchived'>): Decision<OrderRefusal> {
  if (isArchived) return { allowed: false, reason: 'order_archived' };
  if (step === 'ordered') return { allowed: false, reason: 'step_too_early' };
  return step === 'delivered' ? { allowed: false, reason: 'step_taken' } : { allowed: true };
}

/** Whether a buyer may say that the book has arrived: when it was sent. Said again, it changes nothing. */
export function checkArrival(order: OrderState): Decision<OrderRefusal, { isRepeat: boolean }> {
  if (order.step === 'delivered') return { allowed: true, isRepeat: true };
  if (order.step === 'ordered') return { allowed: false, reason: 'step_too_early' };
  const decision = checkOrderStep(order, 'delivered');
  return decision.allowed ? { allowed: true, isRepeat: false } : decision;
}

/** Whether a past order may come back. A refunded one may not: its book would be sent without a payment. */
export function checkRestore({ isRefunded }: { isRefunded: boolean }): Decision<OrderRefusal> {
  return isRefunded ? { allowed: false, reason: 'order_refunded' } : { allowed: true };
}

/** Whether the address or the delivery kind of an order may change: until the book is sent. */
export function canChangeDelivery({ step, isArchived }: Pick<OrderState, 'step' | 'isArchived'>): boolean {
  return step === 'ordered' && !isArchived;
}

/** Whether a member may still choose to pick the book up: until the day of the event. */
export function canPickUp(eventDate: CalendarDate | null, today: CalendarDate): boolean {
  return eventDate !== null && eventDate >= today;
}
