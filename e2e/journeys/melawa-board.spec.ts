import { todayInIndia } from '@suchi/domain/basics';
import { queryDatabase } from '@suchi/testing';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { closeMelawas } from '../support/melawa.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

takeTurnsWithTheEdition();

const today = todayInIndia(new Date());

test.beforeEach(async () => {
  await closeMelawas();
  await queryDatabase(
    suiteDatabase,
    `insert into melawa_event (edition, settings)
     select id, '{}' from edition where event_date >= $1 order by event_date limit 1 on conflict do nothing`,
    [today],
  );
});
test.afterEach(closeMelawas);

test(
  'the organiser changes a setting, plays the day with invented families, and ends it',
  { tag: ['@melawa'] },
  async ({ page, stack, expectAccessible }) => {
    const names = { first_name: 'Vasanti', last_name: 'Joglekar' };
    await keepSession(page, await appointStaff({ stack, request: page.request }, names));

    await test.step('saves the settings together', async () => {
      await page.goto('/admin/melawa_day');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Melawa day');
      await expectAccessible('board before the day');
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      const seconds = page.getByRole('textbox', { name: 'Seconds for one' });
      await seconds.fill('80');
      await expect(page.getByText('was 90')).toBeVisible();
      await expectAccessible('changed settings');
      await page.getByRole('button', { name: 'Save 1 change' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
    });

    await test.step('plays the day', async () => {
      await page.getByRole('link', { name: 'Rehearse the day' }).click();
      await page.getByRole('button', { name: 'Begin the rehearsal' }).click();
      await expect(page.getByText(/Its clock shows 9:3\d/)).toBeVisible();
      await expect(page.getByRole('img', { name: /Pass of number/ })).toHaveCount(24);
      await expectAccessible('rehearsal');
      await page.goto('/admin/melawa_day');
      await expect(page.getByText('Rehearsal: the families are invented.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'people in' })).toContainText('24 to come');
      await page.getByRole('button', { name: 'Tell everybody' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Lunch is served on the first floor.');
      await dialog.getByRole('button', { name: 'Check and send' }).click();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText(/Told at 9:3\d: Lunch is served/)).toBeVisible();
      await expectAccessible('board of the rehearsal');
    });

    await test.step('ends it, and nothing is left', async () => {
      await page.goto('/admin/melawa_day/rehearsal');
      await page.getByRole('button', { name: 'End the rehearsal' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End the rehearsal' }).click();
      await expect(page.getByRole('button', { name: 'Begin the rehearsal' })).toBeVisible();
      await page.goto('/admin/melawa_day');
      await expect(page.getByText('Rehearsal: the families are invented.')).toHaveCount(0);
    });

    await test.step('reads the figures of the last melawa', async () => {
      await page.goto('/admin/melawa_figures');
      await expect(page.getByRole('region', { name: 'people came' })).toBeVisible();
      await expectAccessible('figures');
    });
  },
);
