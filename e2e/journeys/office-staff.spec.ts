import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { keepSession, postAsPage } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, isPhone, test } from '../support/test.ts';

const duties = ['review', 'treasury'] as const;
type Duty = (typeof duties)[number];

/** Pages that only this duty opens, by their name in the menu and their address. */
const ownPages: Record<Duty, [name: string, path: string][]> = {
  review: [
    ['Review desk', '/admin/candidates/pending'],
    ['Member reports', '/admin/member_reports'],
  ],
  treasury: [
    ['Day book', '/admin/day_book'],
    ['Refunds', '/admin/refunds'],
  ],
};
const adminPages: [name: string, path: string][] = [
  ['Staff and roles', '/admin/staff'],
  ['Audit log', '/admin/audit_log'],
];

async function expectMenuOf(page: Page, duty: Duty): Promise<void> {
  await page.goto('/admin');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: isPhone(page) ? 'All pages' : 'Back office' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  for (const [name] of ownPages[duty]) await expect(menu.getByRole('link', { name })).toBeVisible();
  const others = [...duties.filter((each) => each !== duty).flatMap((each) => ownPages[each]), ...adminPages];
  for (const [name] of others) await expect(menu.getByRole('link', { name })).toHaveCount(0);
  const [, forbidden = '/admin/staff'] = others[0] ?? [];
  await page.goto(forbidden);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
}

test(
  'an admin invites a helper, who sees the menu of the role, then of another, and nothing else',
  { tag: '@office' },
  async ({ browser, page, stack, request, mailTo, expectAccessible }) => {
    test.setTimeout(150_000);
    const asking = { stack, request };
    const admin = await appointStaff(asking, { first_name: 'Vasanti', last_name: 'Inviter' });
    await keepSession(page, admin);
    const email = `kavita-${randomInt(1_000_000_000)}@example.org`;

    await page.goto('/admin/staff');
    await page.getByRole('button', { name: 'Invite by mail' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('checkbox', { name: 'Treasurer' }).check();
    await expectAccessible('invitation');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
    await expectAccessible('staff');

    const { text } = await mailTo(email, 'You are invited to the Suchi back office');
    const link = new URL(/https?:\/\/\S+\/join#\S+/.exec(text)?.[0] ?? '');
    const context = await browser.newContext({
      baseURL: stack.web,
      viewport: page.viewportSize(),
      locale: 'en-IN',
    });
    const helper = await context.newPage();
    await helper.goto(`/join${link.hash}`);
    await helper.getByLabel('First name').fill('Kavita');
    await helper.getByLabel('Last name').fill('Rane');
    await helper.getByLabel('Password', { exact: true }).fill('mango-river-lantern-42');
    await helper.getByLabel('Confirm password', { exact: true }).fill('mango-river-lantern-42');
    await helper.getByRole('button', { name: 'Begin' }).click();
    await expect(helper).toHaveURL(/\/admin$/);
    await expectMenuOf(helper, 'treasury');

    const people = await request.get(`${stack.web}/qe_staff/people`, {
      headers: { cookie: `${admin.cookie.name}=${admin.cookie.value}` },
    });
    const { data } = (await people.json()) as { data: { people: { id: string; email: string }[] } };
    const id = data.people.find((person) => person.email === email)?.id;
    await postAsPage(asking, '/qe_staff/rights', { id, is_admin: false, duties: ['review'] }, admin);
    await expectMenuOf(helper, 'review');

    await page.goto('/admin/audit_log?search=Kavita');
    await expect(page.getByText('Changed roles').first()).toBeVisible();
    await page.getByText('1 change').first().click();
    await expectAccessible('audit log');

    await page.goto('/admin/staff');
    const row = page.getByRole('row', { name: new RegExp(email) });
    await row.getByRole('button', { name: 'Actions for Kavita Rane' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(row).toHaveCount(0);
    await helper.goto('/admin');
    await expect(helper).toHaveURL(/\/login/);
    await context.close();
  },
);
