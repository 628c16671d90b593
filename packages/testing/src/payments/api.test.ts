import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { testPaymentKeys } from './test-keys.ts';
import { type AskOptions, askProvider, wrongKeys } from './test-support.ts';

let fake: FakeProvider;
const ask = (request: string, options?: AskOptions) => askProvider(fake.url, request, options);
const order = { amount: 55_000, currency: 'INR', receipt: 'intent-1', notes: { plan: 'search' } };
const automatic = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 30, manual_expiry_period: 7200, refund_speed: 'normal' },
};

beforeAll(async () => {
  fake = await startFakeProvider(testPaymentKeys);
});
afterEach(() => fake.control.reset());
afterAll(() => fake.stop());

async function createOrder(body: object = order): Promise<string> {
  const answer = await ask('POST /v1/orders', { body });
  return (answer.body as { id: string }).id;
}

describe('the keys', () => {
  it.each(Object.entries(wrongKeys))('%s is refused with 401', async (_what, authorization) => {
    const { status, body } = await ask('POST /v1/orders', { body: order, authorization });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    });
    expect(await fake.control.listOrders()).toEqual([]);
  });
});

describe('orders', () => {
  it.each<[string, object, string]>([
    ['no amount', { currency: 'INR' }, 'amount'],
    ['99 paise', { ...order, amount: 99 }, 'amount'],
    ['half a paisa', { ...order, amount: 55_000.5 }, 'amount'],
    ['an amount as text', { ...order, amount: '55000' }, 'amount'],
    ['another currency', { ...order, currency: 'USD' }, 'currency'],
    ['a receipt of 41 characters', { ...order, receipt: 'r'.repeat(41) }, 'receipt'],
    [
      '16 notes',
      { ...order, notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [n, 'x'])) },
      'notes',
    ],
    ['a note of 257 characters', { ...order, notes: { long: 'x'.repeat(257) } }, 'notes'],
    [
      'automatic capture without a period',
      { ...order, payment: { capture: 'automatic' } },
      'payment.capture_options',
    ],
    ['an unknown capture', { ...order, payment: { capture: 'never' } }, 'payment.capture'],
  ])('%s is refused', async (_what, body, field) => {
    const answer = await ask('POST /v1/orders', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', field } });
  });

  it('an unknown field, text that is not JSON and an unknown id are refused', async () => {
    expect((await ask('POST /v1/orders', { body: { ...order, price: 1 } })).status).toBe(400);
    expect((await ask('POST /v1/orders', { body: '{"amount":' })).status).toBe(400);
    expect((await ask('GET /v1/orders/order_unknown')).status).toBe(400);
    expect((await ask('GET /v1/unknown')).status).toBe(400);
  });

  it('a receipt is taken once', async () => {
    await createOrder();
    const again = await ask('POST /v1/orders', { body: { ...order, amount: 200 } });
    expect(again).toMatchObject({ status: 400, body: { error: { field: 'receipt' } } });
    expect(await fake.control.listOrders()).toHaveLength(1);
  });

  it('an order is found by its id and by its receipt', async () => {
    const { status, body } = await ask('POST /v1/orders', { body: { ...order, payment: automatic } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entity: 'order',
      amount: 55_000,
      amount_paid: 0,
      amount_due: 55_000,
      status: 'created',
      attempts: 0,
      receipt: 'intent-1',
      notes: { plan: 'search' },
    });
    const { id } = body as { id: string };
    expect(id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect((await ask(`GET /v1/orders/${id}`)).body).toEqual(body);
    expect((await ask('GET /v1/orders?receipt=intent-1')).body).toEqual({
      entity: 'collection',
      count: 1,
      items: [body],
    });
    expect((await ask('GET /v1/orders?receipt=intent-2')).body).toMatchObject({ count: 0, items: [] });
  });
});

describe('capture', () => {
  it('waits for the API when the order says manual, and takes exactly the amount once', async () => {
    const id = await createOrder({ ...order, payment: { ...automatic, capture: 'manual' } });
    const payment = await fake.control.pay(id);
    expect(payment).toMatchObject({ status: 'authorized', captured: false, fee: null });
    const capture = (body: object) => ask(`POST /v1/payments/${payment.id}/capture`, { body });
    expect((await capture({ amount: 54_999, currency: 'INR' })).status).toBe(400);
    expect((await capture({ amount: 55_000 })).status).toBe(400);
    const captured = await capture({ amount: 55_000, currency: 'INR' });
    expect(captured.body).toMatchObject({ status: 'captured', captured: true, fee: 1298, tax: 198 });
    expect((await capture({ amount: 55_000, currency: 'INR' })).status).toBe(400);
    expect((await ask(`GET /v1/orders/${id}`)).body).toMatchObject({
      status: 'paid',
      amount_paid: 55_000,
      amount_due: 0,
    });
    expect((await ask(`GET /v1/orders/${id}/payments`)).body).toMatchObject({ items: [captured.body] });
  });
});

describe('the settlement report', () => {
  it.each(['year=26&month=11', 'year=2026&month=13', 'year=2026&month=11&day=x', 'month=11'])(
    '%s is refused',
    async (query) => {
      expect((await ask(`GET /v1/settlements/recon/combined?${query}`)).status).toBe(400);
    },
  );

  it('comes by day and in pages', async () => {
    const payments = [];
    for (const receipt of ['a', 'b', 'c'])
      payments.push(await fake.control.pay(await createOrder({ ...order, receipt })));
    const settlement = await fake.control.settle('2026-11-05');
    const read = async (query: string) =>
      (await ask(`GET /v1/settlements/recon/combined?year=2026&${query}`)).body as {
        count: number;
        items: { order_receipt: string; settlement_id: string }[];
      };
    const day = await read('month=11&day=5');
    expect(day.items.map((row) => row.order_receipt)).toEqual(['a', 'b', 'c']);
    expect(day.items.every((row) => row.settlement_id === settlement?.id)).toBe(true);
    expect((await read('month=11&day=05&count=2&skip=1')).items.map((row) => row.order_receipt)).toEqual([
      'b',
      'c',
    ]);
    expect((await read('month=11&day=6')).count).toBe(0);
    expect((await ask('GET /v1/settlements/recon/combined?year=2026&month=11&count=1001')).status).toBe(400);
    expect(settlement?.amount).toBe(payments.reduce((sum, { amount, fee }) => sum + amount - (fee ?? 0), 0));
  });
});

describe('faults', () => {
  it('a failing answer comes as often as it was asked for', async () => {
    await fake.control.addFault({ request: 'GET /v1/orders', answer: 429, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await ask('GET /v1/orders')).status);
    expect(statuses).toEqual([429, 429, 200]);
  });

  it('an order whose answer is lost can be found by its receipt', async () => {
    await fake.control.addFault({
      request: 'POST /v1/orders',
      answer: 'disconnect',
      times: 1,
      isCarriedOut: true,
    });
    await expect(ask('POST /v1/orders', { body: order })).rejects.toThrow();
    expect((await ask('GET /v1/orders?receipt=intent-1')).body).toMatchObject({ count: 1 });
  });

  it('a request that is never answered has no effect unless asked for', async () => {
    await fake.control.addFault({ request: 'POST /v1/orders', answer: 'timeout', times: 1 });
    const gone = fetch(`${fake.url}/v1/orders`, { method: 'POST', signal: AbortSignal.timeout(50) });
    await expect(gone).rejects.toThrow();
    expect(await fake.control.listOrders()).toEqual([]);
  });
});
