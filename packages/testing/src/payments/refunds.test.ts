import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PayOptions } from './control-routes.ts';
import type { ProviderPayment } from './entities.ts';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { testPaymentKeys } from './test-keys.ts';
import { askProvider } from './test-support.ts';

let fake: FakeProvider;
let payment: ProviderPayment;

beforeAll(async () => {
  fake = await startFakeProvider(testPaymentKeys);
});
afterEach(() => fake.control.reset());
afterAll(() => fake.stop());

async function paid(options: PayOptions = {}): Promise<ProviderPayment> {
  const order = await askProvider(fake.url, 'POST /v1/orders', { body: { amount: 60_000, currency: 'INR' } });
  payment = await fake.control.pay((order.body as { id: string }).id, options);
  return payment;
}

const refund = (body: object, key?: string) =>
  askProvider(fake.url, `POST /v1/payments/${payment.id}/refund`, {
    body,
    headers: key === undefined ? {} : { 'x-refund-idempotency': key },
  });
const now = async () =>
  (await askProvider(fake.url, `GET /v1/payments/${payment.id}`)).body as ProviderPayment;

describe('a refund over the API', () => {
  it.each([
    ['more than was paid', { amount: 60_001 }, undefined],
    ['less than a rupee', { amount: 99 }, undefined],
    ['an unknown field', { amount: 100, why: 'x' }, undefined],
    ['a key of nine characters', { amount: 100 }, 'refund-01'],
    ['a key with a blank', { amount: 100 }, 'refund 00001'],
  ])('%s is refused', async (_what, body, key) => {
    await paid();
    expect((await refund(body, key)).status).toBe(400);
    expect((await now()).amount_refunded).toBe(0);
  });

  it('a payment older than six months is not refunded', async () => {
    await paid({ createdAt: Math.floor(Date.now() / 1000) - 200 * 86_400 });
    expect((await refund({})).status).toBe(400);
  });

  it('a payment that is not captured is not refunded', async () => {
    await paid({ outcome: 'authorized' });
    expect((await refund({})).status).toBe(400);
    expect(await now()).toMatchObject({ status: 'authorized', amount_refunded: 0 });
  });

  it('parts add up to the whole and never above it', async () => {
    await paid();
    expect((await refund({ amount: 20_000 })).body).toMatchObject({ entity: 'refund', status: 'processed' });
    expect(await now()).toMatchObject({
      status: 'captured',
      refund_status: 'partial',
      amount_refunded: 20_000,
    });
    expect((await refund({ amount: 40_001 })).status).toBe(400);
    expect((await refund({})).body).toMatchObject({ amount: 40_000 });
    expect(await now()).toMatchObject({ status: 'refunded', refund_status: 'full', amount_refunded: 60_000 });
    expect((await refund({ amount: 100 })).status).toBe(400);
    const list = await askProvider(fake.url, `GET /v1/payments/${payment.id}/refunds`);
    expect(list.body).toMatchObject({ count: 2, items: [{ amount: 40_000 }, { amount: 20_000 }] });
  });

  it('the same key and body give the same refund; another body is refused', async () => {
    await paid();
    const first = await refund({ amount: 10_000 }, 'refund-0001');
    expect(await refund({ amount: 10_000 }, 'refund-0001')).toEqual(first);
    expect((await refund({ amount: 10_100 }, 'refund-0001')).status).toBe(400);
    expect((await refund({ amount: 10_000 }, 'refund-0002')).body).not.toEqual(first.body);
    expect((await now()).amount_refunded).toBe(20_000);
    const { id } = first.body as { id: string };
    expect((await askProvider(fake.url, `GET /v1/refunds/${id}`)).body).toEqual(first.body);
  });

  it('the same key is refused with 409 while the first request runs', async () => {
    await paid();
    await fake.control.holdRefunds(true);
    const requests = [refund({}, 'refund-0003'), refund({}, 'refund-0003')];
    expect((await Promise.race(requests)).status).toBe(409);
    await fake.control.holdRefunds(false);
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await fake.control.listRefunds()).toHaveLength(1);
  });

  it('a refund that failed at the bank gives the amount back to the payment', async () => {
    await paid();
    await fake.control.setRefundMode('pending');
    const pending = await fake.control.refund(payment.id);
    expect(pending.status).toBe('pending');
    expect((await now()).status).toBe('refunded');
    expect((await fake.control.failRefund(pending.id)).status).toBe('failed');
    expect(await now()).toMatchObject({ status: 'captured', amount_refunded: 0, refund_status: null });
    await expect(fake.control.processRefund(pending.id)).rejects.toThrow('already failed');
  });
});
