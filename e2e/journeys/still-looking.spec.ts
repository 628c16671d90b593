import { queryDatabase } from '@suchi/testing';
import { newLastName } from '../support/families.ts';
import { profileOf, registerForPicture } from '../support/people.ts';
import { keepSession } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

const query = (sql: string, values: unknown[] = []) => queryDatabase(suiteDatabase, sql, values);

test(
  'a family is asked, confirms with one tap, and one that did not answer shows its profile again',
  { tag: ['@trust'] },
  async ({ page, stack, expectAccessible }) => {
    const member = await registerForPicture(page, stack);
    const profile = profileOf(member, { last_name: newLastName() });
    const { id } = (await member.post('/qe_profile/submit', { profile, is_attending: null })) as {
      id: number;
    };
    await query(
      `update qd_matrimonial_profile set status = 'Active', confirmed_at = now() - interval '200 days' where id = $1`,
      [id],
    );
    // The worker asks in its round; the integration test proves when.
    await query(
      `insert into freshness_question (id, profile, round, asked_at, is_mailed)
       values (gen_random_uuid(), $1, current_date, now() - interval '1 hour', true)`,
      [id],
    );
    await keepSession(page, member.session);
    const card = page.getByRole('region', { name: 'Still looking?' });

    await test.step('home asks first, and thanks', async () => {
      await page.goto('/');
      await expect(card).toContainText('Two taps a year keep the list true for everyone.');
      await expectAccessible('asked');
      await card.getByRole('button', { name: 'Yes, still looking' }).click();
      await expect(page.getByText(/^Thank you\. Confirmed in /)).toBeVisible();
      await expectAccessible('confirmed');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(card).toHaveCount(0);
    });

    await test.step('found someone leads to Update Status', async () => {
      await query(
        `update freshness_question set answer = null, answered_at = null, way = null where profile = $1`,
        [id],
      );
      await query(
        `update qd_matrimonial_profile set confirmed_at = now() - interval '200 days' where id = $1`,
        [id],
      );
      await page.goto('/');
      await card.getByRole('link', { name: 'Found someone' }).click();
      await page.getByRole('button', { name: 'We are engaged' }).click();
      await expect(page.getByText('Your profile is paused')).toBeVisible();
      await expectAccessible('engaged');
    });
  },
);

test(
  'a link that is not ours opens nothing',
  { tag: ['@trust'] },
  async ({ page, expectAccessible, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/410/);
    await page.goto(`/still-looking#${'a'.repeat(22)}.${'b'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    await expectAccessible('ended');
  },
);
