import { roleIds } from '@suchi/domain/accounts';
import type { ProfileCard, SavedSearch } from '@suchi/contracts/discovery';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  agreeToSearch,
  insertPeople,
  insertPerson,
  insertRows,
  openSearch,
  type Person,
} from './community.ts';
import { blocks } from './discovery.ts';
import { registerWithRole } from './member.ts';
import { decideProfile, registerAuthor } from './profile.ts';

let server: TestInstallation;
let staff: string;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  ({ token: staff } = await registerWithRole(server, roleIds.admin));
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

const ask = <Data = { id: number }>(path: string, request: ApiRequest = {}) =>
  askApi<Data>(server.api.url, path, request);

let streams = 0;
/** A filter that only the people of one test fit. */
const newStream = () => `Stream ${(streams += 1)}`;

const filtersOf = (education_stream: string) => ({ education_stream });
const save = ({ token }: { token: string }, name: string, more: object = {}) =>
  ask('/qe_search/save', { token, body: { name, filters: {}, sort: null, is_mailed: true, ...more } });
const change = ({ token }: { token: string }, body: object) =>
  ask('/qe_search/change_saved', { token, body });
const remove = ({ token }: { token: string }, id: number) =>
  ask('/qe_search/remove_saved', { token, body: { id } });
const visit = ({ token }: { token: string }, id: number) =>
  ask<{ since: string; new_count: number }>('/qe_search/visit_saved', { token, body: { id } });
const list = async ({ token }: { token: string }) =>
  (await ask<{ limit: number; items: SavedSearch[] }>('/qe_search/saved', { token })).data;
const newCount = async (member: { token: string }) => (await list(member)).items[0]?.new_count;
/** As if the last visit were long ago. */
const forgetVisit = (id: number, ago = '7 days') =>
  server.query(
    `update saved_search set opened_at = now() - $2::interval, new_since = now() - $2::interval where id = $1`,
    [id, ago],
  );

describe('saved searches', () => {
  let asha: Person;
  beforeEach(async () => {
    asha = await insertPerson(server, { gender: 'Female' });
  });

  it('are listed with what was saved, newest use first', async () => {
    const { data } = await save(asha, ' Pune engineers ', {
      filters: { location: 'Pune', age_from: 26 },
      sort: 'best_fit',
    });
    await save(asha, 'Doctors', { is_mailed: false });
    const { limit, items } = await list(asha);
    expect(limit).toBe(10);
    expect(items.map(({ name, is_mailed, sort }) => [name, is_mailed, sort])).toEqual([
      ['Doctors', false, null],
      ['Pune engineers', true, 'best_fit'],
    ]);
    expect(items[1]).toMatchObject({
      id: data.id,
      new_count: 0,
      filters: { location: 'Pune', age_from: 26 },
    });
    await forgetVisit(data.id, '31 minutes');
    await visit(asha, data.id);
    expect((await list(asha)).items[0]?.name).toBe('Pune engineers');
  });

  it('are renamed, changed, and removed; saving again takes that back', async () => {
    const { data } = await save(asha, 'Pune');
    await change(asha, { id: data.id, name: 'Thane' });
    await change(asha, { id: data.id, search: { filters: { location: 'Thane' }, sort: 'age' } });
    await change(asha, { id: data.id, is_mailed: false });
    expect((await list(asha)).items[0]).toMatchObject({
      name: 'Thane',
      sort: 'age',
      is_mailed: false,
      filters: { location: 'Thane' },
    });
    await remove(asha, data.id);
    expect((await list(asha)).items).toEqual([]);
    expect((await save(asha, 'Thane')).code).toBeNull();
    expect((await remove(asha, data.id)).code).toBe('SAVED_SEARCH_NOT_FOUND');
  });

  it('have different names, also when two are saved at once', async () => {
    const { data } = await save(asha, 'Pune');
    expect((await save(asha, 'PUNE')).code).toBe('SAVED_SEARCH_NAME_TAKEN');
    const other = await save(asha, 'Thane');
    expect((await change(asha, { id: other.data.id, name: 'pune' })).code).toBe('SAVED_SEARCH_NAME_TAKEN');
    expect((await change(asha, { id: data.id, name: 'pune' })).code).toBeNull();
    const answers = await Promise.all(['Nashik', 'nashik', 'NASHIK'].map((name) => save(asha, name)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    const [vijay] = await insertPeople(server, [{ gender: 'Female' }]);
    expect((await save(vijay as Person, 'Pune')).code).toBeNull();
  });

  it('are at most ten, or as many as the association sets', async () => {
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, place) => save(asha, `Search ${place}`)),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(10);
    expect(answers.find(({ code }) => code !== null)?.code).toBe('SAVED_SEARCH_LIMIT_REACHED');
    await server.query('update admin_setting set saved_search_limit = 11');
    expect((await save(asha, 'One more')).code).toBeNull();
    await server.query('update admin_setting set saved_search_limit = 10');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'a'.repeat(41) }],
    ['an unknown order', { name: 'x', sort: 'richest' }],
    ['wrong filters', { name: 'x', filters: { age_from: 3 } }],
    ['NUL in the name', { name: 'a\u0000b' }],
  ])('are refused with %s', async (_what, body) => {
    expect((await save(asha, 'x', body)).code).toBe('INVALID_PAYLOAD');
  });

  it('belong to their member', async () => {
    const { data } = await save(asha, 'Private');
    const [other] = await insertPeople(server, [{ gender: 'Female' }]);
    const thief = other as Person;
    expect((await change(thief, { id: data.id, name: 'Mine' })).code).toBe('SAVED_SEARCH_NOT_FOUND');
    expect((await remove(thief, data.id)).code).toBe('SAVED_SEARCH_NOT_FOUND');
    expect((await visit(thief, data.id)).code).toBe('SAVED_SEARCH_NOT_FOUND');
    expect((await list(thief)).items).toEqual([]);
    for (const path of ['/items/saved_search', `/items/saved_search/${data.id}`])
      expect((await ask(path, { token: asha.token })).status).toBe(403);
    expect((await list(asha)).items[0]?.name).toBe('Private');
  });

  it('stay when the subscription is over, but nothing is saved or opened', async () => {
    const { data } = await save(asha, 'Pune');
    await server.query(`update qd_subscriptions set end_date = '2026-02-01' where "user" = $1`, [asha.id]);
    expect((await list(asha)).items).toHaveLength(1);
    expect((await change(asha, { id: data.id, name: 'Renamed' })).code).toBeNull();
    const search = { filters: { name: 'Somebody' }, sort: null };
    expect((await change(asha, { id: data.id, search })).code).toBe('SEARCH_REFUSED');
    expect((await save(asha, 'Probe')).code).toBe('SEARCH_REFUSED');
    expect((await visit(asha, data.id)).code).toBe('SEARCH_REFUSED');
    expect((await remove(asha, data.id)).code).toBeNull();
  });

  it('obey the database too', async () => {
    const insert = (name: string) =>
      server.query(
        `insert into saved_search ("user", name, filters, opened_at, new_since) values ($1, $2, '{}', now(), now())`,
        [asha.id, name],
      );
    await insert('Pune');
    await expect(insert('pune')).rejects.toThrow('suchi_saved_search_name');
    await expect(insert('')).rejects.toThrow('suchi_saved_search_name_length');
    await expect(server.query('update admin_setting set saved_search_limit = 0')).rejects.toThrow(
      'suchi_admin_setting_saved_search_limit',
    );
  });

  it('go with their account', async () => {
    await save(asha, 'Pune');
    await server.query('delete from qd_subscriptions where "user" = $1', [asha.id]);
    await server.query('delete from directus_users where id = $1', [asha.id]);
    expect(await server.query('select id from saved_search where "user" = $1', [asha.id])).toEqual([]);
  });
});

