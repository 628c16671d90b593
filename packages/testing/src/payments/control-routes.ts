import type { ProviderBook } from './book.ts';
import type { ProviderPayment } from './entities.ts';
import type { Fault } from './faults.ts';
import { type ProviderRequest, type Reply, type Route, json } from './http.ts';
import type { PaymentDetails } from './new-payment.ts';
import { ProviderError, refuse } from './provider-error.ts';
import { signCheckout } from './signatures.ts';
import type { FakeState } from './state.ts';
import type { Delivery, DeliveryMode } from './webhooks.ts';

export type PaymentOutcome = 'captured' | 'authorized' | 'failed' | 'created';

export interface PayOptions extends PaymentDetails {
  /** `captured` unless given. */
  outcome?: PaymentOutcome;
  /** Why it failed, like `payment_failed` or `insufficient_funds`. */
  reason?: string;
}

type Body = Record<string, unknown>;

/** Only listens on the loopback address, so it asks for no key. */
export function controlRoutes(state: FakeState): Route[] {
  return [...reading(state), ...moneyActions(state), ...deliveryActions(state)];
}

function reading({ book, webhooks, settlements, faults }: FakeState): Route[] {
  return [
    listing('orders', () => [...book.orders.values()]),
    listing('payments', (orderId) =>
      orderId === null ? [...book.payments.values()] : book.paymentsOf(orderId),
    ),
    listing('refunds', () => [...book.refunds.values()]),
    listing('settlements', () => settlements.list),
    listing('events', (orderId) =>
      orderId === null ? webhooks.events : webhooks.events.filter((event) => event.orderId === orderId),
    ),
    listing('faults', () => faults.list),
    // For those that wait: the events with their bytes are megabytes after a thousand payments.
    listing('waiting', (orderId) => [webhooks.countWaiting(orderId)]),
  ];
}

function listing(name: string, rows: (orderId: string | null) => unknown[]): Route {
  return ['GET', new RegExp(`^/control/${name}$`), ({ query }) => json(rows(query.get('orderId')))];
}

function moneyActions({ book, settlements, refundRequests, keySecret }: FakeState): Route[] {
  return [
    action('pay', ({ orderId, ...options }) => pay(book, String(orderId), options)),
    action('authorize', ({ paymentId }) => book.authorize(String(paymentId))),
    action('capture', ({ paymentId }) => captureFrom(book, String(paymentId))),
    action('fail', ({ paymentId, reason }) => book.fail(String(paymentId), textOr(reason, 'payment_failed'))),
    action('refund', ({ paymentId, amount, rupees }) =>
      book.refund(String(paymentId), {
        amount: typeof amount === 'number' ? amount : paiseOf(rupees),
        notes: [],
        receipt: null,
      }),
    ),
    action('process-refund', ({ refundId }) => book.processRefund(String(refundId))),
    action('fail-refund', ({ refundId }) => book.failRefund(String(refundId))),
    action('refund-mode', ({ mode, isHeld }) => {
      if (mode === 'processed' || mode === 'pending') book.refundMode = mode;
      if (typeof isHeld === 'boolean') refundRequests.hold(isHeld);
      return {};
    }),
    action('settle', ({ day }) => settlements.settle(typeof day === 'string' ? day : undefined)),
    action('signature', ({ orderId, paymentId }) => ({
      signature: signCheckout(String(orderId), String(paymentId), keySecret),
    })),
  ];
}

function deliveryActions(state: FakeState): Route[] {
  const { webhooks, faults } = state;
  return [
    action('delivery', ({ mode, orderId, ...rest }) => {
      const delivery = { mode: mode as DeliveryMode, ...rest } satisfies Delivery;
      webhooks.setDelivery(delivery, typeof orderId === 'string' ? orderId : undefined);
      return {};
    }),
    action('release', (options) => ({ released: webhooks.release(options) })),
    action('replay', ({ eventId, ...options }) => {
      webhooks.replay(String(eventId), options);
      return {};
    }),
    action('webhook', ({ url, secret }) => {
      webhooks.setTarget({
        url: typeof url === 'string' ? url : undefined,
        secret: typeof secret === 'string' ? secret : undefined,
      });
      return {};
    }),
    action('faults', (fault) => {
      faults.add(fault as unknown as Fault);
      return {};
    }),
    action('reset', () => {
      state.reset();
      return {};
    }),
  ];
}

/** An action takes JSON from tests, and form fields from the page, to which it returns. */
function action(name: string, run: (body: Body) => unknown): Route {
  return [
    'POST',
    new RegExp(`^/control/${name}$`),
    (request) => {
      if (!isForm(request)) return json(run(request.body === '' ? {} : (JSON.parse(request.body) as Body)));
      return backToPage(() => run(Object.fromEntries(new URLSearchParams(request.body))));
    },
  ];
}

const isForm = ({ headers }: ProviderRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

const redirect = (location: string): Reply => ({
  status: 303,
  type: 'text/plain',
  content: '',
  headers: { location },
});

function backToPage(run: () => unknown): Reply {
  try {
    run();
    return redirect('/');
  } catch (error) {
    if (error instanceof ProviderError) return redirect(`/?refused=${encodeURIComponent(error.message)}`);
    throw error;
  }
}

/** From a person's field; empty means all. */
function paiseOf(rupees: unknown): number | undefined {
  if (rupees === undefined || rupees === '') return undefined;
  const paise = Math.round(Number(rupees) * 100);
  return paise >= 100 ? paise : refuse('A refund is at least one rupee.');
}

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** A payment from its start to the wanted outcome. */
export function pay(book: ProviderBook, orderId: string, options: PayOptions): ProviderPayment {
  const { outcome = 'captured', reason, ...details } = options;
  const payment = book.startPayment(orderId, details);
  const steps: Record<PaymentOutcome, () => ProviderPayment> = {
    created: () => payment,
    failed: () => book.fail(payment.id, reason),
    authorized: () => book.authorize(payment.id),
    captured: () => book.confirm(payment.id),
  };
  return steps[outcome]();
}

/** The bank's late confirmation and the capture in one step. */
export function captureFrom(book: ProviderBook, paymentId: string): ProviderPayment {
  const { status } = book.payment(paymentId);
  if (status === 'authorized') return book.capture(paymentId);
  const payment = book.authorize(paymentId);
  return payment.status === 'authorized' ? book.capture(paymentId) : payment;
}
