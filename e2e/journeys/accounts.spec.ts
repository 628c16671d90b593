import { buildRegistration, codeIn, resetLinkIn } from '@suchi/testing';
import { expect, logOut, test } from '../support/test.ts';

// Wrong entries return 4xx, which the browser reports.
test.use({ expectedConsoleErrors: [/status of 40[01]/] });

test(
  'a newcomer registers, verifies, leaves, forgets the password and comes back',
  { tag: '@accounts' },
  async ({ page, mailTo, expectAccessible }) => {
    // Twelve pages, each checked by axe twice.
    test.slow();
    const person = buildRegistration();

    await test.step('read what this is, and register from there', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/login/);
      await expectAccessible('login');
      await page.getByRole('link', { name: /Who may join/ }).click();
      await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
      await expectAccessible('welcome');
      await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
      await page.getByLabel('First name').fill(person.first_name);
      await page.getByLabel('Last name').fill(person.last_name);
      await page.getByLabel('Mobile').fill('98765 432');
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
      const submit = page.getByRole('button', { name: 'Register' });
      await expect(submit).toBeDisabled();
      await page.getByRole('checkbox').check();
      await submit.click();
      await expect(page.getByText('Please enter valid 10-digit mobile no.')).toBeVisible();
      await expectAccessible('register with an error');
      await page.getByLabel('Mobile').fill(person.mobile);
      await submit.click();
    });

    await test.step('the code arrives; a wrong one is refused, the right one opens home', async () => {
      await expect(page).toHaveURL(/\/verify_otp\?status=sent/);
      const code = codeIn(await mailTo(person.email, 'Your Suchi code'));
      await page.getByLabel('Code from the mail').fill(code === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('OTP is Incorrect')).toBeVisible();
      await expectAccessible('verify with an error');
      await page.getByLabel('Code from the mail').fill(code);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', { name: `Namaste, ${person.first_name}` })).toBeVisible();
      await expectAccessible('home');
    });

    await test.step('sign out', async () => {
      await logOut(page);
      await expect(page).toHaveURL(/\/login/);
      expect(await page.evaluate(() => localStorage.getItem('userid'))).toBeNull();
      await page.goto('/');
      await expect(page).toHaveURL(/\/login/);
    });

    const newPassword = 'chrysanthemum-2026';
    await test.step('forgotten password by mail', async () => {
      await page.getByRole('link', { name: 'Forget Password?' }).click();
      await expect(page).toHaveURL(/\/admin\/reset-password$/);
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('Please check your email for reset link!')).toBeVisible();
      await expectAccessible('link sent');

      const link = resetLinkIn(await mailTo(person.email, 'Choose a new password'));
      await page.goto(link.pathname + link.search);
      await page.getByLabel('New password', { exact: true }).fill(newPassword);
      await page.getByLabel('Confirm password', { exact: true }).fill('something else');
      await expect(page.getByText('Password do not match')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Set password' })).toBeDisabled();
      await expectAccessible('new password with an error');
      await page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText('Password reset successful')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/login/);
    });

    await test.step('sign in with the new password', async () => {
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible('login refused');
      await page.getByLabel('Password', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('heading', { name: `Namaste, ${person.first_name}` })).toBeVisible();
    });
  },
);
