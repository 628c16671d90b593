import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { expect, test } from '../support/test.ts';

const { args = [], ...launch } = config.use?.launchOptions ?? {};

// The smallest phone, with text at 200 % as a person sets it in the browser. `widths.spec.ts` walks every page with it.
test.use({
  viewport: { width: 360, height: 640 },
  launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width, `${where} scrolls sideways`).toBeLessThanOrEqual(360);
}

test(
  'with text twice as large dialogs can be used',
  { tag: ['@people', '@one-size'] },
  async ({ page, signInAs }) => {
    test.setTimeout(180_000);
    await signInAs('subscriber');
    await page.addInitScript(() => localStorage.setItem('suchi.guidelines-seen', 'yes'));

    await test.step('the preview of the form', async () => {
      await page.goto('/candidate/edit');
      await page.getByRole('button', { name: 'Preview' }).click();
      const close = page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
    });

    await test.step('the filter', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: /^Filter/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter' });
      await dialog.getByRole('button', { name: /^Show \d+ profiles/ }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a profile, its actions and a report', async () => {
      await page
        .getByRole('link', { name: /View Profile/ })
        .first()
        .click();
      await expect(page.getByRole('tab', { name: 'General' })).toBeAttached();
      await expectNoSidewaysScroll(page, 'a profile');
      await page.getByRole('button', { name: 'Report this profile' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Something else' }).check();
      const note = dialog.getByRole('textbox');
      await note.fill('Asks for money on the phone.');
      await expect(note).toBeInViewport();
    });
  },
);
