import type { Page } from '@playwright/test';
import { registerMember } from '../support/member.ts';
import type { Login } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const languages = [
  ['मराठी', 'mr', 'लॉगिन'],
  ['हिन्दी', 'hi', 'लॉगिन करें'],
  ['ગુજરાતી', 'gu', 'લૉગિન કરો'],
] as const;

test.describe('languages', { tag: ['@words', '@one-size'] }, () => {
  test('a visitor changes the language in place, and the device remembers it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('asha@example.org');
    const html = page.locator('html');
    for (const [name, code, title] of languages) {
      const choice = page.getByRole('radio', { name });
      await choice.click();
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(html).toHaveAttribute('lang', code);
      // What was typed stays, and so does the focus.
      await expect(page.locator('input[type=email]')).toHaveValue('asha@example.org');
      await expect(choice).toBeFocused();
      await expectAccessible(`login in ${code}`);
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'લૉગિન કરો', exact: true })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'gu');
  });

  test('a member changes it in the settings; the office stays English', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Language: English' }).click();
    const dialog = page.getByRole('dialog', { name: 'Language' });
    await dialog.getByRole('radio', { name: /मराठी/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'भाषा: मराठी' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'What needs attention today' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  });

  test('the account takes its language to another device, and a choice at the sign-in changes it', async ({
    page,
    browser,
    stack,
    request,
  }) => {
    const member = await registerMember({ stack, request }, { first_name: 'Hetal', last_name: 'Shah' });
    await page.goto('/login');
    await page.getByRole('radio', { name: 'ગુજરાતી' }).click();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/qe_auth/language'));
    await logInHere(page, member);
    expect((await saved).status()).toBe(200);

    const device = await browser.newContext({ locale: 'en-IN', baseURL: stack.web });
    const other = await device.newPage();
    await other.goto('/login');
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await logInHere(other, member);
    await expect(other.locator('html')).toHaveAttribute('lang', 'gu');
    await device.close();
  });
});

/** In whatever language the form is. */
async function logInHere(page: Page, { email, password }: Login): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/(home|welcome)?$/);
}
