import { insertFamilies, newLastName } from '../support/families.ts';
import { registerMember } from '../support/member.ts';
import { keepSession } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test(
  'a member writes to a family',
  { tag: '@member' },
  async ({ page, stack, signInAs, mailTo, expectAccessible, isMobile }) => {
    // A family of this test's own: others change their profiles meanwhile.
    const lastName = newLastName();
    const [family] = await insertFamilies(lastName, [{ first_name: 'Kedar', profile: { gender: 'Male' } }]);
    const name = `Kedar ${lastName}`;
    await signInAs('subscriber');
    await page.goto(`/?name=${lastName}`);
    await page
      .getByRole('article', { name })
      .getByRole('link', { name: /View Profile/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click();
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

    const address = family?.email ?? '';
    const mail = await mailTo(address, `Meera Kulkarni writes about the profile of ${name}`);
    for (const part of [
      'Meera Kulkarni',
      message,
      stack.logins.subscriber.email,
      / or call \+91 \d{5} \d{5}\./,
    ]) {
      expect(mail.text).toMatch(part);
    }
    await expect(page.getByText(address)).toHaveCount(0);
  },
);

test(
  'a member changes the account, and finds the other settings',
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
      [
        'Password Reset',
        'After the change you log in again with the new password, here and on your other devices.',
      ],
      ['Your devices', 'This device, in use now'],
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
  for (const [path, title] of [
    ['/no/such/page', 'This page does not exist'],
    ['/terms-and-conditions', 'Terms of Use and Privacy Policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(title);
  }
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
