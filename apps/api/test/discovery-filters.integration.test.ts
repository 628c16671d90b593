import { addYears, todayInIndia } from '@suchi/domain/basics';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';

let server: TestInstallation;
let client: ReturnType<typeof discoveryClient>;
let viewer: Person;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  client = discoveryClient(server);
  viewer = await insertPerson(server);
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

/** Women of one last name, so that each test finds only its own. */
async function insertWomen(
  last_name: string,
  profiles: readonly Record<string, unknown>[],
): Promise<number[]> {
  const people = await insertPeople(
    server,
    profiles.map((profile) => ({ gender: 'Female', profile: { last_name, ...profile } })),
  );
  return people.map(({ profileId }) => profileId);
}

const find = (filters: object, sort?: string) => client.walk(viewer.token, filters, sort);
const sorted = (ids: readonly (number | undefined)[]) => ids.toSorted((one = 0, other = 0) => one - other);

describe('a name', () => {
  it('in the own script finds the person, and a mobile number finds nobody', async () => {
    const [one] = await insertWomen('Lipi', [
      { own_script_name: 'स्नेहल कुलकर्णी' },
      { first_name: 'Other' },
    ]);
    await insertRows(server, 'qd_address', [{ profile: one, mobile: '9823011223' }]);
    await server.query(
      `update directus_users set mobile = '919823011223'
        where id = (select "user" from qd_matrimonial_profile where id = $1)`,
      [one],
    );
    for (const name of ['स्नेहल कुलकर्णी', 'कुलकर्णी', 'lipi स्नेहल'])
      expect(await find({ name })).toEqual([one]);
    for (const name of ['9823011223', '98230 11223', '+919823011223', 'देशपांडे'])
      expect(await find({ name })).toEqual([]);
  });
});

describe('a name in another script', () => {
  let rohini: number | undefined;
  let [sharvari, sharvaree, ownScriptOnly]: (number | undefined)[] = [];
  beforeAll(async () => {
    [rohini] = await insertWomen('Sunder', [{ first_name: 'Rohini' }]);
    [sharvari, sharvaree, ownScriptOnly] = await insertWomen('Vilas', [
      { first_name: 'Sharvari', date_created: '2026-02-03T06:00:00Z' },
      { first_name: 'Sharvaree', date_created: '2026-02-04T06:00:00Z' },
      // The family writes another name than the printed one.
      { first_name: 'Tai', own_script_name: 'शर्वरी विलास' },
    ]);
  });

  it.each(['शर्वरी', 'શર્વરી', 'शर्व', 'विलास शर्वरी', 'vilas શર્વરી'])(
    '%s finds all who sound so',
    async (name) => {
      expect(sorted(await find({ name }))).toEqual(sorted([sharvari, sharvaree, ownScriptOnly]));
    },
  );

  it('puts a name first that is written as typed, whatever the sort', async () => {
    expect(await find({ name: 'शर्वरी' }, 'newest')).toEqual([ownScriptOnly, sharvaree, sharvari]);
    expect(await find({ name: 'Sharvari' }, 'newest')).toEqual([sharvari, sharvaree, ownScriptOnly]);
    const { data } = await client.search(viewer.token, { name: 'शर्वरी' });
    expect(data.near_spellings).toBeNull();
  });

  it('finds nobody by the middle of a word, another sound or a short beginning', async () => {
    for (const name of ['ર્વરી', 'रोहन', 'शा', 'शरद', 'શર્મિલા'])
      expect(await find({ name }), name).toEqual([]);
    expect(await find({ name: 'रोहिणी' })).toEqual([rohini]);
  });

  it('finds no one that the viewer may not see', async () => {
    const [blocked] = await insertWomen('Adrushya', [
      {},
      { is_hidden: true },
      { status: 'Pending' },
      { status: 'Blocked' },
    ]);
    await insertPerson(server, { gender: 'Male', profile: { last_name: 'Adrushya' } });
    expect(await find({ name: 'अदृश्य' })).toEqual([blocked]);
    await insertRows(server, blocks, [{ directus_users_id: viewer.id, qd_matrimonial_profile_id: blocked }]);
    expect(await find({ name: 'अदृश्य' })).toEqual([]);
  });
});

