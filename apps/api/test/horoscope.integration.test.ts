import type { CountedHoroscope, HoroscopeData } from '@suchi/contracts/horoscope';
import { roleIds } from '@suchi/domain/accounts';
import type { Gender } from '@suchi/domain/profiles';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks } from './discovery.ts';

let server: TestInstallation;

const usualSettings = `birth_time_about_minutes = 60, guna_looked_for = 18, guna_vashya_one_and_half = false,
  guna_tara_from_bride = false, guna_yoni_web = false, guna_gana_symmetric = false, guna_bhakoot_exceptions = false,
  guna_nadi_exceptions = false, mangal_from_moon = false, mangal_second_house = false`;
const set = (values: string) => server.query(`update admin_setting set ${values}`);

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
});
beforeEach(async () => {
  await openSearch(server);
  await set(usualSettings);
});
afterAll(() => server.stop());

const delhi = { name: 'Delhi', formatted_address: 'Delhi, India', lat: 28.6139, lng: 77.209 };

/** The pair A of the published cases: 29½ points. */
const brideBirth = { brithday: '1992-06-03', birth_time: '11:15', new_birth_place: delhi };
const groomBirth = { brithday: '1990-01-15', birth_time: '04:30', new_birth_place: delhi };
/** The Moon went from Vrishabha to Mithuna within the hour. */
const nearBorder = { brithday: '1995-02-10', birth_time: '17:55', new_birth_place: delhi };

const insert = (gender: Gender, profile: object) =>
  insertPerson(server, { gender, profile: { shows_horoscope: true, ...profile } });
const bride = (profile: object = {}) => insert('Female', { ...brideBirth, ...profile });
const groom = (profile: object = {}) => insert('Male', { ...groomBirth, ...profile });

const ask = (reader: Person, id: number | string) =>
  askApi<HoroscopeData | null>(server.api.url, `/qe_search/horoscope?id=${id}`, { token: reader.token });
const read = async (reader: Person, other: Person) => {
  const { data, code } = await ask(reader, other.profileId);
  expect(code).toBeNull();
  return data;
};
async function readCounted(reader: Person, other: Person): Promise<CountedHoroscope> {
  const data = await read(reader, other);
  if (data?.state !== 'counted') throw new Error(`Not counted: ${JSON.stringify(data)}`);
  return data;
}
const exactly = (points: number) => ({ min: points, max: points });
const want = (person: Person, horoscope: boolean) =>
  insertRows(server, 'partner_preference', [{ profile: person.profileId, horoscope }]);

