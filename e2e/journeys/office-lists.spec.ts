import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { insertFamilies, newLastName } from '../support/families.ts';
import { rowOf, searchList } from '../support/list.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, isPhone, test as base } from '../support/test.ts';

const test = base.extend<{ admin: undefined }>({
  admin: [
    async ({ page, stack, request }, use) => {
      const session = await appointStaff(
        { stack, request },
        { first_name: 'Vasanti', last_name: 'Joglekar' },
      );
      await keepSession(page, session);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Twelve active candidates, nine of them women, one hidden candidate and one draft. */
async function makeCandidates(): Promise<string> {
  const lastName = newLastName();
  await insertFamilies(lastName, [
    ...Array.from('abcdefghijkl', (letter, place) => ({
      first_name: `Asha${letter}`,
      profile: { gender: place < 9 ? 'Female' : 'Male' },
    })),
    { first_name: 'Hidden', profile: { is_hidden: true } },
    { first_name: 'Rohini', profile: { status: 'Draft' } },
  ]);
  return lastName;
}

/** The cards of a phone have no headers. */
async function sortByName(page: Page): Promise<void> {
  if (isPhone(page)) return;
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
}

/** Saves the list, and gives the text of the file. */
async function download(page: Page, fillIn: (dialog: Locator) => Promise<void>): Promise<string> {
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByRole('menuitem', { name: 'List as shown' }).click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

test.describe('lists of the back office', { tag: '@office' }, () => {
  // On a phone the rows are cards, and the filter is a sheet.
  test(
    'candidates are searched, filtered, sorted and selected across pages',
    { tag: '@both-sizes' },
    async ({ page, expectAccessible }) => {
      const lastName = await makeCandidates();
      await page.goto('/admin/candidates/active');
      await searchList(page, lastName, '1 to 10 of 12 candidates');
      await expect(page).toHaveURL(new RegExp(`search=${lastName}$`));
      await page.getByRole('button', { name: 'Remove the filter Hidden profiles: not shown' }).click();
      await expect(page.getByText('1 to 10 of 13 candidates')).toBeVisible();
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('combobox', { name: 'Gender' }).selectOption('Men');
      await expectAccessible('filter');
      await page.getByRole('button', { name: 'Show the list' }).click();
      await expect(page.getByText('1 to 3 of 3 candidates')).toBeVisible();
      await expect(page).toHaveURL(/hidden=any&gender=Male/);
      await page.reload();
      await expect(page.getByText('1 to 3 of 3 candidates')).toBeVisible();
      await page.getByRole('button', { name: 'Reset Filters' }).click();
      await expect(page.getByText('1 to 10 of 12 candidates')).toBeVisible();
      await sortByName(page);

      await page.goto(`/admin/candidates/active?search=${lastName}&sort=name`);
      await page.getByRole('checkbox', { name: `Select Ashaa ${lastName}` }).check();
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.getByRole('checkbox', { name: `Select Ashal ${lastName}` }).check();
      const bar = page.getByRole('region', { name: 'Selected rows' });
      await expect(bar).toContainText('2 selected');
      await expect(bar).toContainText('1 on this page, 1 on page 1');
      await expectAccessible('selection');
      await bar.getByRole('button', { name: 'Select all 12' }).click();
      await expect(bar).toContainText('All 12 selected');
    },
  );

  test('a draft has a call button, and a file has contacts only with a reason', async ({
    page,
    expectAccessible,
  }) => {
    const lastName = await makeCandidates();
    await page.goto(`/admin/candidates/married?search=${lastName}`);
    await expect(page.getByText('No candidate availabe here.')).toBeVisible();
    await expectAccessible('nothing found');
    await page.getByRole('link', { name: 'Search in all candidates' }).click();
    await rowOf(page, `Rohini ${lastName}`).getByRole('link').click();
    await expect(page.getByRole('heading', { name: `Rohini ${lastName}` })).toBeVisible();

    await page.goto(`/admin/candidates/draft?search=${lastName}`);
    const call = page.getByRole('link', { name: `Call Rohini ${lastName}` });
    await expect(call).toHaveAttribute('href', 'tel:+919000012345');
    const plain = await download(page, (dialog) => expect(dialog).toContainText('1 row.'));
    expect(plain).not.toContain('@example.org');
    const full = await download(page, async (dialog) => {
      await dialog.getByRole('checkbox', { name: 'With mobile numbers and e-mail' }).check();
      await dialog.getByLabel('Why do you need them?').fill('Families that stopped half way');
      await expectAccessible('download');
    });
    expect(full).toMatch(/^\uFEFF/);
    expect(full.split('\r\n').filter(Boolean)).toHaveLength(2);
    expect(full).toContain(`${lastName.toLowerCase()}.13@example.org`);
  });

  test('users are filtered, and attendees are counted by their answer', async ({
    page,
    expectAccessible,
  }) => {
    const lastName = newLastName();
    await insertFamilies(lastName, [
      { first_name: 'Meera', profile: { is_attending: 1 } },
      { first_name: 'Silent', profile: {} },
      { first_name: 'Sunita', order: {} },
    ]);
    await page.goto('/admin/users/all');
    await searchList(page, lastName, '1 to 3 of 3 users');
    const account = rowOf(page, `Sunita ${lastName}`).getByRole('link');
    await expect(account).toHaveAttribute('href', /^\/admin\/users\/view\//);
    await expectAccessible('users');
    await page.getByRole('combobox', { name: 'Filter' }).selectOption('purchased_suchi');
    await expect(page).toHaveURL(/list=purchased_suchi/);
    await expect(page.getByText('1 to 1 of 1 user')).toBeVisible();
    await expect(rowOf(page, `Sunita ${lastName}`)).toBeVisible();

    await page.goto('/admin/event_attendees');
    const answers = page.getByRole('group', { name: 'Answers about the event' });
    await answers.getByRole('button', { name: /\d Attending/ }).click();
    await searchList(page, lastName, '1 to 1 of 1 candidate');
    await expect(rowOf(page, `Meera ${lastName}`)).toBeVisible();
    await answers.getByRole('button', { name: /No Response/ }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: /^No Response \([\d,]+ of [\d,]+\)$/ }),
    ).toBeVisible();
    await searchList(page, lastName, '1 to 1 of 1 candidate');
    await expect(rowOf(page, `Silent ${lastName}`)).toBeVisible();
    await expectAccessible('attendees');
  });
});
