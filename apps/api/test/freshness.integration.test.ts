import type { OpenedProfile } from '@suchi/contracts/discovery';
import type { OwnQuestion } from '@suchi/contracts/freshness';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tendQuestions } from '../extensions/suchi/src/freshness/commands/tend-questions.ts';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import { signId } from '../extensions/suchi/src/platform/signed-id.ts';
import { confirmedAt } from '../migrations/0010-confirmed-at.ts';
import { insertPeople, insertPerson, openSearch, type Person, type PersonPlan } from './community.ts';
import { discoveryClient } from './discovery.ts';
import { familyStories } from './families.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerWithRole } from './member.ts';
import { decideProfile } from './profile.ts';

let server: TestInstallation;
let platform: JobPlatform;

/** The clock of the database is the real one, so the round is of this month. */
const asked = new Date();
const dayMs = 86_400_000;
const noon = (days: number) =>
  new Date(Math.floor(asked.getTime() / dayMs) * dayMs + days * dayMs + 7 * 3_600_000);
const longAgo = noon(-200).toISOString();

beforeAll(async () => {
  server = await startTestInstallation({ name: 'freshness', workers: 0 });
  platform = jobPlatformOf(server);
});
beforeEach(async () => {
  await openSearch(server);
  await server.query('delete from qd_matrimonial_profile');
  await server.query('delete from qdb_mail');
  const today = noon(0).toISOString().slice(0, 10);
  await server.query(
    `update admin_setting set asking_month = (extract(month from $1::date)::int - 1) % 6 + 1,
            asking_day = least(extract(day from $1::date)::int, 28), asking_fresh_days = 120, asking_remind_days = 14,
            asking_rest_days = 30, asking_link_days = 45, asking_call_days = 14, mail_enabled = true`,
    [today],
  );
  await server.query('update edition set registration_until = null where is_current');
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const workerAt = (now: Date) => ({ ...platform, clock: { ...platform.clock, now: () => now } });
const tend = (days = 0) => tendQuestions(workerAt(noon(days)));
const nothing = { asked: 0, reminded: 0, rested: 0 };

const family = (plan: PersonPlan = {}) =>
  insertPerson(server, {
    ...plan,
    account: { first_name: 'Sunita', ...plan.account },
    profile: { first_name: 'Rohan', last_name: 'Dixit', confirmed_at: longAgo, ...plan.profile },
  });

interface QuestionRow {
  id: string;
  answer: string | null;
  way: string | null;
  is_mailed: boolean;
  rested_at: Date | null;
  called_at: Date | null;
}
const questionOf = async ({ profileId }: Person) => {
  const [row] = await server.query<QuestionRow>('select * from freshness_question where profile = $1', [
    profileId,
  ]);
  if (!row) throw new Error('there is no question');
  return row;
};
const profileOf = async ({ profileId }: Person) => {
  const [row] = await server.query<{ is_hidden: boolean; status: string; is_fresh: boolean }>(
    `select is_hidden, status, confirmed_at > now() - interval '1 hour' as is_fresh
       from qd_matrimonial_profile where id = $1`,
    [profileId],
  );
  return row;
};
const kindsOfMails = async (person: Person) =>
  (
    await server.query<{ kind: string }>(
      `select m.kind from qdb_mail m join directus_users u on u.email = m.to_email where u.id = $1
        order by m.date_created`,
      [person.id],
    )
  ).map(({ kind }) => kind);
const tokenOf = async (person: Person) =>
  signId(platform.env.secret, 'still-looking', (await questionOf(person)).id);
const post = (path: string, body: object, token?: string) =>
  askApi<{ month: number; is_paused: boolean; name?: string }>(server.api.url, `/qe_freshness${path}`, {
    body,
    ...(token === undefined ? {} : { token }),
  });
const own = (person: Person) =>
  askApi<OwnQuestion>(server.api.url, '/qe_freshness/own', { token: person.token });
/** As if the question had been asked so many days earlier. */
const moveBack = (days: number) =>
  server.query(
    `update freshness_question set asked_at = asked_at - make_interval(days => $1),
            reminded_at = reminded_at - make_interval(days => $1), rested_at = rested_at - make_interval(days => $1)`,
    [days],
  );

describe('who is asked', () => {
  it('families that are shown and have not confirmed for long, once in a round, also by two workers', async () => {
    const rohan = await family();
    const others = await insertPeople(server, [
      { profile: { confirmed_at: noon(-100).toISOString() } },
      { profile: { confirmed_at: longAgo, is_hidden: true } },
      { profile: { confirmed_at: longAgo, status: 'Pending' } },
      { profile: { confirmed_at: longAgo }, account: { status: 'suspended' } },
      { profile: { confirmed_at: longAgo, date_created: '2020-01-01T00:00:00Z' } },
    ]);
    const counts = await Promise.all([tend(), tend()]);
    expect(counts.reduce((sum, count) => sum + count.asked, 0)).toBe(1);
    expect(await tend()).toEqual(nothing);
    expect(await kindsOfMails(rohan)).toEqual(['still_looking']);
    const rows = await server.query('select profile from freshness_question');
    expect(rows).toEqual([{ profile: rohan.profileId }]);
    for (const other of others) expect(await kindsOfMails(other)).toEqual([]);
  });

  it('nobody at night, between the rounds, or while the association sends no mails', async () => {
    await family();
    expect(await tendQuestions(workerAt(new Date(noon(0).getTime() + 12 * 3_600_000)))).toEqual(nothing);
    await server.query('update admin_setting set asking_month = (asking_month + 2) % 6 + 1');
    expect(await tend()).toEqual(nothing);
    await server.query('update admin_setting set mail_enabled = false');
    expect(await tend()).toEqual(nothing);
  });

  it('in the language of the family, with links that are not stored', async () => {
    const rohan = await family({ account: { app_language: 'mr' } });
    await tend();
    const [mail] = await server.query<{ subject: string; body_content: string }>(
      'select subject, body_content from qdb_mail',
    );
    expect(mail?.subject).toBe('Rohan, अजून शोध सुरू आहे का?');
    expect(mail?.body_content).not.toContain(await tokenOf(rohan));
    expect(mail?.body_content).not.toContain((await questionOf(rohan)).id);
  });

  it('also without a mail that arrives; then the profile does not rest by itself', async () => {
    const rohan = await family({ account: { email_verified: false } });
    await tend();
    expect(await questionOf(rohan)).toMatchObject({ is_mailed: false });
    await moveBack(40);
    expect(await tend()).toMatchObject({ reminded: 1, rested: 0 });
    expect(await profileOf(rohan)).toMatchObject({ is_hidden: false });
  });
});

describe('without an answer', () => {
  it('the family is asked again, then the profile rests; each once', async () => {
    const stories = familyStories(server);
    const { rohan, meera, id } = await stories.sent({ rohan: { profile: { confirmed_at: longAgo } } });
    await tend();
    await moveBack(13);
    expect(await tend()).toEqual(nothing);
    await moveBack(1);
    expect(await tend()).toEqual({ ...nothing, reminded: 1 });
    await moveBack(15);
    expect(await tend()).toEqual(nothing);
    await moveBack(1);
    expect(await Promise.all([tend(), tend()])).toContainEqual({ ...nothing, rested: 1 });
    expect(await tend()).toEqual(nothing);
    expect(await kindsOfMails(rohan)).toEqual(['still_looking', 'still_looking_reminder', 'profile_rests']);
    expect(await profileOf(rohan)).toMatchObject({ is_hidden: true, is_fresh: false });
    const consents = await server.query(
      'select purpose, event, way, author from consent where profile = $1 order by id desc limit 1',
      [rohan.profileId],
    );
    expect(consents).toEqual([{ purpose: 'search', event: 'off', way: 'rest', author: null }]);
    const audit = await server.query(
      `select action, actor, actor_kind from audit_log where subject_id = $1 order by id desc limit 1`,
      [String(rohan.profileId)],
    );
    expect(audit).toEqual([{ action: 'profile.pause', actor: null, actor_kind: 'system' }]);
    expect(await stories.rowOf(id)).toMatchObject({ state: 'ended' });
    expect((await discoveryClient(server).open(meera.token, rohan.profileId)).code).toBe('PROFILE_NOT_FOUND');
  });

  it('who answered meanwhile is left alone, also at the same moment', async () => {
    const people = [await family(), await family(), await family()];
    await tend();
    await moveBack(31);
    await tend();
    await server.query('update qd_matrimonial_profile set is_hidden = false');
    await server.query('update freshness_question set rested_at = null');
    const answers = people.map(({ token }) => post('/answer', { answer: 'yes' }, token));
    await Promise.all([tend(), ...answers]);
    for (const person of people) expect(await profileOf(person)).toMatchObject({ is_hidden: false });
  });

  it('showing it again in the settings is an answer', async () => {
    const rohan = await family();
    await tend();
    await moveBack(31);
    await tend();
    await askApi(server.api.url, '/qe_profile/change_status', {
      token: rohan.token,
      body: { action: 'resume' },
    });
    expect(await profileOf(rohan)).toMatchObject({ is_hidden: false, is_fresh: true });
    expect((await own(rohan)).data).toBeNull();
    expect((await post('/link', { token: await tokenOf(rohan) })).code).toBe('FRESHNESS_LINK_ENDED');
  });
});

describe('an answer on home', () => {
  it.each([
    ['yes', { is_hidden: false, status: 'Active', is_fresh: true }],
    ['engaged', { is_hidden: true, status: 'Active', is_fresh: false }],
    ['paused', { is_hidden: true, status: 'Active', is_fresh: false }],
  ])('%s', async (answer, profile) => {
    const rohan = await family();
    expect((await own(rohan)).data).toBeNull();
    await tend();
    expect((await own(rohan)).data).toEqual({
      month: noon(0).getUTCMonth() + 1,
      rests_on: noon(30).toISOString().slice(0, 10),
    });
    expect((await post('/answer', { answer }, rohan.token)).data).toEqual({
      month: noon(0).getUTCMonth() + 1,
      is_paused: answer !== 'yes',
    });
    expect(await profileOf(rohan)).toMatchObject(profile);
    expect(await questionOf(rohan)).toMatchObject({ answer, way: 'app' });
    expect((await own(rohan)).data).toBeNull();
  });

  it('yes without a question is refused, unless it shows a paused profile again', async () => {
    const rohan = await family();
    expect((await post('/answer', { answer: 'yes' }, rohan.token)).code).toBe('FRESHNESS_REFUSED');
    await post('/answer', { answer: 'paused' }, rohan.token);
    expect((await post('/answer', { answer: 'yes' }, rohan.token)).data).toMatchObject({ is_paused: false });
    expect(await profileOf(rohan)).toMatchObject({ is_hidden: false, is_fresh: true });
  });

  it('does not show what staff hid', async () => {
    const rohan = await family();
    await tend();
    await server.query('update qd_matrimonial_profile set is_hidden = true, hidden_by_staff = true');
    await post('/answer', { answer: 'yes' }, rohan.token);
    expect(await profileOf(rohan)).toMatchObject({ is_hidden: true, is_fresh: true });
  });

  it('is not for staff, nor without an approved profile', async () => {
    const admin = await registerWithRole(server, roleIds.admin);
    const draft = await insertPerson(server, { profile: { status: 'Draft' } });
    expect((await post('/answer', { answer: 'yes' }, admin.token)).code).toBe('FRESHNESS_REFUSED');
    expect((await post('/answer', { answer: 'paused' }, draft.token)).code).toBe('FRESHNESS_REFUSED');
    expect((await post('/answer', { answer: 'married' }, draft.token)).status).toBe(400);
  });
});

describe('the link in a mail', () => {
  it.each([
    ['yes', { is_hidden: false, status: 'Active', is_fresh: true }],
    ['engaged', { is_hidden: true, status: 'Active' }],
    ['married', { status: 'married' }],
    ['paused', { is_hidden: true, status: 'Active' }],
  ])('opens a page that answers nothing, and takes %s once', async (answer, profile) => {
    const rohan = await family();
    await tend();
    const token = await tokenOf(rohan);
    for (let count = 0; count < 3; count += 1)
      expect((await post('/link', { token })).data).toMatchObject({ name: 'Rohan', is_paused: false });
    expect(await questionOf(rohan)).toMatchObject({ answer: null });
    expect((await post('/answer_link', { token, answer })).code).toBeNull();
    expect(await profileOf(rohan)).toMatchObject(profile);
    expect(await questionOf(rohan)).toMatchObject({ answer, way: 'link' });
    expect((await post('/link', { token })).code).toBe('FRESHNESS_LINK_ENDED');
    expect((await post('/answer_link', { token, answer: 'yes' })).code).toBe('FRESHNESS_LINK_ENDED');
  });

  it('shows a profile again that rests, with the way in the ledger', async () => {
    const rohan = await family();
    await tend();
    await moveBack(31);
    await tend();
    const token = await tokenOf(rohan);
    expect((await post('/link', { token })).data).toMatchObject({ is_paused: true });
    await post('/answer_link', { token, answer: 'yes' });
    expect(await profileOf(rohan)).toMatchObject({ is_hidden: false, is_fresh: true });
    const ways = await server.query('select event, way from consent where profile = $1 order by id', [
      rohan.profileId,
    ]);
    expect(ways).toEqual([
      { event: 'off', way: 'rest' },
      { event: 'on', way: 'link' },
    ]);
  });

  it('ends after its days, which count again from the mail about the rest', async () => {
    const rohan = await family();
    await tend();
    await moveBack(45);
    expect((await post('/link', { token: await tokenOf(rohan) })).code).toBeNull();
    await moveBack(1);
    expect((await post('/link', { token: await tokenOf(rohan) })).code).toBe('FRESHNESS_LINK_ENDED');
    await tend();
    expect((await post('/link', { token: await tokenOf(rohan) })).data).toMatchObject({ is_paused: true });
    await moveBack(46);
    expect((await post('/link', { token: await tokenOf(rohan) })).code).toBe('FRESHNESS_LINK_ENDED');
  });

  it('is refused when it is forged, of another purpose, or of a suspended account', async () => {
    const rohan = await family();
    await tend();
    const { id } = await questionOf(rohan);
    const forged = [
      `${'a'.repeat(22)}.${'b'.repeat(43)}`,
      signId('another secret', 'still-looking', id),
      signId(platform.env.secret, 'unsubscribe', id),
    ];
    for (const token of forged)
      expect((await post('/answer_link', { token, answer: 'yes' })).code).toBe('FRESHNESS_LINK_ENDED');
    expect((await post('/link', { token: 'no' })).status).toBe(400);
    await server.query(`update directus_users set status = 'suspended' where id = $1`, [rohan.id]);
    expect((await post('/link', { token: await tokenOf(rohan) })).code).toBe('FRESHNESS_LINK_ENDED');
  });

  it('answers one of many taps at the same moment', async () => {
    const rohan = await family();
    await tend();
    const token = await tokenOf(rohan);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('/answer_link', { token, answer: 'yes' })),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('what others see', () => {
  const badgeOf = async (reader: Person, { profileId }: Person) => {
    const { data } = await askApi<OpenedProfile>(server.api.url, `/qe_search/profile?id=${profileId}`, {
      token: reader.token,
    });
    return data.card.freshness;
  };

  it('is the month of the last confirmation, or since when there is none', async () => {
    const meera = await insertPerson(server, { gender: 'Female' });
    const rohan = await family({ profile: { confirmed_at: noon(-100).toISOString() } });
    const month = noon(-100).getUTCMonth() + 1;
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: true, month });
    await server.query('update admin_setting set asking_fresh_days = 30');
    await tend();
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: true, month });
    await moveBack(14);
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: false, month });
    await post('/answer', { answer: 'yes' }, rohan.token);
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: true, month: noon(0).getUTCMonth() + 1 });
  });

  it('is nothing without a confirmation', async () => {
    const meera = await insertPerson(server, { gender: 'Female' });
    const rohan = await family({ profile: { confirmed_at: null } });
    expect(await badgeOf(meera, rohan)).toBeNull();
  });

  it('orders the search, and who never confirmed comes last', async () => {
    const meera = await insertPerson(server, { gender: 'Female' });
    const days = [-30, -3, -90];
    const people = await insertPeople(server, [
      ...days.map((each) => ({ profile: { confirmed_at: noon(each).toISOString() } })),
      { profile: { confirmed_at: null } },
    ]);
    const { data } = await askApi<{ items: { id: number }[] }>(server.api.url, '/qe_search/profiles', {
      token: meera.token,
      body: { filters: {}, sort: 'confirmed' },
    });
    expect(data.items.map(({ id }) => id)).toEqual([1, 0, 2, 3].map((place) => people[place]?.profileId));
  });
});

