// `node e2e/pictures/every-page.ts folder [--now 2026-11-18T12:00:00+05:30] [--of office] [--only /admin/users]`:
// every declared page of the stack of `pnpm stack:up`, at 360 and 1440 pixels, to compare the look before and after a
// change with `compare.ts`. Both sets need the same stack, with its database as it is, and the same `--now`.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@suchi/testing';
import { type Browser, chromium } from '@playwright/test';

process.env['SUCHI_E2E_URLS'] ??= join(projectRoot, '.stack/urls.json');
process.env['SUCHI_E2E_DATABASE'] ??= 'suchi_stack';
// Both read the environment.
const { openEveryPage } = await import('../support/every-page.ts');
const { stackUrls } = await import('../support/stack-urls.ts');
const { headlessShell } = await import('../support/browsers.ts');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    now: { type: 'string', default: `${new Date().toISOString().slice(0, 10)}T12:00:00+05:30` },
    of: { type: 'string', default: 'visitor,member,office' },
    widths: { type: 'string', default: '360,1440' },
    only: { type: 'string', default: '' },
  },
});
const [folder = 'pictures'] = positionals;
const widths = options.widths.split(',');
const kinds = ['visitor', 'member', 'office'] as const;

async function take(browser: Browser, of: (typeof kinds)[number]): Promise<void> {
  const stack = stackUrls();
  const context = await browser.newContext({
    baseURL: stack.web,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.clock.setFixedTime(options.now);
  const nameOf = (path: string, width: string) =>
    join(folder, `${of}${path.replaceAll(/\W+/g, '-').replace(/-$/, '')}-${width}.png`);
  // A run that was stopped goes on where it was.
  const isWanted = (path: string) =>
    path.startsWith(options.only) && !widths.every((width) => existsSync(nameOf(path, width)));
  await openEveryPage({ page, stack, of, isWanted }, async (path) => {
    await page.waitForFunction(
      `[...document.images].every((image) => image.complete || image.loading === 'lazy')`,
    );
    // Pages that keep a connection open never come to rest.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
    await page.evaluate('document.fonts.ready');
    for (const width of widths) {
      await page.setViewportSize({ width: Number(width), height: Number(width) < 500 ? 740 : 900 });
      await page.screenshot({
        path: nameOf(path, width),
        timeout: 120_000,
        fullPage: true,
        animations: 'disabled',
        style: '* { content-visibility: visible !important; }',
      });
    }
  });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(headlessShell);
for (const of of kinds) if (options.of.split(',').includes(of)) await take(browser, of);
await browser.close();
