import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CalendarDate } from '@suchi/domain/basics';
import type { createRazorpay } from '@suchi/extension/razorpay';
import { type Finding, inspect, ok, problem, warning } from '../inspect/finding.ts';
import { toReason } from '../words.ts';
import type { Books } from './books.ts';
import type { CheckoutAnswer, PaymentPage } from './page.ts';

type Provider = ReturnType<typeof createRazorpay>;
type Payment = Awaited<ReturnType<Provider['listPayments']>>[number];

/** Of an order or a refund; nobody is in it. */
const newKey = () => `check-${randomBytes(8).toString('hex')}`;

/** One rupee, the least that the provider takes. */
export const amountPaise = 100;

export interface Orders {
  purchase: string;
  failure: string;
}

export interface Walk {
  provider: Provider;
  books: Books;
  /** Where a person pays; it is opened when the orders are there. */
  openPage(orders: Orders): Promise<PaymentPage>;
  step(text: string): void;
  /** How long a person, and then the webhook, are waited for. */
  wait: { payerMs: number; webhookMs: number; everyMs: number };
  /** In India. */
  today: CalendarDate;
}

/** A purchase, a failure, a refund and the webhook, each with a verdict. Nothing is booked here. */
export async function walkPayments(walk: Walk): Promise<Finding[]> {
  const made = await makeOrders(walk);
  if (made.orders === null) return [made.finding];
  const { orders } = made;
  const page = await walk.openPage(orders);
  try {
    walk.step(`Open ${page.url} in a browser, press "1. Pay", choose Netbanking, any bank, then Success.`);
    const [purchase, paid] = await checkPurchase(walk, orders.purchase);
    walk.step('Press "2. Fail", choose Netbanking, any bank, then Failure.');
    const [failure, failed] = await checkFailure(walk, orders.failure);
    const [refund, refunded] = await checkRefund(walk, paid);
    // Last, because the provider knows of the payment before the browser says so.
    const signature = checkSignature(walk, page.answers, paid);
    walk.step('Waiting for the webhook…');
    const expected = [
      ...(paid ? ['payment.captured'] : []),
      ...(failed ? ['payment.failed'] : []),
      ...(refunded ? ['refund.created'] : []),
    ];
    return [
      made.finding,
      purchase,
      signature,
      failure,
      refund,
      ...(await checkWebhook(walk, orders, expected)),
      ...(await checkReport(walk)),
      ...(await checkBooks(walk, orders)),
    ];
  } finally {
    await page.close();
  }
}

async function makeOrders({
  provider,
}: Walk): Promise<{ finding: Finding; orders: Orders } | { finding: Finding; orders: null }> {
  const name = 'order';
  const make = async () => {
    const receipt = newKey();
    const { id } = await provider.createOrder({ amountPaise, receipt, notes: { check: 'suchi' } });
    return { id, receipt };
  };
  try {
    const [purchase, failure] = [await make(), await make()];
    const found = await provider.findOrderByReceipt(purchase.receipt);
    const finding =
      found?.id === purchase.id
        ? ok(name, `two of one rupee were made: ${purchase.id}, ${failure.id}`)
        : problem(
            name,
            'an order is not found by its receipt',
            'Run it again. A lost answer would make a second order.',
          );
    return { finding, orders: { purchase: purchase.id, failure: failure.id } };
  } catch (error) {
    const next =
      'Check SUCHI_RAZORPAY_KEY_ID and SUCHI_RAZORPAY_KEY_SECRET, and that this machine reaches the provider.';
    return { finding: problem(name, toReason(error), next), orders: null };
  }
}

/** The newest payment of an order that is as asked for, or the newest at the end of the time. */
async function waitForPayment(
  { provider, wait }: Walk,
  orderId: string,
  isAsked: (payment: Payment) => boolean,
): Promise<{ payment: Payment | undefined; isThere: boolean }> {
  for (const end = Date.now() + wait.payerMs; ;) {
    const isLast = Date.now() >= end;
    const payments = await provider.listPayments(orderId).catch((error: unknown) => {
      if (isLast) throw error;
      return [];
    });
    const asked = payments.find(isAsked);
    if (asked || isLast) return { payment: asked ?? payments[0], isThere: asked !== undefined };
    await pause(wait.everyMs);
  }
}

/** A step that cannot be made is a finding too; the others still run. */
async function attempt<Made>(
  name: string,
  run: () => Promise<[Finding, Made | null]>,
): Promise<[Finding, Made | null]> {
  try {
    return await run();
  } catch (error) {
    return [
      problem(name, toReason(error), 'Check that this machine reaches the provider, and run it again.'),
      null,
    ];
  }
}

const checkPurchase = (walk: Walk, orderId: string) =>
  attempt('purchase', () => lookAtPurchase('purchase', walk, orderId));

