import type { OwnQuestion } from '@suchi/contracts/freshness';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { askApi, type TestInstallation } from '@suchi/testing';
import { tendQuestions } from '../extensions/suchi/src/freshness/commands/tend-questions.ts';
import { signId } from '../extensions/suchi/src/platform/signed-id.ts';
import { insertPerson, openSearch, type Person, type PersonPlan } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';

/** The clock of the database is the real one, so the round is of this month. Days are those of India. */
const today = todayInIndia(new Date());
export const noon = (days: number) => new Date(`${addDays(today, days)}T12:30:00+05:30`);
export const longAgo = noon(-200).toISOString();
export const nothing = { asked: 0, reminded: 0, rested: 0 };

interface QuestionRow {
  id: string;
  answer: string | null;
  way: string | null;
  is_mailed: boolean;
}

async function reset(server: TestInstallation): Promise<void> {
  await openSearch(server);
  await server.query('delete from qd_matrimonial_profile');
  await server.query('delete from qdb_mail');
  await server.query(
    `update admin_setting set asking_month = (extract(month from $1::date)::int - 1) % 6 + 1,
            asking_day = least(extract(day from $1::date)::int, 28), asking_fresh_days = 120,
            asking_remind_days = 14, asking_rest_days = 30, asking_link_days = 45, asking_call_days = 14`,
    [noon(0).toISOString().slice(0, 10)],
  );
  await server.query('update edition set registration_until = null where is_current');
}

/** What tests of freshness ask an installation. */
export function freshnessOf(server: TestInstallation) {
  const platform = jobPlatformOf(server);
  const tendAt = (now: Date) => tendQuestions({ ...platform, clock: { ...platform.clock, now: () => now } });
  const questionOf = async ({ profileId }: Person) => {
    const [row] = await server.query<QuestionRow>('select * from freshness_question where profile = $1', [
      profileId,
    ]);
    if (!row) throw new Error('there is no question');
    return row;
  };
  return {
    platform,
    tendAt,
    tend: (days = 0) => tendAt(noon(days)),
    questionOf,
    reset: () => reset(server),
    family: (plan: PersonPlan = {}) =>
      insertPerson(server, {
        ...plan,
        account: { first_name: 'Sunita', ...plan.account },
        profile: { first_name: 'Rohan', last_name: 'Dixit', confirmed_at: longAgo, ...plan.profile },
      }),
    profileOf: async ({ profileId }: Person) => {
      const [row] = await server.query<{ is_hidden: boolean; status: string; is_fresh: boolean }>(
        `select is_hidden, status, confirmed_at > now() - interval '1 hour' as is_fresh
           from qd_matrimonial_profile where id = $1`,
        [profileId],
      );
      return row;
    },
    tokenOf: async (person: Person) =>
      signId(platform.env.secret, 'still-looking', (await questionOf(person)).id),
    post: (path: string, body: object, token?: string) =>
      askApi<{ month: number; is_paused: boolean; name?: string }>(
        server.api.url,
        `/qe_freshness${path}`,
        token === undefined ? { body } : { body, token },
      ),
    own: (person: Person) =>
      askApi<OwnQuestion>(server.api.url, '/qe_freshness/own', { token: person.token }),
    /** As if the question had been asked so many days earlier. */
    moveBack: (days: number) =>
      server.query(
        `update freshness_question set asked_at = asked_at - make_interval(days => $1),
                reminded_at = reminded_at - make_interval(days => $1),
                rested_at = rested_at - make_interval(days => $1)`,
        [days],
      ),
  };
}
