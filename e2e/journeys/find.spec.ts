import { randomInt } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { afterQuietHours } from '@suchi/domain/families';
import { queryDatabase } from '@suchi/testing';
import { newLastName } from '../support/families.ts';
import { type NewMember, registerMember } from '../support/member.ts';
import { portraitFile } from '../support/portrait.ts';
import { bearer } from '../support/member.ts';
import { type Asking, keepSession } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

interface Family extends NewMember {
  profileId: number;
  name: string;
  firstName: string;
  mobile: string;
}

interface FamilyPlan {
  lastName?: string;
  firstName: string;
  gender: 'Male' | 'Female';
  born: string;
  isSubscriber: boolean;
}

/** An approved candidate of this test's own, with a number. */
async function makeFamily(
  asking: Asking,
  { lastName = newLastName(), firstName, gender, born, isSubscriber }: FamilyPlan,
): Promise<Family> {
  const member = await registerMember(asking, { first_name: firstName, last_name: lastName });
  const profileId = randomInt(100_000_000, 999_000_000);
  const mobile = `90${randomInt(10_000_000, 99_999_999)}`;
  const { userId } = member.session;
  await queryDatabase(
    suiteDatabase,
    `insert into qd_matrimonial_profile
       (id, "user", status, gender, first_name, last_name, brithday, marital_status, height)
     values ($1, $2, 'Active', $3, $4, $5, $6, 'Unmarried', 165)`,
    [profileId, userId, gender, firstName, lastName, born],
  );
  await queryDatabase(suiteDatabase, `insert into qd_address (profile, name, mobile) values ($1, $2, $3)`, [
    profileId,
    `Suresh ${lastName}`,
    mobile,
  ]);
  if (isSubscriber)
    await queryDatabase(
      suiteDatabase,
      `insert into qd_subscriptions ("user", start_date, end_date) values ($1, current_date - 2, current_date + 300)`,
      [userId],
    );
  return { ...member, profileId, firstName, mobile, name: `${firstName} ${lastName}` };
}

