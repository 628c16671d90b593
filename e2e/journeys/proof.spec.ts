import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { queryDatabase, type StackUrls } from '@suchi/testing';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { newLastName } from '../support/families.ts';
import { profileOf, registerForPicture } from '../support/people.ts';
import { keepSession, signInBrowser } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

takeTurnsWithTheEdition();

const query = (sql: string, values: unknown[] = []) => queryDatabase(suiteDatabase, sql, values);

/** An approved candidate of this test's own, with a number of the supplement. */
async function numberedFamily(page: Page, stack: StackUrls, lastName: string): Promise<{ email: string }> {
  const member = await registerForPicture(page, stack);
  const profile = profileOf(member, { last_name: lastName, designation: 'Team lead' });
  const { id } = (await member.post('/qe_profile/submit', { profile, is_attending: null })) as { id: number };
  await query(
    `update qd_matrimonial_profile p set status = 'Active', edition = e.id, serial_number =
       (select min(n) from generate_series(1001, 1050) n where not exists (
          select 1 from qd_matrimonial_profile o where o.edition = e.id and o.serial_number = n))
      from edition e where e.is_current and p.id = $1`,
    [id],
  );
  await keepSession(page, member.session);
  return member;
}

async function openOffice(browser: Browser, stack: StackUrls): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: stack.web });
  const office = await context.newPage();
  await keepSession(office, await signInBrowser({ stack }, stack.logins.admin));
  await office.goto('/admin/proof_round');
  return office;
}

const correct = (page: Page) => page.getByRole('button', { name: 'Everything is correct' });

// One round for the whole installation: the family's phone, with a desk beside it.
test(
  'a family checks its page, the office puts it right, and the round ends',
  { tag: ['@display', '@one-size'] },
  async ({ page, browser, stack, mailTo, expectAccessible, expectedConsoleErrors }) => {
    const lastName = newLastName();
    const { email } = await numberedFamily(page, stack, lastName);
    // Opened without the thousand mails of the demo community; the integration test counts those.
    await query(
      'update edition set proof_opened_at = now(), proof_until = current_date + 30 where is_current',
    );

    await test.step('the page is shown as it will be printed, and is correct', async () => {
      await page.goto('/');
      await page
        .getByRole('region', { name: 'Please check your page in the suchi' })
        .getByRole('link', { name: 'See your page' })
        .click();
      await expect(page.getByRole('heading', { name: 'Is everything correct?' })).toBeVisible();
      await expect(page.getByRole('group', { name: /^Your printed page/ })).toContainText(lastName);
      await expectAccessible('proof');
      await page.getByRole('button', { name: 'Enlarge' }).click();
      await expect(page.getByRole('button', { name: 'Smaller' })).toBeVisible();
      await correct(page).click();
      await expect(page.getByRole('region', { name: 'You said that everything is correct' })).toBeVisible();
      await expectAccessible('answered');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(correct(page)).toBeVisible();
    });

    await test.step('a mistake is named, and kept without a signal', async () => {
      await page.getByRole('button', { name: 'Report a mistake' }).click();
      await page.getByRole('button', { name: /^Show \d+ more lines$/ }).click();
      await page.getByRole('checkbox', { name: /^Work Team lead/ }).click();
      await page.getByRole('textbox', { name: 'Work: it should be' }).fill('Engineering manager');
      await expectAccessible('mistakes');
      await page.getByRole('button', { name: 'Send 1 correction' }).click();
      await expect(
        page.getByRole('region', { name: 'Thank you. The committee has your corrections.' }),
      ).toContainText('Engineering manager');
    });

    const office = await openOffice(browser, stack);
    await test.step('the office puts it right with one press', async () => {
      await office.getByRole('searchbox', { name: 'Name or number' }).fill(lastName);
      await expect(office).toHaveURL(new RegExp(`search=${lastName}`));
      const row = office.getByRole('listitem').filter({ hasText: 'Engineering manager' });
      await expect(row).toContainText('Team lead');
      await row.getByRole('button', { name: 'Correct it' }).click();
      await expect(row).toHaveCount(0);
      await office.getByRole('button', { name: /Settled$/ }).click();
      await expect(row).toContainText('Corrected');
    });

    await test.step('the answers are a file', async () => {
      const download = office.waitForEvent('download');
      await office.getByRole('button', { name: 'Download CSV' }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toMatch(new RegExp(`,[^,]*${lastName},No answer yet,,0,1\r\n`));
    });

    await test.step('the corrected page comes back by mail', async () => {
      const mail = await mailTo(email, 'Your page in the suchi: please look again');
      expect(mail.text).toContain('/candidate/proof');
      await page.goto('/candidate/proof');
      await expect(page.getByRole('group', { name: /^Your printed page/ })).toContainText(
        'Engineering manager',
      );
      await correct(page).click();
      await expect(page.getByRole('region', { name: 'You said that everything is correct' })).toBeVisible();
    });

    await test.step('after the last day nothing is taken any more', async () => {
      expectedConsoleErrors.push(/409 \(Conflict\)/);
      await query('update edition set proof_until = current_date - 2 where is_current');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('region', { name: 'The round is over' })).toBeVisible();
      await expect(correct(page)).toHaveCount(0);
      await expectAccessible('over');
      await office.reload();
      await expect(office.getByText(/^The round is over/)).toBeVisible();
    });
    await office.context().close();
  },
);
