import {
  carriers,
  deliveryKinds,
  dispatchRefusals,
  findTrackingFault,
  normaliseTracking,
  orderPaymentStatuses,
  type OrderStep,
  orderSteps,
} from '@suchi/domain/money';
import * as z from 'zod/mini';
import { inQuery, rowId, typedText, utcInstant } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { deliveryAddress } from './payment.ts';
import { staffReason } from '../staff/people.ts';
import { listOutput, listQuery, type OfficeColumn, selection, valuesOf } from '../office/list-query.ts';

/** The most orders that are dispatched at once: each may have a tracking number, which someone typed. */
export const dispatchMaxOrders = 100;

/** The most address labels of one print. */
export const labelsMax = 2000;

/** Which orders. Without a step: all steps. An edition of null means orders without one, from older data. */
export const orderFilter = z.object({
  is_past: z.boolean(),
  step: z.optional(z.enum(orderSteps)),
  is_paid: z._default(z.boolean(), true),
  /** Only those with the name and address of the buyer. */
  has_address: z.optional(z.literal(true)),
  edition: z.optional(z.nullable(rowId)),
  /** Only these. */
  ids: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(dispatchMaxOrders))),
});
export type OrderFilter = z.output<typeof orderFilter>;

const orderSelection = selection(orderFilter);
export type OrderSelection = z.output<typeof orderSelection>;

export const orderSorts = ['order_date', 'date_updated', 'name', 'pincode', 'dispatched_at'] as const;

const someDay = { isSortedDownFirst: true, isNumber: true, leaves: 'second' } as const;

/** The columns, in the order of the page. */
export const orderColumns = {
  /** Who the book is for, or whose account ordered it. */
  name: { value: z.string(), key: 'buyer', sort: 'name' },
  address: { value: z.nullable(z.string()), key: 'to', sort: 'pincode' },
  ordered_at: { value: utcInstant, key: 'ordered', sort: 'order_date', ...someDay, onlyOf: ['ordered'] },
  carrier: { value: z.nullable(z.enum(carriers)), onlyOf: ['dispatched', 'delivered'] },
  dispatched_at: {
    value: z.nullable(utcInstant),
    key: 'dispatched',
    sort: 'dispatched_at',
    ...someDay,
    onlyOf: ['dispatched', 'delivered'],
  },
  delivered_at: {
    value: z.nullable(utcInstant),
    key: 'delivered',
    isNumber: true,
    leaves: 'first',
    onlyOf: ['delivered'],
  },
  amount: { value: z.int(), key: 'paid', isNumber: true, leaves: 'first' },
  edition: { value: z.nullable(z.string()), key: 'season', leaves: 'first' },
} as const satisfies Record<string, OfficeColumn<(typeof orderSorts)[number], OrderStep>>;

/** A book order as the dispatch desk sees it. */
export const officeOrder = z.object({
  id: rowId,
  /** The account, for the admins' page of a member. */
  user_id: z.uuid(),
  ...valuesOf(orderColumns),
  city: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  delivery_kind: z.enum(deliveryKinds),
  status: z.enum(orderPaymentStatuses),
  order_status: z.enum(orderSteps),
  is_archived: z.boolean(),
  tracking_number: z.nullable(z.string()),
  /** Why the parcel came back; null once it is sent again or the address is changed. */
  return_reason: z.nullable(z.string()),
});
export type OfficeOrder = z.output<typeof officeOrder>;

/** One page of the orders. Search: name, city, pincode, order number, tracking number. */
export const officeOrdersContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/list',
  access: 'dispatch',
  input: listQuery(orderSorts, orderFilter),
  output: listOutput(officeOrder),
});
export type OrdersQuery = z.output<typeof officeOrdersContract.input>;

const stepCounts = z.object({ ordered: z.int(), dispatched: z.int(), delivered: z.int() });

/** How many paid orders are in each step, the unpaid ones, and the seasons that can be archived. */
export const orderCountsContract = defineContract({
  method: 'GET',
  group: 'qe_orders',
  path: '/counts',
  access: 'dispatch',
  input: z.object({}),
  output: z.object({
    current: stepCounts,
    past: stepCounts,
    unpaid: z.int(),
    seasons: z.array(
      z.object({
        edition: z.nullable(rowId),
        year: z.nullable(z.string()),
        orders: z.int(),
        undelivered: z.int(),
      }),
    ),
  }),
});
export type OrderCounts = z.output<typeof orderCountsContract.output>;

