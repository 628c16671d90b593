import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { PaymentsControl, testPaymentKeys } from '@suchi/testing';
import { expect, test } from '../support/test.ts';

// The fake's Checkout alone, in a page whose policy allows no inline style or script. The page needs a server: the
// browser does not let a page that Playwright made up reach the loopback address.
async function startShop(provider: string) {
  const policy = `default-src 'none'; script-src ${provider}; frame-src ${provider}; connect-src ${provider}; img-src data:; form-action 'self'`;
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(`<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
      <meta name="viewport" content="width=device-width"><h1>${request.method === 'POST' ? 'Returned' : 'Shop'}</h1>
      <button>Buy</button><script src="${provider}/v1/checkout.js"></script>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function newOrder(provider: string): Promise<string> {
  const { keyId, keySecret } = testPaymentKeys;
  const response = await fetch(`${provider}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    body: JSON.stringify({ amount: 55_000, currency: 'INR' }),
  });
  return ((await response.json()) as { id: string }).id;
}

interface Checkout {
  open(): void;
  on(event: string, listener: (failure: { error: { reason: string } }) => void): void;
}
interface Shop {
  Razorpay: new (options: object) => Checkout;
  heard: unknown[];
}

/** Opens Checkout as a shop's script does; what it reports is found in `heard`. */
async function openCheckout(page: Page, options: object): Promise<void> {
  await page.getByRole('button', { name: 'Buy' }).focus();
  await page.evaluate((given) => {
    const shop = globalThis as unknown as Shop;
    shop.heard = [];
    const checkout = new shop.Razorpay({
      name: 'Association',
      amount: 55_000,
      handler: (response: { razorpay_signature: string }) => shop.heard.push(response.razorpay_signature),
      modal: { ondismiss: () => shop.heard.push('dismissed') },
      ...given,
    });
    checkout.on('payment.failed', ({ error }) => shop.heard.push(error.reason));
    checkout.open();
  }, options);
}

test(
  'the fake checkout pays, fails, waits and closes in a page with a strict policy',
  { tag: '@payments' },
  async ({ page, stack }) => {
    const control = new PaymentsControl(stack.payments);
    const shop = await startShop(stack.payments);
    const frame = page.frameLocator('iframe[title="Payment"]');
    const press = (name: string) => frame.getByRole('button', { name, exact: true }).click();
    const heard = () => page.evaluate(() => (globalThis as unknown as Shop).heard);
    const open = async (options: object = {}) => {
      await page.goto(shop.url);
      const orderId = await newOrder(stack.payments);
      // The server does not know this order.
      await control.setDelivery('none', { orderId });
      await openCheckout(page, { key: testPaymentKeys.keyId, order_id: orderId, ...options });
      return orderId;
    };

    await test.step('fail, then pay', async () => {
      const orderId = await open();
      await press('Fail');
      await expect(frame.getByText('You can try again.')).toBeVisible();
      await press('Pay');
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
      const [failed, paid] = await control.listPayments(orderId);
      expect([failed?.status, paid?.status]).toEqual(['failed', 'captured']);
      expect(await heard()).toEqual([
        'payment_failed',
        await control.checkoutSignature(orderId, paid?.id ?? ''),
      ]);
    });

    await test.step('close', async () => {
      const orderId = await open();
      await press('Close');
      await expect.poll(heard).toEqual(['dismissed']);
      expect(await control.listPayments(orderId)).toEqual([]);
    });

    await test.step('paid, and the page hears nothing', async () => {
      const orderId = await open();
      await press('Pay and kill the browser');
      await expect(frame.getByText('was told nothing')).toBeVisible();
      expect((await control.listPayments(orderId)).map(({ status }) => status)).toEqual(['captured']);
      expect(await heard()).toEqual([]);
    });

    await test.step('the bank answers later', async () => {
      const orderId = await open();
      await press('Bank is slow');
      await expect(frame.getByText('Waiting for the bank')).toBeVisible();
      const [payment] = await control.listPayments(orderId);
      expect(payment?.status).toBe('created');
      await control.capture(payment?.id ?? '');
      await expect.poll(heard).toHaveLength(1);
    });

    await test.step('a redirect returns by a form from the provider’s origin', async () => {
      await open({ callback_url: '/returned', redirect: true });
      const returned = page.waitForRequest((request) => request.url().endsWith('/returned'));
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      const request = await returned;
      expect(request.method()).toBe('POST');
      expect(request.headers()['origin']).toBe(stack.payments);
      expect([...new URLSearchParams(request.postData() ?? '').keys()]).toEqual([
        'razorpay_payment_id',
        'razorpay_order_id',
        'razorpay_signature',
      ]);
      await expect(page.getByRole('heading', { name: 'Returned' })).toBeVisible();
    });
    shop.server.close();
  },
);