describe('what is new', () => {
  let asha: Person;
  let stream: string;
  let id: number;
  const insertFound = (profile: object = {}, more: object = {}) =>
    insertPerson(server, { profile: { education_stream: stream, ...profile }, ...more });

  beforeEach(async () => {
    stream = newStream();
    asha = await insertPerson(server, { gender: 'Female' });
    id = (await save(asha, stream, { filters: filtersOf(stream) })).data.id;
    await forgetVisit(id);
  });

  const changeStatus = ({ token }: { token: string }, action: string) =>
    ask('/qe_profile/change_status', { token, body: { action } });

  it('counts an approval, and one after a rejection', async () => {
    const ravi = await registerAuthor(server);
    const profile = ravi.profile({ education_stream: stream });
    const submit = () =>
      ask('/qe_profile/submit', {
        token: ravi.token,
        body: { profile, is_attending: true, search_consent: true, book_consent: true },
      });
    const { data } = await submit();
    expect(await newCount(asha)).toBe(0);
    await decideProfile(server, staff, { profile_id: data.id, action: 'reject', reason: 'Not clear' });
    await submit();
    expect(await newCount(asha)).toBe(0);
    expect((await decideProfile(server, staff, { profile_id: data.id, action: 'approve' })).code).toBeNull();
    expect(await newCount(asha)).toBe(1);
  });

  it('counts a pause and its end', async () => {
    const ravi = await insertFound();
    expect(await newCount(asha)).toBe(0);
    await changeStatus(ravi, 'pause');
    expect(await newCount(asha)).toBe(0);
    await changeStatus(ravi, 'resume');
    expect(await newCount(asha)).toBe(1);
    await changeStatus(ravi, 'pause');
    expect(await newCount(asha)).toBe(0);
  });

  it('counts those that the office blocked, hid or suspended, and let back', async () => {
    const [blocked, suspended, kept] = [await insertFound(), await insertFound(), await insertFound()];
    const decide = (action: string, reason?: string) =>
      decideProfile(server, staff, { profile_id: blocked.profileId, action, ...(reason ? { reason } : {}) });
    await agreeToSearch(server, [blocked]);
    await decide('block', 'A complaint');
    await decide('unblock');
    expect(await newCount(asha)).toBe(1);
    await decide('hide', 'A complaint');
    expect(await newCount(asha)).toBe(0);
    await decide('unhide');
    expect(await newCount(asha)).toBe(1);
    const body = { user_id: suspended.id, reason: 'A complaint' };
    await ask('/qe_staff/suspend', { token: staff, body });
    expect(await newCount(asha)).toBe(1);
    await ask('/qe_staff/restore', { token: staff, body });
    expect(await newCount(asha)).toBe(2);
    expect(kept.profileId).toBeGreaterThan(0);
  });

  it('counts who says that they are still looking', async () => {
    const ravi = await insertFound({ date_created: '2020-01-01T00:00:00Z' });
    await server.query(`update edition set activation_cutoff = '2021-01-01' where is_current`);
    await changeStatus(ravi, 'reactivate_looking');
    expect(await newCount(asha)).toBe(1);
  });

  it('leaves out who blocks or was blocked, the own profile and the same gender', async () => {
    const shown_since = new Date().toISOString();
    const [mine, theirs] = [await insertFound({ shown_since }), await insertFound({ shown_since })];
    await insertFound({ shown_since }, { gender: 'Female' });
    await insertFound({ shown_since, is_hidden: true });
    await server.query(
      'update qd_matrimonial_profile set education_stream = $2, shown_since = now() where id = $1',
      [asha.profileId, stream],
    );
    expect(await newCount(asha)).toBe(2);
    await insertRows(server, blocks, [
      { directus_users_id: asha.id, qd_matrimonial_profile_id: mine.profileId },
      { directus_users_id: theirs.id, qd_matrimonial_profile_id: asha.profileId },
    ]);
    expect(await newCount(asha)).toBe(0);
    await server.query(`delete from ${blocks} where directus_users_id = $1`, [asha.id]);
    expect(await newCount(asha)).toBe(1);
  });

  it('is counted from the last visit, which a reload continues', async () => {
    const ravi = await insertFound({ shown_since: new Date(Date.now() - 60_000).toISOString() });
    const first = await visit(asha, id);
    expect(first.data.new_count).toBe(1);
    expect((await visit(asha, id)).data).toEqual(first.data);
    expect(await newCount(asha)).toBe(0);

    const cards = async (saved: number | null, token = asha.token) => {
      const { data } = await ask<{ items: ProfileCard[] }>('/qe_search/profiles', {
        token,
        body: { filters: filtersOf(stream), saved },
      });
      return data.items.map((card) => [card.id, card.is_new]);
    };
    expect(await cards(id)).toEqual([[ravi.profileId, true]]);
    expect(await cards(null)).toEqual([[ravi.profileId, false]]);
    const [other] = await insertPeople(server, [{ gender: 'Female' }]);
    expect(await cards(id, (other as Person).token)).toEqual([[ravi.profileId, false]]);

    await server.query(`update saved_search set opened_at = now() - interval '40 minutes' where id = $1`, [
      id,
    ]);
    const second = await visit(asha, id);
    expect(new Date(second.data.since) > new Date(first.data.since)).toBe(true);
    expect(second.data.new_count).toBe(1);
    await server.query(`update saved_search set opened_at = now() - interval '40 minutes' where id = $1`, [
      id,
    ]);
    expect((await visit(asha, id)).data.new_count).toBe(1);
  });

  it('is counted from the last mail, if it is later', async () => {
    await insertFound({ shown_since: new Date(Date.now() - 86_400_000).toISOString() });
    expect(await newCount(asha)).toBe(1);
    await server.query('update saved_search set mailed_at = now() where id = $1', [id]);
    expect(await newCount(asha)).toBe(0);
  });

  it('is still told when the subscription is over', async () => {
    await insertFound({ shown_since: new Date().toISOString() });
    await server.query(`update qd_subscriptions set end_date = '2026-02-01' where "user" = $1`, [asha.id]);
    expect(await newCount(asha)).toBe(1);
  });
});

