import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodePreferences } from '../extensions/suchi/src/fit/codec.ts';
import { insertPeople, insertPerson, insertRows, openSearch } from './community.ts';
import { discoveryClient } from './discovery.ts';

const profiles = 5100;
const fitting = 300;
const size = 24;

let server: TestInstallation;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  await openSearch(server);
  await server.query('delete from qd_matrimonial_profile');
});
afterAll(() => server.stop());

// Above 5,000 profiles the first ten pages are found without the whole order.
it('shows the same first pages of a long list, with the whole order made or not', async () => {
  const { search } = discoveryClient(server);
  const me = await insertPerson(server, { profile: { brithday: '1996-05-05', gotra: 13001 } });
  const women = await insertPeople(
    server,
    Array.from({ length: profiles }, (_, place) => ({
      gender: 'Female' as const,
      subscription: null,
      // Spread over the list, so that the first pages are not those of the newest.
      profile: { brithday: place % 17 === 0 ? '1998-05-05' : '1980-05-05', gotra: 13002 },
    })),
  );
  const alike = women.filter((_, place) => place % 17 === 0).slice(0, fitting);
  const age = (from: number, to: number) => ({ value: { from, to }, is_must: true });
  const columns = encodePreferences({ preferences: { age: age(28, 40) }, gotra: 'same' });
  await insertRows(
    server,
    'partner_preference',
    alike.map(({ profileId }) => ({ profile: profileId, ...columns })),
  );
  const preferences = { age: age(24, 32) };
  await askApi(server.api.url, '/qe_fit/preferences', {
    token: me.token,
    body: { preferences, gotra: 'same' },
  });

  const read = async (page: number) => {
    const { data, code } = await search(me.token, {}, { sort: 'best_fit', page, size });
    expect(code).toBeNull();
    return data;
  };
  const short = [await read(1), await read(2), await read(10)];
  const newestFirst = alike.map(({ profileId }) => profileId).toReversed();
  expect(short.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([
    ...newestFirst.slice(0, 2 * size),
    ...newestFirst.slice(9 * size, 10 * size),
  ]);
  const eleventh = await read(11);
  expect(eleventh.items.slice(0, 12).map(({ id }) => id)).toEqual(
    newestFirst.slice(10 * size, 10 * size + 12),
  );
  // The whole order is kept now.
  const whole = [await read(1), await read(2), await read(10)];
  expect(whole.map(({ items }) => items)).toEqual(short.map(({ items }) => items));
  expect(whole[0]?.total).toBe(eleventh.total);
  expect(short[0]?.total).toBe(eleventh.total);
});
