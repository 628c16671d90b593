import { describe, expect, it } from 'vitest';
import { type EventName, ProviderBook } from './book.ts';
import { captureFrom, pay } from './control-routes.ts';
import type { PaymentStatus, ProviderPayment } from './entities.ts';
import type { CaptureSetting } from './requests.ts';
import { Settlements } from './settlements.ts';

function openBook(capture: CaptureSetting = 'automatic') {
  const events: EventName[] = [];
  const book = new ProviderBook((name) => events.push(name));
  const order = book.createOrder({ amount: 55_000, currency: 'INR', receipt: 'one', notes: [], capture });
  return { book, order, events };
}

type Step = (book: ProviderBook, id: string) => unknown;
const steps: Record<string, Step> = {
  authorize: (book, id) => book.authorize(id),
  capture: (book, id) => book.capture(id),
  fail: (book, id) => book.fail(id),
  refund: (book, id) => book.refund(id, { amount: undefined, notes: [], receipt: null }),
};
/** What each step makes of each state; everything else is refused. */
const legal: Record<PaymentStatus, Record<string, PaymentStatus>> = {
  created: { authorize: 'authorized', fail: 'failed' },
  failed: { authorize: 'authorized' },
  authorized: { capture: 'captured' },
  captured: { refund: 'refunded' },
  refunded: {},
};
const wayTo: Record<PaymentStatus, string[]> = {
  created: [],
  failed: ['fail'],
  authorized: ['authorize'],
  captured: ['authorize', 'capture'],
  refunded: ['authorize', 'capture', 'refund'],
};
const cases = (Object.keys(legal) as PaymentStatus[]).flatMap((from) =>
  Object.keys(steps).map((step) => [from, step, legal[from][step] ?? 'refused'] as const),
);

function paymentIn(status: PaymentStatus): { book: ProviderBook; payment: ProviderPayment } {
  const { book, order } = openBook();
  const payment = book.startPayment(order.id);
  for (const step of wayTo[status]) steps[step]?.(book, payment.id);
  return { book, payment };
}

function outcomeOf(step: () => unknown): 'done' | 'refused' {
  try {
    step();
    return 'done';
  } catch {
    return 'refused';
  }
}

describe('a payment', () => {
  it.each(cases)('%s, %s: %s', (from, step, to) => {
    const { book, payment } = paymentIn(from);
    expect(payment.status).toBe(from);
    expect(outcomeOf(() => steps[step]?.(book, payment.id))).toBe(to === 'refused' ? 'refused' : 'done');
    expect(payment.status).toBe(to === 'refused' ? from : to);
  });

  it('that failed can still be authorized and captured, and loses its error', () => {
    const { book, order, events } = openBook();
    const payment = pay(book, order.id, { outcome: 'failed', reason: 'payment_timed_out' });
    expect(payment).toMatchObject({ error_code: 'BAD_REQUEST_ERROR', error_reason: 'payment_timed_out' });
    expect(payment.acquirer_data).toEqual({ rrn: null, upi_transaction_id: null });
    captureFrom(book, payment.id);
    expect(payment).toMatchObject({ status: 'captured', error_code: null, error_reason: null });
    expect(payment.acquirer_data['rrn']).toMatch(/^\d{12}$/);
    expect(events).toEqual(['payment.failed', 'payment.authorized', 'payment.captured', 'order.paid']);
    expect(order).toMatchObject({ status: 'paid', attempts: 1 });
  });

  it.each<[string, object]>([
    ['upi', { vpa: 'success@razorpay', acquirer_data: { rrn: expect.any(String) } }],
    ['card', { card_id: expect.stringMatching(/^card_/), acquirer_data: { auth_code: expect.any(String) } }],
    ['netbanking', { bank: 'HDFC', acquirer_data: { bank_transaction_id: expect.any(String) } }],
    ['wallet', { wallet: 'payzapp', acquirer_data: { transaction_id: expect.any(String) } }],
  ])('by %s has the references of its method', (method, fields) => {
    const { book, order } = openBook();
    const payment = pay(book, order.id, { method: method as ProviderPayment['method'] });
    expect(payment).toMatchObject({ method, ...fields });
  });
});

describe('an order', () => {
  it('is created, attempted and paid, and stays paid after a refund', () => {
    const { book, order } = openBook();
    expect(order.status).toBe('created');
    pay(book, order.id, { outcome: 'failed' });
    expect(order).toMatchObject({ status: 'attempted', attempts: 1, amount_due: 55_000 });
    const payment = pay(book, order.id, {});
    expect(order).toMatchObject({ status: 'paid', attempts: 2, amount_due: 0 });
    book.refund(payment.id, { amount: undefined, notes: [], receipt: null });
    expect(order.status).toBe('paid');
  });

  it('that is already paid gives a second payment back at once, uncaptured', () => {
    const { book, order, events } = openBook();
    pay(book, order.id, {});
    events.length = 0;
    const second = pay(book, order.id, {});
    expect(second).toMatchObject({ status: 'refunded', captured: false, amount_refunded: 55_000, fee: null });
    expect(events).toEqual(['payment.authorized', 'refund.created', 'refund.processed']);
    expect(order).toMatchObject({ status: 'paid', amount_paid: 55_000 });
  });

  it('that is paid refuses to capture an attempt that was authorized before', () => {
    const { book, order } = openBook('manual');
    const [first, second] = [pay(book, order.id, {}), pay(book, order.id, {})];
    book.capture(first.id);
    expect(() => book.capture(second.id)).toThrow('already paid');
  });
});

describe('a settlement', () => {
  it('holds each captured payment and each processed refund once, less fees', () => {
    const { book, order } = openBook();
    const settlements = new Settlements(book);
    expect(settlements.settle()).toBeNull();
    const payment = pay(book, order.id, {});
    pay(book, order.id, {});
    book.refund(payment.id, { amount: 5000, notes: [], receipt: null });
    const settlement = settlements.settle('2026-11-30');
    // 2 % of 550 rupees is 11.00, and 18 % of that is 1.98.
    expect(settlement).toMatchObject({ amount: 55_000 - 1298 - 5000, fees: 1298, tax: 198 });
    expect(settlements.rowsOf(2026, 11, 30)).toMatchObject([
      {
        entity_id: payment.id,
        type: 'payment',
        credit: 53_702,
        debit: 0,
        fee: 1298,
        tax: 198,
        order_receipt: 'one',
      },
      { type: 'refund', credit: 0, debit: 5000, payment_id: payment.id, settlement_utr: settlement?.utr },
    ]);
    expect(settlements.rowsOf(2026, 11)).toHaveLength(2);
    expect(settlements.rowsOf(2026, 12, 1)).toEqual([]);
    expect(settlements.settle('2026-12-01')).toBeNull();
  });

  it('refuses a day that is not one', () => {
    const { book } = openBook();
    expect(() => new Settlements(book).settle('30.11.2026')).toThrow('YYYY-MM-DD');
  });
});
