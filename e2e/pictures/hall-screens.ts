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

const authorise = async (stack: StackUrls, code: string, name: string) =>
  postAsPage(
    { stack },
    '/qe_hall/screens/authorise',
    { code, name },
    await signInBrowser({ stack }, stack.logins.admin),
  );

/** Makes the page a paired screen that plays. */
async function playPaired(page: Page, stack: StackUrls, name: string): Promise<void> {
  await authorise(stack, await openPairing(page), name);
  await page.getByRole('switch', { name: 'Slideshow' }).click();
  await page.getByRole('article').waitFor();
  await page.getByText('Next', { exact: true }).waitFor();
}

/** A screen in a browser of its own. It goes with the browser of the picture. */
async function openScreen(page: Page, stack: StackUrls): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: stack.web });
  if (!context) throw new Error('the page has no browser');
  return context.newPage();
}

async function openDesk(page: Page, urls: StackUrls): Promise<void> {
  await signIn(page, urls, 'admin');
  await page.goto('/admin/screens');
}

export const hallScreens: Record<string, Screen> = {
  'tv-female': shows(() => firstSerial('Female')),
  'tv-male': shows(() => firstSerial('Male')),
  'tv-none': shows(() => Promise.resolve(9999)),
  'tv-pairing': async (page) => {
    await openPairing(page);
  },
  'tv-slideshow': (page, urls) => playPaired(page, urls, 'Main hall'),
  'tv-offline': async (page, urls) => {
    await playPaired(page, urls, 'Main hall');
    await page.getByText(/^\d{2,} of \d+ loaded for offline$/).waitFor({ timeout: 60_000 });
    await page.context().setOffline(true);
    await page.getByText('Offline, playing from memory').waitFor({ timeout: 40_000 });
  },
  'hall-no-screens': async (page, urls) => {
    await openDesk(page, urls);
    await page.getByRole('heading', { level: 1, name: 'Screens' }).waitFor();
  },
  'hall-screens': async (page, urls) => {
    await playPaired(await openScreen(page, urls), urls, 'Main hall');
    await openDesk(page, urls);
    await page.getByRole('listitem', { name: 'Main hall' }).getByText(/Alive/).first().waitFor();
  },
  'hall-pair': async (page, urls) => {
    const code = await openPairing(await openScreen(page, urls));
    await openDesk(page, urls);
    await page.getByRole('button', { name: 'Pair a screen' }).click();
    await page.getByRole('dialog').getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Find the screen' }).click();
    await page.getByRole('button', { name: 'Authorise' }).waitFor();
  },
  'hall-remote': async (page, urls) => {
    await playPaired(await openScreen(page, urls), urls, 'Main hall');
    await openDesk(page, urls);
    await page.getByRole('link', { name: 'Remote' }).first().click();
    await page.getByText(/Screen alive, item/).waitFor();
    for (const digit of String(await firstSerial('Female')))
      await page.getByRole('button', { name: digit, exact: true }).click();
    await page.locator('button[type=submit]:enabled').waitFor();
  },
};