describe('a suchi number', () => {
  async function insertEdition(year: number): Promise<number> {
    const [edition] = await server.query<{ id: number }>(
      `insert into edition (year, is_current, sections, activation_cutoff)
       values (${year}, false, '[]', '2024-07-01') returning id`,
    );
    return edition?.id ?? 0;
  }
  const currentEdition = async () =>
    (await server.query<{ id: number }>('select id from edition where is_current'))[0]?.id;

  it('finds one person of the current edition, whatever else is set', async () => {
    const [one, , before] = await insertWomen('Number', [
      { serial_number: 137, edition: await currentEdition() },
      { serial_number: 138, edition: await currentEdition() },
      { serial_number: 137, edition: await insertEdition(2001) },
      { first_name: 'Lane 137' },
    ]);
    for (const filters of [
      { name: '137' },
      { name: ' 0137 ' },
      { name: '137', country: 'USA', age_from: 90 },
    ])
      expect(await find(filters)).toEqual([one]);
    expect(await find({ name: '139' })).toEqual([]);
    // Shown without the number of an earlier book.
    const { items } = (await client.search(viewer.token, { name: 'Number' })).data;
    const numbers = items.filter(({ id }) => id === before).map((card) => card.serial_number);
    expect(numbers).toEqual([null]);
    expect((await client.search(viewer.token, { name: '137' })).data).toMatchObject({ near_spellings: null });
  });

  it('finds no one that the viewer may not see', async () => {
    const edition = await currentEdition();
    const [blocked] = await insertWomen('Unseen', [
      { serial_number: 201, edition },
      { serial_number: 202, edition, is_hidden: true },
      { serial_number: 203, edition, status: 'Pending' },
    ]);
    await insertPerson(server, { gender: 'Male', profile: { serial_number: 204, edition } });
    await insertRows(server, blocks, [{ directus_users_id: viewer.id, qd_matrimonial_profile_id: blocked }]);
    for (const name of ['201', '202', '203', '204']) expect(await find({ name }), name).toEqual([]);
  });
});

describe('a filter', () => {
  it('by age includes both ends', async () => {
    const today = todayInIndia(new Date());
    const turned = (years: number) => addYears(today, -years);
    const [twentyFive, twentyEight, almost] = await insertWomen('Aged', [
      { brithday: turned(25) },
      { brithday: turned(28) },
      { brithday: addYears(todayInIndia(new Date(Date.now() + 86_400_000)), -29) },
      { brithday: turned(29) },
      { brithday: turned(24) },
    ]);
    expect(sorted(await find({ name: 'Aged', age_from: 25, age_to: 28 }))).toEqual(
      sorted([twentyFive, twentyEight, almost]),
    );
    expect(await find({ name: 'Aged', age_from: 26, age_to: 25 })).toEqual([]);
  });

  it('by gotra chooses some, leaves out others, and keeps those whose gotra is not known', async () => {
    const [atri, kashyap, bhrigu] = await server
      .query<{ id: number }>("select id from qdb_lookup where lookup = 'Gotra' order by id limit 3")
      .then((rows) => rows.map(({ id }) => id));
    const [one, two, three, unknown] = await insertWomen('Gotrini', [
      { gotra: atri },
      { gotra: kashyap },
      { gotra: bhrigu },
      { gotra: null },
    ]);
    expect(sorted(await find({ name: 'Gotrini', gotra: [atri, bhrigu] }))).toEqual(sorted([one, three]));
    expect(sorted(await find({ name: 'Gotrini', without_gotra: [atri] }))).toEqual(
      sorted([two, three, unknown]),
    );
    expect(await find({ name: 'Gotrini', gotra: [atri], without_gotra: [atri] })).toEqual([]);
  });

  it('by income compares one currency', async () => {
    const [lakhs, rupees, dollars] = await insertWomen('Earner', [
      { income: 1_500_000, income_currency: 'INR' },
      { income: 90_000, income_currency: null },
      { income: 90_000, income_currency: 'USD' },
    ]);
    expect(await find({ name: 'Earner', income_from: 1_000_000 })).toEqual([lakhs]);
    expect(await find({ name: 'Earner', income_to: 90_000 })).toEqual([rupees]);
    expect(await find({ name: 'Earner', income_currency: 'USD', income_from: 80_000 })).toEqual([dollars]);
    // A currency alone asks for nothing.
    expect(await find({ name: 'Earner', income_currency: 'USD' })).toHaveLength(3);
  });

  it('by place matches the whole place, at home and at work', async () => {
    const place = (name: string, formatted_address: string) => ({ name, formatted_address });
    const [edison, wai] = await insertWomen('Placed', [
      { new_location: place('Edison', 'Edison, New Jersey, USA') },
      { new_native_place: place('Wai', 'Wai, Satara, Maharashtra, India') },
    ]);
    expect(await find({ name: 'Placed', location: 'new jersey' })).toEqual([edison]);
    expect(await find({ name: 'Placed', native_place: 'Satara' })).toEqual([wai]);
    expect(await find({ name: 'Placed', native_place: 'new jersey' })).toEqual([]);
  });

  it('by degree finds the highest', async () => {
    const [doctor] = await insertWomen('Learned', [
      { heighest_education: 12_001 },
      { heighest_education: 12_044, second_heighest_education: 12_001 },
    ]);
    expect(await find({ name: 'Learned', education: [12_001, 12_013] })).toEqual([doctor]);
  });

  it.each([
    { age_from: 17 },
    { age_to: 100 },
    { age_from: 25.5 },
    { income_from: -1 },
    { income_to: 20_000_001 },
    { income_currency: 'YEN' },
    { gotra: 13_001 },
    { gotra: ['x'] },
    { without_gotra: Array.from({ length: 11 }, (_, index) => index + 1) },
    { education: [0] },
    { native_place: 'x'.repeat(101) },
  ])('%j is refused', async (filters) => {
    expect((await client.search(viewer.token, filters)).status).toBe(400);
  });
});

