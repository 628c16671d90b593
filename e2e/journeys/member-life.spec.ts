import { bearer, registerMember } from '../support/member.ts';
import { type Asking, keepSession, logIn } from '../support/sign-in.ts';
import { expect, isPhone, test } from '../support/test.ts';

interface Candidate {
  owner: { email: string };
  sheet: { profile: { first_name: string; last_name: string } };
}

/** Only staff see the address. */
async function candidateOf(asking: Asking, profileId: string): Promise<Candidate> {
  const answer = await asking.request.get(`${asking.stack.web}/qe_review/profile?id=${profileId}`, {
    headers: bearer(await logIn(asking, asking.stack.logins.admin)),
  });
  return ((await answer.json()) as { data: Candidate }).data;
}

test(
  'a member writes to a family',
  { tag: '@member' },
  async ({ page, stack, request, signInAs, mailTo, expectAccessible }) => {
    await signInAs('subscriber');
    // Phone and desktop run at the same time as the same member, so each writes to another family.
    await page.goto(`/?page=${isPhone(page) ? 1 : 3}`);
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').first().textContent()) ?? '';
    await card.getByRole('link', { name: /View Profile/ }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: 'Send Mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Mail' });
    await expect(dialog.getByLabel('Message')).toBeVisible();
    await expectAccessible('writing a mail');
    const message = 'Namaste, may our families meet on Sunday in Pune?';
    await dialog.getByLabel('Message').fill(message);
    await dialog.getByRole('button', { name: 'Send Mail' }).click();
    await expect(page.getByText(/^Your mail is on its way\. You can send \d+ more today\.$/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectAccessible('mail sent');

    const profileId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { owner, sheet } = await candidateOf({ stack, request }, profileId);
    const candidate = `${sheet.profile.first_name} ${sheet.profile.last_name}`;
    const mail = await mailTo(owner.email, `Meera Kulkarni writes about the profile of ${candidate}`);
    for (const part of [
      'Meera Kulkarni',
      message,
      stack.logins.subscriber.email,
      / or call \+91 \d{5} \d{5}\./,
    ]) {
      expect(mail.text).toMatch(part);
    }
    await expect(page.getByText(owner.email)).toHaveCount(0);
  },
);

test(
  'a member changes the account, and sees who opened the number',
  { tag: '@member' },
  async ({ page, stack, request, expectAccessible }) => {
    test.setTimeout(120_000);
    const { session } = await registerMember(
      { stack, request },
      { first_name: 'Sunita', last_name: 'Kelkar' },
    );
    await keepSession(page, session);

    await test.step('a name', async () => {
      await page.goto('/settings/account');
      await page.getByLabel('First name').fill('Sunanda');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your account is saved.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('First name')).toHaveValue('Sunanda');
      await expectAccessible('account');
    });

    const pages = [
      ['My Membership', 'You have no search subscription'],
      [
        'Password Reset',
        'After the change you log in again with the new password, here and on your other devices.',
      ],
      ['Who opened my number', 'Nobody has opened your number yet.'],
    ] as const;
    for (const [title, text] of pages) {
      await test.step(title, async () => {
        // On a phone the menu is a page of its own.
        await page.goto('/settings');
        await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: title }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(text)).toBeVisible();
        await expectAccessible(title);
      });
    }

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Namaste, Sunanda' })).toBeVisible();
  },
);

test('visitors can read the public pages', { tag: '@member' }, async ({ page, expectAccessible }) => {
  test.setTimeout(120_000);
  await page.goto('/login');
  const footer = page.getByRole('navigation', { name: 'About the association' });
  for (const title of [
    'Contact',
    'Privacy',
    'Refunds and cancellation',
    'Shipping',
    'Safety advice',
    'Grievance officer',
    'News',
  ]) {
    await footer.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
    await expectAccessible(title);
  }
});
