import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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

async function chooseColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('checkbox', { name: 'Gotra' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Gotra' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Gotra' })).toBeVisible();
}

test.describe('lists of the back office', { tag: '@office' }, () => {
  test('candidates are searched, filtered and sorted, and the address says how', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const lastName = await makeCandidates();
    await page.goto('/admin/candidates/active');
    await page.getByRole('searchbox').fill(lastName.slice(0, 2));
    await expect(page.getByText('Type 3 letters or more')).toBeVisible();
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

    // The cards of a phone have no headers.
    if (isPhone(page)) return;
    await page.getByRole('button', { name: 'Candidate', exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    const header = page.getByRole('columnheader', { name: 'Candidate' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await chooseColumns(page);
  });

  test('candidates are selected across pages, and a list without any leads on', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const lastName = await makeCandidates();
    await page.goto(`/admin/candidates/active?search=${lastName}&sort=name`);
    await page.getByRole('checkbox', { name: `Select Ashaa ${lastName}` }).check();
    await page.getByRole('checkbox', { name: `Select Ashab ${lastName}` }).check();
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByRole('checkbox', { name: `Select Ashal ${lastName}` }).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(bar).toContainText('3 selected');
    await expect(bar).toContainText('1 on this page, 2 on page 1');
    await expectAccessible('selection');
    await bar.getByRole('button', { name: 'Select all 12' }).click();
    await expect(bar).toContainText('All 12 selected');

    const married = page.getByRole('link', { name: /^Married/ });
    await married.click();
    await page.getByRole('button', { name: 'End the selection' }).click();
    await expect(married).toHaveAttribute('aria-current', 'page');
    await page.getByRole('searchbox').fill(lastName);
    await expect(page.getByText('No candidate availabe here.')).toBeVisible();
    await expectAccessible('nothing found');
    await page.getByRole('link', { name: 'Search in all candidates' }).click();
    await rowOf(page, `Rohini ${lastName}`).getByRole('link').click();
    await expect(page.getByRole('heading', { name: `Rohini ${lastName}` })).toBeVisible();
  });

  test('a draft has a call button, and a file has contacts only with a reason', async ({
    page,
    expectAccessible,
  }) => {
    const lastName = await makeCandidates();
    await page.goto(`/admin/candidates/draft?search=${lastName}`);
    const call = page.getByRole('link', { name: `Call Rohini ${lastName}` });
    await expect(call).toHaveAttribute('href', 'tel:+919000012345');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 row.');
    const plain = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect(readFileSync(await (await plain).path(), 'utf8')).not.toContain('@example.org');

    await page.getByRole('button', { name: 'Download CSV' }).click();
    await dialog.getByRole('checkbox', { name: 'With mobile numbers and e-mail' }).check();
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
    await dialog.getByLabel('Why do you need them?').fill('Families that stopped half way');
    await expectAccessible('download');
    const full = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const text = readFileSync(await (await full).path(), 'utf8');
    expect(text).toMatch(/^\uFEFF/);
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(2);
    expect(text).toContain(`${lastName.toLowerCase()}.13@example.org`);
  });

  test('users are filtered, and the eye opens a profile where there is one', async ({
    page,
    expectAccessible,
  }) => {
    const lastName = newLastName();
    await insertFamilies(lastName, [
      { first_name: 'Meera', profile: {} },
      { first_name: 'Sunita', order: {} },
    ]);
    await page.goto('/admin/users/all');
    await searchList(page, lastName, '1 to 2 of 2 users');
    await expect(rowOf(page, `Sunita ${lastName}`).getByRole('link')).toHaveCount(0);
    await expectAccessible('users');
    const filter = page.getByRole('combobox', { name: 'Filter' });
    for (const [list, found] of [
      ['active_profile', 'Meera'],
      ['purchased_suchi', 'Sunita'],
      ['not_purchased_suchi', 'Meera'],
    ] as const) {
      await filter.selectOption(list);
      await expect(page).toHaveURL(new RegExp(`list=${list}`));
      await expect(page.getByText('1 to 1 of 1 user')).toBeVisible();
      await expect(rowOf(page, `${found} ${lastName}`)).toBeVisible();
    }
    await filter.selectOption('order_address_filled');
    await expect(page.getByText('No user found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all users' }).click();
    await searchList(page, lastName, '1 to 2 of 2 users');
    await page.getByRole('link', { name: `Open the profile of Meera ${lastName}` }).click();
    await expect(page).toHaveURL(/candidates\/view\/\d+$/);
  });

  test('attendees are counted by their answer', async ({ page, expectAccessible }) => {
    const lastName = newLastName();
    await insertFamilies(lastName, [
      { first_name: 'Comes', profile: { is_attending: 1 } },
      { first_name: 'Stays', profile: { is_attending: -1 } },
      { first_name: 'Silent', profile: {} },
    ]);
    await page.goto('/admin/event_attendees');
    const answers = page.getByRole('group', { name: 'Answers about the event' });
    for (const [answer, heading, found] of [
      [/\d Attending/, 'Attending Candidates', 'Comes'],
      [/Not Attending/, 'Not Attending Candidates', 'Stays'],
      [/No Response/, 'No Response', 'Silent'],
    ] as const) {
      const button = answers.getByRole('button', { name: answer });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      // Again, because the answer for the other list can have other counts: journeys beside this one add people.
      await expect(async () => {
        const count = /[\d,]+/.exec(await button.innerText())?.[0];
        const title = page.getByRole('heading', { level: 2, name: `${heading} (${count})` });
        await expect(title).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 20_000 });
      await searchList(page, lastName, '1 to 1 of 1 candidate');
      await expect(rowOf(page, `${found} ${lastName}`)).toBeVisible();
    }
    await expectAccessible('attendees');
  });
});

base('the lists are closed to members', { tag: '@office' }, async ({ page, signInAs }) => {
  await signInAs('member');
  for (const path of [
    '/admin/candidates/all',
    '/admin/users/all',
    '/admin/orders/ordered',
    '/admin/past_orders/ordered',
    '/admin/order_labels',
    '/admin/search_subscriptions',
    '/admin/past_search_subscriptions',
    '/admin/event_attendees',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  }
});
