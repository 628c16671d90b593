import type { ConsentLine, OwnConsents } from '@suchi/contracts/privacy';
import { roleIds } from '@suchi/domain/accounts';
import { currentNotice, type Purpose, purposes } from '@suchi/domain/consent';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planNotices } from '../extensions/suchi/src/installation/plan-notices.ts';
import { keptConsents } from '../migrations/0009-kept-consents.ts';
import { insertPeople, insertPerson, openSearch, type Person } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerWithRole } from './member.ts';
import { decideProfile, registerAuthor } from './profile.ts';

let server: TestInstallation;
let me: Person;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
});
beforeEach(async () => {
  await openSearch(server);
  await server.query('delete from qd_matrimonial_profile');
  me = await insertPerson(server);
});
afterAll(() => server.stop());

interface Line {
  purpose: string;
  event: string;
  way: string;
  author: string | null;
  notice: number | null;
}
const lines = (profile = me.profileId) =>
  server.query<Line>(
    'select purpose, event, way, author, notice from consent where profile = $1 order by id',
    [profile],
  );
const columns = async ({ profileId } = me) => {
  const [row] = await server.query(
    `select is_hidden, hall_consent, number_for, shows_horoscope, in_book, bulk_mail_stopped_at is not null as is_stopped
       from qd_matrimonial_profile where id = $1`,
    [profileId],
  );
  return row;
};
const say = (path: string, body: object) => askApi(server.api.url, path, { token: me.token, body });

describe('what a family says', () => {
  it.each([
    ['search', 'off', '/qe_profile/change_status', { action: 'pause' }, { is_hidden: true }],
    ['hall', 'on', '/qe_profile/hall_consent', { hall_consent: true }, { hall_consent: true }],
    ['hall', 'off', '/qe_profile/hall_consent', { hall_consent: false }, { hall_consent: false }],
    ['number', 'off', '/qe_profile/permissions', { number_for: 'accepted' }, { number_for: 'accepted' }],
    ['horoscope', 'on', '/qe_profile/permissions', { shows_horoscope: true }, { shows_horoscope: true }],
    ['mails', 'off', '/qe_bulk_mail/choose', { of: 'bulk', wants_mail: false }, { is_stopped: true }],
  ])('is a line about %s (%s), and holds at once', async (purpose, event, path, body, held) => {
    expect((await say(path, body)).status).toBe(200);
    expect(await lines()).toEqual([{ purpose, event, way: 'app', author: me.id, notice: 1 }]);
    expect(await columns()).toMatchObject(held);
    // Saying it again adds nothing.
    await say(path, body);
    expect(await lines()).toHaveLength(1);
  });

  it('is taken back by another line', async () => {
    await say('/qe_profile/change_status', { action: 'pause' });
    await say('/qe_profile/change_status', { action: 'resume' });
    expect((await lines()).map(({ event }) => event)).toEqual(['off', 'on']);
    expect(await columns()).toMatchObject({ is_hidden: false });
  });

  it('is never changed, and goes with the profile', async () => {
    await say('/qe_profile/hall_consent', { hall_consent: true });
    await expect(
      server.query(`update consent set event = 'off' where profile = $1`, [me.profileId]),
    ).rejects.toThrow('Consents are not changed; add a line.');
    await server.query('delete from qd_matrimonial_profile where id = $1', [me.profileId]);
    expect(await lines()).toEqual([]);
  });

  it('keeps a paused profile paused while staff hide it and show it again', async () => {
    const { token } = await registerWithRole(server, roleIds.admin);
    const decide = (action: 'hide' | 'unhide') =>
      askApi(server.api.url, '/qe_office/hide_candidates', {
        token,
        body: { action, selection: { ids: [me.profileId] }, reason: 'A wrong photo' },
      });
    const shown = await decide('hide');
    await say('/qe_profile/change_status', { action: 'pause' });
    await decide('unhide');
    expect(shown.status).toBe(200);
    expect(await columns()).toMatchObject({ is_hidden: true });
  });
});

