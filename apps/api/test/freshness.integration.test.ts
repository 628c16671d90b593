import type { OpenedProfile } from '@suchi/contracts/discovery';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signId } from '../extensions/suchi/src/platform/signed-id.ts';
import { confirmedAt } from '../migrations/0010-confirmed-at.ts';
import { insertPeople, insertPerson, type Person } from './community.ts';
import { discoveryClient } from './discovery.ts';
import { familyStories } from './families.ts';
import { freshnessOf, longAgo, noon, nothing } from './freshness.ts';
import { registerWithRole } from './member.ts';
import { decideProfile } from './profile.ts';

let server: TestInstallation;
let fresh: ReturnType<typeof freshnessOf>;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  fresh = freshnessOf(server);
});
beforeEach(() => fresh.reset());
afterAll(async () => {
  await fresh.platform.database.destroy();
  await server.stop();
});

const kindsOfMails = async (person: Person) =>
  (
    await server.query<{ kind: string }>(
      `select m.kind from qdb_mail m join directus_users u on u.email = m.to_email where u.id = $1
        order by m.date_created`,
      [person.id],
    )
  ).map(({ kind }) => kind);

describe('who is asked', () => {
  it('families that are shown and have not confirmed for long, once in a round, also by two workers', async () => {
    const rohan = await fresh.family();
    const others = await insertPeople(server, [
      { profile: { confirmed_at: noon(-100).toISOString() } },
      { profile: { confirmed_at: longAgo, is_hidden: true } },
      { profile: { confirmed_at: longAgo, status: 'Pending' } },
      { profile: { confirmed_at: longAgo }, account: { status: 'suspended' } },
      { profile: { confirmed_at: longAgo, date_created: '2020-01-01T00:00:00Z' } },
    ]);
    const counts = await Promise.all([fresh.tend(), fresh.tend()]);
    expect(counts.reduce((sum, count) => sum + count.asked, 0)).toBe(1);
    expect(await fresh.tend()).toEqual(nothing);
    expect(await kindsOfMails(rohan)).toEqual(['still_looking']);
    const rows = await server.query('select profile from freshness_question');
    expect(rows).toEqual([{ profile: rohan.profileId }]);
    for (const other of others) expect(await kindsOfMails(other)).toEqual([]);
  });

  it('nobody at night, between the rounds, or while the association sends no mails', async () => {
    await fresh.family();
    expect(await fresh.tendAt(new Date(noon(0).getTime() + 12 * 3_600_000))).toEqual(nothing);
    await server.query('update admin_setting set asking_month = (asking_month + 2) % 6 + 1');
    expect(await fresh.tend()).toEqual(nothing);
    await server.query('update admin_setting set mail_enabled = false');
    expect(await fresh.tend()).toEqual(nothing);
  });

  it('in the language of the family, with links that are not stored', async () => {
    const rohan = await fresh.family({ account: { app_language: 'mr' } });
    await fresh.tend();
    const [mail] = await server.query<{ subject: string; body_content: string }>(
      'select subject, body_content from qdb_mail',
    );
    expect(mail?.subject).toBe('Rohan, अजून शोध सुरू आहे का?');
    expect(mail?.body_content).not.toContain(await fresh.tokenOf(rohan));
    expect(mail?.body_content).not.toContain((await fresh.questionOf(rohan)).id);
  });

  it('also without a mail that arrives; then the profile does not rest by itself', async () => {
    const rohan = await fresh.family({ account: { email_verified: false } });
    await fresh.tend();
    expect(await fresh.questionOf(rohan)).toMatchObject({ is_mailed: false });
    await fresh.moveBack(40);
    expect(await fresh.tend()).toMatchObject({ reminded: 1, rested: 0 });
    expect(await fresh.profileOf(rohan)).toMatchObject({ is_hidden: false });
  });
});

