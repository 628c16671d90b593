import { createHmac, randomUUID } from 'node:crypto';
import type { OwnPayment } from '@suchi/contracts/money';
import { startTestInstallation, type TestInstallation, testPaymentKeys, waitUntil } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, expectTrueBooks, openSales, orderOf, type Payer, registerPayer } from './payments.ts';

const previousSecret = 'the-secret-of-last-month';
const sixDays = 6 * 86_400_000;

let server: TestInstallation;
let control: TestInstallation['payments']['control'];
let me: Payer;
let browser: ReturnType<typeof browserOf>;

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'payments_provider',
    extraEnv: {
      SUCHI_PAYMENT_CHECK_SECONDS: '1',
      SUCHI_RAZORPAY_WEBHOOK_SECRETS: `${testPaymentKeys.webhookSecret},${previousSecret}`,
    },
  });
  ({ control } = server.payments);
  await openSales(server);
});
beforeEach(async () => {
  await control.setDelivery('normal');
  me = await registerPayer(server);
  browser = browserOf(server, me);
});
afterEach(async () => {
  await control.waitForDeliveries();
  await waitForEvents();
  await expectTrueBooks(server);
});
afterAll(() => server.stop());

/** Until the worker has processed all events that were stored. */
function waitForEvents(): Promise<boolean> {
  return waitUntil('events to be processed', async () => {
    const rows = await server.query('select 1 from qd_payment_event where processed_at is null');
    return rows.length === 0;
  });
}

async function begin(): Promise<{ id: number; orderId: string }> {
  const answer = await browser.buySearch();
  return { id: answer.data.id, orderId: orderOf(answer) };
}

async function phaseOf(id: number): Promise<string | undefined> {
  const { data } = await browser.ask<{ payments: OwnPayment[] }>('/own');
  return data.payments.find((payment) => payment.id === id)?.phase;
}

const waitForPhase = (id: number, phase: string) =>
  waitUntil(`payment ${id} to be ${phase}`, async () => (await phaseOf(id)) === phase);

const grantsOf = async (id: number) => {
  const [row] = await server.query<{ grants: number }>(
    `select count(*)::int as grants from qd_payments p join qd_subscriptions s on s.id = p.subscription
      where p.id = $1 and s.status = 'active'`,
    [id],
  );
  return row?.grants;
};

