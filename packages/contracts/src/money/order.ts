import { carriers, deliveryKinds, orderPaymentStatuses, orderSteps } from '@suchi/domain/money';
import * as z from 'zod/mini';
import { calendarDate, rowId, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { deliveryAddress } from './payment.ts';

/** A book order of the caller. */
export const ownOrder = z.object({
  id: rowId,
  edition: z.nullable(z.string()),
  amount: z.int(),
  status: z.enum(orderPaymentStatuses),
  order_status: z.enum(orderSteps),
  /** Of a former year: not shown on home. */
  is_archived: z.boolean(),
  ordered_at: utcInstant,
  paid_at: z.nullable(utcInstant),
  /** Null once it has passed. */
  delivery_after: z.nullable(calendarDate),
  delivery_days: z.nullable(z.string()),
  /** The provider's order, to ask about an unpaid order. */
  order_id: z.nullable(z.string()),
  payment: z.nullable(rowId),
  delivery: z.nullable(z.partial(deliveryAddress)),
  /** Until the book is sent. */
  can_change_address: z.boolean(),
  delivery_kind: z.enum(deliveryKinds),
  /** Until the book is sent, and until the day of the event. */
  can_pick_up: z.boolean(),
  carrier: z.nullable(z.enum(carriers)),
  tracking_number: z.nullable(z.string()),
  dispatched_at: z.nullable(utcInstant),
  delivered_at: z.nullable(utcInstant),
});
export type OwnOrder = z.output<typeof ownOrder>;

/** The caller's book orders, newest first; archived ones too. */
export const ownOrdersContract = defineContract({
  method: 'GET',
  group: 'qe_payment',
  path: '/orders',
  input: z.object({}),
  output: z.object({ orders: z.array(ownOrder) }),
});

/** Changes where a book goes, until it is sent. */
export const changeDeliveryContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/delivery',
  input: z.object({ order: rowId, delivery: deliveryAddress }),
  output: ownOrder,
});

/** The buyer says that the sent book has arrived. */
export const confirmArrivalContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/arrived',
  input: z.object({ order: rowId }),
  output: ownOrder,
});

/** Chooses between sending the book and picking it up at the event. */
export const chooseDeliveryKindContract = defineContract({
  method: 'POST',
  group: 'qe_payment',
  path: '/delivery_kind',
  input: z.object({ order: rowId, delivery_kind: z.enum(deliveryKinds) }),
  output: ownOrder,
});
