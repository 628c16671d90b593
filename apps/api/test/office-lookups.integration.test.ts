import type {
  Holiday,
  LookupMerge,
  LookupPair,
  LookupType,
  LookupUser,
  OfficeLookup,
} from '@suchi/contracts/lookups';
import { indiaCountryId } from '@suchi/domain/discovery';
import { jobTypeIds } from '@suchi/domain/profiles';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { completeProfile } from '@suchi/testing/profile-cases';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerVerifiedMember } from './member.ts';
import { registerAuthor } from './profile.ts';
import { revisionClient } from './revisions.ts';

let server: TestInstallation;
let api: Awaited<ReturnType<typeof revisionClient>>;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  api = await revisionClient(server);
});
afterAll(() => server.stop());

const post = <Data = { id: number }>(path: string, body: object) =>
  api.ask<Data>(`/qe_lookup${path}`, { token: api.staff.token, body });
const get = async <Data>(path: string) =>
  (await api.ask<Data>(`/qe_lookup${path}`, { token: api.staff.token })).data;
const add = async (lookup: string, name: string) => (await post('/values/add', { lookup, name })).data.id;
/** A value that a family added. */
const addCustom = async (lookup: string, name: string) => {
  const { token } = await registerVerifiedMember(server);
  return (await api.ask<{ id: number }>('/qe_lookup/add', { token, body: { lookup, name } })).data.id;
};
const merge = (source: number, target: number) =>
  post<{ merge: number }>('/values/merge', { source, target });
const undo = (id: number) => post('/merges/undo', { id });
const valuesOf = async (lookup: string, query: object = {}) =>
  (await post<{ total: number; rows: OfficeLookup[] }>('/values', { filter: { lookup }, ...query })).data;
const nameOf = async (id: number) =>
  (await server.query<{ name: string }>('select name from qdb_lookup where id = $1', [id]))[0]?.name;
const columnOf = async (profile: number, column: string) => {
  const rows = await server.query<Record<string, unknown>>(
    `select ${column} as value from qd_matrimonial_profile where id = $1`,
    [profile],
  );
  return rows[0]?.['value'];
};
const educationsOf = async (profile: number) =>
  (
    await server.query<{ id: number }>(
      'select qdb_lookup_id as id from qd_matrimonial_profile_education where qd_matrimonial_profile_id = $1 order by 1',
      [profile],
    )
  ).map(({ id }) => id);
const auditOf = (id: number) =>
  server.query('select action from audit_log where subject_collection = $2 and subject_id = $1 order by id', [
    String(id),
    'qdb_lookup',
  ]);

describe('the lists', () => {
  it('are counted, with the values that families added', async () => {
    await addCustom('Occupation', 'Lantern maker');
    const { types } = await get<{ types: LookupType[] }>('/types');
    expect(types.find(({ name }) => name === 'Occupation')).toMatchObject({ kind: 'values', custom: 1 });
    expect(types.find(({ name }) => name === 'Education Name')?.kind).toBe('closed');
    expect(types.find(({ name }) => name === 'Holidays')?.kind).toBe('holidays');
  });

  it('grow by a new one, once', async () => {
    expect((await post('/types/add', { name: 'Hobby' })).data).toEqual({ name: 'Hobby' });
    const again = await post('/types/add', { name: ' hobby ' });
    expect([again.status, again.extensions['reason']]).toEqual([409, 'name_taken']);
    expect((await post('/types/add', { name: 'छंद' })).code).toBe('INVALID_PAYLOAD');
    expect((await valuesOf('Hobby')).total).toBe(0);
  });

  it('show the newest values first, and search them', async () => {
    const id = await add('Gotra', 'Newest of all');
    const { total, rows } = await valuesOf('Gotra');
    expect(rows).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    expect(rows[0]).toMatchObject({ id, name: 'Newest of all', is_standard: true, uses: 0 });
    expect((await valuesOf('Gotra', { search: 'est of' })).rows.map((row) => row.id)).toEqual([id]);
  });

  it('show values of one moment by name, and all by name when asked', async () => {
    const list = 'Values of one moment';
    await post('/types/add', { name: list });
    for (const name of ['Chandra', 'asha', 'Bela']) await add(list, name);
    await server.query('update qdb_lookup set date_created = $1 where lookup = $2', ['2026-01-02', list]);
    await add(list, 'Deepa');
    const namesOf = async (query = {}) => (await valuesOf(list, query)).rows.map(({ name }) => name);
    expect(await namesOf()).toEqual(['Deepa', 'asha', 'Bela', 'Chandra']);
    expect(await namesOf({ sort: 'name' })).toEqual(['asha', 'Bela', 'Chandra', 'Deepa']);
  });

  it.each(['Education Name', 'Holidays', 'Nothing'])('have no values in %s', async (lookup) => {
    expect((await post('/values', { filter: { lookup } })).code).toBe('LOOKUP_NOT_FOUND');
    expect((await post('/values/add', { lookup, name: 'New' })).code).toBe('LOOKUP_NOT_FOUND');
  });
});

