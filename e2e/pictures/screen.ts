import type { Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';
import { waitForConnectionBar } from '../support/error-states.ts';
import { keepSession, signInBrowser } from '../support/sign-in.ts';

/** A database of their own, made anew each time. Two checkouts on one machine need two names. */
export const picturesDatabase = process.env['SUCHI_PICTURES_DATABASE'] ?? 'suchi_pictures';

export type Screen = (page: Page, urls: StackUrls) => Promise<void>;

export async function signIn(page: Page, stack: StackUrls, login: keyof StackUrls['logins']): Promise<void> {
  await keepSession(page, await signInBrowser({ stack }, stack.logins[login]));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** At least one card of a list. */
export const results = (page: Page) => page.getByRole('article').first().waitFor();

/** A page as the demo community's subscriber sees it. */
export function subscriberAt(path: string, isThere = heading): Screen {
  return async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto(path);
    await isThere(page);
  };
}

export async function goOffline(page: Page): Promise<void> {
  await waitForConnectionBar(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('what you typed is kept on this device').waitFor();
}
