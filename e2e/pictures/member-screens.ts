import type { Page } from '@playwright/test';
import { type Screen, signIn } from './screen.ts';

const results = (page: Page) => page.getByRole('article').first().waitFor();

function subscriberAt(path: string): Screen {
  return async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}

function subscriberSearch(name: string): Screen {
  return async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto(`/?name=${name}`);
    await results(page);
  };
}

/** As the demo community's subscriber. */
export const memberScreens: Record<string, Screen> = {
  search: async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await results(page);
  },
  'search-filter': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await results(page);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('dialog', { name: 'Filter' }).waitFor();
  },
  'profile-page': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'General' }).waitFor();
  },
  'search-by-number': subscriberSearch('137'),
  'search-near-spelling': subscriberSearch('Kulkarny'),
  'report-dialog': async (page, urls) => {
    await subscriberSearch('137')(page, urls);
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Report this profile' }).click();
    await page.getByRole('dialog').waitFor();
  },
  messages: subscriberAt('/settings/messages'),
  favourites: subscriberAt('/fav_members'),
  noted: subscriberAt('/save_note_members'),
  blocked: subscriberAt('/blocked_members'),
  settings: subscriberAt('/settings'),
  account: subscriberAt('/settings/account'),
  devices: subscriberAt('/settings/signed_in_devices'),
  'who-opened': subscriberAt('/settings/who_opened_my_number'),
  membership: subscriberAt('/settings/my_membership'),
  'home-without-subscription': async (page, urls) => {
    await signIn(page, urls, 'member');
    await page.goto('/');
    await page.getByRole('link', { name: /^Buy for/ }).waitFor();
  },
};