describe('a value', () => {
  it('is not added twice, nor in another spelling', async () => {
    await add('Gotra', 'Of the lake');
    for (const name of ['of the LAKE', 'Of-the lake'])
      expect((await post('/values/add', { lookup: 'Gotra', name })).extensions['reason']).toBe('name_taken');
  });

  it('becomes standard, and is then offered to all', async () => {
    const id = await addCustom('Gotra', 'Of the hill');
    expect((await post('/values/standard', { id })).status).toBe(200);
    expect((await valuesOf('Gotra')).rows[0]).toMatchObject({ id, is_standard: true });
    expect(await auditOf(id)).toEqual([{ action: 'lookup.mark_standard' }]);
  });

  it('gets another name, in profiles that store the name too', async () => {
    const occupation = await add('Occupation', 'Kite maker');
    const { id, author } = await api.approvedAuthor({ new_occupation: 'kite maker' });
    await api.save('submit', author, { new_occupation: 'Kite maker', petname: 'Chinu' });
    const taken = await post('/values/rename', { id: occupation, name: 'Lantern-Maker' });
    expect(taken.extensions['reason']).toBe('name_taken');
    expect((await post('/values/rename', { id: occupation, name: 'Kite builder' })).status).toBe(200);
    expect(await columnOf(id, 'new_occupation')).toBe('Kite builder');
    const changes = (await api.changesOf(author))?.changes ?? [];
    expect(changes.map(({ field }) => field)).toEqual(['petname']);
  });

  it('is deleted only when no profile has it', async () => {
    const gotra = await add('Gotra', 'Of the river');
    const { author } = await api.approvedAuthor();
    await api.save('save_draft', author, { gotra });
    const refused = await post('/values/delete', { id: gotra });
    expect([refused.status, refused.extensions]).toMatchObject([409, { reason: 'used', uses: 1 }]);
    expect((await post('/values/delete', { id: jobTypeIds.service })).extensions['reason']).toBe('needed');

    await api.withdraw(author);
    await api.save('save_draft', author, { petname: 'Chinu' });
    expect((await post('/values/delete', { id: gotra })).status).toBe(200);
    expect((await post('/values/delete', { id: gotra })).code).toBe('LOOKUP_NOT_FOUND');
    expect((await api.save('save_draft', author, { gotra })).extensions['fields']).toEqual({
      gotra: 'lookup',
    });
    expect(await add('Gotra', 'Of the river')).not.toBe(gotra);
  });

  it('tells who has it', async () => {
    const gotra = await add('Gotra', 'Of the well');
    const { id } = await api.approvedAuthor({ gotra });
    const users = await get<{ total: number; profiles: LookupUser[] }>(`/values/users?id=${gotra}`);
    expect(users).toMatchObject({ total: 1, profiles: [{ id, name: 'Rohan Deshpande', status: 'Active' }] });
  });
});

