import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { queryDatabase } from '@suchi/testing';
import { type NewMember, registerMember } from '../support/member.ts';
import { type Asking, keepSession, postAsPage } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

interface Candidate extends NewMember {
  profileId: number;
  name: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** No one else has it. */
const newLastName = () => `S${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')}`;
const newProfileId = () => randomInt(100_000_000, 999_000_000);

/** An approved member of this test's own. */
async function makeCandidate(
  asking: Asking,
  { firstName, gender, isSubscriber }: { firstName: string; gender: string; isSubscriber: boolean },
): Promise<Candidate> {
  const lastName = newLastName();
  const member = await registerMember(asking, { first_name: firstName, last_name: lastName });
  const profileId = newProfileId();
  const { userId } = member.session;
  await queryDatabase(
    suiteDatabase,
    `insert into qd_matrimonial_profile (id, "user", status, gender, first_name, last_name, brithday, marital_status)
     values ($1, $2, 'Active', $3, $4, $5, '1995-03-04', 'Unmarried')`,
    [profileId, userId, gender, firstName, lastName],
  );
  await queryDatabase(
    suiteDatabase,
    `insert into qd_address (profile, name, mobile) values ($1, 'Home', $2)`,
    [profileId, '9000054826'],
  );
  if (isSubscriber) {
    await queryDatabase(
      suiteDatabase,
      `insert into qd_subscriptions ("user", start_date, end_date) values ($1, current_date - 2, current_date + 300)`,
      [userId],
    );
  }
  return { ...member, profileId, name: `${firstName} ${lastName}` };
}

async function openPage(browser: Browser, page: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'en-IN' });
  return context.newPage();
}

const asMember = (stack: Asking['stack'], { session }: Candidate) => ({
  reveal: (profile_id: number) => postAsPage({ stack }, '/qe_search/reveal', { profile_id }, session),
  mail: (profile_id: number, message: string) =>
    postAsPage({ stack }, '/qe_search/send_mail', { profile_id, message }, session),
});

test(
  'a mother without a subscription blocks and reports, the office decides, and she gets the answer',
  { tag: '@people' },
  async ({ page, browser, stack, request, mailTo, expectAccessible }) => {
    test.setTimeout(180_000);
    const asking = { stack, request };
    const she = await makeCandidate(asking, { firstName: 'Asha', gender: 'Female', isSubscriber: false });
    const he = await makeCandidate(asking, { firstName: 'Mayur', gender: 'Male', isSubscriber: true });
    expect((await asMember(stack, he).reveal(she.profileId)).status).toBe(200);
    const written = await asMember(stack, he).mail(she.profileId, 'Why do you not answer my calls?');
    expect(written.status).toBe(200);
    await keepSession(page, she.session);
    const card = page.getByRole('article', { name: he.name });
    // Exact, because "Undo: unblock …" contains it.
    const blockButton = card.getByRole('button', { name: `Block ${he.name}`, exact: true });

    await test.step('she blocks who opened her number, and undoes it', async () => {
      await page.goto('/settings/who_opened_my_number');
      await expectAccessible('who opened my number');
      await blockButton.click();
      const dialog = page.getByRole('dialog', { name: `Block ${he.name}?` });
      await dialog.getByRole('button', { name: 'Block Member' }).click();
      await expect(page.getByText('Blocked Mayur.')).toBeVisible();
      expect((await asMember(stack, he).reveal(she.profileId)).status).toBe(404);
      await page.getByRole('button', { name: `Undo: unblock ${he.name}` }).click();
      await expect(blockButton).toBeVisible();
      expect((await asMember(stack, he).reveal(she.profileId)).status).toBe(200);
    });

    let reference = '';
    await test.step('she reports him', async () => {
      await card.getByRole('button', { name: `Report ${he.name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Report' });
      await dialog.getByRole('radio', { name: 'Keeps calling after a clear no' }).check();
      await dialog.getByLabel(/What happened/).fill('Four times after we had said no.');
      await expectAccessible('report');
      await dialog.getByRole('button', { name: 'Send report' }).click();
      const thanks = dialog.getByText(/^Reference R-\d+/);
      await expect(thanks).toBeVisible();
      reference = /R-\d+/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(card.getByText('Blocked')).toBeVisible();
    });

    await test.step('the link of the mail asks for the login and leads to the same dialog', async () => {
      const subject = `${he.name} writes about the profile of ${she.name}`;
      const { text } = await mailTo(she.email, subject);
      const link = /https?:\S+\/member_safety\/\d+\?do=report/.exec(text)?.[0] ?? '';
      const fresh = await openPage(browser, page, stack.web);
      await fresh.goto(link);
      await expect(fresh).toHaveURL(/\/login\?next=/);
      await fresh.getByLabel('E-mail').fill(she.email);
      await fresh.getByLabel('Password', { exact: true }).fill(she.password);
      await fresh.getByRole('button', { name: 'Log in' }).click();
      const dialog = fresh.getByRole('dialog', { name: 'Report' });
      await expect(dialog.getByText(/^You reported Mayur on .* Add to it\?$/)).toBeVisible();
      await fresh.context().close();
    });

    await test.step('the office sees the evidence and decides', async () => {
      const office = await openPage(browser, page, stack.web);
      await keepSession(office, await appointStaff(asking, { first_name: 'Sunita', last_name: 'Rane' }));
      await office.goto('/admin/member_reports');
      await office.getByRole('link', { name: `Open ${reference}: ${he.name}` }).click();
      const evidence = office.getByRole('region', { name: 'What the system found' });
      await expect(evidence).toContainText('Why do you not answer my calls?');
      await office.getByLabel('Answer').fill('We spoke to the family. It will not happen again.');
      await office.getByRole('button', { name: 'Resolve' }).click();
      await expect(office.getByText(/^Resolved by Sunita Rane/)).toBeVisible();
      await office.context().close();
    });

    await test.step('she gets the answer', async () => {
      const { text } = await mailTo(she.email, `Your report ${reference}`);
      expect(text).toContain('It will not happen again.');
      await page.goto('/settings/reports');
      const report = page.getByRole('article', { name: `${he.name}, ${reference}` });
      await expect(report).toContainText('It will not happen again.');
      await expectAccessible('own reports');
    });
  },
);
