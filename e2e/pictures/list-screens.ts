import type { Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';
import { runOnSelected } from '../support/list.ts';
import { type Screen, signIn } from './screen.ts';

/** A list as the demo community's admin sees it, with its rows or cards. */
async function openList(page: Page, urls: StackUrls, path: string): Promise<void> {
  await signIn(page, urls, 'admin');
  await page.goto(path);
  await page.getByText(/^1 to \d+ of/).waitFor();
}

const listAt =
  (path: string): Screen =>
  (page, urls) =>
    openList(page, urls, path);

/** The first rows. The header of a table has a box of its own. */
async function selectRows(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (let row = 0; row < count; row += 1) await boxes.nth(row).check();
}

export const listScreens: Record<string, Screen> = {
  'office-candidates': listAt('/admin/candidates/all'),
  'office-candidates-selected': async (page, urls) => {
    await openList(page, urls, '/admin/candidates/all');
    await selectRows(page, 2);
  },
  'office-candidates-draft': listAt('/admin/candidates/draft'),
  'office-candidates-empty': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/candidates/married?search=Zzyzx');
    await page.getByText('No candidate availabe here.').waitFor();
  },
  'office-users': listAt('/admin/users/all'),
  'office-orders': async (page, urls) => {
    await openList(page, urls, '/admin/orders/ordered');
    await selectRows(page, 3);
  },
  'office-orders-dispatch': async (page, urls) => {
    await openList(page, urls, '/admin/orders/ordered');
    await selectRows(page, 3);
    await runOnSelected(page, 'Dispatch');
    await page
      .getByRole('textbox', { name: /^Tracking number for/ })
      .first()
      .fill('EM 412 330 915 IN');
  },
  'office-orders-dispatched': listAt('/admin/orders/dispatched'),
  'office-labels': async (page, urls) => {
    await openList(page, urls, '/admin/orders/ordered');
    await selectRows(page, 8);
    await runOnSelected(page, 'Address labels');
    await page.getByRole('figure').waitFor();
  },
  'office-subscriptions': listAt('/admin/search_subscriptions'),
  'office-attendees': listAt('/admin/event_attendees'),
};
