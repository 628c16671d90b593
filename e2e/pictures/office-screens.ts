import { type Screen, signIn } from './screen.ts';

/** As the demo community's admin. */
export const officeScreens: Record<string, Screen> = {
  dashboard: async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin');
    await page.getByRole('region', { name: 'Women and men by age' }).waitFor();
    await page.locator('svg.recharts-surface').first().waitFor();
  },
  'system-status': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/admin/system_status');
    await page.getByRole('region', { name: 'Disk and computer' }).waitFor();
  },
};
