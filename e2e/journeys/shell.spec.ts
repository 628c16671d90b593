import { expect, isPhone, logOut, test } from '../support/test.ts';

test(
  'a member finds their way and never downloads the back office',
  { tag: '@member' },
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
      await page.getByRole('link', { name: 'Favorite Profile' }).click();
      await expect(page).toHaveURL(/\/fav_members/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('an admin reaches the back office', { tag: '@office' }, async ({ page, signInAs, expectAccessible }) => {
  await signInAs('admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Access Denied')).toHaveCount(0);
  await expectAccessible('office');
});

test(
  'a visitor is asked to sign in and then lands where they wanted',
  { tag: '@accounts' },
  async ({ page, stack }) => {
    await page.goto('/settings/account');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('E-mail').fill(stack.logins.newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(stack.logins.newcomer.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/settings\/account/);
  },
);

test('a page that does not exist shows that', { tag: '@accounts' }, async ({ page, expectAccessible }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expectAccessible('not found');
});

test(
  'the hall screen is kind when it is switched off',
  { tag: '@display' },
  async ({ page, expectAccessible }) => {
    for (const path of ['/tv', '/tv_pdf', '/print_suchi']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'The hall display is switched off' })).toBeVisible();
    }
    await expectAccessible('display switched off');
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

  test(
    'a home that could not load offers to try again',
    { tag: '@faults' },
    async ({ page, signInAs, expectAccessible }) => {
      await signInAs('tester');
      await page.route('**/users/me**', (route) => route.abort());
      // A server that answers here would let the app try again by itself, before the click.
      await page.route('**/online.txt', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible('failed');
      await page.unroute('**/users/me**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Namaste, Nikhil' })).toBeVisible();
    },
  );
});