describe('without an answer', () => {
  it('the family is asked again, then the profile rests; each once', async () => {
    const stories = familyStories(server);
    const { rohan, meera, id } = await stories.sent({ rohan: { profile: { confirmed_at: longAgo } } });
    await fresh.tend();
    await fresh.moveBack(13);
    expect(await fresh.tend()).toEqual(nothing);
    await fresh.moveBack(1);
    expect(await fresh.tend()).toEqual({ ...nothing, reminded: 1 });
    await fresh.moveBack(15);
    expect(await fresh.tend()).toEqual(nothing);
    await fresh.moveBack(1);
    expect(await Promise.all([fresh.tend(), fresh.tend()])).toContainEqual({ ...nothing, rested: 1 });
    expect(await fresh.tend()).toEqual(nothing);
    expect(await kindsOfMails(rohan)).toEqual(['still_looking', 'still_looking_reminder', 'profile_rests']);
    expect(await fresh.profileOf(rohan)).toMatchObject({ is_hidden: true, is_fresh: false });
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
    const people = [await fresh.family(), await fresh.family(), await fresh.family()];
    await fresh.tend();
    await fresh.moveBack(31);
    await fresh.tend();
    await server.query('update qd_matrimonial_profile set is_hidden = false');
    await server.query('update freshness_question set rested_at = null');
    const answers = people.map(({ token }) => fresh.post('/answer', { answer: 'yes' }, token));
    await Promise.all([fresh.tend(), ...answers]);
    for (const person of people) expect(await fresh.profileOf(person)).toMatchObject({ is_hidden: false });
  });

  it('showing it again in the settings is an answer', async () => {
    const rohan = await fresh.family();
    await fresh.tend();
    await fresh.moveBack(31);
    await fresh.tend();
    await askApi(server.api.url, '/qe_profile/change_status', {
      token: rohan.token,
      body: { action: 'resume' },
    });
    expect(await fresh.profileOf(rohan)).toMatchObject({ is_hidden: false, is_fresh: true });
    expect((await fresh.own(rohan)).data).toBeNull();
    expect((await fresh.post('/link', { token: await fresh.tokenOf(rohan) })).code).toBe(
      'FRESHNESS_LINK_ENDED',
    );
  });
});

describe('an answer on home', () => {
  it.each([
    ['yes', { is_hidden: false, status: 'Active', is_fresh: true }],
    ['engaged', { is_hidden: true, status: 'Active', is_fresh: false }],
    ['paused', { is_hidden: true, status: 'Active', is_fresh: false }],
  ])('%s', async (answer, profile) => {
    const rohan = await fresh.family();
    expect((await fresh.own(rohan)).data).toBeNull();
    await fresh.tend();
    expect((await fresh.own(rohan)).data).toEqual({
      month: noon(0).getUTCMonth() + 1,
      rests_on: noon(30).toISOString().slice(0, 10),
    });
    expect((await fresh.post('/answer', { answer }, rohan.token)).data).toEqual({
      month: noon(0).getUTCMonth() + 1,
      is_paused: answer !== 'yes',
    });
    expect(await fresh.profileOf(rohan)).toMatchObject(profile);
    expect(await fresh.questionOf(rohan)).toMatchObject({ answer, way: 'app' });
    expect((await fresh.own(rohan)).data).toBeNull();
  });

  it('yes without a question is refused, unless it shows a paused profile again', async () => {
    const rohan = await fresh.family();
    expect((await fresh.post('/answer', { answer: 'yes' }, rohan.token)).code).toBe('FRESHNESS_REFUSED');
    await fresh.post('/answer', { answer: 'paused' }, rohan.token);
    expect((await fresh.post('/answer', { answer: 'yes' }, rohan.token)).data).toMatchObject({
      is_paused: false,
    });
    expect(await fresh.profileOf(rohan)).toMatchObject({ is_hidden: false, is_fresh: true });
  });

  it('does not show what staff hid', async () => {
    const rohan = await fresh.family();
    await fresh.tend();
    await server.query('update qd_matrimonial_profile set is_hidden = true, hidden_by_staff = true');
    await fresh.post('/answer', { answer: 'yes' }, rohan.token);
    expect(await fresh.profileOf(rohan)).toMatchObject({ is_hidden: true, is_fresh: true });
  });

  it('is not for staff, nor without an approved profile', async () => {
    const admin = await registerWithRole(server, roleIds.admin);
    const draft = await insertPerson(server, { profile: { status: 'Draft' } });
    expect((await fresh.post('/answer', { answer: 'yes' }, admin.token)).code).toBe('FRESHNESS_REFUSED');
    expect((await fresh.post('/answer', { answer: 'paused' }, draft.token)).code).toBe('FRESHNESS_REFUSED');
    expect((await fresh.post('/answer', { answer: 'married' }, draft.token)).status).toBe(400);
  });
});

