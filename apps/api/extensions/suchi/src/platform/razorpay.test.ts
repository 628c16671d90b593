import { createHmac } from 'node:crypto';
import { type FakeProvider, startFakeProvider, testPaymentKeys } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentProvider, ProviderRefused, ProviderUnreachable } from './provider.ts';
import { createRazorpay } from './razorpay.ts';

let fake: FakeProvider;
let provider: PaymentProvider;

const connect = (changes: Partial<Parameters<typeof createRazorpay>[0]> = {}) =>
  createRazorpay({
    keyId: testPaymentKeys.keyId,
    keySecret: testPaymentKeys.keySecret,
    webhookSecrets: [testPaymentKeys.webhookSecret, 'the-previous-secret'],
    apiUrl: fake.url,
    checkoutUrl: '',
    ...changes,
  });

beforeAll(async () => {
  fake = await startFakeProvider(testPaymentKeys);
  provider = connect();
});
beforeEach(() => fake.control.reset());
afterAll(() => fake.stop());

const order = { amountPaise: 55_000, receipt: 'SU-7K4M-2291', notes: { user_id: 'a' } };

async function payOrder() {
  const { id } = await provider.createOrder(order);
  return fake.control.pay(id);
}

describe('orders and payments', () => {
  it('are created, found and read', async () => {
    expect(await provider.findOrderByReceipt(order.receipt)).toBeNull();
    const created = await provider.createOrder(order);
    expect(created).toMatchObject({ amountPaise: 55_000, currency: 'INR', receipt: order.receipt });
    expect(await provider.findOrderByReceipt(order.receipt)).toEqual(created);
    const paid = await fake.control.pay(created.id, { method: 'netbanking' });
    const expected = {
      id: paid.id,
      orderId: created.id,
      amountPaise: 55_000,
      status: 'captured',
      isCaptured: true,
      refundedPaise: 0,
      method: 'netbanking',
      bankReference: paid.acquirer_data['bank_transaction_id'],
      feePaise: paid.fee,
      taxPaise: paid.tax,
      createdAt: new Date(paid.created_at * 1000),
    };
    expect(await provider.fetchPayment(paid.id)).toMatchObject(expected);
    expect(await provider.listPayments(created.id)).toMatchObject([expected]);
  });

  it('are null when they are unknown', async () => {
    expect(await provider.fetchPayment('pay_unknown')).toBeNull();
  });

  it('are refused in the provider’s words', async () => {
    await provider.createOrder(order);
    const again = provider.createOrder(order);
    await expect(again).rejects.toThrow(ProviderRefused);
    await expect(again).rejects.toThrow('The receipt has already been taken.');
  });
});

describe('refunds', () => {
  it('are made once for each key, which leads back to our row', async () => {
    const { id } = await payOrder();
    const request = { paymentId: id, amountPaise: 100, key: 'refund-0001-once' };
    const refund = await provider.refund(request);
    expect(refund).toMatchObject({ paymentId: id, amountPaise: 100, status: 'processed', key: request.key });
    expect((await provider.refund(request)).id).toBe(refund.id);
    expect(await provider.listRefunds(id)).toMatchObject([{ id: refund.id, key: request.key }]);
    await expect(
      provider.refund({ ...request, key: 'refund-0002-once', amountPaise: 60_000 }),
    ).rejects.toThrow(ProviderRefused);
  });
});

it('reads the settlement report of a day', async () => {
  const { id, fee, tax } = await payOrder();
  await fake.control.settle('2026-11-14');
  const lines = await provider.listSettlementLines('2026-11-14');
  expect(lines).toMatchObject([
    { entityId: id, kind: 'payment', amountPaise: 55_000, feePaise: fee, taxPaise: tax, debitPaise: 0 },
  ]);
  expect(await provider.listSettlementLines('2026-11-13')).toEqual([]);
});

describe('a provider in trouble', () => {
  it.each([429, 503, 'disconnect'] as const)(
    'is asked again when a request only reads: %s',
    async (answer) => {
      const { id } = await payOrder();
      await fake.control.addFault({ request: `GET /v1/payments/${id}`, answer, times: 1 });
      expect((await provider.fetchPayment(id))?.id).toBe(id);
    },
  );

  it('is not asked again to create an order, which may have been made', async () => {
    await fake.control.addFault({ request: 'POST /v1/orders', answer: 503, times: 1, isCarriedOut: true });
    await expect(provider.createOrder(order)).rejects.toThrow(ProviderUnreachable);
    expect(await fake.control.listOrders()).toHaveLength(1);
  });

  it('is unreachable with wrong keys and at a wrong address', async () => {
    await expect(connect({ keySecret: 'wrong' }).createOrder(order)).rejects.toThrow(ProviderUnreachable);
    await expect(connect({ apiUrl: 'http://127.0.0.1:1' }).createOrder(order)).rejects.toThrow(
      ProviderUnreachable,
    );
  });
});

it('says of each call whether it was answered; a refusal is an answer', async () => {
  const calls: string[] = [];
  const counted = createRazorpay(
    {
      keyId: testPaymentKeys.keyId,
      keySecret: testPaymentKeys.keySecret,
      webhookSecrets: [],
      apiUrl: fake.url,
      checkoutUrl: '',
    },
    (result) => calls.push(result),
  );
  await counted.createOrder(order);
  await expect(counted.createOrder(order)).rejects.toThrow(ProviderRefused);
  await fake.control.addFault({ request: 'POST /v1/orders', answer: 'disconnect', times: 1 });
  await expect(counted.createOrder(order)).rejects.toThrow(ProviderUnreachable);
  expect(calls).toEqual(['answered', 'answered', 'unreachable']);
});

describe('signatures', () => {
  const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

  it('of the checkout are over order and payment, by our key', () => {
    const { keySecret } = testPaymentKeys;
    const good = sign('order_1|pay_1', keySecret);
    expect(provider.isCheckoutSignature('order_1', 'pay_1', good)).toBe(true);
    expect(provider.isCheckoutSignature('order_2', 'pay_1', good)).toBe(false);
    expect(provider.isCheckoutSignature('order_1', 'pay_2', good)).toBe(false);
    expect(provider.isCheckoutSignature('order_1', 'pay_1', sign('order_1|pay_1', 'another'))).toBe(false);
    for (const bad of ['', 'zz', good.slice(2), `${good}00`])
      expect(provider.isCheckoutSignature('order_1', 'pay_1', bad)).toBe(false);
  });

  it('of a webhook are over its bytes, by the current or the previous secret', () => {
    const bytes = Buffer.from('{"event":"order.paid"}\n');
    for (const secret of [testPaymentKeys.webhookSecret, 'the-previous-secret'])
      expect(provider.isWebhookSignature(bytes, sign(bytes.toString(), secret))).toBe(true);
    expect(provider.isWebhookSignature(bytes, sign(bytes.toString(), 'the-oldest-secret'))).toBe(false);
    expect(
      provider.isWebhookSignature(bytes.subarray(1), sign(bytes.toString(), 'the-previous-secret')),
    ).toBe(false);
  });
});
