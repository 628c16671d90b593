import {
  type Notes,
  type PaymentStatus,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  bankReference,
  feeOf,
  newId,
  nowInSeconds,
} from './entities.ts';
import { found, refuse } from './provider-error.ts';
import { type PaymentDetails, failureOf, newPayment } from './new-payment.ts';
import type { CaptureSetting, OrderRequest, RefundRequest } from './requests.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

/** What an event is about, as it is at that moment. */
export interface EventEntities {
  payment: ProviderPayment;
  order?: ProviderOrder;
  refund?: ProviderRefund;
}

/** The steps a payment can take. `failed` is not final: the bank may confirm days later. */
const paymentSteps: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['authorized', 'failed'],
  failed: ['authorized'],
  authorized: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
};

/** Normal refunds take days. Tests choose how the next ones end. */
export type RefundMode = 'processed' | 'pending';

const sixMonthsInSeconds = 182 * 24 * 3600;

/** Orders, payments and refunds of one account, and the rules by which they change. */
export class ProviderBook {
  readonly orders = new Map<string, ProviderOrder>();
  readonly payments = new Map<string, ProviderPayment>();
  readonly refunds = new Map<string, ProviderRefund>();
  refundMode: RefundMode = 'processed';
  readonly #captures = new Map<string, CaptureSetting>();
  readonly #emit: (name: EventName, entities: EventEntities) => void;

  constructor(emit: (name: EventName, entities: EventEntities) => void) {
    this.#emit = emit;
  }

  clear(): void {
    for (const rows of [this.orders, this.payments, this.refunds, this.#captures]) rows.clear();
    this.refundMode = 'processed';
  }

  order(id: string): ProviderOrder {
    return found(this.orders.get(id));
  }

  payment(id: string): ProviderPayment {
    return found(this.payments.get(id));
  }

  refundById(id: string): ProviderRefund {
    return found(this.refunds.get(id));
  }

  paymentsOf(orderId: string): ProviderPayment[] {
    return [...this.payments.values()].filter(({ order_id }) => order_id === orderId);
  }

  refundsOf(paymentId: string): ProviderRefund[] {
    return [...this.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);
  }

  createOrder({ amount, currency, receipt, notes, capture }: OrderRequest): ProviderOrder {
    if (receipt !== null && [...this.orders.values()].some((order) => order.receipt === receipt))
      refuse('The receipt has already been taken.', 'receipt');
    const order: ProviderOrder = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes,
      created_at: nowInSeconds(),
    };
    this.orders.set(order.id, order);
    this.#captures.set(order.id, capture);
    return order;
  }

  /** An attempt the bank has not answered yet. */
  startPayment(orderId: string, details: PaymentDetails = {}): ProviderPayment {
    const order = this.order(orderId);
    const payment = newPayment(order, details);
    this.payments.set(payment.id, payment);
    order.attempts += 1;
    if (order.status === 'created') order.status = 'attempted';
    return payment;
  }

  /** The bank confirms. A payment for an order that is already paid goes back to the payer at once. */
  authorize(id: string): ProviderPayment {
    const payment = this.#step(id, 'authorized');
    for (const reference of Object.keys(payment.acquirer_data))
      payment.acquirer_data[reference] = bankReference();
    Object.assign(payment, failureOf(null));
    this.#emit('payment.authorized', { payment });
    if (this.order(payment.order_id).status === 'paid') this.#giveBack(payment, payment.amount, {});
    return payment;
  }

  /** The bank confirms while someone waits, so the order's own setting decides about the capture. */
  confirm(id: string): ProviderPayment {
    const payment = this.authorize(id);
    const isAutomatic = this.#captures.get(payment.order_id) === 'automatic';
    return isAutomatic && payment.status === 'authorized' ? this.capture(id) : payment;
  }

  capture(id: string): ProviderPayment {
    const order = this.order(this.payment(id).order_id);
    if (order.status === 'paid' && this.payment(id).status === 'authorized')
      refuse('Your payment has been declined as the order is already paid.');
    const payment = this.#step(id, 'captured');
    Object.assign(payment, { captured: true, ...feeOf(payment.amount) });
    Object.assign(order, { status: 'paid', amount_paid: payment.amount });
    order.amount_due = order.amount - payment.amount;
    this.#emit('payment.captured', { payment });
    this.#emit('order.paid', { payment, order });
    return payment;
  }

  fail(id: string, reason = 'payment_failed'): ProviderPayment {
    const payment = this.#step(id, 'failed');
    Object.assign(payment, failureOf(reason));
    this.#emit('payment.failed', { payment });
    return payment;
  }

  refund(paymentId: string, { amount, ...rest }: RefundRequest): ProviderRefund {
    const payment = this.payment(paymentId);
    const left = payment.amount - payment.amount_refunded;
    if (payment.status === 'refunded') refuse('The payment has been fully refunded already');
    if (payment.status !== 'captured') refuse('The payment status should be captured for action to be taken');
    if (nowInSeconds() - payment.created_at > sixMonthsInSeconds)
      refuse('Refund is not supported for payments older than 6 months');
    if ((amount ?? left) > left)
      refuse('The refund amount provided is greater than amount captured', 'amount');
    return this.#giveBack(payment, amount ?? left, rest);
  }

  processRefund(id: string): ProviderRefund {
    const refund = this.#pendingRefund(id);
    refund.status = 'processed';
    refund.acquirer_data.arn = bankReference(14);
    this.#emit('refund.processed', { refund, payment: this.payment(refund.payment_id) });
    return refund;
  }

  /** The bank could not pay back: the amount belongs to the payment again. */
  failRefund(id: string): ProviderRefund {
    const refund = this.#pendingRefund(id);
    refund.status = 'failed';
    const payment = this.payment(refund.payment_id);
    payment.amount_refunded -= refund.amount;
    payment.status = payment.captured ? 'captured' : 'authorized';
    payment.refund_status = payment.amount_refunded > 0 ? 'partial' : null;
    this.#emit('refund.failed', { refund, payment });
    return refund;
  }

  #giveBack(
    payment: ProviderPayment,
    amount: number,
    { notes = [], receipt = null }: { notes?: Notes; receipt?: string | null },
  ): ProviderRefund {
    const refund: ProviderRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes,
      receipt,
      acquirer_data: { arn: null },
      created_at: nowInSeconds(),
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: 'normal',
    };
    this.refunds.set(refund.id, refund);
    payment.amount_refunded += amount;
    const isAll = payment.amount_refunded === payment.amount;
    payment.refund_status = isAll ? 'full' : 'partial';
    if (isAll) this.#step(payment.id, 'refunded');
    this.#emit('refund.created', { refund, payment });
    return this.refundMode === 'processed' ? this.processRefund(refund.id) : refund;
  }

  #pendingRefund(id: string): ProviderRefund {
    const refund = this.refundById(id);
    return refund.status === 'pending' ? refund : refuse(`The refund is already ${refund.status}`);
  }

  #step(id: string, to: PaymentStatus): ProviderPayment {
    const payment = this.payment(id);
    if (!paymentSteps[payment.status].includes(to))
      refuse(`A payment that is ${payment.status} cannot become ${to}`);
    payment.status = to;
    return payment;
  }
}
