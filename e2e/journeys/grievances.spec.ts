import { queryDatabase } from '@suchi/testing';
import { registerForPicture } from '../support/people.ts';
import { keepSession } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

const query = (sql: string, values: unknown[] = []) => queryDatabase(suiteDatabase, sql, values);
const answer = 'You are right. The new photo is in the book since today.';

test(
  'a member writes to the officer, reads the answer, and opens it once more',
  { tag: ['@trust'] },
  async ({ page, stack, expectAccessible }) => {
    const member = await registerForPicture(page, stack);
    await keepSession(page, member.session);

    await test.step('sends one', async () => {
      await page.goto('/settings/data/grievances');
      await expectAccessible('none yet');
      await page.getByRole('link', { name: 'Write to the officer' }).click();
      await page.getByRole('radio', { name: 'How my data was used' }).check();
      await page.getByLabel(/What happened/).fill('Who exported my number in October?');
      await expectAccessible('written');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(/^Sent\. Reference G-\d+\. Answer by /)).toBeVisible();
      await page.getByRole('link', { name: 'See your grievances' }).click();
      await expect(page.getByRole('article', { name: /Who exported my number/ })).toContainText('Sent');
      await expectAccessible('sent');
    });

    await test.step('reads the answer, and says that it is not enough', async () => {
      // The integration test proves the steps of the office.
      await query(
        `update grievance set state = 'answered', confirmed_at = now(), answered_at = now(), outcome = 'explained',
                said = json_build_array(json_build_object('at', '2026-11-19T06:00:00Z', 'step', 'answered',
                                                          'text', $1::text, 'outcome', 'explained'))
          where id = (select max(id) from grievance)`,
        [answer],
      );
      await page.reload();
      await page.getByRole('link', { name: /Who exported my number/ }).click();
      await expect(page.getByText(answer)).toBeVisible();
      await expectAccessible('answered');
      await page.getByLabel(/Why is the answer not enough/).fill('It does not say who it was.');
      await page.getByRole('button', { name: 'Open it again' }).click();
      await expect(page.getByText('It does not say who it was.')).toBeVisible();
    });
  },
);

test(
  'a visitor writes to the officer without an account',
  { tag: ['@trust'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/grievance');
    await page.getByRole('radio', { name: 'A member who bothers me' }).check();
    await expect(page.getByRole('link', { name: '112' })).toBeVisible();
    await page.getByLabel(/What happened/).fill('A profile was made without my knowledge.');
    await page.getByLabel(/Your name/).fill('Hetal Panchal');
    await page.getByLabel(/Your e-mail/).fill(`hetal-${Date.now()}@example.org`);
    await expectAccessible('written');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^Sent\. Reference G-\d+/)).toBeVisible();
  },
);
