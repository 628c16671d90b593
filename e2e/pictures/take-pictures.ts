// `pnpm pictures [screen …]`: takes the pictures that a document links into docs/images, and no others.
// To look at all screens: `--to /some/folder`, with `--sizes 360x640,768x1024 --text 200 --colours forced --language mr`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildRegistration, installNeeds, projectRoot, type StackUrls, startStack } from '@suchi/testing';
import { cloneDemoDatabase } from '../../scripts/demo-database.ts';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import config from '../playwright.config.ts';
import { authoringScreens } from './authoring-screens.ts';
import { editionScreens } from './edition-screens.ts';
import { biodataScreens } from './biodata-screens.ts';
import { findFaults } from './find-faults.ts';
import { findScreens } from './find-screens.ts';
import { hallScreens } from './hall-screens.ts';
import { homeScreens } from './home-screens.ts';
import { listScreens } from './list-screens.ts';
import { lookupScreens } from './lookup-screens.ts';
import { bookScreens } from './book-screens.ts';
import { bulkMailScreens } from './bulk-mail-screens.ts';
import { memberScreens } from './member-screens.ts';
import { settingsScreens } from './settings-screens.ts';
import { treasuryScreens } from './treasury-screens.ts';
import { officeScreens } from './office-screens.ts';
import { paymentScreens } from './payment-screens.ts';
import { printScreens } from './print-screens.ts';
import { privacyScreens } from './privacy-screens.ts';
import { proofScreens } from './proof-screens.ts';
import { showLanguage } from '../support/other-words.ts';
import { keepSession, postAsPage, readSession } from '../support/sign-in.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';
import { imagesFolder, linkedShots, media, type Shot, shotsOf } from './shots.ts';

installNeeds('browser', 'nginx', 'pdf');

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '360x740,1440x900' },
    /** The size of text in percent, as a person sets it in the browser. */
    text: { type: 'string', default: '100' },
    /** `forced` shows the colours that a person has chosen for every page. */
    colours: { type: 'string', default: 'light,dark' },
    /** Chosen in place when the screen is open. */
    language: { type: 'string' },
    to: { type: 'string' },
  },
});
const folder = options.to ?? imagesFolder;

const accountScreens: Record<string, Screen> = {
  welcome: async (page) => {
    await page.goto('/welcome');
    await page.getByRole('heading', { name: 'What it costs' }).waitFor();
  },
  login: async (page) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('rohan.deshpande@example.org');
  },
  register: async (page) => {
    await page.goto('/register');
    await page.getByLabel('First name').fill('Sunita');
    await page.getByLabel('Last name').fill('Kelkar');
    await page.getByLabel('Mobile').fill('98765 432');
    await page.getByLabel('E-mail').fill('sunita.kelkar@example.org');
    await page.getByLabel('Password', { exact: true }).fill('marigold-2026');
    await page.getByLabel('Confirm password', { exact: true }).fill('marigold-2026');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Please enter valid 10-digit mobile no.').waitFor();
  },
  verify: async (page, urls) => {
    const form = buildRegistration({ email: newAddress() });
    const answer = await postAsPage({ stack: urls }, '/qe_auth/register', form);
    const { data } = (await answer.json()) as { data: { user: { id: string } } };
    await keepSession(page, readSession({ stack: urls }, answer, data.user.id));
    await page.goto('/verify_otp?status=sent');
    await page.getByLabel('Code from the mail').waitFor();
  },
  terms: async (page) => {
    await page.goto('/terms-and-conditions');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  home: async (page, urls) => {
    await signIn(page, urls, 'newcomer');
    await page.goto('/');
    await page.getByRole('heading', { name: /Namaste/ }).waitFor();
  },
};

const allScreens: Record<string, Screen> = {
  ...accountScreens,
  // Before others make profiles, which the search would show first.
  ...memberScreens,
  ...authoringScreens,
  ...bulkMailScreens,
  ...homeScreens,
  ...officeScreens,
  ...editionScreens,
  ...bookScreens,
  ...hallScreens,
  ...printScreens,
  ...privacyScreens,
  ...proofScreens,
  ...paymentScreens,
  ...listScreens,
  ...lookupScreens,
  ...settingsScreens,
  ...treasuryScreens,
  // Last: some of them close photos.
  ...biodataScreens,
  ...findScreens,
};
const names = Object.keys(allScreens);
const shots = (options.to === undefined ? linkedShots() : shotsOf(names, options))
  .filter(({ screen }) => wanted.length === 0 || wanted.includes(screen))
  .toSorted((one, other) => names.indexOf(one.screen) - names.indexOf(other.screen));

