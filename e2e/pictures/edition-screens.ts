import type { Screen } from './screen.ts';
import { signIn } from './screen.ts';

/** The edition and its serial numbers, as the demo community's admin. */
export const editionScreens: Record<string, Screen> = {
  'office-edition': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/edition');
    await page.getByRole('table', { name: 'Sections' }).waitFor();
  },
  'office-edition-section': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/edition');
    await page.getByRole('button', { name: 'Edit Unmarried Females' }).click();
    await page.getByLabel('Last number').fill('500');
    await page.getByText(/candidates have a number outside/).waitFor();
  },
  'office-edition-freeze': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/edition');
    await page.getByRole('button', { name: 'Freeze the edition' }).click();
    await page.getByRole('button', { name: 'Freeze it now' }).waitFor();
  },
  'office-serials': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/serials');
    await page.getByRole('radio', { name: /Unmarried Females/ }).check();
    await page.getByRole('radio', { name: 'Everyone again' }).check();
    await page.getByRole('button', { name: /^Apply/ }).waitFor();
  },
};
