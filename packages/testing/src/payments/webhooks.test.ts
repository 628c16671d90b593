import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { testPaymentKeys } from './test-keys.ts';
import { type WebhookReceiver, askProvider, startWebhookReceiver } from './test-support.ts';

let receiver: WebhookReceiver;
let fake: FakeProvider;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  // One at a time, so that the order of arrival is the order of sending.
  fake = await startFakeProvider({ ...testPaymentKeys, webhookConcurrency: 1, webhookUrl: receiver.url });
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers.length = 0;
});
afterEach(() => fake.control.reset());
afterAll(async () => {
  await fake.stop();
  await receiver.close();
});

async function newOrder(notes: object = { who: 'आशा / Asha' }): Promise<string> {
  const body = { amount: 55_000, currency: 'INR', notes };
  return ((await askProvider(fake.url, 'POST /v1/orders', { body })).body as { id: string }).id;
}

const names = () => receiver.received.map(({ event }) => (event as { event: string }).event);
const sign = (body: Buffer, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
const whole = ['payment.authorized', 'payment.captured', 'order.paid'];

describe('a webhook', () => {
  it.each([{}, { who: 'आशा / Asha' }])(
    'is signed over its exact bytes, not over JSON written again: %o',
    async (notes) => {
      await fake.control.pay(await newOrder(notes));
      await fake.control.waitForDeliveries();
      expect(receiver.received).toHaveLength(3);
      for (const { headers, body, event } of receiver.received) {
        expect(headers['x-razorpay-signature']).toBe(sign(body, testPaymentKeys.webhookSecret));
        const written = Buffer.from(JSON.stringify(event));
        expect(sign(written, testPaymentKeys.webhookSecret)).not.toBe(headers['x-razorpay-signature']);
        expect(headers['x-razorpay-event-id']).toMatch(/^[A-Za-z0-9]{14}$/);
      }
      expect(new Set(receiver.received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
    },
  );

  it('shows the payment as it was at the event', async () => {
    const payment = await fake.control.pay(await newOrder());
    await fake.control.waitForDeliveries();
    const [authorized, captured, paid] = receiver.received.map(({ event }) => event as unknown);
    expect(authorized).toMatchObject({
      entity: 'event',
      event: 'payment.authorized',
      contains: ['payment'],
      payload: { payment: { entity: { id: payment.id, status: 'authorized', captured: false, fee: null } } },
    });
    expect(captured).toMatchObject({ payload: { payment: { entity: { status: 'captured', fee: 1298 } } } });
    expect(paid).toMatchObject({
      contains: ['payment', 'order'],
      payload: { order: { entity: { status: 'paid', notes: { who: 'आशा / Asha' } } } },
    });
  });

  it('about a refund contains the refund and its payment', async () => {
    const payment = await fake.control.pay(await newOrder());
    await fake.control.refund(payment.id, 5000);
    await fake.control.waitForDeliveries();
    expect(names()).toEqual([...whole, 'refund.created', 'refund.processed']);
    expect(receiver.received.at(-1)?.event).toMatchObject({
      contains: ['refund', 'payment'],
      payload: {
        refund: { entity: { amount: 5000, status: 'processed' } },
        payment: { entity: { amount_refunded: 5000, refund_status: 'partial' } },
      },
    });
  });
});

describe('delivery', () => {
  it('repeats an event with the same id until it is accepted', async () => {
    receiver.answers.push(500, 404);
    await fake.control.pay(await newOrder(), { outcome: 'failed' });
    const [event] = await fake.control.waitForDeliveries();
    expect(event?.answers).toEqual([500, 404, 200]);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-razorpay-event-id']))).toEqual(
      new Set([event?.id]),
    );
  });

  it.each([
    ['twice', 2],
    ['thrice', 3],
  ] as const)('%s sends each event %d times with one id', async (mode, times) => {
    await fake.control.setDelivery(mode);
    await fake.control.pay(await newOrder());
    await fake.control.waitForDeliveries();
    expect(names()).toEqual(whole.flatMap((name) => Array.from({ length: times }, () => name)));
    expect(new Set(receiver.received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
  });

  it('none sends nothing, and an event can be replayed later', async () => {
    const orderId = await newOrder();
    await fake.control.setDelivery('none', { orderId });
    await fake.control.pay(orderId);
    const [, captured] = await fake.control.waitForDeliveries();
    expect(receiver.received).toEqual([]);
    await fake.control.replay(captured?.id ?? '');
    await fake.control.waitForDeliveries();
    expect(names()).toEqual(['payment.captured']);
  });

  it('late waits for its release, for one order only', async () => {
    const [late, normal] = [await newOrder(), await newOrder()];
    await fake.control.setDelivery('late', { orderId: late });
    await fake.control.pay(late);
    await fake.control.pay(normal, { outcome: 'failed' });
    await fake.control.waitForDeliveries();
    expect(names()).toEqual(['payment.failed']);
    expect(await fake.control.release({ orderId: late })).toBe(3);
    await fake.control.waitForDeliveries();
    expect(names()).toEqual(['payment.failed', ...whole]);
    expect(await fake.control.release()).toBe(0);
  });

  it('shuffled sends all copies, in an order that the seed decides', async () => {
    const orders = new Map<number, string[]>();
    for (const seed of [1, 2, 3, 1]) {
      receiver.received.length = 0;
      await fake.control.setDelivery('shuffled', { seed, copies: 3 });
      await fake.control.pay(await newOrder());
      await fake.control.waitForDeliveries();
      expect(names().toSorted()).toEqual(whole.flatMap((name) => [name, name, name]).toSorted());
      expect(orders.get(seed) ?? names()).toEqual(names());
      orders.set(seed, names());
    }
    expect(new Set([...orders.values()].map((each) => each.join())).size).toBeGreaterThan(1);
  });

  it('a replay is signed with the current secret, a retry with the old one', async () => {
    receiver.answers.push(500);
    await fake.control.pay(await newOrder(), { outcome: 'failed' });
    await fake.control.setWebhook({ secret: 'the-next-secret' });
    const [event] = await fake.control.waitForDeliveries();
    await fake.control.replay(event?.id ?? '');
    await fake.control.replay(event?.id ?? '', { secret: 'a-forged-secret' });
    await fake.control.waitForDeliveries();
    const secrets = [
      testPaymentKeys.webhookSecret,
      testPaymentKeys.webhookSecret,
      'the-next-secret',
      'a-forged-secret',
    ];
    expect(receiver.received.map(({ headers }) => headers['x-razorpay-signature'])).toEqual(
      secrets.map((secret) => sign(Buffer.from(event?.body ?? ''), secret)),
    );
  });

  it('a replay can carry other bytes under the true signature', async () => {
    await fake.control.setDelivery('none');
    await fake.control.pay(await newOrder(), { outcome: 'failed' });
    const [event] = await fake.control.listEvents();
    const written = JSON.stringify(JSON.parse(event?.body ?? ''));
    await fake.control.replay(event?.id ?? '', { body: written });
    await fake.control.waitForDeliveries();
    expect(receiver.received[0]?.body.toString()).toBe(written);
    expect(receiver.received[0]?.headers['x-razorpay-signature']).toBe(event?.signature);
  });
});

it("checkout's signature is over order and payment, with the key's secret", async () => {
  expect(await fake.control.checkoutSignature('order_1', 'pay_1')).toBe(
    sign(Buffer.from('order_1|pay_1'), testPaymentKeys.keySecret),
  );
});