describe('the link in a mail', () => {
  it.each([
    ['yes', { is_hidden: false, status: 'Active', is_fresh: true }],
    ['engaged', { is_hidden: true, status: 'Active' }],
    ['married', { status: 'married' }],
    ['paused', { is_hidden: true, status: 'Active' }],
  ])('opens a page that answers nothing, and takes %s once', async (answer, profile) => {
    const rohan = await fresh.family();
    await fresh.tend();
    const token = await fresh.tokenOf(rohan);
    for (let count = 0; count < 3; count += 1)
      expect((await fresh.post('/link', { token })).data).toMatchObject({ name: 'Rohan', is_paused: false });
    expect(await fresh.questionOf(rohan)).toMatchObject({ answer: null });
    expect((await fresh.post('/answer_link', { token, answer })).code).toBeNull();
    expect(await fresh.profileOf(rohan)).toMatchObject(profile);
    expect(await fresh.questionOf(rohan)).toMatchObject({ answer, way: 'link' });
    expect((await fresh.post('/link', { token })).code).toBe('FRESHNESS_LINK_ENDED');
    expect((await fresh.post('/answer_link', { token, answer: 'yes' })).code).toBe('FRESHNESS_LINK_ENDED');
  });

  it('shows a profile again that rests, with the way in the ledger', async () => {
    const rohan = await fresh.family();
    await fresh.tend();
    await fresh.moveBack(31);
    await fresh.tend();
    const token = await fresh.tokenOf(rohan);
    expect((await fresh.post('/link', { token })).data).toMatchObject({ is_paused: true });
    await fresh.post('/answer_link', { token, answer: 'yes' });
    expect(await fresh.profileOf(rohan)).toMatchObject({ is_hidden: false, is_fresh: true });
    const ways = await server.query('select event, way from consent where profile = $1 order by id', [
      rohan.profileId,
    ]);
    expect(ways).toEqual([
      { event: 'off', way: 'rest' },
      { event: 'on', way: 'link' },
    ]);
  });

  it('ends after its days, which count again from the mail about the rest', async () => {
    const rohan = await fresh.family();
    await fresh.tend();
    await fresh.moveBack(45);
    expect((await fresh.post('/link', { token: await fresh.tokenOf(rohan) })).code).toBeNull();
    await fresh.moveBack(1);
    expect((await fresh.post('/link', { token: await fresh.tokenOf(rohan) })).code).toBe(
      'FRESHNESS_LINK_ENDED',
    );
    await fresh.tend();
    expect((await fresh.post('/link', { token: await fresh.tokenOf(rohan) })).data).toMatchObject({
      is_paused: true,
    });
    await fresh.moveBack(46);
    expect((await fresh.post('/link', { token: await fresh.tokenOf(rohan) })).code).toBe(
      'FRESHNESS_LINK_ENDED',
    );
  });

  it('is refused when it is forged, of another purpose, or of a suspended account', async () => {
    const rohan = await fresh.family();
    await fresh.tend();
    const { id } = await fresh.questionOf(rohan);
    const forged = [
      `${'a'.repeat(22)}.${'b'.repeat(43)}`,
      signId('another secret', 'still-looking', id),
      signId(fresh.platform.env.secret, 'unsubscribe', id),
    ];
    for (const token of forged)
      expect((await fresh.post('/answer_link', { token, answer: 'yes' })).code).toBe('FRESHNESS_LINK_ENDED');
    expect((await fresh.post('/link', { token: 'no' })).status).toBe(400);
    await server.query(`update directus_users set status = 'suspended' where id = $1`, [rohan.id]);
    expect((await fresh.post('/link', { token: await fresh.tokenOf(rohan) })).code).toBe(
      'FRESHNESS_LINK_ENDED',
    );
  });

  it('answers one of many taps at the same moment', async () => {
    const rohan = await fresh.family();
    await fresh.tend();
    const token = await fresh.tokenOf(rohan);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fresh.post('/answer_link', { token, answer: 'yes' })),
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
    const rohan = await fresh.family({ profile: { confirmed_at: noon(-100).toISOString() } });
    const month = noon(-100).getUTCMonth() + 1;
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: true, month });
    await server.query('update admin_setting set asking_fresh_days = 30');
    await fresh.tend();
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: true, month });
    await fresh.moveBack(14);
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: false, month });
    await fresh.post('/answer', { answer: 'yes' }, rohan.token);
    expect(await badgeOf(meera, rohan)).toEqual({ is_confirmed: true, month: noon(0).getUTCMonth() + 1 });
  });

  it('is nothing without a confirmation', async () => {
    const meera = await insertPerson(server, { gender: 'Female' });
    const rohan = await fresh.family({ profile: { confirmed_at: null } });
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

it('the migration counts the last step that showed a profile', async () => {
  const rohan = await fresh.family({ profile: { confirmed_at: null, shown_since: longAgo } });
  const draft = await insertPerson(server, { profile: { status: 'Draft', confirmed_at: null } });
  await server.query(confirmedAt.sql);
  const rows = await server.query<{ id: number; confirmed_at: Date | null }>(
    'select id, confirmed_at from qd_matrimonial_profile where id in ($1, $2) order by id',
    [rohan.profileId, draft.profileId],
  );
  expect(rows.map((row) => row.confirmed_at?.toISOString() ?? null)).toEqual([longAgo, null]);
});

it('an approval counts as a confirmation', async () => {
  const rohan = await fresh.family({ profile: { status: 'Pending', confirmed_at: null } });
  const { token } = await registerWithRole(server, roleIds.admin);
  await decideProfile(server, token, { profile_id: rohan.profileId, action: 'approve' });
  expect(await fresh.profileOf(rohan)).toMatchObject({ is_fresh: true });
});
