import { contractPath } from '@suchi/contracts/basics';
import {
  type Offers,
  type OwnOrder,
  type OwnPayment,
  type OwnReceipt,
  paymentReturnContract,
} from '@suchi/contracts/money';
import { comingDay, todayInIndia } from '@suchi/domain/basics';
import {
  canChangeDelivery,
  canPickUp,
  findPaymentPhase,
  paymentWindowMs,
  type PaymentPhase,
} from '@suchi/domain/money';
import type { Env } from '../../platform/env.ts';
import type { Buyer } from './codec.ts';
import type { OfferFacts, OffersFacts } from './commands/read-payments.ts';
import type { OwnOrderRow } from './repository/orders.ts';
import type { OwnPaymentRow } from './repository/own-payments.ts';
import type { OwnReceiptRow } from './repository/own-receipts.ts';

type PaymentEnv = Pick<Env, 'razorpay' | 'publicUrl'>;

const toInstant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The phases in which a member can still open the checkout. */
const payablePhases: readonly PaymentPhase[] = ['started', 'waiting', 'declined'];

export function presentOwnPayment(row: OwnPaymentRow, buyer: Buyer, env: PaymentEnv): OwnPayment {
  const phase = findPaymentPhase(
    row.status,
    row.attempts.map(({ status }) => status),
  );
  const [newest] = row.attempts;
  const confirmed = row.attempts.find(({ authorized_at }) => authorized_at !== null);
  const windowEnd = new Date(row.date_created.getTime() + paymentWindowMs);
  return {
    id: row.id,
    reference: row.reference ?? '',
    order_type: row.order_type,
    channel: row.channel,
    amount: row.amount,
    phase,
    declined_reason: phase === 'declined' ? (newest?.error_reason ?? null) : null,
    started_at: row.date_created.toISOString(),
    authorized_at: confirmed?.authorized_at ?? null,
    paid_at: toInstant(row.captured_at),
    method: row.method ?? confirmed?.method ?? null,
    bank_reference: row.bank_reference ?? confirmed?.bank_reference ?? null,
    checked_at: toInstant(row.checked_at),
    next_check_at: toInstant(row.next_check_at),
    settled_by: todayInIndia(windowEnd),
    valid_till: row.valid_till,
    order: row.order,
    receipt: row.receipt,
    refunded: row.refunded,
    checkout: payablePhases.includes(phase) ? presentCheckout(row, buyer, env) : null,
  };
}

function presentCheckout(
  { status, order_id, amount }: OwnPaymentRow,
  buyer: Buyer,
  { razorpay, publicUrl }: PaymentEnv,
): OwnPayment['checkout'] {
  if (status !== 'pending' || order_id === null || !razorpay) return null;
  return {
    key_id: razorpay.keyId,
    order_id,
    amount,
    currency: 'INR',
    name: buyer.associationName,
    prefill: { name: buyer.name, email: buyer.email, contact: buyer.mobile },
    script_url: razorpay.checkoutUrl,
    return_url: publicUrl + contractPath(paymentReturnContract),
  };
}

export function presentOffers(
  { buyer, offers, validTill, profiles }: OffersFacts,
  env: PaymentEnv,
  now: Date,
): Offers {
  const presentOffer = ({ price, isOpen, opensOn, pending, priceBefore }: OfferFacts) => ({
    price,
    is_open: isOpen,
    opens_on: opensOn,
    pending: pending && presentOwnPayment(pending, buyer, env),
    price_before: priceBefore,
  });
  return {
    subscription: { ...presentOffer(offers.subscription), valid_till: validTill, profiles },
    suchi: {
      ...presentOffer(offers.suchi),
      edition: buyer.book.year,
      registration_until: buyer.book.registrationUntil,
      delivery_after: comingDay(buyer.book.deliveryAfter, now),
      delivery_days: buyer.book.deliveryDays,
    },
    is_payable: env.razorpay !== undefined,
  };
}

export function presentOwnOrder(row: OwnOrderRow, now: Date): OwnOrder {
  const isUnsent = canChangeDelivery({ step: row.order_status, isArchived: row.is_archived });
  return {
    id: row.id,
    edition: row.edition,
    amount: row.amount,
    status: row.status,
    order_status: row.order_status,
    is_archived: row.is_archived,
    ordered_at: row.order_date.toISOString(),
    paid_at: toInstant(row.paid_at),
    delivery_after: comingDay(row.delivery_after, now),
    delivery_days: row.delivery_days,
    order_id: row.provider_order_id,
    payment: row.payment_id,
    delivery: presentDelivery(row),
    can_change_address: isUnsent,
    delivery_kind: row.delivery_kind,
    can_pick_up: isUnsent && canPickUp(row.event_date, todayInIndia(now)),
    carrier: row.carrier,
    tracking_number: row.tracking_number,
    dispatched_at: toInstant(row.dispatched_at),
    delivered_at: toInstant(row.delivered_at),
  };
}

/** Null until something was filled in. Older orders can lack a part. */
export function presentDelivery(
  row: Pick<OwnOrderRow, keyof NonNullable<OwnOrder['delivery']>>,
): OwnOrder['delivery'] {
  const { name, address, city, pincode, mobile, alternate_mobile } = row;
  const filled = Object.entries({ name, address, city, pincode, mobile, alternate_mobile }).filter(
    ([, value]) => value !== null && value !== '',
  );
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

export function presentOwnReceipt(row: OwnReceiptRow): OwnReceipt {
  const { period_from: from, period_to: to } = row;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    issued_on: row.issued_on,
    order_type: row.order_type,
    period: from === null || to === null ? null : { from, to },
    edition: row.edition,
    channel: row.channel,
    method: row.method,
    amount: row.amount,
  };
}
