import { expect, isPhone, test } from '../support/test.ts';

test.describe('the dashboard', { tag: '@office' }, () => {
  // The menu is beside the page, behind a button or a rail.
  test(
    'shows an admin what waits, the season and the system',
    { tag: '@both-sizes' },
    async ({ page, signInAs, expectAccessible }) => {
      test.slow();
      await signInAs('admin');
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1, name: 'What needs attention today' })).toBeVisible();
      const work = page.getByRole('region', { name: 'What waits' });
      await expect(work.getByRole('link', { name: /profiles? waits? for review/ })).toBeVisible();
      // The stack has no backup job.
      await expect(work.getByText(/No backup is recorded/)).toBeVisible();
      const registrations = page.getByRole('region', { name: 'Registrations a week' });
      await expect(registrations.getByTitle(/^This season: /).first()).toBeVisible();
      await expectAccessible('dashboard');

      await registrations.getByRole('button', { name: /Show as table/ }).click();
      await expect(registrations.getByRole('table')).toBeVisible();

      await work.getByRole('link', { name: 'System status' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'System status' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Disk and computer' })).toContainText('responds in');
      await page.getByRole('button', { name: 'Look again' }).click();
      await expect(page.getByRole('region', { name: 'Queues' })).toContainText('One-time codes');
      await expectAccessible('system status');

      // The menu leads everywhere, on every width.
      if (isPhone(page)) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Back office' })).toBeVisible();
        await expectAccessible('menu');
      } else {
        await page.setViewportSize({ width: 1024, height: 768 });
        await page.getByRole('button', { name: 'All pages' }).click();
        await expectAccessible('rail with all pages');
      }
      await page.getByRole('dialog').getByRole('link', { name: 'Review desk' }).click();
      await expect(page).toHaveURL(/\/admin\/candidates\/pending$/);
    },
  );
});
