import { registerForPicture } from '../support/people.ts';
import { keepSession } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// A wrong password, and a login to the account that is closed.
test.use({ expectedConsoleErrors: [/status of 40[01]/] });

test(
  'a member deletes the account, is gone, and opens it again by logging in',
  { tag: ['@trust'] },
  async ({ page, stack, expectAccessible }) => {
    const member = await registerForPicture(page, stack);
    await keepSession(page, member.session);

    await test.step('every date is said first', async () => {
      await page.goto('/settings/data');
      await page.getByRole('link', { name: /^Delete my account/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Delete my account' })).toBeVisible();
      await expect(page.getByText(/^Sealed until \d\d\/\d\d\/\d{4}$/)).toBeVisible();
      await expectAccessible('dates');
      await page.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('the password is asked, and the reference is shown', async () => {
      await page.getByLabel('Your password', { exact: true }).fill('not-this-one');
      await page.getByRole('button', { name: 'Delete my account now' }).click();
      await expect(page.getByText('That is not your password.')).toBeVisible();
      await expectAccessible('password');
      await page.getByLabel('Your password', { exact: true }).fill(member.password);
      await page.getByRole('button', { name: 'Delete my account now' }).click();
      await expect(
        page.getByRole('heading', { name: /^Your account is closed\. Reference DR-\d{4}\.$/ }),
      ).toBeVisible();
      await expectAccessible('closed');
    });

    await test.step('logging in opens it again, with everything off', async () => {
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(member.email);
      await page.getByLabel('Password', { exact: true }).fill(member.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(
        page.getByRole('heading', { name: 'Your account is closed. Open it again?' }),
      ).toBeVisible();
      await expectAccessible('again');
      await page.getByRole('button', { name: 'Open my account again' }).click();
      await expect(page).toHaveURL('/');
    });
  },
);
