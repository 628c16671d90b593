import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Name or suchi number' });
const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** A fact of every card on the page, as numbers. */
async function readNumbers(page: Page, pattern: RegExp): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => {
    const [, ...parts] = pattern.exec(text) ?? [];
    return parts.reduce((sum, part) => sum * 12 + Number(part), 0);
  });
}

test(
  'a family searches by number, age, gotra, order and a near spelling',
  { tag: '@people' },
  async ({ page, signInAs, expectAccessible }) => {
    test.setTimeout(180_000);
    await signInAs('subscriber');
    await page.goto('/');
    await expect(cards(page).first()).toBeVisible();
    // On a phone too the first face is seen without scrolling, also below the line about a new message.
    if (isPhone(page))
      await expect.poll(async () => (await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(430);

    await test.step('every order has its opposite', async () => {
      await page.getByLabel('Sort').selectOption('Tallest first');
      await expect(page).toHaveURL(/sort=height_down/);
      // Until the answer is here, the cards of the order before stay.
      await expect(async () => {
        const heights = await readNumbers(page, /(\d+) ft (\d+) in/);
        expect(heights).toEqual(heights.toSorted((one, other) => other - one));
      }).toPass();
      await page.getByLabel('Sort').selectOption('Suchi number, first to last');
      await expect(page).toHaveURL(/sort=serial$/);
      await expect(async () => {
        const numbers = await readNumbers(page, /Suchi no\. (\d+)/);
        expect(numbers[0]).toBeGreaterThan(0);
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      }).toPass();
    });

    await test.step('a number of the book finds one person', async () => {
      const [number = 0] = await readNumbers(page, /Suchi no\. (\d+)/);
      await box(page).fill(String(number));
      await expect(page.getByText(`1 profile with suchi no. ${number}`)).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByText(/^Numbers are those of the suchi \d{4}\./)).toBeVisible();
      await expectAccessible('search by number');
      await box(page).fill('999999');
      await expect(page.getByText('No profile you can see has suchi no. 999999.')).toBeVisible();
      await box(page).fill('');
      await expect(cards(page)).toHaveCount(6);
    });

    await test.step('age and gotra, with the results in view', async () => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter' });
      await dialog.getByLabel('Age from').selectOption('28 years');
      await dialog.getByLabel('Age up to').selectOption('25 years');
      await expect(dialog.getByText('This age is below “Age from”')).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^Show/ })).toBeDisabled();
      await dialog.getByLabel('Age up to').selectOption('29 years');
      await dialog.getByRole('button', { name: /^Not our gotra \(/ }).click();
      await expectAccessible('filters of families');
      await dialog.getByRole('button', { name: /^Show \d+ profiles/ }).click();
      await expect(page.getByRole('button', { name: 'Remove: 28 to 29 years' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove: Not / })).toBeVisible();
      await settled(page);
      await expect(cards(page).first().getByRole('img').first()).toBeInViewport();
      await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
      for (const age of await readNumbers(page, /(\d\d) years/)) expect([28, 29]).toContain(age);
      await page.getByRole('button', { name: 'Reset Filters' }).click();
      // Until then, what is typed into the search is reset too.
      await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(0);
      await settled(page);
    });

    await test.step('a near spelling is explained, an unknown name too', async () => {
      await box(page).fill('Kulkarny');
      const near = page.getByRole('region', { name: 'No exact match for “Kulkarny”.' });
      await expect(near).toContainText('Kulkarni');
      await expectAccessible('near spellings');
      // The made-up last names of other journeys begin with P, Q or S; two equal first letters count as similar.
      await box(page).fill('Xyxyxyxy');
      await expect(page.getByText('Nobody has this name. Check the spelling.')).toBeVisible();
    });
  },
);
