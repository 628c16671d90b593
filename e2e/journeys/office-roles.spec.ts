import type { Page } from '@playwright/test';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, isPhone, test } from '../support/test.ts';

/** The whole menu of a person with one duty. */
const menus = {
  review: ['/admin', '/admin/candidates/pending', '/admin/candidates/all', '/admin/member_reports'],
  treasury: [
    '/admin',
    '/admin/candidates/all',
    '/admin/search_subscriptions',
    '/admin/day_book',
    '/admin/receipts',
    '/admin/refunds',
    '/admin/settlements',
    '/admin/record_payment',
  ],
  dispatch: ['/admin', '/admin/candidates/all', '/admin/orders/ordered'],
  event: ['/admin', '/admin/candidates/all', '/admin/event_attendees', '/admin/screens'],
} as const;

/** Pages that no single duty opens. */
const adminPages = [
  '/admin/users/all',
  '/admin/mail_dashboard',
  '/admin/news',
  '/settings/admin_setting',
  '/settings/lookup/Gotra',
  '/admin/edition',
  '/admin/serials',
  '/admin/proof_round',
  '/admin/book',
  '/admin/staff',
  '/admin/audit_log',
  '/admin/system_status',
];

async function readMenu(page: Page): Promise<(string | null)[]> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: isPhone(page) ? 'All pages' : 'Back office' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const links = await menu.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  // The logo leads to the members' pages.
  return addresses.filter((address) => address !== '/');
}

/** As the Back button does: a load of the whole app for each address would take a minute. */
async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

for (const [duty, menu] of Object.entries(menus)) {
  test(
    `a person with the duty ${duty} has a menu of its own, and is denied all other pages`,
    { tag: '@office' },
    async ({ page, stack, request, expectAccessible }) => {
      const names = { first_name: 'Leela', last_name: 'Gokhale' };
      await keepSession(page, await appointStaff({ stack, request }, names, [duty]));

      await page.goto('/admin');
      expect(await readMenu(page)).toEqual(menu);

      const others = Object.values(menus)
        .flat()
        .filter((path) => !menu.some((own) => own === path));
      for (const path of [...others, ...adminPages]) {
        await openInApp(page, path);
        await expect(page.getByRole('heading', { name: 'Access Denied' }), path).toBeVisible();
        await openInApp(page, '/admin');
        await expect(page.getByRole('heading', { name: 'What needs attention today' })).toBeVisible();
      }
      await page.goto('/admin/audit_log');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expectAccessible(`denied, ${duty}`);
    },
  );
}
