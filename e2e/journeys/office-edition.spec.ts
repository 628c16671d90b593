import { readFile } from 'node:fs/promises';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

takeTurnsWithTheEdition();

test(
  'an admin gives serial numbers, takes them back, freezes the edition and opens it again',
  { tag: '@display' },
  async ({ page, stack, request, expectAccessible, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/400 \(Bad Request\)/);
    await keepSession(
      page,
      await appointStaff({ stack, request }, { first_name: 'Vasanti', last_name: 'Joglekar' }),
    );
    const dialog = page.getByRole('dialog');

    await page.goto('/admin/edition');
    const sections = page.getByRole('table', { name: 'Sections' });
    await expect(sections.getByRole('row', { name: /Widowed/ })).toBeVisible();
    await expectAccessible('edition');
    await page.getByRole('button', { name: 'Edit Widowed' }).click();
    await dialog.getByLabel('Last number').fill('1010');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText(/^These numbers belong to another section too: \S/)).toBeVisible();
    await dialog.getByLabel('Last number').fill('890');
    await expectAccessible('section dialog');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sections.getByRole('row', { name: /Widowed.*890/ })).toBeVisible();

    await page.goto('/admin/serials');
    await page.getByRole('radio', { name: /Widowed/ }).check();
    const apply = page.getByRole('button', { name: /^Apply \d+ numbers?$/ });
    await expect(apply).toBeVisible();
    await expectAccessible('serials');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('New number,Name,Place');
    await apply.click();
    await expect(page.getByText('The numbers are given.')).toBeVisible();
    await page.getByRole('button', { name: /^Undo \d+ numbers? of/ }).click();
    await expect(page.getByText('The earlier numbers are back.')).toBeVisible();
    await expect(apply).toBeVisible();

    await page.goto('/admin/edition');
    await page.getByRole('button', { name: 'Freeze the edition' }).click();
    await dialog.getByRole('button', { name: 'Freeze it now' }).click();
    await expect(page.getByRole('heading', { name: /^Frozen on .* by Vasanti Joglekar$/ })).toBeVisible();
    await page.getByLabel('Serial number').fill('1');
    await page.getByRole('button', { name: 'Take out' }).click();
    await expect(page.getByText('Number 1 is out of the book.')).toBeVisible();
    await expectAccessible('frozen edition');
    await page.getByRole('button', { name: /^Put back / }).click();
    await expect(page.getByText('Nobody is taken out.')).toBeVisible();
    await page.getByRole('button', { name: 'Open it again' }).click();
    await dialog.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.getByRole('button', { name: 'Freeze the edition' })).toBeVisible();
  },
);
