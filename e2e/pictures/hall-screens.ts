import type { Page } from '@playwright/test';
import { queryDatabase, type StackUrls } from '@suchi/testing';
import { postAsPage, signInBrowser } from '../support/sign-in.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

/** The first number of a section that the hall may see. */
async function firstSerial(gender: 'Male' | 'Female'): Promise<number> {
  const [row] = (await queryDatabase(
    picturesDatabase,
    `select min(p.serial_number) as serial from qd_matrimonial_profile p join edition e on e.id = p.edition
      where e.is_current and p.gender = $1 and p.status = 'Active' and not p.is_hidden and p.hall_consent`,
    [gender],
  )) as { serial: number }[];
  return row?.serial ?? 0;
}

const shows =
  (find: () => Promise<number>): Screen =>
  async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/tv');
    await page.getByLabel('Serial number').fill(String(await find()));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('main h1').filter({ hasNotText: 'Type a serial number' }).waitFor();
  };

async function openPairing(page: Page): Promise<string> {
  await page.goto('/tv');
  await page.getByRole('button', { name: 'Pair this screen' }).click();
  return (await page.getByText('The code of this screen').innerText()).slice(-9);
}

/** A paired screen in a browser of its own. It goes with the browser of the picture. */
async function pair(page: Page, stack: StackUrls, name: string): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL: stack.web });
  const screen = await context?.newPage();
  if (!screen) return;
  const admin = await signInBrowser({ stack }, stack.logins.admin);
  await postAsPage({ stack }, '/qe_hall/screens/authorise', { code: await openPairing(screen), name }, admin);
  await screen.getByRole('switch', { name: 'Slideshow' }).click();
  await screen.getByRole('article').waitFor();
}

export const hallScreens: Record<string, Screen> = {
  'tv-female': shows(() => firstSerial('Female')),
  'tv-male': shows(() => firstSerial('Male')),
  'tv-none': shows(() => Promise.resolve(9999)),
  'tv-pairing': async (page) => {
    await openPairing(page);
  },
  'hall-screens': async (page, urls) => {
    await pair(page, urls, 'Main hall');
    await signIn(page, urls, 'admin');
    await page.goto('/admin/screens');
    await page.getByRole('listitem', { name: 'Main hall' }).getByText(/Alive/).first().waitFor();
  },
  'hall-remote': async (page, urls) => {
    await pair(page, urls, 'Main hall');
    await signIn(page, urls, 'admin');
    await page.goto('/admin/screens');
    await page.getByRole('link', { name: 'Remote' }).first().click();
    await page.getByText(/Screen alive, item/).waitFor();
  },
};
