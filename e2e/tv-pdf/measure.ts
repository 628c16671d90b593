// `pnpm bench:tv-pdf`: the TV PDF of the demo community on the screen and as a file. Scrolling is compared with white
// sheets of the same size in the same browser, so that a slow machine does not decide.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { dropDatabase, installNeeds, projectRoot, startStack } from '@suchi/testing';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import { cloneDemoDatabase } from '../../scripts/demo-database.ts';
import { signIn } from '../pictures/screen.ts';
import config from '../playwright.config.ts';

installNeeds('browser', 'nginx', 'pdf');

const database = 'suchi_bench_tv_pdf';
const viewport = { width: 1440, height: 900 };
const frames = 300;
/** Pixels in a frame: reading, leafing fast, and dragging the bar at the side. */
const steps = [40, 150, 600];

const say = (line: string) => process.stdout.write(`${line} (load ${loadavg()[0]?.toFixed(1)})\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const { urls, processes } = await startStack({
  ...(await cloneDemoDatabase(database)),
  name: database,
  folder: join(projectRoot, '.stack/tv-pdf'),
  logins: demoLogins,
});
const folder = mkdtempSync(join(tmpdir(), 'suchi-tv-pdf-'));
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const page = await browser.newPage({ viewport, baseURL: urls.web });
  await signIn(page, urls, 'admin');
  await open(page);
  await loadPhotos(page);
  await compareScrolling(page);
  await findCutPages(page);
  await print(page);
} finally {
  await browser.close();
  await Promise.all(processes.map((each) => each.stop()));
  await dropDatabase(database);
  rmSync(folder, { recursive: true });
}

async function open(page: Page): Promise<void> {
  const begun = performance.now();
  await page.goto('/tv_pdf');
  await page
    .locator('header button:not([aria-busy])', { hasText: 'Print TV PDF' })
    .waitFor({ timeout: 60_000 });
  say(`${await page.locator('article').count()} pages are there after ${seconds(begun)}`);
}

/** Twice: the first time the engine makes the photos of the demo in the size for paper. */
async function loadPhotos(page: Page): Promise<void> {
  for (const round of ['first', 'second']) {
    if (round === 'second') await open(page);
    await page.evaluate('window.print = () => { document.body.dataset.printed = "yes"; }');
    const begun = performance.now();
    await page.locator('header button', { hasText: 'Print TV PDF' }).click();
    await page.locator('body[data-printed]').waitFor({ timeout: 900_000 });
    const photos = await page.locator('article img').count();
    say(`the ${round} time, the print window opens after ${seconds(begun)} with ${photos} photos`);
  }
}

async function compareScrolling(page: Page): Promise<void> {
  const white = await browser.newPage({ viewport });
  const sheet = '<div style="width:1123px;height:794px;margin:0 auto 28px;background:#fff"></div>';
  await white.setContent(`<body style="background:#e8dfd0">${sheet.repeat(1050)}</body>`);
  for (const step of steps)
    for (const [name, tab] of Object.entries({ white, pages: page })) {
      await tab.bringToFront();
      say(`${name}, ${step} pixels a frame: ${await tab.evaluate<string>(scrolling(step))}`);
    }
  await white.close();
}

/** Scrolls in the page, and says how long frames and long tasks took. */
function scrolling(step: number): string {
  return `(async () => {
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
  observer.observe({ type: 'longtask' });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.scrollTo(0, 0);
  for (let count = 0; count < 10; count += 1) await nextFrame();
  const gaps = [];
  let before = await nextFrame();
  for (let count = 0; count < ${frames}; count += 1) {
    window.scrollBy(0, ${step});
    const now = await nextFrame();
    gaps.push(now - before);
    before = now;
  }
  observer.disconnect();
  gaps.sort((a, b) => a - b);
  const at = (part) => Math.round(gaps[Math.floor(gaps.length * part)]) + ' ms';
  return 'median ' + at(0.5) + ', 95 of 100 within ' + at(0.95) + ', ' + tasks.length + ' long tasks, the longest '
    + Math.round(Math.max(0, ...tasks)) + ' ms';
})()`;
}

/** A page is cut when some text or picture reaches over its edge, or over the edge of the box that hides the rest. */
async function findCutPages(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate<string[]>(`[...document.querySelectorAll('article')]
    .filter((sheet) => {
      const edge = sheet.getBoundingClientRect();
      return [sheet, ...sheet.querySelectorAll('*')].some((part) => {
        const { right, bottom } = part.getBoundingClientRect();
        return right > edge.right + 1 || bottom > edge.bottom + 1 || part.scrollHeight > part.clientHeight + 1
          && getComputedStyle(part).overflow !== 'visible';
      });
    })
    .map((sheet) => sheet.textContent.slice(0, 8))`);
  say(`${cut.length} pages are cut${cut.length > 0 ? `: ${cut.slice(0, 10).join(', ')}` : ''}`);
  await page.emulateMedia({ media: null });
}

async function print(page: Page): Promise<void> {
  const file = join(folder, 'tv.pdf');
  const begun = performance.now();
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const pages = /Pages: +(\d+)/.exec(run('pdfinfo', [file]))?.[1];
  const pictures = run('pdfimages', ['-list', file]).trim().split('\n').length - 2;
  const megabytes = Math.round(statSync(file).size / 1_000_000);
  say(`printed in ${seconds(begun)}: ${pages} pages, ${pictures} photos, ${megabytes} MB`);
  const texts = run('pdftotext', [file, '-'])
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replaceAll(/\s+/g, ' '));
  const misplaced = texts.filter((text, index) => !text.includes(`#${index + 1} `)).length;
  const names = await page.locator('article h2').allTextContents();
  const missing = names.filter((name) => !texts.some((text) => text.includes(name))).length;
  say(`${misplaced} pages without their number, ${missing} of ${names.length} names missing`);
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { maxBuffer: 256 * 1024 * 1024 }).toString();
}
