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
});
