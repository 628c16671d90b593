// `node e2e/pictures/every-page.ts folder [--now 2026-11-18T12:00:00+05:30] [--of office] [--only /admin/users]`:
// every declared page of the stack of `pnpm stack:up`, at 360 and 1440 pixels, to compare the look before and after a
// change with `compare.ts`. Both sets need the same stack, with its database as it is, and the same `--now`.
import { mkdirSync } from 'node:fs';
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
    only: { type: 'string' },
  },
});
const [folder = 'pictures'] = positionals;
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
  await page.clock.setFixedTime(options.now);
  await openEveryPage({ page, stack, of }, async (path) => {
    if (options.only !== undefined && !path.startsWith(options.only)) return;
    await page.waitForLoadState('networkidle');
    for (const width of options.widths.split(',').map(Number)) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      const name = `${of}${path.replaceAll(/\W+/g, '-').replace(/-$/, '')}-${width}.png`;
      await page.screenshot({
        path: join(folder, name),
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
