import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { PaymentsControl } from '@suchi/testing';
import { registerMember } from '../support/member.ts';
import { keepSession } from '../support/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

interface Fixtures {
  control: PaymentsControl;
  /** A member of this test's own is signed in. */
  member: { email: string };
}

const test = base.extend<Fixtures>({
  control: async ({ stack }, use) => {
    await use(new PaymentsControl(stack.payments));
  },
  member: async ({ page, stack, request }, use) => {
    const member = await registerMember({ stack, request }, { first_name: 'Ramesh', last_name: 'Kelkar' });
    await keepSession(page, member.session);
    await use(member);
  },
});

const press = (page: Page, name: string) =>
  page.frameLocator('iframe[title="Payment"]').getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function startPaying(page: Page): Promise<void> {
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay ₹550' }).click();
}

/** The provider's order of the purchase whose page is open. */
async function findOrder(page: Page, control: PaymentsControl): Promise<string> {
  const answer = await page.request.get('/qe_payment/own');
  const { data } = (await answer.json()) as {
    data: { payments: { id: number; reference: string; checkout: { order_id: string } | null }[] };
  };
  const orderId = data.payments[0]?.checkout?.order_id ?? '';
  expect((await control.listOrders()).map(({ id }) => id)).toContain(orderId);
  return orderId;
}

const toText = (pdf: Buffer, command = 'pdftotext') =>
  execFileSync(command, ['-layout', '-', '-'], { input: pdf }).toString();

/** The text of the receipt that the page links to. */
async function readReceipt(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /Download receipt/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');
  return toText(await answer.body());
}

test(
  'a father buys the search, opens the receipt, and renews early',
  { tag: '@payments' },
  async ({ page, member, expectAccessible }) => {
    test.slow();
    await page.goto('/settings/my_membership');
    await page.getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page.getByRole('radio', { name: /Online search/ })).toBeChecked();
    await expectAccessible('choose');

    await page.getByRole('button', { name: 'Pay ₹550' }).click();
    await press(page, 'Pay');
    await expect(heading(page, 'Payment received')).toBeFocused();
    await expect(page.getByText(`Also sent to ${member.email}`)).toBeVisible({ timeout: 30_000 });
    await expectAccessible('payment received');
    const receipt = await readReceipt(page);
    expect(receipt).toContain('Ramesh Kelkar');
    expect(receipt).toContain('550.00');

    await page.goto('/settings/my_membership');
    const valid = page.getByRole('region', { name: /Your subscription is valid till/ });
    const firstTill = /\d{4}$/.exec((await valid.getAttribute('aria-label')) ?? '')?.[0];
    await expectAccessible('my membership');
    await page.getByRole('link', { name: 'Renew for ₹550' }).click();
    await page.getByRole('button', { name: 'Pay ₹550' }).click();
    await press(page, 'Pay');
    await expect(heading(page, 'Payment received')).toBeVisible();
    await page.goto('/settings/my_membership');
    await expect(page.getByRole('region', { name: new RegExp(`${Number(firstTill) + 1}$`) })).toBeVisible();
    await expect(page.getByRole('link', { name: /^PDF of receipt/ })).toHaveCount(2);
  },
);

test(
  'a payment that fails is paid again with the same order',
  { tag: '@payments' },
  async ({ page, member: _member, control, expectAccessible }) => {
    await startPaying(page);
    await press(page, 'Fail');
    await press(page, 'Close');
    await expect(heading(page, 'The payment did not go through')).toBeVisible();
    await expect(page.getByText('Your bank declined the payment.')).toBeVisible();
    await expectAccessible('payment declined');
    const orderId = await findOrder(page, control);
    await page.getByRole('button', { name: 'Try again, ₹550' }).click();
    await press(page, 'Pay');
    await expect(heading(page, 'Payment received')).toBeVisible();
    const tries = await control.listPayments(orderId);
    expect(tries.map(({ status }) => status)).toEqual(['failed', 'captured']);
  },
);

test(
  'who closes the payment is told that nothing was taken, and who paid before closing the browser has the search',
  { tag: '@payments' },
  async ({ page, member: _member, context }) => {
    await startPaying(page);
    await press(page, 'Close');
    await expect(page.getByText('You closed the payment. Nothing was taken.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹550' }).click();
    await press(page, 'Pay and kill the browser');
    await expect(page.frameLocator('iframe[title="Payment"]').getByText('was told nothing')).toBeVisible();
    await page.close();

    const later = await context.newPage();
    await expect(async () => {
      await later.goto('/settings/my_membership');
      await expect(later.getByRole('region', { name: /Your subscription is valid till/ })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    await later.close();
  },
);

test(
  'a slow bank: the page waits, survives a reload, and turns to paid by itself',
  { tag: '@payments' },
  async ({ page, member: _member, control, expectAccessible }) => {
    await startPaying(page);
    await press(page, 'Bank is slow');
    const orderId = await findOrder(page, control);
    await page.reload();
    await expect(heading(page, 'Waiting for your bank')).toBeVisible();
    await expect(page.getByText('Please do not pay again for this.')).toBeVisible();
    await expectAccessible('waiting for the bank');
    await page.goto('/payment/help');
    await expect(page.getByText('We asked just now. Your money is safe.')).toBeVisible();
    await expectAccessible('I have paid but');
    await page.goBack();
    await expect(heading(page, 'Waiting for your bank')).toBeVisible();
    const [payment] = await control.listPayments(orderId);
    await control.capture(payment?.id ?? '');
    await expect(heading(page, 'Payment received')).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'a mother orders the printed suchi to her address, and corrects it',
  { tag: '@payments' },
  async ({ page, member: _member, expectAccessible }) => {
    test.slow();
    await page.goto('/');
    await page.getByRole('link', { name: 'Buy Suchi Online' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delivery address' });
    await dialog.getByRole('button', { name: 'Pay ₹600' }).click();
    await expect(dialog.getByText('Please fill all required fields.')).toBeVisible();
    await expect(dialog.getByLabel(/^Address/)).toBeFocused();
    await expectAccessible('delivery address');
    await dialog.getByLabel(/^Address/).fill('B-204, Shanti Sadan, Gavanpada Road');
    await dialog.getByLabel('City').fill('Mumbai');
    await dialog.getByLabel('Pincode').fill('400081');
    await dialog.getByRole('button', { name: 'Pay ₹600' }).click();
    await press(page, 'Pay');
    await expect(heading(page, 'Payment received')).toBeVisible();
    await page.getByRole('link', { name: 'See my order' }).click();
    await expect(page.getByText('Being printed')).toBeVisible();
    await page.getByRole('button', { name: 'Change address' }).click();
    await dialog.getByLabel('Pincode').fill('400080');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText(/Mumbai 400080/)).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Your suchi is ordered and paid' })).toBeVisible();
    await expectAccessible('home with an order');
  },
);

test.describe('in a browser that cannot show the checkout in a frame', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Instagram 312.0.0.34' });

  test(
    'the member pays on the provider’s page and comes back to the payment',
    { tag: '@payments' },
    async ({ page, member: _member, stack }) => {
      await startPaying(page);
      await page.waitForURL(`${stack.payments}/**`);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.waitForURL(/\/payment\/\d+$/);
      await expect(heading(page, 'Payment received')).toBeVisible();
    },
  );
});