/** Keeps every answer of the server to a page. */
function keepAnswers(page: Page) {
  const bodies: Promise<string>[] = [];
  page.on('response', (response: Response) => {
    if (response.url().includes('/qe_')) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

async function readQueued(address: string, subject: string): Promise<string> {
  const rows = (await queryDatabase(
    suiteDatabase,
    `select body_content as text from qdb_mail where to_email = $1 and subject = $2 and state = 'queued'`,
    [address, subject],
  )) as { text: string }[];
  expect(rows, subject).toHaveLength(1);
  return rows[0]?.text ?? '';
}

const digits = (mobile: string) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;

test(
  'preferences, best fit first, interest, an answer without a subscription, and both numbers',
  { tag: '@find' },
  async ({ page, browser, stack, request, mailTo, expectAccessible }) => {
    test.setTimeout(240_000);
    const asking = { stack, request };
    const meera = await makeFamily(asking, {
      firstName: 'Meera',
      gender: 'Female',
      born: '2001-03-04',
      isSubscriber: true,
    });
    const lastName = newLastName();
    const groom = { lastName, gender: 'Male', isSubscriber: false } as const;
    const rohan = await makeFamily(asking, { ...groom, firstName: 'Rohan', born: '1997-03-04' });
    // Newer, and outside of what she looks for.
    const anil = await makeFamily(asking, { ...groom, firstName: 'Anil', born: '1980-03-04' });
    await keepSession(page, meera.session);
    const answersToMeera = keepAnswers(page);

    await test.step('she says which age she looks for', async () => {
      await page.goto('/candidate/edit#preferences');
      await page.getByRole('button', { name: /^Age/ }).click();
      await page.getByLabel('From', { exact: true }).selectOption('26');
      await page.getByLabel('To', { exact: true }).selectOption('31');
      await page.getByRole('radio', { name: 'Must' }).check();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expectAccessible('preferences');
    });

    await test.step('the one who fits stands before the newer one who does not', async () => {
      await page.goto(`/?name=${lastName}`);
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('article').first()).toHaveAccessibleName(rohan.name);
      await expect(
        page.getByRole('article', { name: anil.name }).getByText(/Differs on a must/),
      ).toBeVisible();
      await page.goto(`/?name=${lastName}&sort=newest`);
      await expect(page.getByRole('article').first()).toHaveAccessibleName(anil.name);
    });

    await test.step('she sends interest', async () => {
      await page.goto(`/profile/${rohan.profileId}`);
      await page.getByRole('button', { name: 'Send interest' }).click();
      const sheet = page.getByRole('dialog', { name: 'Send interest' });
      await sheet.getByLabel(/In your own words/).fill('Please call 98765 43210.');
      await sheet.getByRole('button', { name: 'Send interest' }).click();
      await expect(sheet.getByText(/Please leave out numbers and links/)).toBeVisible();
      await sheet.getByLabel(/In your own words/).fill('Meera also grew up in Nashik.');
      await expectAccessible('send interest');
      await sheet.getByRole('button', { name: 'Send interest' }).click();
      await expect(page.getByText('Your interest is sent.')).toBeVisible();
    });

    const context = await browser.newContext({
      baseURL: stack.web,
      viewport: page.viewportSize(),
      locale: 'en-IN',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const his = await context.newPage();
    await keepSession(his, rohan.session);
    const answersToRohan = keepAnswers(his);

    await test.step('his family reads it and the whole profile, and answers, without a subscription', async () => {
      await his.goto('/families');
      const card = his.getByRole('article', { name: meera.name });
      await expect(card.getByText(/Meera also grew up in Nashik/)).toBeVisible();
      await his.goto(`/profile/${meera.profileId}`);
      await expect(his.getByRole('heading', { name: meera.name })).toBeVisible();
      expect(await answersToRohan()).not.toContain(meera.mobile);
      await his.getByRole('button', { name: 'Answer' }).click();
      const sheet = his.getByRole('dialog', { name: 'Your answer' });
      await sheet.getByRole('radio', { name: /Interested/ }).check();
      await sheet.getByRole('button', { name: 'Yes, share our number' }).click();
      await expect(his.getByText('You said yes. Both numbers are open.')).toBeVisible();
      // Until the answer is final, no number has left.
      expect(await answersToRohan()).not.toContain(meera.mobile);
    });

    await test.step('both numbers are open for both', async () => {
      await expect(async () => {
        await page.goto('/families?list=accepted');
        await expect(page.getByText(digits(rohan.mobile))).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 40_000 });
      expect(await answersToMeera()).toContain(rohan.mobile);
      await his.goto('/families?list=accepted');
      await expect(his.getByText(digits(meera.mobile))).toBeVisible();
      await page.getByRole('link', { name: 'What families do next' }).click();
      await expect(page.getByRole('heading', { name: 'Both families are interested' })).toBeVisible();
      await expectAccessible('both interested');
    });

    await test.step('the mails name nobody’s number', async () => {
      // Between 9 PM and 8 AM they wait, as they will be sent.
      const isNight = afterQuietHours(new Date()).getTime() > Date.now();
      const read = async (address: string, subject: string) =>
        isNight ? readQueued(address, subject) : (await mailTo(address, subject)).text;
      const first = await read(rohan.email, `${meera.name}’s family wrote to you`);
      const second = await read(meera.email, `${rohan.name}’s family said yes`);
      for (const text of [first, second]) {
        expect(text).not.toContain(rohan.mobile);
        expect(text).not.toContain(meera.mobile);
      }
      expect(first).toContain('Meera also grew up in Nashik.');
    });
    await context.close();
  },
);

test(
  'a photo for accepted families never leaves the server',
  { tag: '@find' },
  async ({ page, stack, request }) => {
    const asking = { stack, request };
    const meera = await makeFamily(asking, {
      firstName: 'Meera',
      gender: 'Female',
      born: '2001-03-04',
      isSubscriber: false,
    });
    const rohan = await makeFamily(asking, {
      firstName: 'Rohan',
      gender: 'Male',
      born: '1997-03-04',
      isSubscriber: true,
    });
    const { buffer, mimeType } = await portraitFile('meera', 'Female');
    const uploaded = await request.post(`${stack.web}/qe_media/photo`, {
      headers: { ...bearer(meera.tokens), 'content-type': mimeType },
      data: buffer,
    });
    const photo = ((await uploaded.json()) as { data: { id: string } }).data.id;
    await queryDatabase(suiteDatabase, 'update qd_matrimonial_profile set main_photo = $2 where id = $1', [
      meera.profileId,
      photo,
    ]);

    await keepSession(page, meera.session);
    await page.goto('/settings/who_can_see_what');
    await page
      .getByRole('group', { name: 'Who can see our photo' })
      .getByRole('radio', { name: 'Families we accepted' })
      .check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await keepSession(page, rohan.session);
    const answers = keepAnswers(page);
    await page.goto(`/?name=${meera.name.split(' ')[1] ?? ''}`);
    const card = page.getByRole('article', { name: meera.name });
    await expect(card.getByText('Meera’s family shows the photo to families they accept')).toBeVisible();
    await page.goto(`/profile/${meera.profileId}`);
    await expect(page.getByText('Photo: after a yes')).toBeVisible();
    expect(await answers()).not.toContain(photo);
  },
);
