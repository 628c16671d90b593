import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { testPaymentKeys } from './test-keys.ts';
import { askProvider } from './test-support.ts';

let fake: FakeProvider;

beforeAll(async () => {
  fake = await startFakeProvider(testPaymentKeys);
});
afterEach(() => fake.control.reset());
afterAll(() => fake.stop());

async function newOrder(notes = {}): Promise<string> {
  const body = { amount: 55_000, currency: 'INR', notes };
  return ((await askProvider(fake.url, 'POST /v1/orders', { body })).body as { id: string }).id;
}

const read = async (path: string) => (await fetch(fake.url + path)).text();
/** As a person presses a button: fetch follows the redirect back to the page. */
const press = async (action: string, fields: Record<string, string>) =>
  (
    await fetch(`${fake.url}/control/${action}`, { method: 'POST', body: new URLSearchParams(fields) })
  ).text();

describe('the page for people', () => {
  it('shows an order, captures its payment and refunds a part of it', async () => {
    const orderId = await newOrder();
    expect(await read('/')).toContain(orderId);
    expect(await press('pay', { orderId, outcome: 'created' })).toContain('>Capture</button>');
    const [payment] = await fake.control.listPayments(orderId);
    const paymentId = payment?.id ?? '';
    expect(await press('capture', { paymentId })).toContain('fee ₹12.98');
    expect(await press('refund', { paymentId, rupees: '50.50' })).toContain(': ₹50.50');
    expect((await fake.control.listRefunds())[0]?.amount).toBe(5050);
    expect(await press('settle', {})).toContain('UTR');
  });

  it('says why it refused', async () => {
    const payment = await fake.control.pay(await newOrder());
    const page = await press('refund', { paymentId: payment.id, rupees: '550.01' });
    expect(page).toContain('<p role="alert">The refund amount provided is greater than amount captured</p>');
    expect(await press('refund', { paymentId: payment.id, rupees: 'all' })).toContain('at least one rupee');
    expect(await fake.control.listRefunds()).toEqual([]);
  });

  it('shows notes as text', async () => {
    await newOrder({ name: '<script>alert(1)</script>' });
    expect(await read('/')).toContain('&lt;script&gt;');
    expect(await read('/')).not.toContain('<script>alert');
  });
});

describe('the checkout page', () => {
  it.each([
    ['another key', 'key=rzp_test_other', 'Authentication failed'],
    ['no key', '', 'Authentication failed'],
    ['another amount', `key=${testPaymentKeys.keyId}&amount=200`, 'different from your order amount'],
  ])('%s is refused', async (_what, query, words) => {
    const page = await read(`/checkout/${await newOrder()}?${query}`);
    expect(page).toContain(words);
    expect(page).not.toContain('value="pay"');
  });

  it('lets a paid order be closed only', async () => {
    const orderId = await newOrder();
    const address = `/checkout/${orderId}?key=${testPaymentKeys.keyId}&amount=55000`;
    expect(await read(address)).toContain('value="pay"');
    await fake.control.pay(orderId);
    expect(await read(address)).toContain('This order is already paid.');
    expect(await read(address)).not.toContain('value="pay"');
    expect((await askProvider(fake.url, `POST /checkout/${orderId}/pay`, { body: {} })).status).toBe(400);
  });

  it('signs a captured payment and no other', async () => {
    const orderId = await newOrder();
    const attempt = async (outcome: string) =>
      (await askProvider(fake.url, `POST /checkout/${orderId}/pay`, { body: { outcome } })).body as {
        response: Record<string, string>;
        error: { reason: string };
      };
    const failed = await attempt('failed');
    expect(failed).toMatchObject({
      response: { razorpay_signature: '' },
      error: { reason: 'payment_failed' },
    });
    const { response } = await attempt('captured');
    const signed = `${orderId}|${response['razorpay_payment_id']}`;
    expect(response).toMatchObject({
      razorpay_order_id: orderId,
      razorpay_signature: createHmac('sha256', testPaymentKeys.keySecret).update(signed).digest('hex'),
    });
  });
});