describe('the calls of the office', () => {
  interface CallList {
    total: number;
    rows: { id: string; name: string; mobiles: string[]; called_at: string | null; is_resting: boolean }[];
    until: string | null;
  }
  let reviewer: string;
  beforeEach(async () => {
    ({ token: reviewer } = await registerWithRole(server, roleIds.admin));
  });
  const calls = async (filter: object = {}, token = reviewer) =>
    askApi<CallList>(server.api.url, '/qe_freshness/calls', { token, body: { filter } });
  const closeIn = (days: number) =>
    server.query('update edition set registration_until = $1 where is_current', [
      noon(days).toISOString().slice(0, 10),
    ]);
  const record = (id: string, said: string, token = reviewer) =>
    askApi(server.api.url, '/qe_freshness/call', { token, body: { id, said } });

  it('begin 14 days before the book closes; families without a mail are in the list at once', async () => {
    const rohan = await family();
    await family({ account: { email_verified: false }, profile: { first_name: 'Amey' } });
    await discoveryClient(server).giveMobiles(rohan.profileId, '+919811100001', '+919811100002');
    await tend();
    expect((await calls()).data.rows.map(({ name }) => name)).toEqual(['Amey Dixit']);
    await closeIn(15);
    expect((await calls()).data.total).toBe(1);
    await closeIn(14);
    const { data } = await calls();
    expect(data.rows.map(({ name }) => name).toSorted()).toEqual(['Amey Dixit', 'Rohan Dixit']);
    expect(data.rows.find(({ name }) => name === 'Rohan Dixit')?.mobiles).toContain('+919811100001');
    await closeIn(-1);
    expect((await calls()).data.total).toBe(1);
  });

  it('name who rests, and leave out who answered or paused', async () => {
    const [rohan, amey, ravi] = [await family(), await family(), await family()];
    await closeIn(3);
    await tend();
    await moveBack(31);
    await post('/answer', { answer: 'yes' }, amey.token);
    await askApi(server.api.url, '/qe_profile/change_status', {
      token: ravi.token,
      body: { action: 'pause' },
    });
    await tend();
    const { data } = await calls();
    expect(data.rows).toMatchObject([{ id: (await questionOf(rohan)).id, is_resting: true }]);
  });

  it.each([
    ['yes', { is_hidden: false, is_fresh: true }, 'profile.resume'],
    ['married', { status: 'married' }, 'profile.mark_married'],
    ['paused', { is_hidden: true }, 'freshness.call'],
  ])('what the family said is its answer: %s', async (said, profile, action) => {
    const rohan = await family();
    await closeIn(3);
    await tend();
    await moveBack(31);
    await tend();
    const { id } = await questionOf(rohan);
    expect((await record(id, said)).code).toBeNull();
    expect(await profileOf(rohan)).toMatchObject(profile);
    expect(await questionOf(rohan)).toMatchObject({ answer: said, way: 'office' });
    const log = await server.query<{ action: string }>('select action from audit_log where subject_id = $1', [
      String(rohan.profileId),
    ]);
    expect(log.map((line) => line.action)).toContain(action);
    expect((await calls()).data.total).toBe(0);
    expect((await record(id, 'yes')).code).toBe('FRESHNESS_REFUSED');
  });

  it('without an answer stay in the list, with who called', async () => {
    const rohan = await family();
    await closeIn(3);
    await tend();
    const { id } = await questionOf(rohan);
    await record(id, 'unreached');
    expect((await calls({ called: true })).data.rows).toMatchObject([{ id, called_by: expect.any(String) }]);
    expect((await calls({ called: false })).data.total).toBe(0);
    expect(await questionOf(rohan)).toMatchObject({ answer: null });
  });

  it('are for the desk and admins, and a file with numbers needs a reason', async () => {
    const rohan = await family();
    await discoveryClient(server).giveMobiles(rohan.profileId, '+919811100001', '+919811100002');
    await closeIn(3);
    await tend();
    const file = async (body: object) => {
      const answer = await fetch(`${server.api.url}/qe_freshness/calls_file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${reviewer}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.text();
    };
    expect(await file({ filter: {} })).toContain('Rohan Dixit');
    expect(await file({ filter: {} })).not.toContain('00001');
    expect(await file({ filter: {}, contacts_reason: 'Calls before the book closes' })).toContain(
      '91 98111 00001, 91 98111 00002',
    );
    const { id } = await questionOf(rohan);
    for (const token of [rohan.token, (await registerWithRole(server, roleIds.staff)).token]) {
      expect((await calls({}, token)).code).toBe('FORBIDDEN');
      expect((await record(id, 'yes', token)).code).toBe('FORBIDDEN');
    }
  });
});

it('the migration counts the last step that showed a profile', async () => {
  const rohan = await family({ profile: { confirmed_at: null, shown_since: longAgo } });
  const draft = await insertPerson(server, { profile: { status: 'Draft', confirmed_at: null } });
  await server.query(confirmedAt.sql);
  const rows = await server.query<{ id: number; confirmed_at: Date | null }>(
    'select id, confirmed_at from qd_matrimonial_profile where id in ($1, $2) order by id',
    [rohan.profileId, draft.profileId],
  );
  expect(rows.map((row) => row.confirmed_at?.toISOString() ?? null)).toEqual([longAgo, null]);
});

it('an approval counts as a confirmation', async () => {
  const rohan = await family({ profile: { status: 'Pending', confirmed_at: null } });
  const { token } = await registerWithRole(server, roleIds.admin);
  await decideProfile(server, token, { profile_id: rohan.profileId, action: 'approve' });
  expect(await profileOf(rohan)).toMatchObject({ is_fresh: true });
});
