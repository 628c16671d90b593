import type { Page } from '@playwright/test';
import { searchAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** What a page asks the API for until its network is quiet, with how often. */
async function open(page: Page, path: string): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const ask = pathname + search;
    if (/^\/(users|items|qe_(?!media|vitals))/.test(ask)) asked.set(ask, (asked.get(ask) ?? 0) + 1);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return asked;
}

/** Requests that the page sent before the app was here, and that the app then did not use. */
const listUnused = (page: Page) => page.evaluate<string[]>('[...(window.firstAnswers?.keys() ?? [])]');

function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return refused;
}

for (const who of ['newcomer', 'member', 'subscriber'] as const) {
  test(`home of the ${who} asks for everything once`, { tag: '@member' }, async ({ page, signInAs }) => {
    const refused = watchPolicy(page);
    await signInAs(who);
    const asked = await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await listUnused(page)).toEqual([]);
    expect([...asked].filter(([, count]) => count > 1)).toEqual([]);
    // All of it comes in one answer.
    const own = [...asked.keys()].filter((ask) => ['/qe_home/begin', '/qe_auth/me'].includes(ask));
    expect(own).toEqual(['/qe_home/begin']);
    expect(refused).toEqual([]);
  });
}

test(
  'a profile and the form begin with requests of the page itself',
  { tag: '@member' },
  async ({ page, signInAs, stack, request }) => {
    const [card] = await searchAs({ stack, request }, stack.logins.subscriber);
    await signInAs('subscriber');
    for (const path of [`/profile/${card?.id}`, '/candidate/edit']) {
      const asked = await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(await listUnused(page), path).toEqual([]);
      expect(
        [...asked].filter(([, count]) => count > 1),
        path,
      ).toEqual([]);
      page.removeAllListeners('request');
    }
  },
);

test('a visitor’s login waits for nothing from the API', { tag: '@people' }, async ({ page }) => {
  const refused = watchPolicy(page);
  const asked = await open(page, '/');
  await expect(page).toHaveURL(/\/login/);
  expect(Object.fromEntries(asked)).toEqual({ '/qe_public/front_page': 1 });
  expect(refused).toEqual([]);
  await page.route('**/qe_public/*', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test(
  'the page sends its first requests without waiting for the app',
  { tag: '@member' },
  async ({ page, signInAs }) => {
    await signInAs('member');
    const answered = page.waitForResponse((response) => response.url().includes('/qe_home/begin'));
    // The app's own code never arrives.
    await page.route('**/static/index-*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    expect((await answered).status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', /light|dark/);
  },
);
