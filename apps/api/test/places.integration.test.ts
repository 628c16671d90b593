import { type PlaceSuggestion, placeSuggestion } from '@suchi/contracts/places';
import { roleIds } from '@suchi/domain/accounts';
import { isEnglishText } from '@suchi/domain/text';
import { askApi, runEngineCommand, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let token: string;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  ({ token } = await registerVerifiedMember(server));
});
afterAll(() => server.stop());

const search = (text: string, asToken: string | null = token) =>
  askApi<PlaceSuggestion[]>(
    server.api.url,
    `/qe_places/search?${new URLSearchParams({ q: text }).toString()}`,
    asToken === null ? {} : { token: asToken },
  );
const firstOf = async (text: string) => (await search(text)).data[0]?.formatted_address;

describe('who may search for a place', () => {
  it('not a visitor, not an unverified member', async () => {
    expect((await search('pune', null)).status).toBe(401);
    const unverified = await registerMember(server);
    expect((await search('pune', unverified.token)).code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('members and staff', async () => {
    expect((await search('pune')).status).toBe(200);
    const staff = await registerWithRole(server, roleIds.admin);
    expect((await search('pune', staff.token)).status).toBe(200);
  });

  it('sixty times a minute', async () => {
    const eager = await registerVerifiedMember(server);
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await search('pune', eager.token)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('and no one through the engine', async () => {
    for (const collection of ['place', 'gazetteer.place', 'region'])
      expect((await askApi(server.api.url, `/items/${collection}`, { token })).status).toBe(403);
  });
});

describe('what was typed', () => {
  it.each(['', 'p', ' p ', 'x'.repeat(101)])('is refused when it is %j', async (text) => {
    expect((await search(text)).code).toBe('INVALID_PAYLOAD');
  });

  it.each(['%%', '__', String.raw`\\`, '%zz_qq%', 'a_', 'पुणे', 'zzzzqq'])(
    'finds nothing for %j',
    async (text) => {
      expect((await search(text)).data).toEqual([]);
    },
  );

  it.each([
    ['pune', 'Pune, Maharashtra, India'],
    ['PUNE', 'Pune, Maharashtra, India'],
    ['chiplun', 'Chiplun, Maharashtra, India'],
    ['Chiplūn', 'Chiplun, Maharashtra, India'],
    ['ratnagri', 'Ratnagiri, Maharashtra, India'],
    ['mumbay', 'Mumbai, Maharashtra, India'],
    // Our spelling; GeoNames has Sholapur.
    ['solapur', 'Solapur, Maharashtra, India'],
    // Of towns with one name, the one where members live.
    ['london', 'London, England, United Kingdom'],
    ['boston', 'Boston, Massachusetts, USA'],
    // The state with the same name is not repeated.
    ['new york', 'New York, USA'],
  ])('%j finds first %s', async (text, place) => {
    expect(await firstOf(text)).toBe(place);
  });

  it('is answered by the name, then by its beginning, then by a part of it', async () => {
    const names = (await search('mumbai')).data.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Mumbai', 'Navi Mumbai']);
  });

  it('prefers India among names that fit equally well, and the shorter name', async () => {
    const { data } = await search('nagar');
    const foreign = data.findIndex(({ country }) => country !== 'India');
    expect(foreign === -1 ? data.length : foreign).toBeGreaterThan(3);
  });

  it('gets at most eight places, in the shape that a profile keeps, in letters that the printer can set', async () => {
    for (const text of ['san', 'łódź', 'são paulo', 'al']) {
      const { data } = await search(text);
      expect(data.length).toBeGreaterThan(0);
      expect(data.length).toBeLessThanOrEqual(8);
      for (const place of data) {
        expect(placeSuggestion.safeParse(place).success).toBe(true);
        expect(isEnglishText(place.name + place.formatted_address)).toBe(true);
      }
    }
  });

  it('gets where a town lies and its country by the name of our own list', async () => {
    const [place] = (await search('ratnagiri')).data;
    expect(place).toEqual({
      name: 'Ratnagiri',
      formatted_address: 'Ratnagiri, Maharashtra, India',
      lat: 16.99154,
      lng: 73.31022,
      country: 'India',
    });
  });
});

describe('the gazetteer', () => {
  it.each(["lower(name) like '%pune%'", "lower(name) like 'pu%'", "lower(name) % 'ratnagri'"])(
    'answers %s by its index',
    async (condition) => {
      const plan = await server.query<{ 'QUERY PLAN': string }>(
        `explain select * from gazetteer.place where ${condition}`,
      );
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('suchi_place_name');
    },
  );

  it('is loaded again, whole, when it was made from something else', async () => {
    const count = () => server.query<{ count: string }>('select count(*) from gazetteer.place');
    const before = await count();
    await server.query("comment on table gazetteer.place is 'an older one'");
    await server.query("delete from gazetteer.place where name like 'P%'");
    const said = await runEngineCommand(server.installation.databaseUrl, ['suchi', 'install']);
    expect(said).toMatch(/^load the gazetteer/);
    expect(await count()).toEqual(before);
    expect(await firstOf('pune')).toBe('Pune, Maharashtra, India');
  });
});
