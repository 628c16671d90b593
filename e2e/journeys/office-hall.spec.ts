import type { Browser, Page } from '@playwright/test';
import { queryDatabase } from '@suchi/testing';
import { answerLongestCard, listCut, measureLabels } from '../support/longest-card.ts';
import { startOwnNode } from '../support/own-node.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { stackUrls, suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

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

async function openStaff(browser: Browser, page: Page, web = stackUrls().web): Promise<Page> {
  const stack = stackUrls();
  const desk = await appointStaff(
    { stack, request: page.request },
    { first_name: 'Sameer', last_name: 'Wagle' },
    ['event'],
  );
  const context = await browser.newContext({ baseURL: web, viewport: { width: 360, height: 740 } });
  await keepSession(context, { ...desk, cookie: { ...desk.cookie, url: web } });
  return context.newPage();
}

async function openScreen(browser: Browser, web = stackUrls().web): Promise<Page> {
  const context = await browser.newContext({ baseURL: web, viewport: wide, serviceWorkers: 'allow' });
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

/** Says when a key is pressed or the screen changes, by the one clock of this process. */
async function tellInstant(page: Page, script: string, instants: number[]): Promise<void> {
  await page.exposeFunction('tellInstant', () => instants.push(Date.now()));
  await page.evaluate(script);
}
const tellClicks = `addEventListener('click', () => tellInstant(), { capture: true })`;
const tellChanges = `
  const isDark = () => document.querySelector('main > [role=img]') !== null;
  let wasDark = isDark();
  new MutationObserver(() => {
    if (isDark() === wasDark) return;
    wasDark = !wasDark;
    tellInstant();
  }).observe(document.querySelector('main'), { childList: true });
`;

/** Every number that the screen shows from now on. */
const noteNumbers = (screen: Page) =>
  screen.evaluate(`
    window.seenNumbers = new Set();
    new MutationObserver(() => {
      const number = document.querySelector('main article header p');
      if (number) window.seenNumbers.add(Number(number.textContent));
    }).observe(document.querySelector('main'), { childList: true, subtree: true });
  `);

/** In place of the lamp and the window, which a browser without a screen does not have. */
const standInDevice = `
  window.wakeLocks = [];
  Object.defineProperty(navigator, 'wakeLock', { value: {
    request: async (kind) => { window.wakeLocks.push(kind); return { release: async () => {} }; },
  } });
  let fullScreen = null;
  const change = async (element) => {
    fullScreen = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenElement', { get: () => fullScreen });
  Element.prototype.requestFullscreen = function () { return change(this); };
  document.exitFullscreen = () => change(null);
`;

/** What the watchdog looks at. */
const signOfLife = (page: Page) => page.locator('html').getAttribute('data-hall-beat');

/** The time of one slide for the page. It waits for the next slide, or the watchdog would load the page again. */
async function passSlide(screen: Page): Promise<void> {
  const before = await signOfLife(screen);
  await screen.clock.runFor(5000);
  await expect.poll(() => signOfLife(screen), { intervals: [20] }).not.toBe(before);
}

/** A second try finds the screens of the first. */
const nameOf = (screen: string) => `${screen} ${test.info().retry + 1}`;

const offline = (screen: Page) => screen.getByText('Offline, playing from memory');

async function pressNumber(desk: Page, serial: number): Promise<void> {
  for (const digit of String(serial)) await desk.getByRole('button', { name: digit, exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Show', exact: true })).toBeEnabled();
  await desk.getByRole('button', { name: 'Show', exact: true }).click();
}

const openRemote = (desk: Page, name: string) =>
  desk.getByRole('listitem', { name }).getByRole('link', { name: 'Remote' }).click();

/** Half of them are faster. */
const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

// The screens have sizes of their own.
test.describe('the hall screen', { tag: ['@display', '@one-size'] }, () => {
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

  test('cuts no name and no value, and its labels are read from the last row', async ({ page, signInAs }) => {
    await page.addInitScript(standInDevice);
    await signInAs('admin');
    await page.setViewportSize(wide);
    await page.goto('/tv');
    await answerLongestCard(page);
    for (const serial of [1024, 1025]) {
      await entry(page).fill(String(serial));
      await entry(page).press('Enter');
      await expect.poll(() => shownNumber(page)).toBe(serial);
      await expect.poll(() => listCut(page), `${serial} beside the bar`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(entry(page)).toHaveCount(0);
    await expect.poll(() => listCut(page), 'full screen').toEqual([]);
    // Five are the limit of a good eye.
    expect(await measureLabels(page)).toBeGreaterThan(6);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect.poll(() => listCut(page), 'a small screen').toEqual([]);
  });

  test('is paired, commanded from a phone, plays on without a network, and forgets when it is removed', async ({
    page,
    browser,
  }) => {
    test.setTimeout(400_000);
    const desk = await openStaff(browser, page);
    const main = await openScreen(browser);
    const dining = await openScreen(browser);
    const mainHall = nameOf('Main hall');
    await authorise(desk, main, mainHall);
    await authorise(desk, dining, nameOf('Dining hall'));
    await expect(main.getByText('Type a serial number')).toBeVisible();

    // The remote control.
    const [woman = 0] = await serials('unmarried_female');
    await openRemote(desk, mainHall);
    await expect(desk.getByText('Screen alive')).toBeVisible();
    await pressNumber(desk, woman);
    await expect.poll(() => shownNumber(main)).toBe(woman);
    const [pressed, changed]: [number[], number[]] = [[], []];
    await tellInstant(desk, tellClicks, pressed);
    await tellInstant(main, tellChanges, changed);
    for (let turn = 1; turn <= 5; turn += 1) {
      const name = turn % 2 === 1 ? 'Blank the screen' : 'Show again';
      await desk.getByRole('button', { name }).click();
      await expect.poll(() => changed.length).toBe(turn);
      await expect(desk.getByRole('button', { name })).toHaveCount(0);
    }
    const times = changed.map((instant, turn) => instant - (pressed[turn] ?? 0));
    console.log(`from key to screen: ${times.join(', ')} ms`);
    expect(medianOf(times), 'half a second').toBeLessThan(500);
    await desk.getByRole('button', { name: 'Show again' }).click();
    await expect(card(main)).toBeVisible();
    await expect(card(dining)).toHaveCount(0);

    // Every number of the section, and no other.
    const section = await serials('divorced_female');
    await desk.getByRole('button', { name: 'Divorced Females' }).click();
    await desk.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => shownNumber(main)).not.toBe(woman);
    await noteNumbers(main);
    await expect(async () => {
      await passSlide(main);
      expect(await main.evaluate('[...window.seenNumbers].sort((a, b) => a - b)')).toEqual(section);
    }).toPass({ timeout: 60_000, intervals: [0] });

    await expect.poll(() => main.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
    await main.context().setOffline(true);
    // A minute for the page.
    for (let slide = 0; slide < 12; slide += 1) await passSlide(main);
    await expect(offline(main)).toBeVisible();
    expect(section).toContain(await shownNumber(main));

    // Loaded again without a network: the hall is there, and the slideshow goes on.
    await main.reload();
    await expect(card(main)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Pair this screen' })).toHaveCount(0);
    await noteNumbers(main);
    await expect(async () => {
      await passSlide(main);
      expect(await main.evaluate('[...window.seenNumbers].sort((a, b) => a - b)')).toEqual(section);
    }).toPass({ timeout: 60_000, intervals: [0] });
    await main.context().setOffline(false);
    await expect(offline(main)).toHaveCount(0);
    await expect(desk.getByText(/Screen alive, item \d+/)).toBeVisible();

    // Removed: it shows nothing and holds nothing.
    await desk.goto('/admin/screens');
    const tile = desk.getByRole('listitem', { name: mainHall });
    await tile.getByRole('button', { name: 'Remove' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(tile).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'The hall display is switched off' })).toBeVisible();
    await expect.poll(() => main.evaluate('caches.has("suchi-hall")')).toBe(false);
  });

  test('plays on while the server restarts, and obeys the phone again by itself', async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000);
    const node = await startOwnNode();
    try {
      const desk = await openStaff(browser, page, node.web);
      const screen = await openScreen(browser, node.web);
      await authorise(desk, screen, nameOf('Stage'));
      await openRemote(desk, nameOf('Stage'));
      await desk.getByRole('button', { name: 'Unmarried Males' }).click();
      await desk.getByRole('button', { name: 'Play' }).click();
      await expect(screen.getByText('Next', { exact: true })).toBeVisible();
      // Men come first in the memory.
      await expect(screen.getByText(/^\d{2,} of \d+ loaded for offline$/)).toBeVisible({ timeout: 60_000 });

      const refused = screen.waitForResponse(
        (response) => response.url().endsWith('/screens/beat') && response.status() >= 500,
      );
      await node.kill();
      await refused;
      const atCut = await shownNumber(screen);
      await expect(offline(screen)).toHaveCount(0);
      await screen.clock.runFor(21_000);
      await expect(offline(screen)).toBeVisible({ timeout: 30_000 });
      const men = await serials('unmarried_male');
      await expect.poll(() => shownNumber(screen), { timeout: 30_000 }).not.toBe(atCut);
      expect(men).toContain(await shownNumber(screen));

      const heard = screen.waitForResponse(
        (response) => response.url().endsWith('/screens/events') && response.ok(),
        { timeout: 60_000 },
      );
      await node.startAgain();
      await heard;
      await expect(offline(screen)).toHaveCount(0, { timeout: 30_000 });
      const [woman = 0] = await serials('unmarried_female');
      await expect(desk.getByText(/Screen alive, item \d+/)).toBeVisible({ timeout: 30_000 });
      await pressNumber(desk, woman);
      await expect.poll(() => shownNumber(screen)).toBe(woman);
    } finally {
      await node.stop();
    }
  });

  test('keeps the screen lit, fills it, and is loaded again when the page hangs', async ({
    page,
    signInAs,
  }) => {
    await page.addInitScript(standInDevice);
    await page.clock.install();
    await signInAs('admin');
    await page.setViewportSize(wide);
    await page.goto('/tv');
    await page.getByRole('switch', { name: 'Slideshow' }).click();
    await expect(card(page)).toBeVisible();
    expect(await page.evaluate('window.wakeLocks')).toEqual(['screen']);
    // The browser takes it away while another tab is in front.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    expect(await page.evaluate('window.wakeLocks')).toEqual(['screen', 'screen']);

    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(entry(page)).toHaveCount(0);
    expect(await page.evaluate('document.fullscreenElement === document.documentElement')).toBe(true);
    await page.evaluate('document.exitFullscreen()');
    await expect(entry(page)).toBeVisible();

    // All that the app has planned is lost; only the watchdog's timer stays.
    await expect.poll(() => page.evaluate('typeof window.suchiHallWatchdog')).toBe('number');
    await page.evaluate(`
      window.isHanging = true;
      const last = setTimeout(() => {}, 0);
      for (let timer = last; timer > last - 10_000; timer -= 1)
        if (timer !== window.suchiHallWatchdog) clearTimeout(timer);
    `);
    // It ends with the page.
    await page.clock.runFor(60_000).catch(() => undefined);
    await expect.poll(() => page.evaluate('window.isHanging === undefined').catch(() => false)).toBe(true);
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('Next', { exact: true })).toBeVisible();
  });
});
