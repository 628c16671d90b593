import type { Locator, Page } from '@playwright/test';
import { expect, isPhone } from './test.ts';

/** A row of a list of the back office; on a phone it is a card. */
export function rowOf(page: Page, text: string): Locator {
  return isPhone(page)
    ? page.getByRole('main').getByRole('listitem').filter({ hasText: text })
    : page.getByRole('row').filter({ hasText: text });
}

export async function searchList(page: Page, text: string, found: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page.getByText(found)).toBeVisible();
}

/** An action of the selection bar. On a phone all but the first are behind a button. */
export async function runOnSelected(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const button = bar.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
