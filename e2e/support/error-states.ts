import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Brings a page of a signed-in person into a state of an error; ends with what takes it back. */
type Break = (page: Page, prepare: () => Promise<void>) => Promise<() => Promise<unknown>>;

const refuse =
  (status: number, code: string): Break =>
  async (page, prepare) => {
    const answers = '**/qe_*/**';
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await prepare();
    await page.route(answers, (route) =>
      route.fulfill({ status, json: { errors: [{ message: code, extensions: { code } }] } }),
    );
    await openInside(page, '/fav_members');
    await expect(page.getByRole('alert').first()).toBeVisible();
    return () => page.unroute(answers);
  };

/** As a link of the app does it: the words that are loaded stay. */
async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({ idx: 1000 }, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** The bar that says what the connection does is loaded a second after the page. */
export async function waitForConnectionBar(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/connection-[^/]+\.js$/.test(name)),
  );
}

export const errorStates: Record<string, Break> = {
  'not found': async (page) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return async () => {};
  },
  'a profile that cannot be seen': async (page) => {
    await page.goto('/profile/999999');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    return async () => {};
  },
  'failed on our side': refuse(500, 'INTERNAL_SERVER_ERROR'),
  'too many requests': refuse(429, 'REQUESTS_EXCEEDED'),
  'not allowed': refuse(403, 'FORBIDDEN'),
  busy: refuse(503, 'SERVICE_UNAVAILABLE'),
  'a part that did not load': async (page, prepare) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await prepare();
    const pages = '**/static/payment-pages-*.js';
    await page.route(pages, (route) => route.abort());
    await openInside(page, '/payment/help');
    await expect(page.getByRole('alert')).toBeVisible();
    return () => page.unroute(pages);
  },
  'without a connection': async (page, prepare) => {
    await page.goto('/settings/mails');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForConnectionBar(page);
    await prepare();
    await page.context().setOffline(true);
    await openInside(page, '/fav_members');
    await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toBeVisible();
    return () => page.context().setOffline(false);
  },
  // The last of them: nobody is signed in after it.
  'a session that has ended': async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/fav_members');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return async () => {};
  },
};
