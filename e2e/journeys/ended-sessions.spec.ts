import type { BrowserContext, Page } from '@playwright/test';
import { registerMember, searchAs } from '../support/member.ts';
import { appointStaff } from '../support/staff.ts';
import { type BrowserSession, keepSession, postAsPage, signInBrowser } from '../support/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

// The first screen of a visit, whatever has become of the session: nobody is left with a grey page.

/** Home, search, a profile, the form, the payment; the office is for staff. */
const memberScreens = ['/', '/?name=137', '/profile/12', '/candidate/edit', '/payment'];
const officeScreen = '/admin';
const publicScreen = '/tv';

const names = { first_name: 'Sunita', last_name: 'Kelkar' };
const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Log in' });

/** A browser of its own for each screen, at the size of the journey. */
const test = base.extend<{ open: (session?: BrowserSession) => Promise<BrowserContext> }>({
  open: async ({ browser, stack, contextOptions, viewport }, use) => {
    await use(async (session) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: stack.web, viewport });
      if (session !== undefined) await keepSession(context, session);
      return context;
    });
  },
});

/** Opens each screen as the first page of a visit. */
async function openEach(
  screens: readonly string[],
  open: () => Promise<BrowserContext>,
  check: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  for (const screen of screens)
    await test.step(screen, async () => {
      const context = await open();
      const page = await context.newPage();
      await page.goto(screen);
      await check(page, screen);
      await context.close();
    });
}

/** The login leads back to the screen. */
async function expectLogin(page: Page, screen: string): Promise<void> {
  await expect(loginHeading(page)).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('next') ?? '/']).toEqual(['/login', screen]);
}

/** Open to everybody, so it stays. */
async function expectDisplay(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect(new URL(page.url()).pathname).toBe(publicScreen);
}

test.describe('each first screen', { tag: '@accounts' }, () => {
  test.describe.configure({ timeout: 180_000 });

  test('without a session leads to the login', async ({ open }) => {
    await openEach([...memberScreens, officeScreen], () => open(), expectLogin);
    await openEach([publicScreen], () => open(), expectDisplay);
  });

  for (const end of ['expired', 'revoked', 'suspended'] as const)
    test(`with a session that is ${end} leads to the login, and says so`, async ({
      open,
      stack,
      request,
    }) => {
      const asking = { stack, request };
      const { session: member } = await registerMember(asking, names);
      const staff = await appointStaff(asking, names);
      const ended = async (session: BrowserSession) => {
        const context = await open(session);
        // As after closing a browser in which nobody chose to stay signed in.
        if (end === 'expired') await context.clearCookies();
        return context;
      };
      if (end === 'revoked')
        for (const session of [member, staff]) await postAsPage(asking, '/qe_session/sign_out', {}, session);
      if (end === 'suspended') {
        const admin = await signInBrowser(asking, stack.logins.admin);
        const suspension = { user_id: member.userId, reason: 'A journey of the tests' };
        await postAsPage(asking, '/qe_staff/suspend', suspension, admin);
        await postAsPage(asking, '/qe_staff/withdraw', { id: staff.userId }, admin);
      }
      const expectEnded = async (page: Page, screen: string) => {
        await expectLogin(page, screen);
        await expect(page.getByText('You are logged out. Please log in again to continue.')).toBeVisible();
      };
      await openEach(memberScreens, () => ended(member), expectEnded);
      await openEach([officeScreen], () => ended(staff), expectEnded);
      await openEach([publicScreen], () => ended(member), expectDisplay);
    });

  test('whose session ends while it is open leads to the login at the next step', async ({
    open,
    stack,
    request,
  }) => {
    const asking = { stack, request };
    const [found] = await searchAs(asking, stack.logins.subscriber);
    const subscriber = () => signInBrowser(asking, stack.logins.subscriber);
    const newcomer = await registerMember(asking, names);
    const next: [string, () => Promise<BrowserSession>, (page: Page) => Promise<void>][] = [
      ['/', subscriber, (page) => page.getByRole('button', { name: /^Filter/ }).click()],
      [
        `/profile/${found?.id}`,
        subscriber,
        (page) =>
          page
            .getByRole('button', { name: /favourite/i })
            .first()
            .click(),
      ],
      ['/payment', async () => newcomer.session, (page) => page.getByRole('button').last().click()],
      [officeScreen, () => appointStaff(asking, names), (page) => page.getByRole('link').last().click()],
    ];
    for (const [screen, signIn, act] of next)
      await test.step(screen, async () => {
        const session = await signIn();
        const context = await open(session);
        const page = await context.newPage();
        await page.goto(screen);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await postAsPage(asking, '/qe_session/sign_out', {}, session);
        // A request of the page itself may meet the end first.
        await Promise.race([act(page).catch(() => undefined), loginHeading(page).waitFor()]);
        await expect(loginHeading(page)).toBeVisible();
        await context.close();
      });
  });

  test('where the browser stores nothing says so, and lets people in until they leave', async ({
    open,
    stack,
    request,
  }) => {
    const { email, password } = await registerMember({ stack, request }, names);
    const openWithoutStorage = async () => {
      const context = await open();
      await context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(globalThis, name, { get: refuse });
      });
      return context;
    };
    const expectToldSo = async (page: Page, screen: string) => {
      await expectLogin(page, screen);
      await expect(page.getByText(/does not store cookies or site data/)).toBeVisible();
    };
    await openEach([...memberScreens, officeScreen], openWithoutStorage, expectToldSo);
    await openEach([publicScreen], openWithoutStorage, expectDisplay);
    const page = await (await openWithoutStorage()).newPage();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Namaste, Sunita' })).toBeVisible();
    await page.context().close();
  });
});
