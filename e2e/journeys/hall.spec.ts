import type { Browser, Page } from '@playwright/test';
import { queryDatabase } from '@suchi/testing';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { stackUrls, suiteDatabase } from '../support/stack-urls.ts';
import { expect, isPhone, test } from '../support/test.ts';

// A number that nobody has is no error of the page; a cut network is one for the browser.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|status of 40/] });

const wide = { width: 1920, height: 1080 };
const serials = async (section: string) =>
  (
    (await queryDatabase(
      suiteDatabase,
      `select p.serial_number from qd_matrimonial_profile p
         join edition e on e.id = p.edition and e.is_current
        cross join lateral json_array_elements(e.sections) s
        where s ->> 'kind' = $1 and p.serial_number between (s ->> 'from')::int and (s ->> 'to')::int
          and p.status = 'Active' and not p.is_hidden and p.hall_consent
        order by 1`,
      [section],
    )) as { serial_number: number }[]
  ).map(({ serial_number: serial }) => serial);
const card = (page: Page) => page.getByRole('article');
const shownNumber = async (page: Page) =>
  Number(
    await card(page).getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p').innerText(),
  );
const entry = (page: Page) => page.getByLabel('Serial number');

async function openStaff(browser: Browser, page: Page): Promise<Page> {
  const stack = stackUrls();
  const desk = await appointStaff(
    { stack, request: page.request },
    { first_name: 'Sameer', last_name: 'Wagle' },
    ['event'],
  );
  const context = await browser.newContext({ baseURL: stack.web, viewport: { width: 360, height: 740 } });
  await keepSession(context, desk);
  return context.newPage();
}

async function openScreen(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrls().web, viewport: wide });
  const screen = await context.newPage();
  await screen.clock.install();
  await screen.goto('/tv');
  await screen.getByRole('button', { name: 'Pair this screen' }).click();
  await expect(screen.getByRole('heading', { name: 'Pair this screen' })).toBeVisible();
  return screen;
}

async function authorise(desk: Page, screen: Page, name: string): Promise<void> {
  const words = await screen.getByText('The code of this screen').innerText();
  await desk.goto('/admin/screens');
  await desk.getByRole('button', { name: 'Pair a screen' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Code').fill(words.slice(-9).toLowerCase());
  await dialog.getByRole('button', { name: 'Find the screen' }).click();
  await expect(dialog.getByText('Look at the screen: does it show the same code?')).toBeVisible();
  await dialog.getByLabel('Name of this screen').fill(name);
  await dialog.getByRole('button', { name: 'Authorise' }).click();
  await expect(desk.getByRole('listitem', { name })).toBeVisible();
}

/** The instants of the press and of the change, by the clocks of the pages. */
const noteClick = (page: Page) =>
  page.evaluate<number>(
    `new Promise((note) => addEventListener('click', () => note(Date.now()), { capture: true, once: true }))`,
  );
const noteChange = (page: Page) =>
  page.evaluate<number>(`new Promise((note) => {
    const watch = new MutationObserver(() => { watch.disconnect(); note(Date.now()); });
    watch.observe(document.querySelector('main'), { childList: true });
  })`);

test.describe('the hall screen', { tag: '@hall' }, () => {
  test.beforeEach(({ page }) => test.skip(isPhone(page), 'the screens have sizes of their own'));

  test('is off for visitors, and shows an admin a candidate or says that there is none', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.goto('/tv');
    await expect(page.getByRole('heading', { name: 'The hall display is switched off' })).toBeVisible();
    await expectAccessible('display off');
    await signInAs('admin');
    await page.setViewportSize(wide);
    await page.goto('/tv');
    const [woman = 0] = await serials('unmarried_female');
    const [man = 0] = await serials('unmarried_male');
    await entry(page).fill(String(woman));
    await entry(page).press('Enter');
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('Found', { exact: true })).toBeAttached();
    expect(await shownNumber(page)).toBe(woman);
    for (const row of ['Education', 'Income', 'Height', 'Birthday', 'Gotra', 'Mobile', 'Brothers', 'Address'])
      await expect(card(page).getByText(row, { exact: true })).toBeVisible();
    await expectAccessible('a candidate');
    await entry(page).fill(String(man));
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => shownNumber(page)).toBe(man);
    await entry(page).fill('9999');
    await entry(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'NO PROFILE' })).toBeVisible();
    await expect(page.getByText('No profile with this number', { exact: true })).toBeAttached();
    await expectAccessible('no profile');
  });

  test('is paired, commanded from a phone, plays on without a network, and forgets when it is removed', async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000);
    const desk = await openStaff(browser, page);
    const main = await openScreen(browser);
    const dining = await openScreen(browser);
    await authorise(desk, main, 'Main hall');
    await authorise(desk, dining, 'Dining hall');
    await expect(main.getByText('Type a serial number')).toBeVisible();

    // The remote control.
    const [woman = 0] = await serials('unmarried_female');
    await desk.getByRole('listitem', { name: 'Main hall' }).getByRole('link', { name: 'Remote' }).click();
    await expect(desk.getByText('Screen alive')).toBeVisible();
    for (const digit of String(woman)) await desk.getByRole('button', { name: digit, exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Show' })).toBeEnabled();
    await desk.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => shownNumber(main)).toBe(woman);
    const times: number[] = [];
    for (const name of ['Blank the screen', 'Show again', 'Blank the screen', 'Show again']) {
      const pressed = noteClick(desk);
      const changed = noteChange(main);
      await desk.getByRole('button', { name }).click();
      times.push((await changed) - (await pressed));
      await expect(desk.getByRole('button', { name })).toHaveCount(0);
    }
    console.log(`from key to screen: ${times.join(', ')} ms`);
    // The fastest: the others tell how busy the machine is.
    expect(Math.min(...times), 'half a second').toBeLessThan(500);
    await expect(card(dining)).toHaveCount(0);

    // Each number of the section once a round.
    const section = await serials('divorced_female');
    await desk.getByRole('button', { name: 'Divorced Females' }).click();
    await desk.getByRole('button', { name: 'Play' }).click();
    await expect(main.getByText('Next', { exact: true })).toBeVisible();
    const seen = new Set<number>();
    await expect
      .poll(async () => seen.add(await shownNumber(main)).size, { timeout: 3500 * (section.length + 2) })
      .toBe(section.length);
    expect([...seen].toSorted((a, b) => a - b)).toEqual(section);

    // Five minutes without a network.
    await main.context().setOffline(true);
    await main.clock.runFor(5 * 60_000);
    await expect(main.getByText('No network. Playing from memory.')).toBeVisible();
    expect(section).toContain(await shownNumber(main));
    await main.context().setOffline(false);
    await expect(main.getByText('No network. Playing from memory.')).toHaveCount(0);
    await expect(desk.getByText(/Screen alive, item \d+/)).toBeVisible();

    // Removed: it shows nothing and holds nothing.
    await desk.goto('/admin/screens');
    const tile = desk.getByRole('listitem', { name: 'Main hall' });
    await tile.getByRole('button', { name: 'Remove' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(tile).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'The hall display is switched off' })).toBeVisible();
    expect(await main.evaluate('caches.has("suchi-hall")')).toBe(false);
  });
});
