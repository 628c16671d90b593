import { queryDatabase } from '@suchi/testing';
import { memberScreens } from './member-screens.ts';
import { picturesDatabase, results, type Screen, subscriberAt } from './screen.ts';

/** What every family shows. */
const showsToAll = (columns: string) =>
  queryDatabase(picturesDatabase, `update qd_matrimonial_profile set ${columns} where status = 'Active'`);

/** Finding each other, as the demo community's subscriber. */
export const findScreens: Record<string, Screen> = {
  families: subscriberAt('/families', results),
  'families-sent': subscriberAt('/families?list=sent', results),
  'families-accepted': subscriberAt('/families?list=accepted', results),
  'interest-sheet': async (page, urls) => {
    await memberScreens['profile-page']?.(page, urls);
    await page.getByRole('button', { name: 'Send interest' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'saved-searches': subscriberAt('/saved_searches'),
  'search-rows': subscriberAt('/?view=rows', results),
  preferences: subscriberAt('/candidate/edit#preferences'),
  permissions: subscriberAt('/settings/who_can_see_what'),
  'privacy-centre': subscriberAt('/settings/data'),
  'consent-detail': subscriberAt('/settings/data/hall'),
  notice: subscriberAt('/notice/1'),
  'profile-fit': async (page, urls) => {
    await memberScreens['profile-page']?.(page, urls);
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
    await subscriberAt('/', results)(page, urls);
  },
  'profile-closed': async (page, urls) => {
    await showsToAll(`photo_for = 'accepted', number_for = 'accepted'`);
    await findScreens['profile-fit']?.(page, urls);
  },
};