const refusedOrder = z.object({
  order: rowId,
  reason: z.enum([...dispatchRefusals, 'order_unknown']),
});
export type RefusedOrder = z.output<typeof refusedOrder>;

/** The orders that moved, and why others did not; at most 100 of these are named. */
const moveOutput = z.object({ moved: z.int(), refused_total: z.int(), refused: z.array(refusedOrder) });
export type OrdersMoved = z.output<typeof moveOutput>;

const trackingNumber = z.pipe(
  typedText(60).check(z.refine((typed) => findTrackingFault(typed) === null, 'tracking')),
  z.transform((typed: string) => normaliseTracking(typed) || null),
);

const isWithoutRepeats = (values: readonly (number | string | null)[]) => {
  const given = values.filter((value) => value !== null);
  return new Set(given).size === given.length;
};

/** Marks orders as dispatched and mails their buyers. The same request again changes nothing. */
export const dispatchOrdersContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/dispatch',
  access: 'dispatch',
  input: z.object({
    carrier: z.enum(carriers),
    mails_buyers: z.boolean(),
    orders: z.array(z.object({ id: rowId, tracking_number: trackingNumber })).check(
      z.minLength(1, 'required'),
      z.maxLength(dispatchMaxOrders, 'tooLong'),
      z.refine((orders) => isWithoutRepeats(orders.map(({ id }) => id)), 'repeated'),
      z.refine((orders) => isWithoutRepeats(orders.map((order) => order.tracking_number)), 'repeated'),
    ),
  }),
  output: moveOutput,
});
export type DispatchInput = z.input<typeof dispatchOrdersContract.input>;

/** Marks sent books as delivered, and hands over books that are picked up. */
export const deliverOrdersContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/deliver',
  access: 'dispatch',
  input: z.object({ selection: orderSelection }),
  output: moveOutput,
});

/** Moves orders to the past orders. */
export const archiveOrdersContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/archive',
  access: 'dispatch',
  input: z.object({ selection: orderSelection }),
  output: moveOutput,
});

/** Moves past orders back to this season. */
export const restoreOrdersContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/restore',
  access: 'dispatch',
  input: z.object({ selection: orderSelection }),
  output: moveOutput,
});

/** Sets whether a book is sent or picked up. */
export const setDeliveryKindContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/delivery_kind',
  access: 'dispatch',
  input: z.object({ order: rowId, delivery_kind: z.enum(deliveryKinds) }),
  output: officeOrder,
});

/** Where one book goes, to be changed. Older orders can lack a part. */
export const orderAddressContract = defineContract({
  method: 'GET',
  group: 'qe_orders',
  path: '/address',
  access: 'dispatch',
  input: z.object({ order: inQuery(rowId) }),
  output: z.object({ delivery: z.nullable(z.partial(deliveryAddress)) }),
});

/** Changes where a book goes, until it is sent. */
export const setOrderAddressContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/set_address',
  access: 'dispatch',
  input: z.object({ order: rowId, delivery: deliveryAddress }),
  output: officeOrder,
});

/** The post brought a parcel back: it is to be sent again, and the family is told why. */
export const returnOrderContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/return',
  access: 'dispatch',
  input: z.object({ order: rowId, reason: staffReason }),
  output: officeOrder,
});

/** What is printed on an address label. */
export const addressLabel = z.object({
  order: rowId,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  pincode: z.string(),
  mobile: z.string(),
});
export type AddressLabel = z.output<typeof addressLabel>;

/** The labels of the chosen orders. Books that are picked up and orders without an address are left out. */
export const addressLabelsContract = defineContract({
  method: 'POST',
  group: 'qe_orders',
  path: '/labels',
  access: 'dispatch',
  input: z.object({ selection: orderSelection }),
  output: z.object({
    labels: z.array(addressLabel),
    picked_up: z.int(),
    without_address: z.int(),
    sender: z.object({ name: z.string(), address: z.string() }),
  }),
});
export type AddressLabels = z.output<typeof addressLabelsContract.output>;
