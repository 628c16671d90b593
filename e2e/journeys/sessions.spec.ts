import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type NewMember, registerMember } from '../support/member.ts';
import { keepSession } from '../support/sign-in.ts';
import { expect, logOut, test } from '../support/test.ts';

const names = { first_name: 'Sunita', last_name: 'Kelkar' };
const home = (page: Page) => page.getByRole('heading', { name: 'Namaste, Sunita' });
const login = (page: Page) => page.getByRole('heading', { name: 'Log in' });

/** A session that ended answers 401, which the browser writes into its console. */
const refusedInConsole = [/status of 40[13]/];

async function logInByHand(page: Page, { email, password }: NewMember, { keep = false } = {}): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (keep) await page.getByLabel('Stay signed in on this device').check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(home(page)).toBeVisible();
}

test(
  'signing in once reaches three tabs, and logging out leaves them all',
  { tag: '@accounts' },
  async ({ page, context, stack, request, expectAccessible }) => {
    test.setTimeout(120_000);
    const member = await registerMember({ stack, request }, names);
    const [second, third] = [await context.newPage(), await context.newPage()];

    await test.step('a tab that waits at the login page is let in', async () => {
      await second.goto('/login?next=%2Fsettings%2Faccount');
      await expect(login(second)).toBeVisible();
      await page.goto('/login');
      await expectAccessible('login');
      await logInByHand(page, member);
      await expect(second).toHaveURL(/\/settings\/account$/);
    });

    await test.step('a link from a mail opens signed in', async () => {
      await third.goto('/candidate/create');
      await expect(third).toHaveURL(/\/candidate\/create/);
    });

    await test.step('no script can read the session', async () => {
      expect(await page.evaluate('document.cookie')).toBe('');
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toMatch(/token|eyJ/);
      const cookie = (await context.cookies()).find(({ name }) => name === 'suchi_session');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
    });

    await test.step('logging out', async () => {
      await logOut(page);
      for (const tab of [page, second, third]) await expect(login(tab)).toBeVisible();
    });
  },
);

test(
  'a browser that is closed and opened stays signed in only when the box was ticked',
  { tag: '@accounts' },
  async ({ playwright, stack, request, launchOptions, viewport, locale }) => {
    test.setTimeout(180_000);
    const member = await registerMember({ stack, request }, names);
    const open = (folder: string): Promise<BrowserContext> =>
      playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL: stack.web,
        viewport,
        ...(locale === undefined ? {} : { locale }),
      });
    const folder = mkdtempSync(join(tmpdir(), 'suchi-browser-'));
    const first = await open(folder);
    const page = await first.newPage();
    await page.goto('/login');
    await logInByHand(page, member, { keep: true });
    await first.close();

    const second = await open(folder);
    const reopened = await second.newPage();
    await reopened.goto('/');
    await expect(home(reopened)).toBeVisible();
    await logOut(reopened);
    await logInByHand(reopened, member);
    await second.close();

    const third = await open(folder);
    const last = await third.newPage();
    await last.goto('/settings/account');
    await expect(last).toHaveURL(/\/login\?next=%2Fsettings%2Faccount$/);
    await third.close();
  },
);

test.describe('elsewhere', () => {
  test.use({ expectedConsoleErrors: refusedInConsole });

  test(
    'a page of another site changes nothing in the name of a member',
    { tag: '@accounts' },
    async ({ page, stack, request }) => {
      const member = await registerMember({ stack, request }, names);
      await keepSession(page, member.session);
      await page.goto('/');
      await expect(home(page)).toBeVisible();
      // Same host, another port: the browser sends the cookie along, and says which page asks.
      await page.goto(`${stack.mail}/messages?to=x`);
      const statuses = await page.evaluate(async (url) => {
        const attempt = (init: RequestInit) =>
          fetch(url, { method: 'POST', credentials: 'include', mode: 'no-cors', ...init }).then(() => 'sent');
        return Promise.all([attempt({ body: '{}' }), attempt({ body: new URLSearchParams('a=b') })]);
      }, `${stack.web}/qe_session/end_others`);
      expect(statuses).toEqual(['sent', 'sent']);
      const forged = await fetch(`${stack.web}/qe_session/end_others`, {
        method: 'POST',
        headers: {
          'content-type': 'text/plain',
          origin: stack.mail,
          cookie: `${member.session.cookie.name}=${member.session.cookie.value}`,
        },
        body: '{}',
      });
      expect(forged.status).toBe(403);
      const tokens = await fetch(`${stack.web}/users/me`, {
        headers: { authorization: `Bearer ${member.tokens.access_token}` },
      });
      // A forged "log out everywhere" would have refused it.
      expect(tokens.status).toBe(200);
    },
  );
});
