import type { Page } from '@playwright/test';
import type { StackUrls } from '@suchi/testing';
import { type Screen, signIn } from './screen.ts';

const biodataAt =
  (view: string, then?: (page: Page) => Promise<void>): Screen =>
  async (page: Page, urls: StackUrls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto(`/candidate/biodata${view}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await then?.(page);
  };

const isMade = (page: Page) => page.getByRole('img', { name: /^Biodata of/ }).waitFor({ timeout: 30_000 });

/** Where the device takes no files, sharing begins with a link. */
async function openLinks(page: Page): Promise<void> {
  await isMade(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share a link' }).waitFor();
}

async function makeLink(page: Page): Promise<string> {
  await openLinks(page);
  const address = page.getByText(/\/b\/.{4}-.{4}$/);
  if ((await address.count()) === 0) {
    await page.getByRole('textbox', { name: 'Name of the link' }).fill('For Sathe family');
    await page.getByRole('button', { name: 'Make the link' }).click();
  }
  return `/b/${(await address.first().textContent())?.split('/').at(-1)}`;
}

/** The biodata of the demo community's subscriber. */
export const biodataScreens: Record<string, Screen> = {
  biodata: biodataAt(''),
  'biodata-preview': biodataAt('?view=preview', isMade),
  'biodata-words': biodataAt('?view=words'),
  'biodata-link': biodataAt('?view=preview', async (page) => {
    await makeLink(page);
  }),
  'biodata-shared': biodataAt('?view=preview', async (page) => {
    await page.goto(await makeLink(page));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }),
  'biodata-closed': async (page) => {
    await page.goto('/b/7kQm-4tXp');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  },
};
