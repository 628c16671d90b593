import type { Browser, Page } from '@playwright/test';
import { registerMember } from '../support/member.ts';
import { type BrowserSession, keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, test as base } from '../support/test.ts';

interface Fixtures {
  /** A treasurer of this test's own is signed in. */
  treasurer: BrowserSession;
  /** The page of a second person of the committee. */
  president: Page;
  /** The last name of a member who pays; no one else has it. */
  payer: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const newLastName = () =>
  `P${Array.from({ length: 9 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')}`;

async function openSecondPage(browser: Browser, page: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'en-IN' });
  return context.newPage();
}

const test = base.extend<Fixtures>({
  treasurer: async ({ page, stack, request }, use) => {
    const session = await appointStaff({ stack, request }, { first_name: 'Sunita', last_name: 'Rane' });
    await keepSession(page, session);
    await use(session);
  },
  president: async ({ browser, page, stack, request }, use) => {
    const second = await openSecondPage(browser, page, stack.web);
    await keepSession(
      second,
      await appointStaff({ stack, request }, { first_name: 'Anil', last_name: 'Sathe' }),
    );
    await use(second);
    await second.context().close();
  },
  payer: async ({ stack, request }, use) => {
    const lastName = newLastName();
    await registerMember({ stack, request }, { first_name: 'Prakash', last_name: lastName });
    await use(lastName);
  },
});

async function recordCash(page: Page, payer: string): Promise<void> {
  await page.goto('/admin/record_payment');
  await page.getByRole('combobox', { name: 'Who pays?' }).fill(payer);
  await page.getByRole('option', { name: `Prakash ${payer}` }).click();
  await page.getByRole('button', { name: 'Record ₹550' }).click();
  await expect(page.getByRole('heading', { name: 'Recorded' })).toBeFocused();
}

test(
  'a treasurer records cash at the desk, and the day book and the statement agree',
  { tag: '@payments' },
  async ({ page, treasurer: _treasurer, payer, expectAccessible }) => {
    test.slow();
    await recordCash(page, payer);
    await expectAccessible('recorded');
    const receipt = page.getByRole('link', { name: 'Open the receipt to print' });
    const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');

    await page.getByRole('link', { name: 'Open the day book' }).click();
    await page.getByRole('button', { name: /^Payments of/ }).click();
    await page
      .getByRole('button', { name: /more of this day/ })
      .or(page.getByText(payer))
      .first()
      .click();
    await expect(page.getByText(`Prakash ${payer}`)).toBeVisible();
    await expectAccessible('day book');

    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(page.getByText('The sums are the same as in the day book of these days.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Sum of all accounts.*₹0$/ })).toBeVisible();
    await expectAccessible('statement');
  },
);

test(
  'a refund is asked for by one person, confirmed by another, and paid back',
  { tag: '@payments' },
  async ({ page, treasurer: _treasurer, president, payer, expectAccessible }) => {
    test.slow();
    await recordCash(page, payer);
    await page.goto('/admin/receipts');
    await page.getByRole('searchbox', { name: /^Receipt number or name/ }).fill(payer);
    await expect(page.getByText('1 to 1 of 1 receipt')).toBeVisible();
    await expectAccessible('receipts');
    await page.getByRole('link', { name: /^Refund the payment of/ }).click();
    await expect(page.getByLabel('Amount in rupees')).toBeFocused();
    await page.getByLabel('Reason').selectOption('Ordered by mistake');
    await page.getByLabel('Note for the other person').fill('He wanted the printed suchi instead.');
    await expectAccessible('ask for a refund');
    await page.getByRole('button', { name: 'Ask for confirmation' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const own = page.getByRole('listitem').filter({ hasText: payer });
    await expect(own).toContainText('Waits for another person');
    await expect(own.getByRole('button', { name: /Review and confirm/ })).toHaveCount(0);

    await president.goto('/admin/refunds');
    const asked = president.getByRole('listitem').filter({ hasText: payer });
    await asked.getByRole('button', { name: /Review and confirm/ }).click();
    await expect(president.getByLabel('Type the amount to confirm')).toBeFocused();
    const confirm = president.getByRole('button', { name: 'Confirm refund of ₹550' });
    await president.getByLabel('Type the amount to confirm').fill('500');
    await expect(confirm).toBeDisabled();
    await president.getByLabel('Type the amount to confirm').fill('550');
    await confirm.click();
    await expect(president.getByRole('dialog')).toHaveCount(0);
    await expect(asked).toContainText('Confirmed, pay it back at the desk');

    await page.reload();
    await own.getByRole('button', { name: /paid back at the desk/ }).click();
    await page.getByRole('button', { name: 'It is paid back' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Past' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: payer })).toContainText('Refunded');
    await expectAccessible('past refunds');
  },
);
