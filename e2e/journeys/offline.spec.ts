import type { BrowserContext, Page } from '@playwright/test';
import { queryDatabase } from '@suchi/testing';
import { registerMember } from '../support/member.ts';
import { portraitFile } from '../support/portrait.ts';
import { keepSession, signInBrowser } from '../support/sign-in.ts';
import { suiteDatabase } from '../support/stack-urls.ts';
import { expect, isPhone, test } from '../support/test.ts';

// A lost request is written into the console by the browser.
test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load|status of 40/],
});

const lost = 'No connection; what you typed is kept on this device';
const bar = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

/** Until the worker answers for the page. */
async function waitForShell(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
}

/** The addresses that the phone keeps. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(kept.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await expect(bar(page, lost)).toBeVisible();
}

/** Every dialog of the form opens; a photo and a submission say why they wait. */
async function walkFormOffline(page: Page): Promise<void> {
  const goOn = async (to: string) => {
    await page.getByRole('button', { name: 'Next section' }).click();
    await expect(page.getByRole('heading', { level: 2, name: to })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .locator('input[type=file][accept="image/*"]')
    .first()
    .setInputFiles(await portraitFile('sunita', 'Female'));
  const crop = page.getByRole('dialog', { name: 'Place the face in the frame' });
  await crop.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('alert')).toContainText('sent by itself when the connection is back');

  await goOn('Personal details');
  await goOn('Birth and community');
  await goOn('Height and health');
  await page.getByRole('checkbox', { name: /Differently abled/i }).click();
  await page
    .getByRole('dialog', { name: 'Differently Abled' })
    .getByRole('button', { name: 'No', exact: true })
    .click();
  for (const section of [
    'Family',
    'Education',
    'Work and income',
    'Partner expectations',
    'Partner preferences',
    'Addresses',
  ])
    await goOn(section);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await page.getByRole('dialog', { name: 'Add New Address' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fix the following errors before submitting:')).toBeVisible();
}

test.describe('without a signal', { tag: '@people' }, () => {
  test('the app can be installed, and keeps code but nothing personal', async ({ page, signInAs }) => {
    await signInAs('subscriber');
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitForShell(page);

    await test.step('the manifest has what browsers ask for', async () => {
      const link = page.locator('link[rel=manifest]');
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await answer.json()) as Record<string, unknown> & { icons: Record<string, string>[] };
      expect(manifest).toMatchObject({ short_name: 'Suchi', start_url: '/', display: 'standalone' });
      expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
        ['192x192', undefined],
        ['512x512', undefined],
        ['512x512', 'maskable'],
      ]);
      for (const { src } of manifest.icons) {
        const icon = await page.request.get(src ?? '');
        expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
      }
    });

    await test.step('the worker is looked up anew each time', async () => {
      const worker = await page.request.get('/sw.js');
      expect(worker.headers()['cache-control']).toBe('no-cache');
    });

    await test.step('what is kept', async () => {
      const kept = await listKept(page);
      expect(kept.length).toBeGreaterThan(20);
      expect(
        kept.filter(
          (path) =>
            !/^\/(index\.html|manifest\.webmanifest|mark\.svg|colour-scheme\.js|hall-watchdog\.js|static\/[^/]+\.(js|css|woff2)|static\/words\/(language|en-\w+\/\w+\.json))$/.test(
              path,
            ),
        ),
      ).toEqual([]);
      // Words of pages that were not opened yet.
      expect(kept.filter((path) => path.endsWith('/form.json'))).toHaveLength(1);
      expect(
        kept.filter((path) => /^\/static\/(admin|day-book|refund|review|settlements|statement)/.test(path)),
      ).toEqual([]);
    });
  });

  test('every tap answers kindly, and note and favourite arrive once', async ({
    page,
    context,
    stack,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const session = await signInBrowser({ stack }, stack.logins.subscriber);
    await keepSession(page, session);
    const marksOf = (text: string) =>
      queryDatabase(suiteDatabase, 'select id from matrimonial_profile_notes where note = $1', [text]);

    await page.goto('/');
    // Phone and desktop run at the same time as the same member, so each takes another profile.
    const card = page.getByRole('article').nth(isPhone(page) ? 1 : 3);
    await expect(card).toBeVisible();
    await waitForShell(page);
    const path = (await card.getByRole('link', { name: /View Profile/ }).getAttribute('href')) ?? '';
    const profileId = Number(path.split('/').at(-1));
    const favourites = () =>
      queryDatabase(
        suiteDatabase,
        `select id from junction_directus_users_qd_matrimonial_profile
          where directus_users_id = $1 and qd_matrimonial_profile_id = $2`,
        [session.userId, profileId],
      );
    await queryDatabase(
      suiteDatabase,
      'delete from junction_directus_users_qd_matrimonial_profile where directus_users_id = $1 and qd_matrimonial_profile_id = $2',
      [session.userId, profileId],
    );

    await test.step('filter, View Profile and the logo', async () => {
      await goOffline(context, page);
      await page.getByRole('button', { name: /^Filter/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
      await page.keyboard.press('Escape');
      await card.getByRole('link', { name: /View Profile/ }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Suchi/ })
        .click();
      await expect(card).toBeVisible();
      await context.setOffline(false);
    });

    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Add Note' })).toBeVisible();
    const text = `Ask about Nashik ${Date.now()}`;

    await goOffline(context, page);
    await test.step('a note and a favourite wait', async () => {
      await page.getByRole('button', { name: 'Add Note' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Note' });
      await dialog.getByLabel('Note').fill(text);
      await dialog.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByRole('region', { name: /Your note/ })).toContainText(
        'Kept here. Sent when you are online.',
      );
      await page.getByRole('button', { name: 'Mark as favourite' }).click();
      await expect(page.getByRole('button', { name: 'Favourite, waits to be sent' })).toBeVisible();
      await expectAccessible('a profile without a signal');
    });

    await test.step('menu, home and the form keep the header', async () => {
      if (isPhone(page)) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Candidate Profile' }).click();
      } else await page.getByRole('banner').getByRole('link', { name: 'Candidate Profile' }).click();
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expectAccessible('a page that could not load');
      await page.goto('/candidate/edit').catch(() => {});
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });

    await test.step('a killed tab loses nothing, and each arrives once', async () => {
      expect([await marksOf(text), await favourites()]).toEqual([[], []]);
      await page.close();
      await context.setOffline(false);
      const tabs = [await context.newPage(), await context.newPage()];
      await Promise.all(tabs.map((tab) => tab.goto('/')));
      await expect.poll(async () => (await marksOf(text)).length).toBe(1);
      await expect.poll(async () => (await favourites()).length).toBe(1);
      // The copy goes when the server has answered, a moment after the words.
      await expect
        .poll(() =>
          tabs[0]?.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox'))),
        )
        .toEqual([]);
      expect(await marksOf(text)).toHaveLength(1);
    });
  });

  test('the form opens its dialogs, keeps the draft and sends it once', async ({
    page,
    context,
    stack,
    request,
  }) => {
    test.setTimeout(120_000);
    const member = await registerMember({ stack, request }, { first_name: 'Sunita', last_name: 'Kelkar' });
    await keepSession(page, member.session);
    await page.goto('/candidate/create');
    const guidelines = page.getByRole('dialog', { name: 'Profile Guidelines' });
    await guidelines.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('radio', { name: 'Myself' }).check();
    await waitForShell(page);
    await goOffline(context, page);

    await page.getByRole('button', { name: 'Profile Guidelines' }).click();
    await guidelines.getByRole('button', { name: 'Start' }).click();
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await walkFormOffline(page);
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Draft kept on this device' });
    await dialog.getByRole('button', { name: 'Keep editing' }).click();

    const sent: string[] = [];
    page.on('request', (each) => {
      if (each.url().endsWith('/save_draft')) sent.push(each.url());
    });
    const keptPhotos = async () =>
      (await listKept(page)).filter((path) => path.includes('copy.photo')).length;
    expect(await keptPhotos()).toBe(1);
    await context.setOffline(false);
    await expect(bar(page, 'Connected. 1 thing sent.')).toBeVisible();
    expect(sent).toHaveLength(1);
    const drafts = await queryDatabase(
      suiteDatabase,
      'select p.status from qd_matrimonial_profile p join directus_users u on u.id = p."user" where u.email = $1',
      [member.email],
    );
    expect(drafts).toEqual([{ status: 'Draft' }]);
    await expect.poll(keptPhotos).toBe(0);
    await page.goto('/candidate/edit#media');
    await expect(page.getByRole('button', { name: 'Remove the main photo' })).toBeVisible();
  });
});
