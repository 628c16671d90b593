// `pnpm pictures [screen …]`: takes the screens of the README and the guides into docs/images.
// To look at other sizes: `--sizes 360x640,768x1024 --text 200 --to /some/folder`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { buildRegistration, projectRoot, type StackUrls, startStack } from '@suchi/testing';
import { cloneDemoDatabase } from '../../scripts/demo-database.ts';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import config from '../playwright.config.ts';
import { authoringScreens } from './authoring-screens.ts';
import { listScreens } from './list-screens.ts';
import { lookupScreens } from './lookup-screens.ts';
import { bulkMailScreens } from './bulk-mail-screens.ts';
import { memberScreens } from './member-screens.ts';
import { settingsScreens } from './settings-screens.ts';
import { treasuryScreens } from './treasury-screens.ts';
import { officeScreens } from './office-screens.ts';
import { paymentScreens } from './payment-screens.ts';
import { keepSession, postAsPage, readSession } from '../support/sign-in.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '360x740,1440x900' },
    /** The size of text in percent, as a person sets it in the browser. */
    text: { type: 'string', default: '100' },
    to: { type: 'string', default: join(projectRoot, 'docs/images') },
  },
});
const sizes = options.sizes.split(',').map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
});

const accountScreens: Record<string, Screen> = {
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

const allScreens = {
  ...accountScreens,
  ...authoringScreens,
  ...bulkMailScreens,
  ...memberScreens,
  ...officeScreens,
  ...paymentScreens,
  ...listScreens,
  ...lookupScreens,
  ...settingsScreens,
  ...treasuryScreens,
};
const screens = Object.entries(allScreens).filter(([name]) => wanted.length === 0 || wanted.includes(name));

let people = 0;
const newAddress = () => `sunita.kelkar+${(people += 1)}@example.org`;

/** Long pages, and those with a fixed bar: the picture shows only the window. */
const asSeen = new Set([
  ...Object.keys(listScreens),
  'day-book',
  'refund',
  'terms',
  'form',
  'form-photos',
  'form-preview',
  'form-crop',
  'form-address',
  'form-guidelines',
  'form-offline',
  'report-dialog',
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

async function takeAll(browser: Browser, urls: StackUrls): Promise<void> {
  for (const viewport of sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, open] of screens) {
        const page = await browser.newPage({
          viewport,
          colorScheme,
          baseURL: urls.web,
          reducedMotion: 'reduce',
          bypassCSP: true,
          locale: 'en-IN',
        });
        await open(page, urls);
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: join(options.to, `${name}-${viewport.width}-${colorScheme}.png`),
          fullPage: isFullPage(name, viewport.width),
          // A full-page picture must draw everything, also outside the window.
          style: `* { content-visibility: visible !important; } html { font-size: ${options.text}%; }`,
        });
        await page.close();
      }
    }
  }
}

mkdirSync(options.to, { recursive: true });
const { urls, processes } = await startStack({
  ...(await cloneDemoDatabase(picturesDatabase)),
  name: picturesDatabase,
  folder: join(projectRoot, '.stack/pictures'),
  logins: demoLogins,
});
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  await takeAll(browser, urls);
} finally {
  await browser.close();
  await Promise.all(processes.map((each) => each.stop()));
}