describe('the order', () => {
  it('goes both ways, and a missing value comes last in both', async () => {
    const edition = (await server.query<{ id: number }>('select id from edition where is_current'))[0]?.id;
    const [tall, small, unmeasured] = await insertWomen('Ordered', [
      {
        height: 175,
        brithday: '1990-01-01',
        serial_number: 301,
        edition,
        date_created: '2026-01-01T00:00:00Z',
      },
      {
        height: 150,
        brithday: '1995-01-01',
        serial_number: 302,
        edition,
        date_created: '2026-01-03T00:00:00Z',
      },
      { height: null, brithday: '1992-01-01', date_created: '2026-01-02T00:00:00Z' },
    ]);
    const name = 'Ordered';
    expect(await find({ name }, 'height')).toEqual([small, tall, unmeasured]);
    expect(await find({ name }, 'height_down')).toEqual([tall, small, unmeasured]);
    expect(await find({ name }, 'serial')).toEqual([tall, small, unmeasured]);
    expect(await find({ name }, 'serial_down')).toEqual([small, tall, unmeasured]);
    expect(await find({ name }, 'age')).toEqual([small, unmeasured, tall]);
    expect(await find({ name }, 'age_down')).toEqual([tall, unmeasured, small]);
    expect(await find({ name }, 'newest')).toEqual([small, unmeasured, tall]);
    expect(await find({ name }, 'oldest')).toEqual([tall, unmeasured, small]);
  });
});

describe('a near spelling', () => {
  it('is named, and only when no name matches', async () => {
    const [deodhar] = await insertWomen('Deodhar', [{ first_name: 'Harshada' }]);
    await insertWomen('Deodkar', [{ first_name: 'Om' }]);
    const near = await client.search(viewer.token, { name: 'Deodmar' });
    expect(near.data).toMatchObject({ total: 2, near_spellings: ['Deodkar', 'Deodhar'] });
    const sounding = await client.search(viewer.token, { name: 'Devdhar' });
    expect(sounding.data).toMatchObject({ items: [{ id: deodhar }], near_spellings: ['Deodhar'] });
    const exact = await client.search(viewer.token, { name: 'Deodhar' });
    expect(exact.data).toMatchObject({ items: [{ id: deodhar }], near_spellings: null });
    expect((await client.search(viewer.token, { name: 'Zzzzzzz' })).data).toMatchObject({
      total: 0,
      near_spellings: null,
    });
  });
});
