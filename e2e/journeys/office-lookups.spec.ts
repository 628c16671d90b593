import type { Page } from '@playwright/test';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const newListName = () =>
  `List ${Array.from({ length: 9 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')}`;

async function addValue(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add value' }).click();
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
}

test(
  'an admin makes a list, names, merges and deletes its values',
  { tag: '@office' },
  async ({ page, stack, request, expectAccessible }) => {
    test.slow();
    const list = newListName();
    await keepSession(
      page,
      await appointStaff({ stack, request }, { first_name: 'Vasanti', last_name: 'Joglekar' }),
    );
    await page.goto('/settings/disabled/Education%20Name');
    await expect(page.getByText('This one is disabled. Please refer to the')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Education New', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Education New/ })).toBeVisible();
    await expectAccessible('lookups');

    await page.getByRole('button', { name: 'New Lookup' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name of the list' }).fill(list);
    await dialog.getByRole('button', { name: 'Add list' }).click();
    await expect(page.getByRole('heading', { level: 2, name: list })).toBeVisible();
    await addValue(page, 'Kite maker');
    await addValue(page, 'Lamp seller');

    await page.getByRole('button', { name: 'Rename Lamp seller' }).click();
    const field = page.getByRole('textbox', { name: 'New name of Lamp seller' });
    await field.fill('Lantern seller');
    await field.press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Lantern seller' })).toBeVisible();

    await page.getByRole('button', { name: 'Merge Lantern seller into another value' }).click();
    await page.getByRole('combobox', { name: 'Merge into' }).fill('kite');
    await page.getByRole('option', { name: 'Kite maker' }).click();
    await expect(page.getByRole('region', { name: 'Stays' })).toContainText('Kite maker');
    await expectAccessible('merge dialog');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('rowheader', { name: 'Lantern seller' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete Lantern seller' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'Lantern seller' })).toBeHidden();
    await expect(page.getByRole('rowheader', { name: 'Kite maker' })).toBeVisible();
    await expectAccessible('values after an undo');
  },
);
