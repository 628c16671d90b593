import type { Page } from '@playwright/test';
import { insertFamilies, newLastName } from '../support/families.ts';
import { rowOf, runOnSelected, searchList } from '../support/list.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ admin: undefined }>({
  admin: [
    async ({ page, stack, request }, use) => {
      const session = await appointStaff({ stack, request }, { first_name: 'Sharad', last_name: 'Rane' });
      await keepSession(page, session);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Leaving the list sends what could be undone until then. */
async function openStep(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Steps of an order' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function openList(page: Page, name: string): Promise<void> {
  const lists = page.getByRole('navigation', { name: 'Lists of subscriptions' });
  await lists.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test.describe('orders and subscriptions', { tag: '@office' }, () => {
  test('a book is dispatched with its tracking number, delivered, and becomes a past order', async ({
    page,
    mailTo,
    expectAccessible,
  }) => {
    test.slow();
    const lastName = newLastName();
    const [buyer] = await insertFamilies(lastName, [{ first_name: 'Snehal', order: {} }]);
    const name = `Snehal ${lastName}`;
    const tracking = `EM${Date.now()}IN`;
    await page.goto('/admin/orders/ordered');
    await searchList(page, lastName, '1 to 1 of 1 order');
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await runOnSelected(page, 'Dispatch');
    const field = page.getByRole('textbox', { name: `Tracking number for ${name}` });
    await field.fill('EM1');
    await page.getByRole('button', { name: 'Dispatch 1 order' }).click();
    await expect(page.getByText('This number is too short. Please check it.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Carrier' }).selectOption('DTDC');
    await field.fill(tracking);
    await expectAccessible('dispatch panel');
    await field.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 order dispatched')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, name)).toBeVisible();

    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await runOnSelected(page, 'Dispatch');
    await field.fill(tracking);
    await page.getByRole('button', { name: 'Dispatch 1 order' }).click();
    await openStep(page, /^Dispatched/);
    const { text } = await mailTo(buyer?.email ?? '', 'Your suchi is on its way');
    expect(text).toContain(tracking);
    await searchList(page, tracking, '1 to 1 of 1 order');
    await expect(rowOf(page, name)).toContainText(tracking);
    await expectAccessible('dispatched orders');
    await page.getByRole('button', { name: `Mark delivered: the order of ${name}` }).click();
    await expect(page.getByText('1 order delivered')).toBeVisible();

    await openStep(page, /^Delivered/);
    await searchList(page, lastName, '1 to 1 of 1 order');
    await page.getByRole('button', { name: `More about the order of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('link', { name: 'Past orders' }).click();
    await expect(page.getByRole('heading', { name: 'Past Suchi Book Orders' })).toBeVisible();
    await searchList(page, lastName, '1 to 1 of 1 order');
    await expect(page).toHaveURL(/past_orders\/delivered/);
    await expectAccessible('past orders');
    await page.getByRole('button', { name: `Restore the order of ${name}` }).click();
    await expect(page.getByText('No delivered order found')).toBeVisible();
  });

  test('many orders have their labels printed and are handed over, dispatched and delivered at once', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const lastName = newLastName();
    await insertFamilies(lastName, [
      { first_name: 'Asha', order: { pincode: '560023', city: 'Bengaluru' } },
      { first_name: 'Mohan', order: { pincode: '411038' } },
      { first_name: 'Vasudha', order: { delivery_kind: 'pick_up' } },
    ]);
    await page.goto(`/admin/orders/ordered?search=${lastName}`);
    for (const first of ['Asha', 'Mohan', 'Vasudha'])
      await page.getByRole('checkbox', { name: `Select ${first} ${lastName}` }).check();
    await runOnSelected(page, 'Address labels');
    await expect(page.getByText('1 order is picked up at the hall and has no label.')).toBeVisible();
    const sheet = page.getByRole('figure', { name: 'The first sheet' });
    await expect(sheet).toContainText(
      new RegExp(`Mohan ${lastName}.*411 038.*Asha ${lastName}.*560 023`, 's'),
    );
    await expectAccessible('labels');
    await page.goBack();

    await page.getByRole('button', { name: `Hand over the book to Vasudha ${lastName}` }).click();
    await expect(page.getByText('1 to 2 of 2 orders')).toBeVisible();
    for (const first of ['Asha', 'Mohan'])
      await page.getByRole('checkbox', { name: `Select ${first} ${lastName}` }).check();
    await runOnSelected(page, 'Dispatch');
    await page.getByRole('button', { name: 'Dispatch 2 orders' }).click();
    await openStep(page, /^Dispatched/);
    await searchList(page, lastName, '1 to 2 of 2 orders');
    for (const first of ['Asha', 'Mohan'])
      await page.getByRole('checkbox', { name: `Select ${first} ${lastName}` }).check();
    await runOnSelected(page, 'Mark delivered');
    await openStep(page, /^Delivered/);
    await searchList(page, lastName, '1 to 3 of 3 orders');
  });

  test('subscriptions are archived, undone and restored', async ({ page, expectAccessible }) => {
    test.slow();
    const lastName = newLastName();
    await insertFamilies(lastName, [
      { first_name: 'Rohini', subscription: ['2026-01-01', '2026-12-31'] },
      { first_name: 'Isha', subscription: ['2026-02-01', '2027-01-31'] },
    ]);
    await page.goto('/admin/search_subscriptions');
    await searchList(page, lastName, '1 to 2 of 2 subscriptions');
    await page.getByRole('button', { name: `Archive the subscription of Rohini ${lastName}` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 to 2 of 2 subscriptions')).toBeVisible();
    await expectAccessible('search subscriptions');
    for (const first of ['Isha', 'Rohini'])
      await page.getByRole('checkbox', { name: `Select ${first} ${lastName}` }).check();
    await runOnSelected(page, 'Archive');
    await expect(page.getByText('No active subscription found')).toBeVisible();
    await openList(page, 'Past Subscriptions');
    await searchList(page, lastName, '1 to 2 of 2 subscriptions');
    await page.getByRole('button', { name: `Restore the subscription of Isha ${lastName}` }).click();
    await openList(page, 'Search Subscriptions');
    await searchList(page, lastName, '1 to 1 of 1 subscription');
    await expect(rowOf(page, `Isha ${lastName}`)).toContainText('31/01/2027');
    await page.getByRole('button', { name: 'Archive a season' }).click();
    await expectAccessible('archive a season');
  });
});