describe('two families that both show theirs', () => {
  it('read the same points, each from its side', async () => {
    const [asha, ravi] = [await bride({ first_name: 'Meera' }), await groom({ first_name: 'Rohan' })];
    await want(ravi, true);
    const mine = await readCounted(asha, ravi);
    expect(mine).toMatchObject({
      me: { first_name: 'Meera' },
      total: exactly(29.5),
      exceptions: [],
      uncertain: [],
      wants: { mine: null, theirs: true },
      looked_for: 18,
      is_tara_from_bride: false,
      variant: 'tables 1',
    });
    expect(mine.kootas.map(({ koota, points, of }) => `${koota} ${points.min} ${points.max} ${of}`)).toEqual([
      'varna 1 1 1',
      'vashya 0 0 2',
      'tara 1.5 1.5 3',
      'yoni 2 2 4',
      'maitri 4 4 5',
      'gana 6 6 6',
      'bhakoot 7 7 7',
      'nadi 8 8 8',
    ]);
    expect(mine.moons.mine).toEqual({
      places: [{ rashi: 'mithuna', nakshatra: 'ardra', pada: 4 }],
      vashya: ['manava'],
      yoni: ['dog'],
      lord: ['mercury'],
      gana: ['manushya'],
      nadi: ['adi'],
    });
    expect(mine.mangal).toEqual({
      mine: { is: 'yes', from: ['lagna'], is_excepted: true },
      theirs: { is: 'yes', from: ['lagna'], is_excepted: true },
    });

    const theirs = await readCounted(ravi, asha);
    expect(theirs.me.first_name).toBe('Rohan');
    expect({ ...theirs, me: mine.me }).toEqual({
      ...mine,
      moons: { mine: mine.moons.theirs, theirs: mine.moons.mine },
      mangal: { mine: mine.mangal.theirs, theirs: mine.mangal.mine },
      wants: { mine: true, theirs: null },
    });
  });

  it('never read a chart, a place or a birth of the other', async () => {
    const answer = await ask(await bride(), (await groom({ ...nearBorder })).profileId);
    const text = JSON.stringify(answer.data);
    const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key]) => key);
    const allowed =
      `state me first_name last_name own_script_name total min max kootas koota points of exceptions moons mine theirs
       places rashi nakshatra pada vashya yoni lord gana nadi uncertain side because changes times told from to mangal is
       is_excepted wants looked_for is_tara_from_bride variant`.split(/\s+/);
    expect(keys.filter((key) => !allowed.includes(key ?? ''))).toEqual([]);
    for (const secret of ['1995', '1990', '17:55', 'Delhi', '28.6', '77.2', 'house', 'Kolkata'])
      expect(text).not.toContain(secret);
  });

  it('count again when a birth is corrected', async () => {
    const [asha, ravi] = [await bride(), await groom()];
    expect((await readCounted(asha, ravi)).total).toEqual(exactly(29.5));
    await server.query(`update qd_matrimonial_profile set birth_time = '23:30' where id = $1`, [
      ravi.profileId,
    ]);
    const corrected = await readCounted(asha, ravi);
    expect(corrected.total).toEqual(exactly(21.5));
    expect(corrected.moons.theirs.places).toEqual([
      { rashi: 'simha', nakshatra: 'uttara_phalguni', pada: 1 },
    ]);
    expect((await readCounted(ravi, asha)).total).toEqual(exactly(21.5));
  });

  it.each([
    ['guna_yoni_web', 28.5, 'tables 1, yoni web'],
    ['guna_tara_from_bride', 31, 'tables 1, tara from_bride'],
    ['guna_vashya_one_and_half', 29.5, 'tables 1, vashya one_and_half'],
    ['guna_gana_symmetric', 29.5, 'tables 1, gana symmetric'],
    ['guna_bhakoot_exceptions', 29.5, 'tables 1, bhakoot exceptions_count'],
    ['guna_nadi_exceptions', 29.5, 'tables 1, nadi exceptions_count'],
  ])('count as the association says: %s', async (setting, total, variant) => {
    const [asha, ravi] = [await bride(), await groom()];
    await set(`${setting} = true, guna_looked_for = 0`);
    expect(await readCounted(asha, ravi)).toMatchObject({
      total: exactly(total),
      variant,
      looked_for: null,
      is_tara_from_bride: setting === 'guna_tara_from_bride',
    });
  });

  it('name an exception, and the points stay unless the association counts it', async () => {
    // Both in Mula, in another quarter.
    const asha = await bride({ brithday: '1988-02-14', birth_time: '07:05' });
    const ravi = await groom({ brithday: '1985-09-21', birth_time: '18:40' });
    const nadi = async () => {
      const { exceptions, kootas } = await readCounted(asha, ravi);
      return { exceptions, points: kootas.find(({ koota }) => koota === 'nadi')?.points };
    };
    const exceptions = ['nadi_same_nakshatra_other_pada'];
    expect(await nadi()).toEqual({ exceptions, points: exactly(0) });
    await set('guna_nadi_exceptions = true');
    expect(await nadi()).toEqual({ exceptions, points: exactly(8) });
  });

  it('count mangal as the association says', async () => {
    const [asha, ravi] = [await bride(), await groom(nearBorder)];
    await set('mangal_from_moon = true, mangal_second_house = true');
    expect((await readCounted(asha, ravi)).mangal.mine.from).toEqual(['lagna']);
    const other = await groom();
    expect((await readCounted(asha, other)).mangal.theirs.from).toEqual(['lagna', 'moon']);
  });
});

