import type { Browser, BrowserContext } from '@playwright/test';
import { makePalette } from '@suchi/domain/settings';
import { buildRegistration, codeIn, type StackUrls } from '@suchi/testing';
import { codeAt } from '../../apps/api/extensions/suchi/src/accounts/second-factor/totp.ts';
import { readDemoAssociation } from '../../apps/api/seed/demo/demo-association.ts';
import { mailTo } from '../support/mail-to.ts';
import { type SecondAssociation, startSecondAssociation } from '../support/second-association.ts';
import { expect, test } from '../support/test.ts';

const settingsOf = (name: string) => {
  const { settings } = readDemoAssociation(name);
  const read = (column: string) => settings[column] ?? '';
  return {
    name: read('association_name'),
    ownName: read('association_own_name'),
    shortName: read('association_short_name'),
    coverWord: read('association_cover_word'),
    colour: read('brand_colour'),
    /** The ground of a mail's head. */
    panel: makePalette(read('brand_colour')).tints[8] ?? '',
    support: read('support_email'),
  };
};
type Association = ReturnType<typeof settingsOf>;

const sahyadri = settingsOf('sahyadri');
const reva = settingsOf('reva');
const toRgb = (hex: string) =>
  `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

interface Registered {
  context: BrowserContext;
  userId: string | null;
  /** What a visitor and a new member get to read. The sender of mails is a variable of each installation. */
  seen: { page: string; manifest: string; mail: string };
}

/** A visitor opens the login page, registers, and is at home with the code of the mail. */
async function registerAt(browser: Browser, stack: StackUrls, own: Association): Promise<Registered> {
  const context = await browser.newContext({ baseURL: stack.web, locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page).toHaveTitle(new RegExp(own.shortName));
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', /^#/);
  const filled = await page.content();
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', toRgb(own.colour));

  const person = buildRegistration();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('Mobile').fill(person.mobile);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register' }).click();
  const mail = await mailTo({ stack, request: context.request }, person.email, `Your ${own.shortName} code`);
  await page.getByLabel('Code from the mail').fill(codeIn(mail));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: `Namaste, ${person.first_name}` })).toBeVisible();

  const manifest = await (await context.request.get('/manifest.webmanifest')).text();
  return {
    context,
    userId: await page.evaluate(() => localStorage.getItem('userid')),
    seen: { page: filled, manifest, mail: [mail.subject, mail.text, mail.html].join('\n') },
  };
}

function expectOnly(
  { page, manifest, mail }: Registered['seen'],
  own: Association & { address: string },
  other: Association & { address: string },
): void {
  for (const text of [own.name, own.ownName, own.shortName, own.support]) expect(page).toContain(text);
  expect(JSON.parse(manifest)).toMatchObject({
    name: expect.stringContaining(own.name),
    short_name: own.shortName,
  });
  for (const text of [own.name, own.shortName, own.panel, own.address]) expect(mail).toContain(text);
  const { colour, panel, ...names } = other;
  for (const foreign of Object.values(names))
    for (const [where, text] of Object.entries({ page, manifest, mail }))
      expect(text, `${foreign} is not in the ${where}`).not.toContain(foreign);
  // The page also has the colours of the build, which its own replace.
  for (const foreign of [colour, panel])
    for (const text of [manifest, mail]) expect(text.toUpperCase()).not.toContain(foreign);
}

test.describe('two associations from one build', { tag: ['@words', '@one-size'] }, () => {
  // One after another: they share the second association.
  test.describe.configure({ mode: 'default' });
  let second: SecondAssociation;
  test.beforeAll(async () => {
    // A busy machine takes a minute to start a node.
    test.setTimeout(360_000);
    second = await startSecondAssociation('reva');
  });
  test.afterAll(() => second.stop());

  test('each has its own name, colour, mail and people', async ({ browser, stack }) => {
    test.slow();
    const first = await registerAt(browser, stack, sahyadri);
    const other = await registerAt(browser, second.urls, reva);
    const [one, two] = [
      { ...sahyadri, address: stack.web },
      { ...reva, address: second.urls.web },
    ];
    expectOnly(first.seen, one, two);
    expectOnly(other.seen, two, one);

    await test.step('the logo is that of one of them', async () => {
      const logo = /association\/[0-9a-f]{16}\.svg/.exec(other.seen.page)?.[0];
      expect((await other.context.request.get(`/${logo}`)).status()).toBe(200);
      expect((await first.context.request.get(`/${logo}`)).status()).toBe(404);
    });

    await test.step('a session of one is refused by the other', async () => {
      for (const [from, to] of [
        [first, second.urls.web],
        [other, stack.web],
      ] as const) {
        const visitor = await browser.newContext({ baseURL: to, locale: 'en-IN' });
        await visitor.addCookies(await from.context.cookies());
        await visitor.addInitScript((user) => localStorage.setItem('userid', user ?? ''), from.userId);
        const page = await visitor.newPage();
        await page.goto('/settings');
        await expect(page).toHaveURL(/\/login/);
        await visitor.close();
      }
    });
    await Promise.all([first.context.close(), other.context.close()]);
  });

  test('a family of the second one reads its own language and name first', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: second.urls.web, locale: 'gu-IN' });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'લૉગિન કરો', exact: true })).toBeVisible();
    await expect(page.getByText(reva.ownName).first()).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await context.close();
  });

  test('the wizard opens it: names, colour, an admin with a second factor, mail and backup', async ({
    browser,
    expectedConsoleErrors,
  }) => {
    test.slow();
    expectedConsoleErrors.push(/410/);
    const link = await second.makeSetupLink();
    const context = await browser.newContext({ baseURL: second.urls.web, locale: 'en-IN' });
    const page = await context.newPage();
    const goOn = (name: string) => page.getByRole('button', { name: `Next: ${name}` }).click();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Your association' })).toBeVisible();
    expect(page.url()).not.toContain('#');
    await page.getByLabel('Year of the book').fill('2027');
    await goOn('Logo and colour');
    await expect(page.getByRole('heading', { level: 1, name: 'Logo and colour' })).toBeVisible();
    await goOn('People');

    const person = buildRegistration();
    await page.getByLabel('First name').fill('Dhara');
    await page.getByLabel('Last name').fill('Vyas');
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    await page.getByLabel('Mobile').fill(person.mobile);
    await page.getByLabel('Password', { exact: true }).fill('seven river stones');
    await page.getByLabel('Confirm password', { exact: true }).fill('seven river stones');
    await page.getByRole('button', { name: 'Save this admin' }).click();
    await page.getByRole('button', { name: 'Show the code to scan' }).click();
    const address = await page.locator('a[href^="otpauth:"]').getAttribute('href');
    const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
    await page.locator('input[name=otp]').fill(codeAt(secret, Math.floor(Date.now() / 30_000)));
    await page.locator('form:has(input[name=otp]) button[type=submit]').click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await goOn('Mail and payments');

    await page.getByRole('button', { name: 'Send a test mail' }).click();
    const mail = await mailTo({ stack: second.urls, request: context.request }, person.email);
    await page.getByLabel('Code from the mail').fill(codeIn(mail));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('was read back after')).toBeVisible();
    const isTried = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/qe_setup/try') && answer.request().postData()?.includes('backup') === true,
    );
    await goOn('Check and open');

    const open = page.getByRole('button', { name: 'Open Parichay' });
    await expect(open).toBeDisabled();
    await expect(page.getByText('1 line is needed before you open')).toBeVisible();
    await isTried;
    second.reportBackup();
    await page.getByRole('listitem').filter({ hasText: 'No backup yet' }).getByRole('button').click();
    await open.click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();

    await test.step('the link is used up', async () => {
      const stranger = await browser.newContext({ baseURL: second.urls.web, locale: 'en-IN' });
      const other = await stranger.newPage();
      await other.goto(link);
      await expect(other.getByText('This link cannot be used')).toBeVisible();
      await stranger.close();
    });
    await context.close();
  });
});
