import type { Page } from '@playwright/test';
import { type OwnNode, startOwnNode } from '../support/own-node.ts';
import { keepSession, signInBrowser } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// A refused request is written into the console by the browser.
test.use({ expectedConsoleErrors: [/Failed to load|status of (40|50)|ERR_/] });

interface Break {
  name: string;
  /** Other pages each time: what was loaded once is shown from the device's memory. */
  pages: { member: readonly string[]; office: string };
  cause: (node: OwnNode) => Promise<void>;
  cure: (node: OwnNode) => Promise<void>;
}

/** What stops everything that a page asks for. To try another one, add it here. */
const breaks: readonly Break[] = [
  {
    name: 'PostgreSQL is stopped',
    pages: { member: ['/payment', '/fav_members'], office: '/admin/orders' },
    cause: ({ gates }) => gates.database.set('refusing'),
    cure: ({ gates }) => gates.database.set('open'),
  },
  {
    name: 'Redis is stopped',
    pages: { member: ['/save_note_members', '/settings/signed_in_devices'], office: '/admin/users/all' },
    cause: ({ gates }) => gates.redis.set('refusing'),
    cure: ({ gates }) => gates.redis.set('open'),
  },
  {
    name: 'no node runs',
    pages: { member: ['/settings/my_membership', '/blocked_members'], office: '/admin/candidates/all' },
    cause: (node) => node.kill(),
    cure: (node) => node.startAgain(),
  },
];

const busy = 'The service is busy at the moment. Please try again in a minute.';

/** As a link of the app does it: the words that are loaded stay. */
async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({ idx: 1000 }, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** The page says what is wrong, and its button helps when the cause is gone. */
async function expectKindWords(page: Page): Promise<void> {
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText(busy);
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function expectRetryWorks(page: Page): Promise<void> {
  await expect(async () => {
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' }).first();
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 3000 });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

test.describe('while a part of the service is down', { tag: ['@faults', '@one-size'] }, () => {
  let node: OwnNode;
  test.beforeAll(async () => {
    node = await startOwnNode();
  });
  test.afterAll(() => node.stop());

  test('pages of members and of the office say so, and work again at a tap', async ({
    page,
    stack,
    browser,
  }) => {
    test.setTimeout(300_000);
    const own = { stack: { ...stack, web: node.web } };
    const office = await browser.newPage();
    await keepSession(page, await signInBrowser(own, stack.logins.subscriber));
    await keepSession(office, await signInBrowser(own, stack.logins.admin));
    for (const opened of [page, office]) {
      await opened.goto(`${node.web}/settings`);
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (const { name, pages, cause, cure } of breaks) {
      await test.step(name, async () => {
        await cause(node);
        for (const path of pages.member) {
          await openInside(page, path);
          await expectKindWords(page);
        }
        await openInside(office, pages.office);
        await expectKindWords(office);
        await cure(node);
        await expectRetryWorks(page);
        await expectRetryWorks(office);
      });
    }
    await office.close();
  });
});
