import { expect, isPhone, test } from '../support/test.ts';

// A hidden profile gets the status of a missing one, which the browser reports.
test.use({ expectedConsoleErrors: [/status of 40[34]/] });

test(
  'a subscriber filters, pages, opens, favourites, notes and blocks',
  { tag: '@member' },
  async ({ page, signInAs, expectAccessible }) => {
    test.setTimeout(180_000);
    await signInAs('subscriber');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Find your soulmate' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible('home with search');

    await test.step('filters live in the address and on the page', async () => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter' });
      await dialog.getByLabel('Divorced').check();
      await dialog.getByRole('button', { name: /^Show/ }).click();
      await expect(page.getByRole('button', { name: 'Remove: Divorced' })).toBeVisible();
      await expect(page).toHaveURL(/marital_status=Divorced/);
      await page.getByRole('button', { name: 'Reset Filters' }).click();
      await expect(page.getByRole('button', { name: 'Remove: Divorced' })).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });

    // Phone and desktop run at the same time as the same member, so each uses another page.
    const resultPage = isPhone(page) ? '2' : '4';
    await test.step('a page by its number', async () => {
      await page.getByLabel('Go to page').fill(resultPage);
      await page.getByRole('button', { name: 'Go', exact: true }).click();
      await expect(page.getByText(new RegExp(`Page ${resultPage} of \\d+ \\(`)).first()).toBeVisible();
    });

    // While the next page loads, the previous one stays on screen.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // Some candidates of the demo have no number, or are favourites already.
    const fresh = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /Show/ }) })
      .filter({ has: page.getByRole('button', { name: 'Mark as favourite' }) });
    const name = (await fresh.first().getByRole('heading').first().textContent()) ?? '';
    const card = page.getByRole('article', { name });
    // The list of blocked members has only first and last name.
    const unblock = new RegExp(`^Unblock ${name.split(' ')[0]} .*${name.split(' ').at(-1)}`);
    await test.step('a number after a tap, a heart', async () => {
      await card.getByRole('button', { name: /Show/ }).click();
      await expect(card.getByRole('link', { name: /\d{5}/ }).first()).toBeVisible();
      const marked = page.waitForResponse((response) => response.url().includes('/items/junction_'));
      await card.getByRole('button', { name: 'Mark as favourite' }).click();
      await expect(card.getByRole('button', { name: 'Remove from favourite' })).toBeVisible();
      expect((await marked).ok()).toBe(true);
    });

    await test.step('the profile page, with a note', async () => {
      await card.getByRole('link', { name: /View Profile/ }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      for (const tab of ['General', 'Family', 'Professional']) {
        await page.getByRole('tab', { name: tab }).click();
      }
      await expectAccessible('profile page');
      await page.getByRole('button', { name: 'Add Note' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Note' });
      await dialog.getByLabel('Note').fill('Asked the family to call back');
      // The note is shown at once. Leaving before the response would send it again, which the server refuses.
      const saved = page.waitForResponse((response) => response.url().includes('/items/matrimonial_'));
      await dialog.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByText('Asked the family to call back').first()).toBeVisible();
      expect((await saved).ok()).toBe(true);
      // The entry of the dialog goes with it.
      await expect.poll(() => page.evaluate('history.state.above ?? 0')).toBe(0);
      await page.goBack();
      await expect(page.getByText(new RegExp(`Page ${resultPage} of \\d+ \\(`)).first()).toBeVisible();
    });

    await test.step('Back finds the last card where it was', async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const last = page.getByRole('article').last();
      const link = last.getByRole('link', { name: /View Profile/ });
      // Scrolls until nothing covers the link, as the click would: a toast may be above it.
      await link.click({ trial: true });
      const top = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      // Cards are laid out as they come near, so the click may scroll once more: the page is left where that ends.
      await last.evaluate((element) => {
        const { documentElement: root } = element.ownerDocument;
        const leave = () =>
          root.setAttribute('data-left-at', String(Math.round(element.getBoundingClientRect().top)));
        element.addEventListener('click', leave, { once: true, capture: true });
      });
      await link.click();
      await expect(page).toHaveURL(/\/profile\/\d+/);
      const before = Number(await page.locator('html').getAttribute('data-left-at'));
      await page.goBack();
      await expect(last).toBeInViewport();
      await expect.poll(top).toBe(before);
    });

    await test.step('the lists have them', async () => {
      await page.goto('/fav_members');
      await expect(page.getByRole('article', { name }).first()).toBeVisible();
      await page.goto('/save_note_members');
      await expect(page.getByText('Asked the family to call back').first()).toBeVisible();
      await expectAccessible('noted profiles');
    });

    await test.step('a block hides, and can be taken back', async () => {
      await page.goto('/fav_members');
      await page
        .getByRole('article', { name })
        .first()
        .getByRole('link', { name: /View Profile/ })
        .click();
      await expect(page).toHaveURL(/\/profile\/\d+/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const address = page.url();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Block Member' }).click();
      await page
        .getByRole('dialog', { name: `Block ${name}?` })
        .getByRole('button', { name: 'Block Member' })
        .click();
      await expect(page).not.toHaveURL(address);
      await page.goto(address);
      await expect(page.getByText('This profile is not available')).toBeVisible();
      await page.goto('/blocked_members');
      await expectAccessible('blocked members');
      // The row disappears at once; leaving the page before the response would cancel the request.
      const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('button', { name: unblock }).click();
      expect((await answered).ok()).toBe(true);
      await expect(page.getByRole('button', { name: unblock })).toHaveCount(0);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  },
);

const whatTheySee = [
  ['newcomer', 'Complete your candidate profile to enable search'],
  ['member', 'Buy for ₹550'],
] as const;

for (const [login, home] of whatTheySee) {
  test(
    `each person is told why they cannot search: ${login}`,
    { tag: '@member' },
    async ({ page, signInAs, expectAccessible }) => {
      await signInAs(login);
      await page.goto('/');
      await expect(page.getByText(home)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Find your soulmate' })).toHaveCount(0);
      await expectAccessible(`home of the ${login}`);
      await page.goto('/profile/1');
      await expect(page.getByText('You cannot open profiles yet')).toBeVisible();
    },
  );
}
