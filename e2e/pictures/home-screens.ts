import { queryDatabase } from '@suchi/testing';
import {
  change,
  changeInVain,
  decide,
  openAs,
  rejection,
  saveHalf,
  submit,
  subscribe,
} from './prepared-member.ts';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

/** Home, by what is next for the member. */
export const homeScreens: Record<string, Screen> = {
  'banner-pending': (page, urls) => openAs(page, urls, '/', submit),
  'banner-rejected': (page, urls) =>
    openAs(page, urls, '/', (member) => decide(page, urls, member, rejection)),
  'banner-approved': (page, urls) =>
    openAs(page, urls, '/', (member) => decide(page, urls, member, { action: 'approve' })),
  'home-revision': (page, urls) => openAs(page, urls, '/', (member) => change(page, urls, member)),
  'home-revision-rejected': (page, urls) =>
    openAs(page, urls, '/', (member) => changeInVain(page, urls, member)),
  'home-draft': (page, urls) => openAs(page, urls, '/', saveHalf),
  'home-deactivated': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await decide(page, urls, member, { action: 'approve' });
      await queryDatabase(
        picturesDatabase,
        `update qd_matrimonial_profile set date_created = '2023-01-01' where "user" = $1`,
        [member.session.userId],
      );
    }),
  'home-staff': async (page, urls) => {
    await signIn(page, urls, 'admin');
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'home-paused': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await decide(page, urls, member, { action: 'approve' });
      await member.post('/qe_profile/change_status', { action: 'pause' });
    }),
  'home-question': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await decide(page, urls, member, { action: 'approve' });
      await queryDatabase(
        picturesDatabase,
        `insert into freshness_question (id, profile, round, asked_at, is_mailed)
         select gen_random_uuid(), id, current_date, now(), true from qd_matrimonial_profile where "user" = $1`,
        [member.session.userId],
      );
    }),
  'home-married': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await submit(member);
      await member.post('/qe_profile/change_status', { action: 'mark_married' });
    }),
  'home-subscriber-revision': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await change(page, urls, member);
      await subscribe(member, 200);
    }),
  'home-subscriber-ending': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await decide(page, urls, member, { action: 'approve' });
      await subscribe(member, 20);
    }),
  'home-subscriber-expired': (page, urls) =>
    openAs(page, urls, '/', async (member) => {
      await decide(page, urls, member, { action: 'approve' });
      await subscribe(member, -3);
    }),
};
