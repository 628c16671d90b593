import { randomInt } from 'node:crypto';
import { queryDatabase } from '@suchi/testing';
import { newLastName } from '../support/families.ts';
import { registerMember } from '../support/member.ts';
import { keepSession } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

test(
  'a family reads who used its data, and takes all of it along',
  { tag: ['@trust', '@one-size'] },
  async ({ page, stack, request, expectAccessible }) => {
    test.setTimeout(180_000);
    const lastName = newLastName();
    const member = await registerMember({ stack, request }, { first_name: 'Meera', last_name: lastName });
    const profileId = randomInt(100_000_000, 999_000_000);
    await queryDatabase(
      suiteDatabase,
      `insert into qd_matrimonial_profile (id, "user", status, gender, first_name, last_name)
       values ($1, $2, 'Draft', 'Female', 'Meera', $3)`,
      [profileId, member.session.userId, lastName],
    );
    await queryDatabase(
      suiteDatabase,
      `insert into audit_log (actor_kind, action, subject_collection, subject_id, details)
       values ('admin', 'profile.open', 'qd_matrimonial_profile', $1, '{"opened_for":"submission"}')`,
      [String(profileId)],
    );
    await keepSession(page, member.session);

    await test.step('who used it', async () => {
      await page.goto('/settings/data');
      await page.getByRole('link', { name: /Who used your data/ }).click();
      await expect(page.getByText('Opened the profile to review it.')).toBeVisible();
      await expectAccessible('who used your data');
    });

    await test.step('the download is asked for with the password, and made', async () => {
      await page.goto('/settings/data');
      await page.getByRole('button', { name: 'Prepare it' }).click();
      const dialog = page.getByRole('dialog', { name: 'Download your data' });
      await expectAccessible('download your data');
      await dialog.getByLabel('Your password', { exact: true }).fill(member.password);
      await dialog.getByRole('button', { name: 'Prepare it' }).click();
      const link = page.getByRole('link', { name: 'Save the ZIP' });
      await expect(link).toBeVisible({ timeout: 60_000 });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(/^data-[\d-]+\.zip$/);
    });

    await test.step('it is in the list too', async () => {
      await page.goto('/settings/data/use');
      await expect(page.getByText('You downloaded your data')).toBeVisible();
    });
  },
);