const sign = (body: string, secret: string = testPaymentKeys.webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');

function postEvent(body: string, headers: Record<string, string | undefined> = {}): Promise<Response> {
  const all = {
    'content-type': 'application/json',
    'x-razorpay-event-id': randomUUID(),
    'x-razorpay-signature': sign(body),
    ...headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return fetch(`${server.api.url}/qe_payment/webhook_razorpay`, {
    method: 'POST',
    headers: Object.fromEntries(given),
    body,
  });
}

const storedEvents = (eventId: string) =>
  server.query('select kind, result, payment, body from qd_payment_event where event_id = $1', [eventId]);

const eventOf = async (orderId: string, name: string) => {
  const found = (await control.listEvents(orderId)).find(({ event }) => event === name);
  if (!found) throw new Error(`no event ${name}`);
  return found;
};

describe('the webhook', () => {
  it('refuses what is not signed, or signed over other bytes, and stores nothing', async () => {
    await control.setDelivery('none');
    const { orderId } = await begin();
    await control.pay(orderId);
    const { body, id, signature } = await eventOf(orderId, 'payment.captured');
    const headers = { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature };
    const reserialised = JSON.stringify(JSON.parse(body));
    const refused = [
      await postEvent(body, { ...headers, 'x-razorpay-signature': undefined }),
      await postEvent(body, { ...headers, 'x-razorpay-signature': 'x' }),
      await postEvent(body, { ...headers, 'x-razorpay-signature': sign(body, 'another-secret') }),
      await postEvent(body, { ...headers, 'x-razorpay-signature': sign(body, '') }),
      await postEvent(body, { ...headers, 'x-razorpay-event-id': undefined }),
      await postEvent(reserialised, headers),
      await postEvent(body, { ...headers, 'content-type': 'text/plain' }),
      await postEvent(`${body}${' '.repeat(256 * 1024)}`),
      await postEvent('not JSON'),
      await postEvent('{"event":7}'),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(await storedEvents(id)).toEqual([]);
    expect((await postEvent(body, headers)).status).toBe(200);
    await waitForPhaseOf(orderId, 'paid');
  });

  const waitForPhaseOf = async (orderId: string, phase: string) => {
    const [row] = await server.query<{ id: number }>('select id from qd_payments where order_id = $1', [
      orderId,
    ]);
    await waitForPhase(row?.id ?? 0, phase);
  };

  it('accepts the previous secret too', async () => {
    await control.setDelivery('none');
    const { id, orderId } = await begin();
    await control.pay(orderId);
    const { body } = await eventOf(orderId, 'payment.captured');
    expect((await postEvent(body, { 'x-razorpay-signature': sign(body, previousSecret) })).status).toBe(200);
    await waitForPhase(id, 'paid');
  });

  it('stores an event once, and without facts about the payer', async () => {
    const { id, orderId } = await begin();
    await control.pay(orderId, { email: 'payer@example.org', contact: '+919800000001', vpa: 'payer@upi' });
    await waitForPhase(id, 'paid');
    const event = await eventOf(orderId, 'payment.captured');
    await control.replay(event.id);
    await control.waitForDeliveries(orderId);
    await waitForEvents();
    const stored = await storedEvents(event.id);
    expect(stored).toHaveLength(1);
    // The id of an event is not signed: the same event under another one is the same.
    const { body } = event;
    const replayed = { 'x-razorpay-signature': sign(body), 'x-razorpay-event-id': 'evt_of_an_attacker' };
    expect((await postEvent(body, replayed)).status).toBe(200);
    expect(await storedEvents('evt_of_an_attacker')).toEqual([]);
    expect(stored[0]).toMatchObject({ kind: 'payment.captured', payment: id });
    expect(JSON.stringify(stored)).not.toMatch(/payer@|9800000001/);
  });

  it('does nothing about unknown orders, payments and kinds, and says that it received them', async () => {
    const bodyOf = (event: string, paymentId: string) =>
      JSON.stringify({
        event,
        payload: { payment: { entity: { id: paymentId, order_id: 'order_unknown' } } },
      });
    const foreign = await startedElsewhere();
    const cases = [
      [bodyOf('payment.captured', 'pay_unknown'), 'unknown_payment'],
      [bodyOf('payment.captured', foreign), 'unknown_order'],
      [bodyOf('invoice.paid', foreign), 'unused'],
      [JSON.stringify({ event: 'payment.captured', payload: {} }), 'unused'],
    ] as const;
    for (const [body, result] of cases) {
      const eventId = randomUUID();
      expect((await postEvent(body, { 'x-razorpay-event-id': eventId })).status).toBe(200);
      await waitForEvents();
      expect(await storedEvents(eventId)).toMatchObject([{ result, payment: null }]);
    }
  });

  /** A payment of another shop at the same provider account. */
  async function startedElsewhere(): Promise<string> {
    const { keyId, keySecret } = testPaymentKeys;
    const response = await fetch(`${server.payments.url}/v1/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      },
      body: JSON.stringify({ amount: 100, currency: 'INR' }),
    });
    const { id } = (await response.json()) as { id: string };
    // Never captured, so that it is not in the sums that the books are compared with.
    return (await control.pay(id, { outcome: 'authorized' })).id;
  }

  it('answers at once, even while the provider does not', async () => {
    await control.setDelivery('none');
    const { id, orderId } = await begin();
    const payment = await control.pay(orderId);
    await control.addFault({ request: `GET /v1/payments/${payment.id}`, answer: 503, times: 3 });
    const { body } = await eventOf(orderId, 'payment.captured');
    const startedAt = performance.now();
    expect((await postEvent(body)).status).toBe(200);
    console.info(`webhook answered in ${Math.round(performance.now() - startedAt)} ms`);
    // The member does not wait for the worker's next try.
    expect((await browser.check(id)).data.phase).toBe('paid');
  });

  it('finds the subscription of a browser that died, whatever order and number events come in', async () => {
    await control.setDelivery('shuffled', { seed: 7, copies: 3 });
    const { id, orderId } = await begin();
    await control.pay(orderId);
    await waitForPhase(id, 'paid');
    await control.waitForDeliveries(orderId);
    await waitForEvents();
    const [count] = await server.query(
      `select count(*)::int as mails from qdb_mail where to_email = $1 and kind = 'payment_received'`,
      [me.email],
    );
    expect(count).toEqual({ mails: 1 });
  });
});

describe('the poller', () => {
  const dueNow = (id: number) =>
    server.query("update qd_payments set next_check_at = now() - interval '1 second' where id = $1", [id]);
  const purchase = async (id: number) => {
    const [row] = await server.query<{
      status: string;
      next_check_at: Date | null;
      checks: number;
      order_id: string;
    }>('select status, next_check_at, checks, order_id from qd_payments where id = $1', [id]);
    if (!row) throw new Error('no such purchase');
    return row;
  };
  const age = (id: number) =>
    server.query("update qd_payments set date_created = now() - interval '6 days 1 minute' where id = $1", [
      id,
    ]);

  it('finds a payment that no webhook told of', async () => {
    await control.setDelivery('none');
    const { id, orderId } = await begin();
    await control.pay(orderId);
    await dueNow(id);
    await waitForPhase(id, 'paid');
    expect(await grantsOf(id)).toBe(1);
  });

  it('finds an order whose answer was lost', async () => {
    await control.setDelivery('none');
    const { id, orderId } = await begin();
    await control.pay(orderId);
    await server.query('update qd_payments set order_id = null where id = $1', [id]);
    await dueNow(id);
    await waitForPhase(id, 'paid');
    expect((await purchase(id)).order_id).toBe(orderId);
  });

  it('asks again later, and gives up after the sixth day', async () => {
    const { id } = await begin();
    await dueNow(id);
    await waitUntil('a check', async () => (await purchase(id)).checks === 1);
    await waitUntil('the next check', async () => Number((await purchase(id)).next_check_at) > Date.now());
    expect((await purchase(id)).status).toBe('pending');
    await age(id);
    await dueNow(id);
    await waitUntil('the end', async () => (await purchase(id)).status === 'failed');
    expect((await purchase(id)).next_check_at).toBeNull();
    expect(await phaseOf(id)).toBe('expired');
  });

  it('gives up a purchase that never got an order', async () => {
    await control.addFault({ request: 'POST /v1/orders', answer: 503, times: 1 });
    expect((await browser.buySearch()).code).toBe('PAYMENT_PROVIDER_UNREACHABLE');
    const [row] = await server.query<{ id: number; order_id: string | null }>(
      'select id, order_id from qd_payments where "user" = $1',
      [me.id],
    );
    expect(row?.order_id).toBeNull();
    await age(row?.id ?? 0);
    await dueNow(row?.id ?? 0);
    await waitForPhase(row?.id ?? 0, 'expired');
  });

  it('settles a late authorisation after the purchase has failed', async () => {
    const { id, orderId } = await begin();
    const createdAt = Math.floor((Date.now() - sixDays - 60_000) / 1000);
    const payment = await control.pay(orderId, { outcome: 'failed', createdAt });
    await waitForPhase(id, 'declined');
    await age(id);
    await dueNow(id);
    await waitForPhase(id, 'expired');
    await control.authorize(payment.id);
    await waitForPhase(id, 'authorized');
    await control.capture(payment.id);
    await waitForPhase(id, 'paid');
    expect(await grantsOf(id)).toBe(1);
  });
});

describe('an order at the provider whose answer was lost', () => {
  it('is found by our reference and not made twice', async () => {
    await control.addFault({
      request: 'POST /v1/orders',
      answer: 'disconnect',
      times: 1,
      isCarriedOut: true,
    });
    const answer = await browser.buySearch();
    expect(answer.data.phase).toBe('started');
    const orders = (await control.listOrders()).filter(({ receipt }) => receipt === answer.data.reference);
    expect(orders.map(({ id }) => id)).toEqual([orderOf(answer)]);
  });

  it('is made by the next try when it was not made', async () => {
    await control.addFault({ request: 'POST /v1/orders', answer: 'disconnect', times: 1 });
    expect((await browser.buySearch()).code).toBe('PAYMENT_PROVIDER_UNREACHABLE');
    const answer = await browser.buySearch();
    expect(orderOf(answer)).toMatch(/^order_/);
    expect(await server.query('select id from qd_payments where "user" = $1', [me.id])).toHaveLength(1);
  });
});
