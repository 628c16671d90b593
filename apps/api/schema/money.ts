import {
  carriers,
  deliveryKinds,
  orderPaymentStatuses,
  orderSteps,
  subscriptionStatuses,
} from '@suchi/domain/money';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  createdAt,
  date,
  instant,
  listOf,
  numberKey,
  numberLink,
  paise,
  string,
  text,
  updatedAt,
  userLink,
} from './field.ts';

/** The right to search until a date. */
export const qdSubscriptions = defineCollection('qd_subscriptions', {
  icon: 'card_membership',
  note: 'Search subscriptions; no renewal by itself',
  fields: {
    id: numberKey(),
    user: userLink({ isNullable: false }),
    plan: string(50, { isNullable: false, defaultValue: 'online_search' }),
    status: choice(subscriptionStatuses, { isNullable: false, defaultValue: 'active' }),
    is_archived: boolean(false),
    start_date: date({ isNullable: false }),
    end_date: date({ isNullable: false }),
    payments: listOf('qd_payments', 'subscription'),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_subscription_status', 'status', subscriptionStatuses),
    { name: 'suchi_subscription_range', kind: 'check', definition: 'end_date >= start_date' },
    index('suchi_subscription_of_user', '("user", plan, end_date desc)'),
    // As the list orders, so that its first page reads no other row.
    index('suchi_subscription_list', '(is_archived, status, start_date desc nulls last, id desc)'),
  ],
});

/** A book to deliver. */
export const qdOrder = defineCollection('qd_order', {
  icon: 'local_shipping',
  note: 'Orders of the printed suchi',
  fields: {
    id: numberKey(),
    user: userLink({ isNullable: false }),
    order_date: instant({ isNullable: false, defaultValue: 'CURRENT_TIMESTAMP' }),
    order_status: choice(orderSteps, { isNullable: false, defaultValue: 'ordered' }),
    status: choice(orderPaymentStatuses, { isNullable: false, defaultValue: 'pending', isReadonly: true }),
    is_archived: boolean(false),
    edition: numberLink('edition'),
    amount: paise({ defaultValue: 60_000, isReadonly: true }),
    razorpay_order_id: string(64, { isReadonly: true }),
    razorpay_payment_id: string(64, { isReadonly: true }),
    name: string(200),
    address: text(),
    city: string(100),
    pincode: string(12),
    mobile: string(20),
    alternate_mobile: string(20),
    delivery_kind: choice(deliveryKinds, { isNullable: false, defaultValue: 'post' }),
    carrier: choice(carriers),
    tracking_number: string(30, { note: 'Capital letters and digits, without spaces' }),
    dispatched_at: instant({ isReadonly: true }),
    delivered_at: instant({ isReadonly: true }),
    return_reason: string(500, { note: 'Why the parcel came back; empty once it is sent again' }),
    date_updated: updatedAt(),
  },
  rules: [
    oneOf('suchi_order_step', 'order_status', orderSteps),
    oneOf('suchi_order_status', 'status', orderPaymentStatuses),
    { name: 'suchi_order_amount', kind: 'check', definition: 'amount > 0' },
    {
      name: 'suchi_order_moves_when_paid',
      kind: 'check',
      definition: "order_status = 'ordered' or status = 'paid'",
    },
    oneOf('suchi_order_delivery_kind', 'delivery_kind', deliveryKinds),
    oneOf('suchi_order_carrier', 'carrier', carriers),
    {
      name: 'suchi_order_tracking_has_carrier',
      kind: 'check',
      definition: 'tracking_number is null or carrier is not null',
    },
    uniqueIndex('suchi_order_tracking', '(carrier, tracking_number) where tracking_number is not null'),
    uniqueIndex('suchi_order_provider_order', '(razorpay_order_id) where razorpay_order_id is not null'),
    uniqueIndex(
      'suchi_order_provider_payment',
      '(razorpay_payment_id) where razorpay_payment_id is not null',
    ),
    index('suchi_order_of_user', '("user", is_archived)'),
    index('suchi_order_list', '(is_archived, status, order_status, order_date desc nulls last, id desc)'),
  ],
});