let people = 0;
const newAddress = () => `sunita.kelkar+${(people += 1)}@example.org`;

/** Long pages, and those with a fixed bar: the picture shows only the window. */
const asSeen = new Set([
  'interest-sheet',
  ...Object.keys(listScreens),
  ...Object.keys(printScreens),
  'day-book',
  'refund',
  'terms',
  'welcome',
  'form',
  'form-photos',
  'form-preview',
  'form-crop',
  'form-address',
  'form-guidelines',
  'form-offline',
  'hall-pair',
  'hall-remote',
  'block-dialog',
  'mail-dialog',
  'note-dialog',
  'report-dialog',
  'search-offline',
  'side-menu',
  'office-merge',
  'office-lookup-add',
  'office-staff-invite',
  'review-desk',
  'review-changes',
  'search-filter',
  'profile-page',
  'pay-choose',
  'pay-started',
  'pay-waiting',
  'suchi-address',
]);

/** The menu beside a page of the office is as high as the window, so the picture is too. */
function isFullPage(name: string, width: number): boolean {
  return !asSeen.has(name) && !(name.startsWith('office-') && width >= 768);
}

async function take(page: Page, { screen, size, colours }: Shot): Promise<void> {
  for (const name of colours) {
    await page.emulateMedia(media[name]);
    // A mail has no such attribute.
    const scheme = `html:is([data-mantine-color-scheme=${media[name].colorScheme}], :not([data-mantine-color-scheme]))`;
    await page.locator(scheme).waitFor({ state: 'attached' });
    const fullPage = isFullPage(screen, page.viewportSize()?.width ?? 0);
    await page.screenshot({
      animations: 'disabled',
      path: join(folder, `${screen}-${size}-${name}.png`),
      fullPage,
      // A full-page picture must draw everything, also outside the window.
      ...(fullPage && { style: '* { content-visibility: visible !important; }' }),
    });
  }
}

async function takeAll(browser: Browser, urls: StackUrls): Promise<void> {
  for (const shot of shots) {
    const { screen, size, viewport } = shot;
    // As a phone: without keys, and with its own way of zooming.
    const isPhone = viewport.width < 768;
    const page = await browser.newPage({
      viewport,
      isMobile: isPhone,
      hasTouch: isPhone,
      baseURL: urls.web,
      reducedMotion: 'reduce',
      bypassCSP: true,
      locale: 'en-IN',
    });
    page.setDefaultTimeout(15_000);
    try {
      const open = allScreens[screen];
      if (open === undefined) throw new Error('A document links it, and nothing here opens it.');
      await open(page, urls);
      if (options.language !== undefined) await showLanguage(page, options.language);
      await page.waitForLoadState('networkidle');
      for (const fault of await findFaults(page)) console.log(`${screen} at ${size}: ${fault}`);
      await take(page, shot);
    } catch (error) {
      // The other screens are still taken.
      console.error(`${screen} at ${size}:`, error);
      process.exitCode = 1;
    }
    await page.close();
  }
}

mkdirSync(folder, { recursive: true });
const { urls, processes } = await startStack({
  ...(await cloneDemoDatabase(picturesDatabase)),
  name: picturesDatabase,
  folder: join(projectRoot, '.stack/pictures'),
  logins: demoLogins,
});
const { args = [], ...launch } = config.use?.launchOptions ?? {};
// As in the browser's settings, so that media queries in em follow too.
const textSize = `--blink-settings=defaultFontSize=${0.16 * Number(options.text)}`;
const browser = await chromium.launch({ ...launch, args: [...args, textSize] });
try {
  await takeAll(browser, urls);
} finally {
  await browser.close();
  await Promise.all(processes.map((each) => each.stop()));
}
