import { createRazorpay } from '@suchi/extension/razorpay';
import { type FakeProvider, startFakeProvider, testPaymentKeys } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Books, StoredEvent } from './books.ts';
import { openPaymentPage, type PaymentPage } from './page.ts';
import { amountPaise, type Orders, walkPayments } from './walk.ts';

let fake: FakeProvider;

beforeAll(async () => {
  fake = await startFakeProvider(testPaymentKeys);
});
beforeEach(() => fake.control.reset());
afterAll(() => fake.stop());

/** Plays the person at the page. */
type Act = (page: PaymentPage, orders: Orders) => Promise<void>;

interface Payer {
  act?: Act;
  keySecret?: string;
  books?: Partial<Books>;
}

async function payAndSign({ url }: PaymentPage, orderId: string, signed = orderId): Promise<void> {
  const { id } = await fake.control.pay(orderId);
  const body = JSON.stringify({
    razorpay_order_id: orderId,
    razorpay_payment_id: id,
    razorpay_signature: await fake.control.checkoutSignature(signed, id),
  });
  expect((await fetch(`${url}paid`, { method: 'POST', body })).status).toBe(204);
}

const doBoth: Act = async (page, orders) => {
  await payAndSign(page, orders.purchase);
  await fake.control.pay(orders.failure, { outcome: 'failed' });
};

/** As if our webhook had stored what the provider sent. */
const stored = async (): Promise<StoredEvent[]> =>
  (await fake.control.listEvents()).map(({ event }) => ({ kind: event, isProcessed: true }));

async function walk({ act = doBoth, keySecret = testPaymentKeys.keySecret, books = {} }: Payer = {}) {
  const { keyId, webhookSecret } = testPaymentKeys;
  const checkoutUrl = `${fake.url}/v1/checkout.js`;
  const steps: string[] = [];
  const findings = await walkPayments({
    provider: createRazorpay({
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret],
      apiUrl: fake.url,
      checkoutUrl,
    }),
    books: { listEvents: stored, countBooked: async () => 0, ...books },
    async openPage(orders) {
      const page = await openPaymentPage(
        { keyId, checkoutUrl, amountPaise, orders },
        { host: '127.0.0.1', port: 0 },
      );
      await act(page, orders);
      return page;
    },
    step: (text) => steps.push(text),
    wait: { payerMs: 0, webhookMs: 0, everyMs: 1 },
    today: '2026-11-18',
  });
  const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]));
  return { findings, states, steps };
}

const allWell = Object.fromEntries(
  ['order', 'purchase', 'signature', 'failure', 'refund', 'webhook', 'report', 'books'].map((name) => [
    name,
    'ok',
  ]),
);

it('walks through all steps, and gives back what was paid', async () => {
  const { states, steps } = await walk();
  expect(states).toEqual(allWell);
  expect(steps[0]).toMatch(/^Open http:\/\/127\.0\.0\.1:\d+\/ in a browser/);
  expect(await fake.control.listRefunds()).toMatchObject([{ amount: amountPaise }]);
  expect(JSON.stringify(await fake.control.listOrders())).not.toMatch(/@|user/);
});

it('stops at the first step when the keys are wrong', async () => {
  const { findings } = await walk({ keySecret: 'another-secret' });
  expect(findings).toMatchObject([
    { name: 'order', state: 'problem', next: expect.stringContaining('SUCHI_RAZORPAY_KEY_SECRET') },
  ]);
});

it('says that nobody paid, and tries nothing that follows from it', async () => {
  const { states } = await walk({ act: async () => {} });
  expect(states).toEqual({
    ...allWell,
    purchase: 'problem',
    signature: 'warning',
    failure: 'problem',
    refund: 'warning',
    webhook: 'warning',
  });
});

it('an authorised payment that is not captured is a problem of its own', async () => {
  const { findings } = await walk({
    act: async (_page, { purchase }) => void (await fake.control.pay(purchase, { outcome: 'authorized' })),
  });
  expect(findings[1]).toMatchObject({ state: 'problem', says: expect.stringContaining('not captured') });
});

it.each([
  ['wrong', 'problem', (page: PaymentPage, id: string) => payAndSign(page, id, 'order_other')],
  ['missing', 'warning', async (_page: PaymentPage, id: string) => void (await fake.control.pay(id))],
])('a signature that is %s is a %s', async (_what, state, pay) => {
  const { states } = await walk({ act: (page, { purchase }) => pay(page, purchase) });
  expect(states).toMatchObject({ purchase: 'ok', signature: state, failure: 'problem', refund: 'ok' });
});

it('a failure that succeeded is a problem', async () => {
  const { findings } = await walk({
    act: async (page, { purchase, failure }) => {
      await payAndSign(page, purchase);
      await fake.control.pay(failure);
    },
  });
  expect(findings[3]).toMatchObject({ state: 'problem', says: expect.stringContaining('is captured') });
});

it('a refund that the provider refuses is a problem, and the rest still runs', async () => {
  await fake.control.addFault({ request: 'POST /v1/payments', answer: 500, times: 1 });
  expect((await walk()).states).toEqual({ ...allWell, refund: 'problem' });
});

it.each<[string, Partial<Books>, string]>([
  [
    'an event that did not come',
    { listEvents: async () => [] },
    'payment.captured, payment.failed, refund.created',
  ],
  [
    'an event that no worker saw',
    { listEvents: async () => (await stored()).map((event) => ({ ...event, isProcessed: false })) },
    'wait for the worker',
  ],
])('%s is a problem of the webhook', async (_what, books, words) => {
  const { findings } = await walk({ books });
  expect(findings.find(({ name }) => name === 'webhook')).toMatchObject({
    state: 'problem',
    says: expect.stringContaining(words),
  });
});

it('something that was booked is a problem', async () => {
  expect((await walk({ books: { countBooked: async () => 1 } })).states).toEqual({
    ...allWell,
    books: 'problem',
  });
});

it('the page has both orders and no other address, and refuses what is not an answer of the checkout', async () => {
  await walk({
    act: async ({ url }, orders) => {
      const text = await (await fetch(url)).text();
      for (const part of [...Object.values(orders), testPaymentKeys.keyId, 'checkout.js'])
        expect(text).toContain(part);
      expect(text).not.toContain(testPaymentKeys.keySecret);
      expect((await fetch(`${url}other`)).status).toBe(404);
      expect((await fetch(`${url}paid`, { method: 'POST', body: '{"id":1}' })).status).toBe(400);
    },
  });
});
