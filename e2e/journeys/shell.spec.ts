import { expect, isPhone, logOut, test } from '../support/test.ts';

// The menu is a bar, or behind a button.
test(
  'a member finds their way and never downloads the back office',
  { tag: ['@member', '@both-sizes'] },
  async ({ page, signInAs, expectAccessible }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
    });
    await signInAs('member');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Namaste, Rohan' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);

    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('link', { name: 'Noted Profile' })).toBeVisible();
      await expectAccessible('side menu');
      // Back closes the menu, and the page stays.
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Namaste, Rohan' })).toBeVisible();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Favorite Profile' }).click();
      await expect(page).toHaveURL(/\/fav_members/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Namaste, Rohan' })).toBeVisible();
      await page.goForward();
      await expectAccessible('favourites');
    } else {
      await page.getByRole('navigation').getByRole('link', { name: 'Candidate Profile' }).click();
      await expect(page).toHaveURL(/\/candidate\/view/);
    }
    await page.goto('/settings/account');
    await expect(page.getByLabel('E-mail')).toHaveValue('member@suchi.example.org');
    await expectAccessible('settings');

    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page")).toBeVisible();
    await expectAccessible('access denied');
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((path) => /office|admin-tree/.test(path))).toEqual([]);
  },
);

test.describe('when the signal drops', () => {
  test.use({ expectedConsoleErrors: [/ERR_|Failed to load resource|Logout failed/] });

  test('logging out still signs out here', { tag: '@faults' }, async ({ page, signInAs }) => {
    await signInAs('subscriber');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Namaste, Meera' })).toBeVisible();
    await page.route('**/qe_session/sign_out', (route) => route.abort());
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('userid'))).toBeNull();
    // The logout reaches the server as soon as it is available.
    await page.unroute('**/qe_session/sign_out');
    const told = page.waitForResponse('**/qe_session/sign_out');
    await page.reload();
    expect((await told).status()).toBe(200);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'suchi_session' }),
    );
  });
});