describe('merging', () => {
  it('is refused between lists and for values that are needed or gone', async () => {
    const [gotra, city] = [await add('Gotra', 'Of the east'), await add('City', 'Eastern town')];
    expect((await merge(gotra, city)).extensions['reason']).toBe('other_list');
    expect((await merge(gotra, gotra)).extensions['reason']).toBe('same_value');
    expect((await merge(jobTypeIds.service, jobTypeIds.business)).extensions['reason']).toBe('needed');
    expect((await merge(gotra, 2_000_000_000)).code).toBe('LOOKUP_NOT_FOUND');
  });

  it('moves profiles, educations and changes under review, and goes back for a day', async () => {
    const [source, target] = [
      await addCustom('Education New', 'B.Lamp'),
      await add('Education New', 'B.Lantern'),
    ];
    const further = { new_education: [source, 12_003] };
    const { id, author } = await api.approvedAuthor(further);
    const both = await api.approvedAuthor({ heighest_education: source, new_education: [source, target] });
    await api.save('submit', author, { ...further, heighest_education: source });
    expect((await valuesOf('Education New')).rows.find((row) => row.id === source)?.uses).toBe(2);

    const { data } = await merge(source, target);
    expect(await columnOf(both.id, 'heighest_education')).toBe(target);
    expect(await educationsOf(id)).toEqual([12_003, target]);
    expect(await educationsOf(both.id)).toEqual([target]);
    const changed = (await api.reviewed(id)).revision;
    expect(changed?.sheet.profile).toMatchObject({
      heighest_education: target,
      new_education: [target, 12_003],
    });
    expect((await api.changesOf(author))?.changes).toMatchObject([
      { field: 'heighest_education', is: 'B.Lantern' },
    ]);
    expect((await merge(source, target)).code).toBe('LOOKUP_NOT_FOUND');
    const path = `/merges?lookup=${encodeURIComponent('Education New')}`;
    const { merges } = await get<{ merges: LookupMerge[] }>(path);
    expect(merges).toMatchObject([{ id: data.merge, source: 'B.Lamp', target: 'B.Lantern' }]);

    expect((await undo(data.merge)).status).toBe(200);
    expect(await columnOf(both.id, 'heighest_education')).toBe(source);
    expect(await educationsOf(id)).toEqual([12_003, source]);
    expect(new Set(await educationsOf(both.id))).toEqual(new Set([source, target]));
    expect((await api.reviewed(id)).revision?.sheet.profile).toMatchObject({
      heighest_education: source,
      new_education: [source, 12_003],
    });
    expect((await undo(data.merge)).extensions['reason']).toBe('undone');
    expect(await get(path)).toEqual({ merges: [] });
    expect(await auditOf(source)).toEqual([{ action: 'lookup.merge' }, { action: 'lookup.undo_merge' }]);
  });

  it('cannot be undone after a day, nor when its name is used again', async () => {
    const [one, two] = [await add('City', 'Old town'), await add('City', 'New town')];
    const first = (await merge(one, two)).data.merge;
    await post('/values/rename', { id: two, name: 'Old town' });
    expect((await undo(first)).extensions['reason']).toBe('name_taken');
    await server.query("update lookup_merge set date_created = now() - interval '25 hours' where id = $1", [
      first,
    ]);
    expect((await undo(first)).extensions['reason']).toBe('too_late');
  });

  it('follows a value through two merges, and back in reverse order', async () => {
    const [a, b, c] = [await add('City', 'Alpha'), await add('City', 'Beta'), await add('City', 'Gamma')];
    const first = (await merge(a, b)).data.merge;
    const second = (await merge(b, c)).data.merge;
    expect((await undo(first)).extensions['reason']).toBe('target_gone');
    const { token } = await registerVerifiedMember(server);
    const added = await api.ask<{ id: number }>('/qe_lookup/add', {
      token,
      body: { lookup: 'City', name: 'alpha' },
    });
    expect(added.data.id).toBe(c);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await nameOf(a)).toBe('Alpha');
  });

  it('serves a form that was opened before, and moves its addresses', async () => {
    const [source, target] = [await add('Gotra', 'Opened before'), await add('Gotra', 'Merged meanwhile')];
    const [sector, other] = [
      await add('Education Sector', 'Lamps'),
      await add('Education Sector', 'Lanterns'),
    ];
    const author = await registerAuthor(server);
    await merge(source, target);
    await merge(sector, other);
    const country = await addCustom('Country', 'Hindustan');
    const addresses = completeProfile.addresses.map((address) => ({ ...address, country }));
    const { data } = await api.save('save_draft', author, {
      gotra: source,
      education_sector: 'lamps',
      addresses,
    });
    expect(await columnOf(data.id, 'gotra')).toBe(target);
    expect(await columnOf(data.id, 'education_sector')).toBe('Lanterns');

    expect((await merge(country, indiaCountryId)).status).toBe(200);
    const rows = await server.query('select country from qd_address where profile = $1', [data.id]);
    expect(rows).toEqual([{ country: indiaCountryId }]);
  });
});