describe('a birth that is not certain', () => {
  it('gives a range, and says why', async () => {
    const asha = await bride();
    const ravi = await groom({ ...nearBorder, birth_time_accuracy: 'about' });
    const match = await readCounted(asha, ravi);
    expect(match).toMatchObject({
      total: { min: 26, max: 34 },
      exceptions: [],
      uncertain: [
        {
          side: 'theirs',
          because: 'about',
          changes: 'place',
          times: { told: '17:55', from: '16:55', to: '18:55' },
        },
      ],
    });
    expect(match.moons.theirs.places).toEqual([
      { rashi: 'vrishabha', nakshatra: 'mrigashira', pada: 2 },
      { rashi: 'mithuna', nakshatra: 'mrigashira', pada: 3 },
    ]);
    expect(match.kootas.find(({ koota }) => koota === 'bhakoot')?.points).toEqual({ min: 0, max: 7 });
    const { uncertain } = await readCounted(ravi, asha);
    expect(uncertain.map(({ side }) => side)).toEqual(['mine']);

    await set('birth_time_about_minutes = 5');
    expect((await readCounted(asha, ravi)).uncertain).toEqual([]);
  });

  it('gives plain points where all that is possible gives the same', async () => {
    const match = await readCounted(await bride(), await groom({ birth_time_accuracy: 'about' }));
    expect(match).toMatchObject({ total: exactly(29.5), uncertain: [] });
    expect(match.moons.theirs.places).toHaveLength(2);
  });

  it('takes an unknown time as the whole day, whatever was typed', async () => {
    const asha = await bride();
    const ravi = await groom({ birth_time_accuracy: 'unknown' });
    const match = await readCounted(asha, ravi);
    expect(match).toMatchObject({
      total: { min: 21.5, max: 29.5 },
      uncertain: [{ side: 'theirs', because: 'unknown', changes: 'star', times: null }],
      mangal: { theirs: { is: 'unknown', from: [] } },
    });
    const noTime = await groom({ birth_time: null, birth_time_accuracy: 'unknown' });
    expect((await readCounted(asha, noTime)).total).toEqual(match.total);
  });

  it('says only the total where three stars are possible, and nothing where both times are unknown', async () => {
    const unknown = { birth_time: null, birth_time_accuracy: 'unknown' };
    const asha = await bride();
    // On that day the Moon was in three stars.
    const ravi = await groom({ ...unknown, brithday: '1990-04-21' });
    const match = await readCounted(asha, ravi);
    const stars = new Set(match.moons.theirs.places.map(({ nakshatra }) => nakshatra));
    expect(stars.size).toBeGreaterThan(2);
    expect(match.kootas).toEqual([]);
    expect(match.total).toEqual({ min: 12, max: 20 });
    expect(await read(await bride(unknown), ravi)).toEqual({ state: 'missing', side: 'mine', what: 'time' });
  });

  it.each<[string, object, 'time' | 'place']>([
    ['no time', { birth_time: null }, 'time'],
    ['no place', { new_birth_place: null }, 'place'],
    ['only the name of a place', { new_birth_place: { name: 'Delhi' } }, 'place'],
    ['coordinates that do not exist', { new_birth_place: { name: 'X', lat: 91, lng: 0 } }, 'place'],
  ])('cannot be counted with %s', async (_, profile, what) => {
    const [asha, ravi] = [await bride(), await groom(profile)];
    expect(await read(asha, ravi)).toEqual({ state: 'missing', side: 'theirs', what });
    expect(await read(ravi, asha)).toEqual({ state: 'missing', side: 'mine', what });
  });

  it('has points without coordinates in India, and no mangal', async () => {
    const place = { name: 'Delhi', formatted_address: 'Delhi, India' };
    const match = await readCounted(await bride(), await groom({ new_birth_place: place }));
    expect(match.total).toEqual(exactly(29.5));
    expect(match.mangal.theirs).toEqual({ is: 'unknown', from: [], is_excepted: false });
  });
});

describe('nothing is said', () => {
  it.each([
    ['the reader’s is off', false, true, null, { state: 'off', is_wanted: true }],
    [
      'the reader’s is off, and the others asked while theirs is off',
      false,
      false,
      true,
      { state: 'off', is_wanted: true },
    ],
    ['theirs is off', true, false, null, { state: 'theirs_off' }],
    ['both are off', false, false, false, { state: 'off', is_wanted: false }],
  ])('where %s', async (_, mine, theirs, wants, state) => {
    const [asha, ravi] = [await bride({ shows_horoscope: mine }), await groom({ shows_horoscope: theirs })];
    if (wants !== null) await want(ravi, wants);
    expect(await read(asha, ravi)).toEqual(state);
  });

  it('to the other once a family switches it off', async () => {
    const [asha, ravi] = [await bride(), await groom()];
    await readCounted(asha, ravi);
    const { status } = await askApi(server.api.url, '/qe_profile/permissions', {
      token: ravi.token,
      body: { shows_horoscope: false },
    });
    expect(status).toBe(200);
    expect(await read(asha, ravi)).toEqual({ state: 'theirs_off' });
    expect(await read(ravi, asha)).toEqual({ state: 'off', is_wanted: true });
  });

  it('of a profile that may not be seen', async () => {
    const asha = await bride();
    const [hidden, blocking, draft] = [
      await groom({ is_hidden: true }),
      await groom(),
      await groom({ status: 'Draft' }),
    ];
    await insertRows(server, blocks, [
      { directus_users_id: blocking.id, qd_matrimonial_profile_id: asha.profileId },
    ]);
    for (const person of [hidden, blocking, draft, await bride()])
      expect((await ask(asha, person.profileId)).code).toBe('PROFILE_NOT_FOUND');
    expect((await ask(asha, 2_000_000_000)).code).toBe('PROFILE_NOT_FOUND');
    const poor = await insertPerson(server, { gender: 'Female', subscription: null, profile: brideBirth });
    expect((await ask(poor, (await groom()).profileId)).code).toBe('SEARCH_REFUSED');
    expect((await askApi(server.api.url, `/qe_search/horoscope?id=${asha.profileId}`)).status).toBe(401);
  });

  it('of oneself, of one of the same gender, and to staff', async () => {
    const asha = await bride();
    expect(await read(asha, asha)).toBeNull();
    await set('enable_gender_switch = true');
    expect(await read(asha, await bride())).toBeNull();
    const staff = await insertPerson(server, { account: { role: roleIds.admin }, profile: null });
    expect((await ask(staff, asha.profileId)).data ?? null).toBeNull();
  });

  it.each(['', '0', '-1', 'abc', '1.5', '99999999999'])('to a request for "%s"', async (id) => {
    expect((await ask(await bride(), id)).status).toBe(400);
  });
});
