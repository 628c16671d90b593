// `pnpm lighthouse`: the member's first screens on a slow phone. The production build with the demo community,
// Lighthouse's phone and simulated slow 4G; the median of five runs for each screen.
import { join } from 'node:path';
import { request } from '@playwright/test';
import { projectRoot, type StackUrls, startStack } from '@suchi/testing';
import lighthouse from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import { cloneDemoDatabase } from '../../scripts/demo-database.ts';
import config from '../playwright.config.ts';
import { searchAs } from '../support/member.ts';
import { type BrowserSession, signInBrowser } from '../support/sign-in.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const { urls, processes } = await startStack({
  ...(await cloneDemoDatabase('suchi_lighthouse')),
  name: 'suchi_lighthouse',
  folder: join(projectRoot, '.stack/lighthouse'),
  logins: demoLogins,
});
const { executablePath, args } = config.use?.launchOptions ?? {};
const browser = await puppeteer.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...(args ?? [])],
});
try {
  for (const screen of await listScreens(urls)) await measure(browser, screen);
} finally {
  await browser.close();
  await Promise.all(processes.map((each) => each.stop()));
}

interface Screen {
  name: string;
  url: string;
  session: BrowserSession;
}

async function listScreens(stack: StackUrls): Promise<Screen[]> {
  const asking = { stack, request: await request.newContext() };
  const session = await signInBrowser(asking, stack.logins.subscriber);
  const [card] = await searchAs(asking, stack.logins.subscriber);
  return [
    { name: 'home', url: stack.web, session: await signInBrowser(asking, stack.logins.member) },
    { name: 'search', url: stack.web, session },
    { name: 'profile', url: `${stack.web}/profile/${card?.id}`, session },
  ];
}

async function measure(chromium: Browser, { name, url, session }: Screen): Promise<void> {
  const found: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const page = await chromium.newPage();
    await chromium.setCookie({ ...session.cookie, domain: new URL(url).hostname });
    await page.evaluateOnNewDocument((userId) => localStorage.setItem('userid', userId), session.userId);
    // Lighthouse would clear the cookie first.
    const settings = { onlyCategories: [...categories], disableStorageReset: true };
    const report = (await lighthouse(url, settings, undefined, page))?.lhr;
    if (!report) throw new Error(`${name} was not measured`);
    for (const one of categories) (found[one] ??= []).push((report.categories[one]?.score ?? 0) * 100);
    for (const one of timings) (found[one] ??= []).push(report.audits[one]?.numericValue ?? 0);
    for (const { id } of report.categories['accessibility']?.auditRefs ?? []) {
      const audit = report.audits[id];
      if (audit?.score === 0) process.stdout.write(`${name}: ${audit.title}\n`);
    }
    await page.close();
  }
  process.stdout.write(`${name}\n`);
  for (const [figure, values] of Object.entries(found)) {
    const sorted = values.toSorted((a, b) => a - b);
    process.stdout.write(
      `  ${figure}: ${format(sorted[Math.floor(runs / 2)])} (${sorted.map(format).join(', ')})\n`,
    );
  }
}

function format(value = 0): string {
  return value < 10 ? value.toFixed(3) : value.toFixed(0);
}
