import {
  attemptStatuses,
  orderTypes,
  paymentChannels,
  paymentStatuses,
  refundStatuses,
} from '@suchi/domain/money';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  count,
  createdAt,
  date,
  instant,
  integer,
  json,
  numberKey,
  numberLink,
  paise,
  string,
  text,
  updatedAt,
  userLink,
} from './field.ts';

/**
 * One purchase: what is bought, for how much, and whether it is paid. The provider's tries to pay it are rows of
 * `payment_attempt`. `failed` means that we stopped asking; a late capture still makes it `captured`.
 */
export const qdPayments = defineCollection('qd_payments', {
  icon: 'payments',
  note: 'Purchases, in paise',
  fields: {
    id: numberKey(),
    user: userLink({ isNullable: false }),
    status: choice(paymentStatuses, { isNullable: false, defaultValue: 'pending', isReadonly: true }),
    amount: paise({ isReadonly: true }),
    currency: string(3, { isNullable: false, defaultValue: 'INR', isReadonly: true }),
    order_type: choice(orderTypes, { isNullable: false, isReadonly: true }),
    channel: choice(paymentChannels, { isNullable: false, defaultValue: 'online', isReadonly: true }),
    reference: string(40, { isUnique: true, isReadonly: true, note: 'Ours; the provider’s receipt' }),
    order_id: string(64, { isReadonly: true, note: 'The provider’s order' }),
    payment_id: string(64, { isReadonly: true, note: 'The provider’s captured payment' }),
    notes: json({ isReadonly: true }),
    subscription: numberLink('qd_subscriptions'),
    order: numberLink('qd_order'),
    edition: numberLink('edition'),
    seats: integer({ isReadonly: true, note: 'Of the melawa, when its fee is paid' }),
    method: string(20, { isReadonly: true, note: 'upi, card, netbanking …, or the channel at the desk' }),
    bank_reference: string(64, { isReadonly: true }),
    received_from: string(200, { isReadonly: true, note: 'The name on the receipt' }),
    received_on: date({ isReadonly: true, note: 'At the desk: the day of the money' }),
    recorded_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    date_created: createdAt(),
    captured_at: instant({ isReadonly: true }),
    checks: { ...count(), isReadonly: true },
    checked_at: instant({ isReadonly: true, note: 'When the provider was last asked' }),
    next_check_at: instant({ isReadonly: true }),
  },
  rules: [
    oneOf('suchi_payment_status', 'status', paymentStatuses),
    oneOf('suchi_payment_order_type', 'order_type', orderTypes),
    oneOf('suchi_payment_channel', 'channel', paymentChannels),
    { name: 'suchi_payment_amount', kind: 'check', definition: 'amount > 0' },
    {
      name: 'suchi_payment_seats',
      kind: 'check',
      definition: "(order_type = 'melawa') = (seats is not null) and coalesce(seats, 1) > 0",
    },
    {
      name: 'suchi_payment_captured',
      kind: 'check',
      definition:
        "status not in ('captured', 'refunded') or (captured_at is not null and (channel <> 'online' or payment_id is not null))",
    },
    uniqueIndex('suchi_payment_provider_id', '(payment_id) where payment_id is not null'),
    uniqueIndex('suchi_payment_provider_order', '(order_id) where order_id is not null'),
    // A second purchase while one is pending continues that one.
    uniqueIndex(
      'suchi_payment_one_pending',
      "(\"user\", order_type) where status = 'pending' and channel = 'online'",
    ),
    index('suchi_payment_of_user', '("user", date_created desc)'),
    index('suchi_payment_of_subscription', '(subscription) where subscription is not null'),
    index('suchi_payment_to_check', "(next_check_at) where status = 'pending'"),
    index('suchi_payment_by_day', "(captured_at) where status in ('captured', 'refunded')"),
  ],
});

