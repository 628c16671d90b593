import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

const run = (command: string, pdf: Buffer) =>
  execFileSync(command, command === 'pdfinfo' ? ['-'] : ['-', '-'], { input: pdf }).toString();
const listSheets = (pdf: Buffer) => run('pdftotext', pdf).split('\f').slice(0, -1);

/** Presses the button as a person does, and gives what the print window would get. */
async function printWith(page: Page, button: string): Promise<Buffer> {
  await page.evaluate('window.print = () => { document.body.dataset.printed = "yes"; }');
  const print = page.locator('header button', { hasText: button });
  await expect(print).not.toHaveAttribute('aria-busy', { timeout: 60_000 });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes', { timeout: 120_000 });
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

test(
  'a visitor learns that the print pages are switched off',
  { tag: '@print' },
  async ({ page, expectAccessible }) => {
    for (const path of ['/print_suchi', '/tv_pdf']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'The hall display is switched off' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
    }
    await expectAccessible('display switched off');
  },
);

test('the index fits its sheets', { tag: '@print' }, async ({ page, signInAs }) => {
  test.setTimeout(120_000);
  await signInAs('admin');
  await page.goto('/print_suchi');
  const sheets = page.locator('section[aria-label^="Page "]');
  await expect(page.locator('header button')).not.toHaveAttribute('aria-busy');
  await expect(sheets.first()).toBeVisible();
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  if (isPhone(page)) return;

  const pdf = await printWith(page, 'Print index');
  expect(run('pdfinfo', pdf)).toMatch(/Page size: +841\.\d+ x 59\d\.\d+ pts \(A4\)/);
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