async function lookAtPurchase(name: string, walk: Walk, orderId: string): Promise<[Finding, Payment | null]> {
  const { payment, isThere } = await waitForPayment(walk, orderId, ({ isCaptured }) => isCaptured);
  if (payment && isThere) {
    const isRight = payment.amountPaise === amountPaise && payment.currency === 'INR';
    return isRight
      ? [ok(name, `${payment.id} was paid and captured by itself`), payment]
      : [problem(name, `${payment.id} has another amount`, 'Report it: the order was not kept.'), payment];
  }
  if (payment?.status === 'authorized')
    return [
      problem(
        name,
        `${payment.id} was authorised and not captured`,
        'Report it: capture is asked for by the order.',
      ),
      null,
    ];
  return [problem(name, `nobody paid ${orderId} in time`, 'Run it again, and pay on its page.'), null];
}

function checkSignature({ provider }: Walk, answers: CheckoutAnswer[], paid: Payment | null): Finding {
  const name = 'signature';
  if (!paid) return notTried(name);
  const answer = answers.find(({ orderId }) => orderId === paid.orderId);
  if (!answer)
    return warning(
      name,
      'the browser did not come back',
      'Keep the page open until it says Paid, and run it again.',
    );
  return provider.isCheckoutSignature(paid.orderId, answer.paymentId, answer.signature)
    ? ok(name, 'of the checkout is right')
    : problem(
        name,
        'of the checkout is wrong',
        'Check SUCHI_RAZORPAY_KEY_SECRET: it is not that of the key.',
      );
}

const checkFailure = (walk: Walk, orderId: string) =>
  attempt('failure', () => lookAtFailure('failure', walk, orderId));

async function lookAtFailure(name: string, walk: Walk, orderId: string): Promise<[Finding, Payment | null]> {
  const { payment, isThere } = await waitForPayment(walk, orderId, ({ status }) => status === 'failed');
  if (payment && isThere)
    return [ok(name, `${payment.id} failed as asked: ${payment.errorReason ?? 'no reason given'}`), payment];
  const says = payment ? `${payment.id} is ${payment.status}` : `nobody tried to pay ${orderId}`;
  return [problem(name, says, 'Run it again, and press Failure on the page of the bank.'), null];
}

const checkRefund = (walk: Walk, paid: Payment | null) =>
  attempt('refund', async () => (paid ? lookAtRefund('refund', walk, paid) : [notTried('refund'), null]));

async function lookAtRefund(name: string, { provider }: Walk, paid: Payment): Promise<[Finding, true]> {
  const request = { paymentId: paid.id, amountPaise, key: newKey() };
  const first = await provider.refund(request);
  const again = await provider.refund(request);
  const listed = await provider.listRefunds(paid.id);
  if (again.id !== first.id || listed.length !== 1)
    return [problem(name, 'the same request refunded twice', 'Report it: the key was not kept.'), true];
  return listed[0]?.key === request.key
    ? [ok(name, `${first.id} is ${first.status}; asking again made no second one`), true]
    : [problem(name, 'it is not found by its key', 'Report it: a lost answer would not be found.'), true];
}

async function checkWebhook({ books, wait }: Walk, orders: Orders, expected: string[]): Promise<Finding[]> {
  const name = 'webhook';
  if (expected.length === 0) return [notTried(name)];
  return inspect(name, 'Check PostgreSQL: suchi check', async () => {
    for (const end = Date.now() + wait.webhookMs; ;) {
      const events = await books.listEvents(Object.values(orders));
      const missing = expected.filter((kind) => !events.some((event) => event.kind === kind));
      const waiting = events.filter(({ isProcessed }) => !isProcessed).length;
      if (missing.length === 0 && waiting === 0)
        return ok(name, `${events.length} events came, and the worker has seen them`);
      if (Date.now() >= end)
        return missing.length > 0
          ? problem(
              name,
              `did not come: ${missing.join(', ')}`,
              'Check address, secret and events of the webhook in test mode: docs/ops/payments.md.',
            )
          : problem(name, `${waiting} events wait for the worker`, 'Start the worker.');
      await pause(wait.everyMs);
    }
  });
}

/** The nightly check reads it. Test mode pays nothing out, so it is empty. */
function checkReport({ provider, today }: Walk): Promise<Finding[]> {
  return inspect('report', 'The nightly check needs it. Ask the provider to switch it on.', async () => {
    const lines = await provider.listSettlementLines(today);
    return ok('report', `of payouts can be read, ${lines.length} lines today`);
  });
}

function checkBooks({ books }: Walk, orders: Orders): Promise<Finding[]> {
  return inspect('books', 'Check PostgreSQL: suchi check', async () =>
    (await books.countBooked(Object.values(orders))) === 0
      ? ok('books', 'nothing of this was booked')
      : problem('books', 'something of this was booked', 'Report it: only purchases of members are booked.'),
  );
}

const notTried = (name: string) =>
  warning(name, 'not tried, because the purchase did not work', 'Solve that first, and run it again.');