/** One try to pay a purchase: a payment of the provider. Its status only moves forward. */
export const paymentAttempt = defineCollection('payment_attempt', {
  icon: 'credit_card',
  note: 'Payments of the provider, as it reports them',
  isHidden: true,
  fields: {
    id: numberKey(),
    payment: numberLink('qd_payments', { isNullable: false }),
    provider_payment_id: string(64, { isNullable: false, isUnique: true }),
    status: choice(attemptStatuses, { isNullable: false }),
    amount: paise(),
    amount_refunded: paise({ defaultValue: 0 }),
    method: string(20),
    bank_reference: string(64),
    fee: integer({ note: 'in paise, with its tax' }),
    tax: integer({ note: 'in paise' }),
    error_reason: string(100),
    error_description: string(500),
    is_surplus: boolean(false, { note: 'Captured although the purchase was already paid' }),
    attempted_at: instant({ isNullable: false }),
    authorized_at: instant(),
    captured_at: instant(),
    date_created: createdAt(),
    date_updated: updatedAt(),
  },
  rules: [
    oneOf('suchi_attempt_status', 'status', attemptStatuses),
    {
      name: 'suchi_attempt_refunded',
      kind: 'check',
      definition: 'amount > 0 and amount_refunded between 0 and amount',
    },
    index('suchi_attempt_of_payment', '(payment, attempted_at)'),
  ],
});

/** Money that goes back. Asked by one person, above a limit confirmed by a second. */
export const paymentRefund = defineCollection('payment_refund', {
  icon: 'undo',
  note: 'Refunds',
  isHidden: true,
  fields: {
    id: numberKey(),
    payment: numberLink('qd_payments', { isNullable: false }),
    attempt: numberLink('payment_attempt', { note: 'None for a refund at the desk' }),
    status: choice(refundStatuses, { isNullable: false }),
    amount: paise(),
    reason: string(40, { isNullable: false }),
    note: text(),
    asked_by: userLink({ onDelete: 'SET NULL', note: 'None when the provider refunds by itself' }),
    confirmed_by: userLink({ onDelete: 'SET NULL' }),
    provider_refund_id: string(64, { isUnique: true }),
    idempotency_key: string(64, { isNullable: false, isUnique: true }),
    bank_reference: string(64),
    failure: string(500),
    date_created: createdAt(),
    confirmed_at: instant(),
    sent_at: instant(),
    processed_at: instant(),
  },
  rules: [
    oneOf('suchi_refund_status', 'status', refundStatuses),
    { name: 'suchi_refund_amount', kind: 'check', definition: 'amount > 0' },
    {
      name: 'suchi_refund_two_people',
      kind: 'check',
      definition: 'confirmed_by is null or asked_by is null or confirmed_by <> asked_by',
    },
    index('suchi_refund_of_payment', '(payment)'),
    index('suchi_refund_open', "(date_created) where status in ('asked', 'confirmed', 'sent')"),
  ],
});

/** Events from the provider, each stored once, as they came. They only tell us what to fetch. */
export const qdPaymentEvents = defineCollection('qd_payment_event', {
  icon: 'receipt_long',
  note: 'Events of the payment provider, as they came',
  isHidden: true,
  fields: {
    id: numberKey(),
    event_id: string(64, { isNullable: false, isUnique: true }),
    body_hash: string(64, { note: 'Of what was signed: the id of an event is not' }),
    kind: string(64, { isNullable: false }),
    payment: numberLink('qd_payments'),
    provider_order_id: string(64),
    provider_payment_id: string(64),
    body: json({ isNullable: false }),
    result: string(40, { note: 'What processing it found' }),
    date_created: createdAt(),
    processed_at: instant(),
  },
  rules: [
    uniqueIndex('suchi_payment_event_body', '(body_hash)'),
    index('suchi_payment_event_waiting', '(date_created) where processed_at is null'),
    index('suchi_payment_event_newest', '(date_created desc)'),
  ],
});
