import { type Screen, signIn } from './screen.ts';

const lookupsAt =
  (type: string): Screen =>
  async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto(`/settings/lookup/${type}`);
    await page.getByRole('table').waitFor();
  };

/** As the demo community's admin. */
export const lookupScreens: Record<string, Screen> = {
  'office-lookups': lookupsAt('Gotra'),
  'office-holidays': lookupsAt('Holidays'),
  'office-lookup-add': async (page, urls) => {
    await lookupsAt('Gotra')(page, urls);
    await page.getByRole('button', { name: 'Add New' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'office-merge': async (page, urls) => {
    await lookupsAt('Gotra')(page, urls);
    await page.getByRole('button', { name: 'Merge Other into another value' }).click();
    await page.getByRole('combobox', { name: 'Merge into' }).fill('not known');
    await page.getByRole('option', { name: 'Not known' }).click();
    await page.getByText(/profiles change$/).waitFor();
  },
};
