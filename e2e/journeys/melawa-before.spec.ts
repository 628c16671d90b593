import { addDays, todayInIndia } from '@suchi/domain/basics';
import { queryDatabase } from '@suchi/testing';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { closeMelawas } from '../support/melawa.ts';
import { profileOf, registerForPicture } from '../support/people.ts';
import { keepSession } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

// A lost request is written into the console by the browser.
test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/],
});

takeTurnsWithTheEdition();

const today = todayInIndia(new Date());

/** The melawa of the edition with a fee, whose invitation is out. */
async function setUpMelawa(): Promise<void> {
  await queryDatabase(
    suiteDatabase,
    `insert into melawa_event (edition, settings)
     select id, $1 from edition where event_date >= $2 order by event_date limit 1
     on conflict (edition) do update set settings = excluded.settings, seconds_ahead = 0`,
    [JSON.stringify({ invitedOn: addDays(today, -1), asksFee: true, feePaise: 15_000 }), today],
  );
}

test.beforeEach(closeMelawas);
test.afterEach(closeMelawas);

test(
  'a family says who comes, pays, and opens its pass without network',
  { tag: '@melawa' },
  async ({ page, context, stack, expectAccessible }) => {
    test.slow();
    const member = await registerForPicture(page, stack);
    await member.post('/qe_profile/save_draft', { profile: profileOf(member, { first_name: 'Anagha' }) });
    await queryDatabase(
      suiteDatabase,
      `update qd_matrimonial_profile set status = 'Active', hall_consent = true
        where "user" = (select id from directus_users where email = $1)`,
      [member.email],
    );
    await keepSession(context, member.session);
    await setUpMelawa();

    await test.step('the invitation stands on home', async () => {
      await page.goto('/');
      const card = page.getByRole('region', { name: 'Will you attend?' });
      await expect(card).toBeVisible();
      await expectAccessible('invitation');
      await card.getByRole('link', { name: 'Yes, we will come' }).click();
    });

    await test.step('who comes, and when on the stage', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Will you attend?' })).toBeVisible();
      await page.getByRole('button', { name: 'Others: one more' }).click();
      await page.getByRole('radio', { name: /In the afternoon/ }).check();
      await expectAccessible('answer');
      await page.getByRole('button', { name: 'Send answer and pay ₹600' }).click();
    });

    await test.step('the fee is paid', async () => {
      await page
        .frameLocator('iframe[title="Payment"]')
        .getByRole('button', { name: 'Pay', exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
      await page.getByRole('link', { name: 'Open the pass' }).click();
    });

    await test.step('the pass is there, and stays without network', async () => {
      const pass = page.getByRole('article', { name: 'Melawa pass' });
      await expect(async () => {
        await page.reload();
        await expect(pass).toContainText('Seats4', { timeout: 2000 });
      }).toPass();
      await expectAccessible('pass');
      await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
      await context.setOffline(true);
      await page.goto('/melawa/pass');
      await expect(pass).toContainText('Seats4');
      await expect(page.getByText('On this phone. Works without network.')).toBeVisible();
      await context.setOffline(false);
    });
  },
);
