import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { shortenTvPdf } from '../support/hall-deck.ts';
import { expect, isPhone, test } from '../support/test.ts';
import { wholeChromium } from '../support/browsers.ts';

test.use({ launchOptions: wholeChromium });

const run = (command: string, args: string[], pdf: Buffer) =>
  execFileSync(command, args, { input: pdf }).toString();
/** The text of each sheet; a long name stands in two lines. */
const listSheets = (pdf: Buffer) =>
  run('pdftotext', ['-', '-'], pdf)
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replaceAll(/\s+/g, ' '));

/** Presses the button as a person does, and gives what the print window would get. */
async function printWith(page: Page, button: string): Promise<Buffer> {
  await page.evaluate('window.print = () => { document.body.dataset.printed = "yes"; }');
  const print = page.locator('header button', { hasText: button });
  await expect(print).not.toHaveAttribute('aria-busy', { timeout: 60_000 });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes', { timeout: 120_000 });
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

test('the index fits its sheets', { tag: '@display' }, async ({ page, signInAs }) => {
  test.setTimeout(120_000);
  await signInAs('admin');
  await page.goto('/print_suchi');
  const sheets = page.locator('section[aria-label^="Page "]');
  await expect(page.locator('header button')).not.toHaveAttribute('aria-busy', { timeout: 60_000 });
  await expect(sheets.first()).toBeVisible();
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  if (isPhone(page)) return;

  const pdf = await printWith(page, 'Print index');
  expect(run('pdfinfo', ['-'], pdf)).toMatch(/Page size: +841\.\d+ x 59\d\.\d+ pts \(A4\)/);
  const printed = listSheets(pdf);
  expect(printed).toHaveLength(await sheets.count());
  for (const [index, text] of printed.entries()) {
    const names = await sheets.nth(index).locator('p > strong + span').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(text, `sheet ${index + 1}`).toContain(name);
    expect(text).toContain(`Page ${index + 1} of ${printed.length}`);
    expect(text).not.toContain('Before you print');
  }
});

test.describe('the TV PDF', () => {
  // A photo is refused once, as by a server with much to do.
  test.use({ expectedConsoleErrors: [/status of 503/] });

  // It is printed at a desk.
  test('is whole on paper', { tag: ['@display', '@one-size'] }, async ({ page, signInAs }) => {
    test.setTimeout(120_000);
    await shortenTvPdf(page, 60);
    await page.route('**/qe_media/image/print/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await signInAs('admin');
    await page.goto('/tv_pdf');
    const pages = page.getByRole('article');
    await expect(pages).toHaveCount(60);
    await expect(page.locator('progress')).toHaveCount(0, { timeout: 30_000 });
    await page.getByRole('textbox', { name: 'Go to' }).fill('42');
    await page.getByRole('textbox', { name: 'Go to' }).press('Enter');
    await expect(page.locator('#number-42')).toBeInViewport();

    // From the browser's own menu: a note, and no pages without their photos.
    const early = listSheets(await page.pdf({ preferCSSPageSize: true }));
    expect(early).toHaveLength(1);
    expect(early[0]).toContain('The photos are not loaded yet.');

    const pdf = await printWith(page, 'Print TV PDF');
    const photos = page.locator('article img');
    expect(await photos.count()).toBeGreaterThan(20);
    const pictures = run('pdfimages', ['-list', '-'], pdf).trim().split('\n').slice(2);
    // As they are stored, not unpacked.
    expect(pictures.filter((line) => line.includes(' jpeg '))).toHaveLength(await photos.count());

    const printed = listSheets(pdf);
    expect(printed).toHaveLength(60);
    const names = await pages.locator('h2').allTextContents();
    expect(names.filter((name) => !printed.some((text) => text.includes(name)))).toEqual([]);
    expect(printed.filter((text, index) => !text.includes(`#${index + 1} `))).toEqual([]);
    // The line below the names cuts none of them.
    const cut = await pages.evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const box = sheet.querySelector('h2')?.parentElement;
        return box && box.scrollHeight > box.clientHeight + 1 ? [box.innerText] : [];
      }),
    );
    expect(cut).toEqual([]);
    expect(printed.filter((text) => text.includes('NO PROFILE'))).toHaveLength(60 - names.length);
  });
});
