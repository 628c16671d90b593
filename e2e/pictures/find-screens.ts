import type { Page } from '@playwright/test';
import { queryDatabase } from '@suchi/testing';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

const results = (page: Page) => page.getByRole('article').first().waitFor();

const openedAt =
  (path: string, isThere: (page: Page) => Promise<void>): Screen =>
  async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto(path);
    await isThere(page);
  };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** The women of the search who show what the subscriber looks at. */
const showsToAll = (columns: string) =>
  queryDatabase(picturesDatabase, `update qd_matrimonial_profile set ${columns} where status = 'Active'`);

/** Finding each other, as the demo community's subscriber. */
export const findScreens: Record<string, Screen> = {
  families: openedAt('/families', results),
  'families-sent': openedAt('/families?list=sent', results),
  'families-accepted': openedAt('/families?list=accepted', results),
  'interest-sheet': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/?name=137');
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Send interest' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'saved-searches': openedAt('/saved_searches', heading),
  'search-rows': openedAt('/?view=rows', results),
  preferences: openedAt('/candidate/edit#preferences', heading),
  permissions: openedAt('/settings/who_can_see_what', heading),
  'profile-fit': async (page, urls) => {
    await signIn(page, urls, 'subscriber');
    await page.goto('/');
    await page
      .getByRole('link', { name: /View Profile/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'How you fit' }).waitFor();
  },
  'profile-horoscope': async (page, urls) => {
    await showsToAll(
      `shows_horoscope = true, birth_time = coalesce(birth_time, '07:25'), new_birth_place = '{"name":"Pune","lat":18.52,"lng":73.86}'`,
    );
    await findScreens['profile-fit']?.(page, urls);
    await page
      .getByRole('heading', { name: /Horoscope/ })
      .first()
      .waitFor();
  },
  'search-closed': async (page, urls) => {
    await showsToAll(`photo_for = 'accepted', number_for = 'accepted'`);
    await openedAt('/', results)(page, urls);
  },
  'profile-closed': async (page, urls) => {
    await showsToAll(`photo_for = 'accepted', number_for = 'accepted'`);
    await findScreens['profile-fit']?.(page, urls);
  },
};
