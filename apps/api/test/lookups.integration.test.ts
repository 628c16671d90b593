import type { LookupValue } from '@suchi/contracts/lookups';
import { roleIds } from '@suchi/domain/accounts';
import { type ApiRequest, askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let me: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  me = await registerVerifiedMember(server);
});
afterAll(() => server.stop());

const ask = <Data = LookupValue>(path: string, request: ApiRequest = {}) =>
  askApi<Data>(server.api.url, path, request);
const add = (lookup: string, name: string, token = me.token) =>
  ask('/qe_lookup/add', { token, body: { lookup, name } });
const rowOf = (id: number) =>
  server.query('select lookup, name, record_type, user_created from qdb_lookup where id = $1', [id]);
const listOf = (lookup: string, token: string) =>
  ask<LookupValue[]>(`/qe_lookup/list?${new URLSearchParams({ lookup }).toString()}`, { token });

describe('who may add to a list', () => {
  it('not a visitor, not an unverified member', async () => {
    const body = { lookup: 'Gotra', name: 'Of nobody' };
    expect((await ask('/qe_lookup/add', { body })).status).toBe(401);
    const { token } = await registerMember(server);
    expect((await ask('/qe_lookup/add', { token, body })).code).toBe('EMAIL_NOT_VERIFIED');
    expect(await server.query("select 1 from qdb_lookup where name = 'Of nobody'")).toEqual([]);
  });

  it('not past the endpoint, at the collection itself', async () => {
    const body = { lookup: 'Gotra', name: 'Past the endpoint', record_type: 'custom' };
    expect((await ask('/items/qdb_lookup', { token: me.token, body })).status).toBe(403);
  });

  it('thirty times an hour', async () => {
    const eager = await registerVerifiedMember(server);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await add('Gotra', 'Kashyap', eager.token)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('what may be added', () => {
  it.each(['Blood Group', 'Complexion', 'Body Build', 'Holidays', 'Anything'])(
    'not to %s',
    async (lookup) => {
      expect((await add(lookup, 'New')).code).toBe('INVALID_PAYLOAD');
    },
  );

  it.each(['', '   ', 'x'.repeat(101)])('not the name %j', async (name) => {
    expect((await add('Gotra', name)).code).toBe('INVALID_PAYLOAD');
  });

  it('not what the printer cannot set', async () => {
    const { code, extensions } = await add('Gotra', 'कश्यप');
    expect([code, extensions.fields]).toEqual(['INVALID_PAYLOAD', { name: 'english' }]);
  });
});

describe('adding', () => {
  it('makes a custom value of the caller’s, whatever else the body has', async () => {
    const { data } = await ask('/qe_lookup/add', {
      token: me.token,
      body: { lookup: 'Gotra', name: '  Of our   village ', record_type: 'standard', user_created: null },
    });
    expect(data).toEqual({
      id: expect.any(Number) as number,
      lookup: 'Gotra',
      name: 'Of our village',
      description: null,
    });
    expect(await rowOf(data.id)).toEqual([
      { lookup: 'Gotra', name: 'Of our village', record_type: 'custom', user_created: me.id },
    ]);
  });

  it('gives the value that is there already, whatever its case, and leaves it as it is', async () => {
    const [standard] = await server.query<{ id: number; name: string }>(
      "select id, name from qdb_lookup where lookup = 'Gotra' and record_type = 'standard' limit 1",
    );
    if (!standard) throw new Error('there are no gotras');
    expect((await add('Gotra', standard.name.toUpperCase())).data).toMatchObject(standard);
    expect(await rowOf(standard.id)).toMatchObject([{ name: standard.name, record_type: 'standard' }]);
  });

  it.each([
    ['Education New', 'HSC', 'H.S.C.'],
    ['Education New', '12th', 'H.S.C.'],
    ['Education New', 'B Tech', 'B.E. / B.Tech'],
    ['Gotra', 'Bharadwaaj', 'Bharadwaj'],
  ])('adds to %s no %s beside %s', async (lookup, typed, name) => {
    expect((await add(lookup, typed)).data).toMatchObject({ lookup, name });
    expect(await server.query('select 1 from qdb_lookup where name = $1', [typed])).toEqual([]);
  });

  it('gives two families who add the same at once the same value', async () => {
    const families = await Promise.all(Array.from({ length: 4 }, () => registerVerifiedMember(server)));
    const answers = await Promise.all(
      families.map(({ token }, index) => add('Occupation', index % 2 ? 'Kite maker' : 'kite-Maker', token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await server.query("select 1 from qdb_lookup where name ilike 'kite_maker'")).toHaveLength(1);
  });

  it('keeps lists apart: the same name is another value elsewhere', async () => {
    const gotra = await add('Gotra', 'Same name');
    const city = await add('City', 'Same name');
    expect(gotra.data.id).not.toBe(city.data.id);
  });

  it('is for staff too', async () => {
    const staff = await registerWithRole(server, roleIds.admin);
    expect((await add('Education New', 'B.Kite', staff.token)).status).toBe(200);
  });
});

describe('a list', () => {
  it('has the association’s values and one’s own, not another family’s, by name', async () => {
    const other = await registerVerifiedMember(server);
    await add('Education Stream', 'Mine alone');
    await add('Education Stream', 'Theirs alone', other.token);
    const { data } = await listOf('Education Stream', me.token);
    const names = data.map(({ name }) => name);
    expect(names).toContain('Mine alone');
    expect(names).not.toContain('Theirs alone');
    expect(names.length).toBeGreaterThan(80);
    const collator = new Intl.Collator('en');
    expect(names.toSorted(collator.compare)).toEqual(names);
    expect(Object.keys(data[0] ?? {})).toEqual(['id', 'lookup', 'name', 'description']);
  });

  it('has everybody’s values for staff, and none that were removed', async () => {
    const { data: added } = await add('Education Stream', 'For the desk');
    const staff = await registerWithRole(server, roleIds.admin);
    const namesFor = async (token: string) =>
      (await listOf('Education Stream', token)).data.map(({ name }) => name);
    expect(await namesFor(staff.token)).toContain('For the desk');
    await server.query('update qdb_lookup set removed_at = now() where id = $1', [added.id]);
    expect(await namesFor(staff.token)).not.toContain('For the desk');
    expect(await namesFor(me.token)).not.toContain('For the desk');
  });
});
