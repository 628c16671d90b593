import { normaliseCountry } from '@suchi/domain/discovery';
import { type Gender, singleStatuses } from '@suchi/domain/profiles';
import { shareInstallation, type TestInstallation, testSecret } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchCostRule } from '../extensions/suchi/src/discovery/commands/search-profiles.ts';
import { createLimits } from '../extensions/suchi/src/platform/limits.ts';
import { connectRedis } from '../extensions/suchi/src/platform/platform.ts';
import { insertPeople, insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks, discoveryClient, favourites } from './discovery.ts';

let server: TestInstallation;
let client: ReturnType<typeof discoveryClient>;

beforeAll(async () => {
  server = await shareInstallation({ nodes: 2, workers: 0 });
  client = discoveryClient(server);
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

describe('each filter and each order', () => {
  interface Row {
    id: number;
    marital_status: string;
    brithday: string;
    height: number | null;
    new_country: string | null;
    town: string | null;
    education_sector: string | null;
    education_stream: string | null;
    job_type: number | null;
    match_horoscope: boolean;
    is_handicapped: boolean;
    serial_number: number | null;
    date_created: string;
  }
  const few = <T>(...values: T[]) => fc.constantFrom(...values);
  const row = fc.record({
    marital_status: few(...singleStatuses),
    brithday: few('1990-01-01', '1995-06-15', '1995-06-16', '1999-12-31'),
    height: few(null, 152.4, 157.48, 170.18, 182.88),
    new_country: few(null, 'India', 'USA', 'United Kingdom'),
    town: few(null, 'Pune', 'Mumbai', 'Navi Mumbai', '100% Town', 'Edison'),
    education_sector: few(null, 'Engineering', 'Medical'),
    education_stream: few(null, 'Computer Science', 'Science'),
    job_type: few(null, 11203, 11204),
    match_horoscope: fc.boolean(),
    is_handicapped: fc.boolean(),
    date_created: few('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-02T00:00:00.000001Z'),
  });
  const addressOf = (town: string) => (town === 'Edison' ? 'Edison, New Jersey, USA' : `${town}, India`);
  let token: string;
  const rows: Row[] = [];

  beforeAll(async () => {
    await server.query(`delete from qd_matrimonial_profile where gender = 'Female'`);
    ({ token } = await insertPerson(server));
    const drawn = fc.sample(row, { seed: 5, numRuns: 90 }).map((one, place) => ({
      ...one,
      serial_number: place % 3 === 0 ? 2000 - place : null,
    }));
    const people = await insertPeople(
      server,
      drawn.map(({ town, ...profile }) => ({
        gender: 'Female' as Gender,
        profile: {
          ...profile,
          edition: profile.serial_number === null ? null : 1,
          new_location: town === null ? null : { name: town, formatted_address: addressOf(town) },
        },
      })),
    );
    people.forEach(({ profileId }, place) => {
      const one = drawn[place];
      if (one) rows.push({ ...one, id: profileId });
    });
  });

  const has = (text: string | null, part: string) =>
    text?.toLowerCase().includes(part.toLowerCase()) === true;
  it.each<[string, object, (row: Row) => boolean]>([
    [
      'marital status',
      { marital_status: ['Divorced', 'Widow'] },
      (one) => ['Divorced', 'Widow'].includes(one.marital_status),
    ],
    ['born from', { born_from: '1995-06-16' }, (one) => one.brithday >= '1995-06-16'],
    ['born to', { born_to: '1995-06-15' }, (one) => one.brithday <= '1995-06-15'],
    ['height from', { height_from_cm: 157.48 }, (one) => one.height !== null && one.height >= 157.48],
    ['height to', { height_to_cm: 170.18 }, (one) => one.height !== null && one.height <= 170.18],
    ['country', { country: 'united states' }, (one) => one.new_country === normaliseCountry('america')],
    ['a part of a country', { country: 'kingdom' }, (one) => has(one.new_country, 'kingdom')],
    ['location', { location: 'mumbai' }, (one) => has(one.town, 'mumbai')],
    ['a location by its state', { location: 'new jersey' }, (one) => one.town === 'Edison'],
    ['a location with a sign', { location: '100%' }, (one) => has(one.town, '100%')],
    ['sector', { education_sector: 'Engineering' }, (one) => has(one.education_sector, 'Engineering')],
    ['stream', { education_stream: 'Science' }, (one) => has(one.education_stream, 'Science')],
    ['job type', { job_type: 11203 }, (one) => one.job_type === 11203],
    ['horoscope', { match_horoscope: true }, (one) => one.match_horoscope],
    ['no horoscope', { match_horoscope: false }, (one) => !one.match_horoscope],
    ['handicapped', { is_handicapped: true }, (one) => one.is_handicapped],
    [
      'several at once',
      { marital_status: ['Unmarried'], born_from: '1995-06-15', location: 'pune', is_handicapped: false },
      (one) =>
        one.marital_status === 'Unmarried' &&
        one.brithday >= '1995-06-15' &&
        has(one.town, 'pune') &&
        !one.is_handicapped,
    ],
  ])('%s', async (_, filters, matches) => {
    const expected = rows.filter(matches).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(rows.length);
    expect(new Set(await client.walk(token, filters))).toEqual(new Set(expected));
  });

  const endless = Number.POSITIVE_INFINITY;
  const microsOf = (at: string) => Date.parse(at) * 1000 + (at.includes('.000001') ? 1 : 0);
  it.each<[string, (row: Row) => number[]]>([
    ['newest', ({ date_created, id }) => [-microsOf(date_created), -id]],
    ['age', ({ brithday, id }) => [-Date.parse(brithday), -id]],
    ['height', ({ height, id }) => [height ?? endless, id]],
    ['serial', ({ serial_number, id }) => [serial_number ?? endless, id]],
  ])('by %s', async (sort, keys) => {
    const expected = rows
      .toSorted((a, b) => {
        const [[keyA = 0, idA = 0], [keyB = 0, idB = 0]] = [keys(a), keys(b)];
        return keyA === keyB ? idA - idB : keyA < keyB ? -1 : 1;
      })
      .map(({ id }) => id);
    expect(await client.walk(token, {}, sort)).toEqual(expected);
  });
});

describe('what was changed a moment ago', () => {
  it('is gone at once, and found on both nodes as soon as the lists are made again', async () => {
    const me = await insertPerson(server);
    const women = await insertPeople(
      server,
      Array.from({ length: 20 }, () => ({
        gender: 'Female' as Gender,
        profile: { education_sector: 'Freshness', new_location: { name: 'Pune' } },
      })),
    );
    const change = fc.constantFrom(
      "status = 'Blocked'",
      "status = 'Active'",
      'is_hidden = true',
      'is_hidden = false',
      'new_location = \'{"name":"Mumbai"}\'',
      'new_location = \'{"name":"Pune"}\'',
      'height = 150',
      'height = 170',
      "date_created = '2023-01-01'",
      "date_created = '2026-01-01'",
    );
    const steps = fc.sample(fc.tuple(change, fc.nat({ max: women.length - 1 })), { seed: 3, numRuns: 25 });
    const filters = { education_sector: 'freshness', location: 'pune' };
    const walkBoth = () =>
      Promise.all(server.nodes.map(({ url }) => client.walk(me.token, filters, 'height', url)));
    let moved = 0;
    let before: number[] = [];
    for (const [set, place] of steps) {
      const target = women[place]?.profileId;
      await server.query(`update qd_matrimonial_profile set ${set} where id = $1`, [target]);
      const rows = await server.query<{ id: number; is_in_pune: boolean }>(
        `select id, new_location ->> 'name' = 'Pune' as is_in_pune from qd_matrimonial_profile
          where education_sector = 'Freshness' and status = 'Active' and not is_hidden and date_created > '2024-07-01'
          order by height, id`,
      );
      const visible = new Set(rows.map(({ id }) => id));
      for (const { url } of server.nodes) {
        const { data } = await client.search(me.token, filters, { sort: 'height' }, url);
        expect(data.items.filter(({ id }) => !visible.has(id))).toEqual([]);
      }
      const expected = rows.filter(({ is_in_pune }) => is_in_pune).map(({ id }) => id);
      await expect.poll(walkBoth, { message: set }).toEqual([expected, expected]);
      if (expected.join() !== before.join()) moved += 1;
      before = expected;
    }
    expect(moved).toBeGreaterThan(5);
  });

  it('also when the owner said so: married, looking again, reactivated', async () => {
    const me = await insertPerson(server);
    const [she, old] = (await insertPeople(server, [
      { gender: 'Female', profile: { first_name: 'Momentary' } },
      { gender: 'Female', profile: { first_name: 'Momentary', date_created: '2023-01-01T00:00:00Z' } },
    ])) as [Person, Person];
    const found = () => client.walk(me.token, { name: 'momentary' });
    expect(await found()).toEqual([she.profileId]);
    await client.ask('/qe_profile/change_status', { token: she.token, body: { action: 'mark_married' } });
    expect(await found()).toEqual([]);
    await client.ask('/users/me', { method: 'PATCH', token: old.token, body: { is_reactivated: true } });
    await expect.poll(found).toEqual([old.profileId]);
    await server.query('delete from qd_matrimonial_profile where id = $1', [old.profileId]);
    expect(await found()).toEqual([]);
  });

  it('and when it is the viewer: a block either way, the subscription, the profile', async () => {
    const me = await insertPerson(server);
    const [she, other] = (await insertPeople(server, [
      { gender: 'Female', profile: { first_name: 'Steadfast' } },
      { gender: 'Female', profile: { first_name: 'Steadfast' } },
    ])) as [Person, Person];
    const filters = { name: 'steadfast' };
    const expectBoth = async (expected: object) => {
      for (const { url } of server.nodes)
        expect(await client.search(me.token, filters, {}, url)).toMatchObject(expected);
    };
    const block = (by: Person, profileId: number | null) =>
      insertRows(server, blocks, [{ directus_users_id: by.id, qd_matrimonial_profile_id: profileId }]);
    await expectBoth({ data: { total: 2 } });
    await block(me, she.profileId);
    await expectBoth({ data: { total: 1, items: [{ id: other.profileId }] } });
    await block(other, me.profileId);
    await expectBoth({ data: { total: 0 } });
    await server.query(`update qd_matrimonial_profile set status = 'Pending' where id = $1`, [me.profileId]);
    await expectBoth({ code: 'SEARCH_REFUSED' });
    await server.query(`update qd_matrimonial_profile set status = 'Active' where id = $1`, [me.profileId]);
    await expectBoth({ data: { total: 0 } });
    await server.query(
      `update qd_subscriptions set start_date = '2020-01-01', end_date = '2020-12-31' where "user" = $1`,
      [me.id],
    );
    await expectBoth({ code: 'SEARCH_REFUSED' });
  });

  it('many changes in one transaction are gone from the page at once', async () => {
    const me = await insertPerson(server);
    await insertPeople(
      server,
      Array.from({ length: 700 }, () => ({
        gender: 'Female' as Gender,
        profile: { education_stream: 'Bulk' },
      })),
    );
    const find = async () => (await client.search(me.token, { education_stream: 'bulk' })).data;
    expect(await find()).toMatchObject({ total: 700, total_is_exact: true });
    await server.query(`update qd_matrimonial_profile set is_hidden = true where education_stream = 'Bulk'`);
    expect((await find()).items).toEqual([]);
    await expect.poll(async () => (await find()).total).toBe(0);
  });
});

describe('an account that was suspended', () => {
  it('vanishes from search, pages, lists, numbers and mail, and comes back with the account', async () => {
    const me = await insertPerson(server);
    const she = await insertPerson(server, { gender: 'Female', profile: { first_name: 'Suspensa' } });
    await client.giveMobiles(she.profileId, '9000011111');
    await insertRows(server, favourites, [
      { directus_users_id: me.id, qd_matrimonial_profile_id: she.profileId },
    ]);
    const countFound = async () => (await client.search(me.token, { name: 'suspensa' })).data.total;
    const statusOf = async () => [
      (await client.open(me.token, she.profileId)).status,
      (await client.list(me.token, 'favourites')).data.items[0]?.['card'] !== null,
      (await client.reveal(me.token, she.profileId)).status,
      (await client.mail(me.token, she.profileId)).status,
    ];
    const setStatus = (status: string) =>
      server.query('update directus_users set status = $2 where id = $1', [she.id, status]);
    await setStatus('suspended');
    expect(await countFound()).toBe(0);
    expect(await statusOf()).toEqual([404, false, 404, 404]);
    await setStatus('active');
    await expect.poll(countFound).toBe(1);
    expect(await statusOf()).toEqual([200, true, 200, 200]);
  });

  it('sees no profiles', async () => {
    const me = await insertPerson(server, { account: { status: 'suspended' } });
    const she = await insertPerson(server, { gender: 'Female' });
    expect((await client.search(me.token)).code).toBe('USER_SUSPENDED');
    expect((await client.open(me.token, she.profileId)).code).toBe('USER_SUSPENDED');
  });
});

it('an account that used up its share of list making is refused a new list, and no one else is', async () => {
  const [spender, other] = (await insertPeople(server, [{}, {}])) as [Person, Person];
  const redis = connectRedis(process.env['SUCHI_REDIS_URL'] ?? 'redis://127.0.0.1:6379');
  const { namespace } = server.installation;
  const limits = createLimits(redis, { namespace, acceptedSecrets: [testSecret], addressFactor: 1 });
  await limits.consume(searchCostRule, spender.id, searchCostRule.times);
  await redis.quit();
  const filters = { name: 'Expensive' };
  expect((await client.search(spender.token, filters)).code).toBe('REQUESTS_EXCEEDED');
  expect((await client.search(other.token, filters)).status).toBe(200);
});