describe('the submission', () => {
  const submit = async (answers: object) => {
    const author = await registerAuthor(server);
    const body = { profile: author.profile(), is_attending: null, ...answers };
    const { data } = await askApi<{ id: number }>(server.api.url, '/qe_profile/submit', {
      token: author.token,
      body,
    });
    const { token: staff } = await registerWithRole(server, roleIds.admin);
    return { author, id: data.id, staff };
  };

  it.each([
    ['with a yes to both', { search_consent: true, book_consent: true }, { is_hidden: false, in_book: true }],
    ['with a no', { search_consent: false, book_consent: true }, { is_hidden: true, in_book: true }],
    ['without answers', {}, { is_hidden: true, in_book: false }],
  ])('%s decides what an approval shows', async (_, answers, shown) => {
    const { id, staff } = await submit(answers);
    // The committee finds it, whatever the family answered.
    expect(await columns({ ...me, profileId: id })).toMatchObject({ is_hidden: false });
    await decideProfile(server, staff, { profile_id: id, action: 'approve' });
    expect(await columns({ ...me, profileId: id })).toMatchObject(shown);
  });

  it('is asked once, with who answered and what was read', async () => {
    const { author, id } = await submit({ search_consent: true, book_consent: false });
    expect(await lines(id)).toEqual([
      { purpose: 'search', event: 'on', way: 'app', author: author.id, notice: 1 },
      { purpose: 'book', event: 'off', way: 'app', author: author.id, notice: 1 },
    ]);
    const { data } = await askApi<{ unanswered: string[] }>(server.api.url, '/qe_profile/standing', author);
    expect(data.unanswered).toEqual(['hall']);
  });
});

it('an approved family that was never asked is asked with its next change, and the answer counts', async () => {
  const author = await registerAuthor(server);
  const { token } = await registerWithRole(server, roleIds.admin);
  const submit = (more: object) =>
    askApi<{ id: number }>(server.api.url, '/qe_profile/submit', {
      token: author.token,
      body: { is_attending: null, profile: author.profile(), ...more },
    });
  const { data } = await submit({});
  await decideProfile(server, token, { profile_id: data.id, action: 'approve' });
  await submit({ profile: author.profile({ petname: 'Chinu' }), search_consent: true, book_consent: true });
  expect(await columns({ ...me, profileId: data.id })).toMatchObject({ is_hidden: false, in_book: true });
});

describe('the privacy centre', () => {
  const read = async (token = me.token) =>
    (await askApi<OwnConsents | null>(server.api.url, '/qe_privacy/consents', { token })).data;
  const isOn = async () =>
    Object.fromEntries((await read())?.purposes.map(({ purpose, is_on }) => [purpose, is_on]) ?? []);
  const set = (purpose: string, is_on: boolean, token = me.token) =>
    askApi<OwnConsents | null>(server.api.url, '/qe_privacy/set_consent', {
      token,
      body: { purpose, is_on },
    });

  it('says what holds before anybody answered', async () => {
    expect(await isOn()).toEqual({
      search: false,
      book: false,
      hall: false,
      number: true,
      horoscope: false,
      mails: true,
    });
    expect(await read()).toMatchObject({ notice: null, is_hidden_by_staff: false });
  });

  it.each(purposes.map((purpose) => [purpose] as const))(
    'switches %s on and off, at once',
    async (purpose) => {
      for (const on of [true, false]) {
        const { data } = await set(purpose, on);
        expect(data?.purposes.find((each) => each.purpose === purpose)).toMatchObject({ is_on: on });
        expect(await isOn()).toMatchObject({ [purpose]: on });
      }
      expect((await lines()).map(({ event }) => event)).toEqual(['on', 'off']);
      expect((await read())?.notice).toMatchObject({ version: 1 });
    },
  );

  it('keeps the history, with who did what', async () => {
    await set('hall', true);
    await set('hall', false);
    const { data } = await askApi<{ lines: ConsentLine[] }>(
      server.api.url,
      '/qe_privacy/history?purpose=hall',
      { token: me.token },
    );
    expect(data.lines).toMatchObject([
      { event: 'off', way: 'app', by: 'account', name: 'Ravi Kelkar', notice: 1 },
      { event: 'on', way: 'app', by: 'account' },
    ]);
  });

  it('is only for a profile of one’s own', async () => {
    const { token: staff } = await registerWithRole(server, roleIds.admin);
    const nobody = await insertPerson(server, { profile: null });
    expect((await set('search', true, staff)).code).toBe('FORBIDDEN');
    expect(await read(nobody.token)).toBeNull();
    expect((await set('search', true, nobody.token)).extensions['reason']).toBe('profile_missing');
    expect((await set('sales', true)).status).toBe(400);
  });

  it('opens nothing that staff closed', async () => {
    await server.query(
      'update qd_matrimonial_profile set is_hidden = true, hidden_by_staff = true where id = $1',
      [me.profileId],
    );
    await set('search', true);
    expect(await columns()).toMatchObject({ is_hidden: true });
    expect(await read()).toMatchObject({ is_hidden_by_staff: true });
  });
});

