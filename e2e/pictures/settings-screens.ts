import { type Screen, signIn } from './screen.ts';

/** Admin settings and the news desk. */
export const settingsScreens: Record<string, Screen> = {
  'office-settings': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/settings/admin_setting');
    await page.getByRole('switch', { name: 'Search', exact: true }).waitFor();
  },
  'office-settings-association': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/settings/admin_setting?group=association');
    await page.getByRole('textbox', { name: 'Short name' }).waitFor();
  },
  'office-settings-edition': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/settings/admin_setting?group=edition');
    await page.getByRole('textbox', { name: 'Suchi book' }).waitFor();
  },
  'office-news': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/news');
    await page.getByRole('navigation', { name: 'Posts' }).getByRole('link').first().click();
    await page.getByRole('region', { name: 'As readers see it' }).waitFor();
  },
};