describe('a merge while a member saves', () => {
  /** Keeps a row locked, and waits until so many requests wait for locks. */
  async function whileLocked(sql: string, key: unknown, during: () => Promise<unknown>) {
    const client = new Client({ connectionString: server.installation.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query(sql, [key]);
    try {
      await during();
    } finally {
      await client.query('rollback');
      await client.end();
    }
  }
  const untilWaiting = (count: number) =>
    vi.waitFor(
      async () => {
        const rows = await server.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rows).toHaveLength(count);
      },
      { timeout: 20_000, interval: 50 },
    );

  it('waits for the save and moves it', async () => {
    const [source, target] = [await add('Gotra', 'Saved first'), await add('Gotra', 'Merged second')];
    const author = await registerAuthor(server);
    let answers: Promise<{ status: number }[]> | undefined;
    await whileLocked('select 1 from directus_users where id = $1 for update', author.id, async () => {
      const saved = api.save('save_draft', author, { gotra: source });
      await untilWaiting(1);
      answers = Promise.all([saved, merge(source, target)]);
      await untilWaiting(2);
    });
    expect((await answers)?.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await server.query('select gotra from qd_matrimonial_profile where "user" = $1', [
      author.id,
    ]);
    expect(rows).toEqual([{ gotra: target }]);
  });

  it('is followed by the save that comes second', async () => {
    const [source, target] = [await add('Gotra', 'Merged first'), await add('Gotra', 'Saved second')];
    const { id } = await api.approvedAuthor({ gotra: source });
    const author = await registerAuthor(server);
    let answers: Promise<{ status: number }[]> | undefined;
    await whileLocked('select 1 from qd_matrimonial_profile where id = $1 for update', id, async () => {
      const merged = merge(source, target);
      await untilWaiting(1);
      answers = Promise.all([merged, api.save('save_draft', author, { gotra: source })]);
      await untilWaiting(2);
    });
    expect((await answers)?.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await server.query('select gotra from qd_matrimonial_profile where "user" = $1', [
      author.id,
    ]);
    expect(rows).toEqual([{ gotra: target }]);
  });
});

describe('values that look alike', () => {
  it('are suggested until they are merged or kept apart', async () => {
    const stays = await add('Gotra', 'Vrindavanasya');
    const double = await addCustom('Gotra', 'Vrundavanasya');
    const other = await addCustom('Gotra', 'Vrindavanasye');
    const pairs = async () => (await get<{ pairs: LookupPair[] }>('/pairs?lookup=Gotra')).pairs;
    const shown = (await pairs()).map(({ source, target }) => [source.id, target.id]);
    expect(shown).toContainEqual([double, stays]);
    expect(shown).toContainEqual([other, stays]);

    expect((await post('/pairs/keep_apart', { source: double, target: stays })).status).toBe(200);
    await merge(other, stays);
    expect(await pairs()).toEqual([]);
    expect((await post('/pairs/keep_apart', { source: other, target: stays })).code).toBe('LOOKUP_NOT_FOUND');
  });
});

describe('holidays', () => {
  it('have a state and a date, and are there once', async () => {
    const day = { name: 'Maharashtra Day', state: 'Maharashtra', date: '2027-05-01' };
    const { data } = await post('/holidays/add', day);
    expect((await post('/holidays/add', day)).extensions['reason']).toBe('name_taken');
    expect((await post('/holidays/add', { ...day, date: '2027-02-30' })).code).toBe('INVALID_PAYLOAD');
    await post('/holidays/add', { ...day, state: null });
    const taken = await post('/holidays/change', { id: data.id, ...day, state: '' });
    expect(taken.extensions['reason']).toBe('name_taken');
    expect((await post('/holidays/change', { id: data.id, ...day, state: 'Goa' })).status).toBe(200);
    const { rows } = (await post<{ rows: Holiday[] }>('/holidays', {})).data;
    expect(rows.map(({ state, date }) => [state, date])).toEqual([
      [null, '2027-05-01'],
      ['Goa', '2027-05-01'],
    ]);
    expect((await post('/holidays/delete', { id: data.id })).status).toBe(200);
    expect((await post('/holidays/delete', { id: data.id })).code).toBe('LOOKUP_NOT_FOUND');
  });
});