describe('a notice that changes a purpose', () => {
  // Nobody has written a second notice: this one is invented, and its purposes are all there are.
  let version = 100;
  let database: ReturnType<typeof jobPlatformOf>['database'];
  beforeAll(() => {
    ({ database } = jobPlatformOf(server));
  });
  afterAll(() => database.destroy());
  const publish = async (changes: readonly Purpose[]) => {
    version += 1;
    const plan = () => planNotices(database, [{ version, inForceFrom: '2027-01-01', changes }]);
    const planned = await plan();
    for (const { apply } of planned) await apply();
    for (const { apply } of planned) await apply();
    expect(await plan()).toEqual([]);
  };
  const set = (purpose: string, is_on: boolean) => say('/qe_privacy/set_consent', { purpose, is_on });
  const own = async (purpose: Purpose) =>
    (
      await askApi<OwnConsents>(server.api.url, '/qe_privacy/consents', { token: me.token })
    ).data.purposes.find((each) => each.purpose === purpose);
  const askedAgain = async () =>
    (await askApi<{ asked_again: string[] }>(server.api.url, '/qe_profile/standing', { token: me.token }))
      .data.asked_again;

  it('switches it off until the family answers, and leaves the others', async () => {
    await set('book', true);
    await set('search', true);
    await set('hall', false);
    await publish(['book', 'hall']);
    expect(await columns()).toMatchObject({ in_book: false, is_hidden: false, hall_consent: false });
    expect(await own('book')).toMatchObject({ is_on: false, is_asked_again: true, waits: false });
    expect(await own('hall')).toMatchObject({ is_on: false, is_asked_again: false });
    expect(await askedAgain()).toEqual(['book']);
    await set('book', true);
    expect(await columns()).toMatchObject({ in_book: true });
    expect(await askedAgain()).toEqual([]);
    // What was answered after it is never asked again.
    await publish([]);
    expect(await own('book')).toMatchObject({ is_on: true });
  });

  it('takes a no as an answer too', async () => {
    await set('search', true);
    await publish(['search']);
    expect(await columns()).toMatchObject({ is_hidden: true });
    await set('search', false);
    expect(await askedAgain()).toEqual([]);
    expect((await lines()).map(({ event, way }) => [event, way])).toEqual([
      ['on', 'app'],
      ['asked', 'notice'],
      ['off', 'app'],
    ]);
  });

  it.each(purposes.map((purpose) => [purpose] as const))(
    'asks about %s also where it is on by a rule',
    async (purpose) => {
      await server.query(
        `update qd_matrimonial_profile set is_hidden = false, in_book = true, hall_consent = true, number_for = 'all',
            shows_horoscope = true, bulk_mail_stopped_at = null where id = $1`,
        [me.profileId],
      );
      const before = await columns();
      await publish([purpose]);
      const after = await columns();
      expect(await askedAgain()).toEqual([purpose]);
      const changed = Object.keys(before ?? {}).filter((name) => before?.[name] !== after?.[name]);
      expect(changed).toHaveLength(1);
    },
  );

  it('does not ask who has answered under it, nor a draft', async () => {
    await set('book', true);
    const draft = await insertPerson(server, { profile: { status: 'Draft' } });
    // The version that the answer above was given under.
    const [planned] = await planNotices(database, [
      { version: currentNotice, inForceFrom: '2026-11-19', changes: ['book', 'number'] },
    ]);
    await planned?.apply();
    expect(await own('book')).toMatchObject({ is_on: true, is_asked_again: false });
    expect(await lines(draft.profileId)).toEqual([]);
  });

  it('needs the candidate’s own word again, where that counts', async () => {
    await server.query(`update qd_matrimonial_profile set author_relation = 'daughter' where id = $1`, [
      me.profileId,
    ]);
    await server.query(
      `insert into consent (profile, purpose, event, at, way, notice) values ($1, 'book', 'on', now(), 'code', 1)`,
      [me.profileId],
    );
    await server.query('update admin_setting set candidates_word = true');
    try {
      await publish(['book']);
      await set('book', true);
      expect(await own('book')).toMatchObject({ is_on: false, waits: true });
      expect(await columns()).toMatchObject({ in_book: false });
    } finally {
      await server.query('update admin_setting set candidates_word = false');
    }
  });
});

