import type { Page } from '@playwright/test';
import { queryDatabase, type StackUrls } from '@suchi/testing';
import { picturesDatabase, type Screen, signIn } from './screen.ts';

/** A round of the demo community in its second week. Families answered on six days, some named a mistake. */
const round = [
  "update edition set proof_opened_at = now() - interval '8 days', proof_until = current_date + 6 where is_current",
  `insert into proof_answer (edition, profile, answer, answered_at)
   select p.edition, p.id, case when p.id % 17 = 0 then 'mistake' else 'correct' end,
          now() - (p.id % 6) * interval '1 day'
     from qd_matrimonial_profile p join edition e on e.id = p.edition and e.is_current
     join directus_users u on u.id = p."user" and u.email not like 'subscriber@%'
    where p.status = 'Active' and p.serial_number is not null and p.id % 4 <> 0
   on conflict do nothing`,
  `insert into proof_mistake (edition, profile, line, should_be, sent_at)
   select a.edition, a.profile, wrong.line, wrong.should_be, now() - wrong.n * interval '37 minutes'
     from (select *, row_number() over (order by profile) as n from proof_answer where answer = 'mistake') a
     join (values (1, 'birth_time', '18:42'), (2, 'designation', 'Engineering manager'),
                  (3, 'own_script_name', 'गौरी वेलणकर'), (4, 'mobile', '98200 71154'), (5, 'photo', 'This is my sister'))
       as wrong (n, line, should_be) on wrong.n = a.n
    where not exists (select 1 from proof_mistake)`,
];

let opened: Promise<void> | undefined;
async function openRound(): Promise<void> {
  for (const sql of round) await queryDatabase(picturesDatabase, sql);
}

const inRound =
  (login: 'subscriber' | 'admin', path: string, then?: (page: Page) => Promise<void>): Screen =>
  async (page: Page, urls: StackUrls) => {
    opened ??= openRound();
    await opened;
    await signIn(page, urls, login);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await then?.(page);
  };

const isShown = (page: Page) => page.getByRole('group', { name: /^Your printed page/ }).waitFor();

const endRound = () =>
  queryDatabase(picturesDatabase, 'update edition set proof_until = current_date - 2 where is_current');

export const proofScreens: Record<string, Screen> = {
  proof: inRound('subscriber', '/candidate/proof', isShown),
  'proof-notice': inRound('subscriber', '/', (page) =>
    page.getByRole('link', { name: 'See your page' }).waitFor(),
  ),
  'proof-mistake': inRound('subscriber', '/candidate/proof', async (page) => {
    await page.getByRole('button', { name: 'Report a mistake' }).click();
    await page.getByRole('checkbox', { name: /^Birth time/ }).click();
    await page.evaluate('scrollTo(0, 0)');
  }),
  'proof-correct': inRound('subscriber', '/candidate/proof', async (page) => {
    await page.getByRole('button', { name: 'Everything is correct' }).click();
    await page.getByRole('region', { name: 'You said that everything is correct' }).waitFor();
    // For the next size; the page keeps what it shows.
    await queryDatabase(
      picturesDatabase,
      "delete from proof_answer where answered_at > now() - interval '1 minute'",
    );
  }),
  'office-proof-round': inRound('admin', '/admin/proof_round', (page) =>
    page.getByText('This is my sister').waitFor(),
  ),
  // The last of them: the round does not open again.
  'proof-over': inRound('subscriber', '/candidate/proof', async (page) => {
    await endRound();
    await page.reload();
    await isShown(page);
  }),
  'office-proof-round-over': inRound('admin', '/admin/proof_round', async (page) => {
    await endRound();
    await page.reload();
    await page.getByText('This is my sister').waitFor();
  }),
};