describe('whose number it is', () => {
  it('is said with the number, and not before', async () => {
    const asha = await insertPerson(server, { gender: 'Female' });
    const ravi = await insertPerson(server, { profile: { father_name: 'Mohan Kulkarni' } });
    const address = { profile: ravi.profileId, address: '12 Laxmi Road', city: 'Pune', country: 1470 };
    await insertRows(server, 'qd_address', [
      { ...address, name: 'Mohan  kulkarni', mobile: '9000011111' },
      { ...address, name: 'Sunil Joshi', mobile: '9000022222' },
    ]);
    const open = async () => {
      const { data } = await ask<{ card: ProfileCard }>(`/qe_search/profile?id=${ravi.profileId}`, {
        token: asha.token,
      });
      return data.card;
    };
    expect(await open()).toMatchObject({ mobile_count: 2, mobiles: null, numbers: null });
    const numbers = [
      { number: '9000011111', name: 'Mohan  kulkarni', relation: 'father' },
      { number: '9000022222', name: 'Sunil Joshi', relation: null },
    ];
    const { data } = await ask<object>('/qe_search/reveal', {
      token: asha.token,
      body: { profile_id: ravi.profileId },
    });
    expect(data).toMatchObject({ mobiles: ['9000011111', '9000022222'], numbers });
    expect(await open()).toMatchObject({ numbers });
  });
});