describe('what was before the ledger', () => {
  it('is kept: nobody becomes visible, and nobody disappears', async () => {
    const people = await insertPeople(server, [
      { profile: { is_hidden: true } },
      { profile: { is_hidden: true, hidden_by_staff: true } },
      { profile: { hall_consent: false, number_for: 'accepted', shows_horoscope: true } },
      { profile: { bulk_mail_stopped_at: '2026-03-01T06:00:00Z', hall_consent: true } },
      { profile: { status: 'Draft' } },
    ]);
    const before = await Promise.all(people.map((person) => columns(person)));
    await server.query(keptConsents.sql);
    expect(await Promise.all(people.map((person) => columns(person)))).toEqual(before);
    const said = async (place: number) =>
      Object.fromEntries(
        (await lines(people[place]?.profileId)).map(({ purpose, event }) => [purpose, event]),
      );
    expect(await said(0)).toEqual({ search: 'off', book: 'on', number: 'on', mails: 'on' });
    expect(await said(1)).toMatchObject({ search: 'on' });
    expect(await said(2)).toEqual({
      search: 'on',
      book: 'on',
      number: 'off',
      mails: 'on',
      hall: 'off',
      horoscope: 'on',
    });
    expect(await said(3)).toMatchObject({ mails: 'off', hall: 'on' });
    expect(await said(4)).toEqual({});
    // A second run adds nothing.
    const count = async () =>
      (await server.query<{ n: number }>('select count(*)::int as n from consent'))[0]?.n;
    const first = await count();
    await server.query(keptConsents.sql);
    expect(await count()).toBe(first);
  });

  it('knows the same purposes everywhere', async () => {
    for (const purpose of purposes)
      await server.query(
        `insert into consent (profile, purpose, event, at, way) values ($1, $2, 'asked', now(), 'app')`,
        [me.profileId, purpose],
      );
    // What waits for the candidate acts as off.
    expect(await columns()).toEqual({
      is_hidden: true,
      hall_consent: false,
      number_for: 'accepted',
      shows_horoscope: false,
      in_book: false,
      is_stopped: true,
    });
  });
});
