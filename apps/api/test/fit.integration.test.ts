import type { CardFit, FitData, HowManyFit, OwnPreferences } from '@suchi/contracts/fit';
import { findFit, type FitRank, gotraChoices, preferenceKinds, rankOf } from '@suchi/domain/fit';
import type { Gender } from '@suchi/domain/profiles';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodePreferences } from '../extensions/suchi/src/fit/codec.ts';
import {
  fitSideSql,
  type FitSideRow,
  gotraChoiceOf,
  type LoadedSide,
  parseFitSide,
} from '../extensions/suchi/src/fit/present-fit-side.ts';
import { type BestFit, planBestFit } from '../extensions/suchi/src/fit/commands/plan-best-fit.ts';
import { bestSql } from '../extensions/suchi/src/discovery/repository/lists.ts';
import { factsOf, few, maybe, preferencesOf, readLists, rules, today } from './fit-pairs.ts';
import { insertPeople, insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';
import { jobPlatformOf } from './job-platform.ts';

let server: TestInstallation;
let client: ReturnType<typeof discoveryClient>;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  client = discoveryClient(server);
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

describe('best fit in SQL', () => {
  let database: ReturnType<typeof jobPlatformOf>['database'];
  let men: LoadedSide[];
  let women: Map<number, LoadedSide>;

  beforeAll(async () => {
    await server.query('delete from qd_matrimonial_profile');
    database = jobPlatformOf(server).database;
    const lists = await readLists(server);
    const draw = async (gender: Gender, seed: number) => {
      const facts = fc.sample(factsOf(lists), { seed, numRuns: 100 });
      const preferences = fc.sample(
        fc.record({ preferences: preferencesOf(lists), gotra: maybe(few(...gotraChoices)) }),
        { seed: seed + 1, numRuns: 100 },
      );
      const people = await insertPeople(
        server,
        facts.map((profile) => ({ gender, profile: { ...profile, marital_status: profile.marital_status } })),
      );
      await insertRows(
        server,
        'partner_preference',
        people.flatMap(({ profileId }, place) => {
          const saved = preferences[place];
          // Every seventh family has set none.
          if (saved === undefined || place % 7 === 0) return [];
          const columns = encodePreferences(saved);
          return [{ profile: profileId, ...columns, lives_in: saved.preferences.lives_in?.value ?? null }];
        }),
      );
    };
    await draw('Male', 11);
    await draw('Female', 23);
    const read = async (gender: Gender) =>
      (
        await server.query<{ id: number; side: FitSideRow }>(
          `select p.id, ${fitSideSql('p')} as side from qd_matrimonial_profile p where gender = $1 order by id`,
          [gender],
        )
      ).map(({ id, side }) => [id, parseFitSide(side, rules, today)] as const);
    men = (await read('Male')).map(([, side]) => side);
    women = new Map(await read('Female'));
  });
  afterAll(() => database.destroy());

  const decode = (sum: number) => ({
    isMissed: sum >= 1_000_000,
    share: sum % 1_000_000 === 0 ? 0.5 : (sum % 1000) / 2 / Math.floor((sum % 1_000_000) / 1000),
  });

  const byFit = (one: { id: number; rank: FitRank }, two: { id: number; rank: FitRank }) =>
    Number(two.rank.isOtherGotra) - Number(one.rank.isOtherGotra) ||
    Number(two.rank.isWithoutMiss) - Number(one.rank.isWithoutMiss) ||
    two.rank.share - one.rank.share ||
    two.id - one.id;

  /** A reader without preferences counts half. */
  const mostOf = (place: number) => (Object.keys(men[place]?.preferences ?? {}).length === 0 ? 1.5 : 2);

  /** The ids that `readBest` would find. */
  async function findBest({ best, join, orderBy }: BestFit): Promise<number[]> {
    const isWoman = { name: 'gender', sql: "gender = 'Female'", bindings: [] };
    const plan = { key: '', conditions: [isWoman], rank: null, orderBy, join, best, nearest: null };
    const { sql, bindings } = bestSql(plan, 100);
    const { rows } = await database.raw<{ rows: { id: number }[] }>(sql, [...bindings] as string[]);
    return rows.map(({ id }) => id);
  }

  it('is that of the domain for each of 10,000 pairs', async () => {
    const differing: unknown[] = [];
    const seen = { same: 0, missed: 0, shares: new Set<number>() };
    const orders: { id: number; rank: FitRank }[][] = [];
    const found: number[][] = [];
    let pairs = 0;
    for (const reader of men) {
      const plan = await planBestFit(database, reader, { rules, today });
      const { join, orderBy } = plan;
      const { rows } = await database.raw<{
        rows: { id: number; fit_mine: number; fit_theirs: number; is_same_gotra: boolean }[];
      }>(
        `select id, fit_mine, fit_theirs, is_same_gotra from qd_matrimonial_profile ${join.sql}
          where gender = 'Female' order by ${orderBy}`,
        [...join.bindings] as string[],
      );
      const ranks = rows.map((row): { id: number; rank: FitRank } => {
        const other = women.get(row.id);
        if (!other) throw new Error('a profile of nobody');
        const rank = rankOf(findFit(reader, other, rules.near), gotraChoiceOf(reader.saved, rules));
        const [mine, theirs] = [decode(row.fit_mine), decode(row.fit_theirs)];
        const inSql: FitRank = {
          isOtherGotra: !row.is_same_gotra,
          isWithoutMiss: !mine.isMissed && !theirs.isMissed,
          share: mine.share + theirs.share,
        };
        pairs += 1;
        if (JSON.stringify(rank) !== JSON.stringify(inSql)) differing.push({ reader, other, rank, inSql });
        seen.same += rank.isOtherGotra ? 0 : 1;
        seen.missed += rank.isWithoutMiss ? 0 : 1;
        seen.shares.add(rank.share);
        return { id: row.id, rank };
      });
      orders.push(ranks);
      found.push(await findBest(plan));
    }
    expect(differing.slice(0, 3)).toEqual([]);
    expect(pairs).toBe(10_000);
    for (const ranks of orders)
      expect(ranks.map(({ id }) => id)).toEqual(ranks.toSorted(byFit).map(({ id }) => id));
    // What is found without the whole order is how that begins.
    for (const [place, ids] of found.entries()) {
      const ranks = orders[place] ?? [];
      const perfect = ranks.filter(
        ({ rank }) => rank.isOtherGotra && rank.isWithoutMiss && rank.share === mostOf(place),
      );
      expect(ids).toEqual(perfect.map(({ id }) => id));
      expect(ids).toEqual(ranks.slice(0, ids.length).map(({ id }) => id));
    }
    expect(found.filter((ids) => ids.length > 0).length).toBeGreaterThan(20);
    // The pairs are of every kind.
    expect(seen.same).toBeGreaterThan(500);
    expect(seen.missed).toBeGreaterThan(2000);
    expect(seen.shares.size).toBeGreaterThan(100);
  });
});

describe('what a family looks for', () => {
  const save = (token: string, preferences: object, gotra = 'same') =>
    askApi<OwnPreferences>(server.api.url, '/qe_fit/preferences', { token, body: { preferences, gotra } });
  const read = (token: string) => askApi<OwnPreferences>(server.api.url, '/qe_fit/preferences', { token });
  const must = (value: unknown) => ({ value, is_must: true });
  const nice = (value: unknown) => ({ value, is_must: false });
  const pune = { name: 'Pune', lat: 18.52, lng: 73.86 };
  const all = {
    age: must({ from: 26, to: 31 }),
    height: nice({ from: 167.64, to: null }),
    marital_status: must(['Unmarried']),
    education: must('degree'),
    lives_in: nice([pune]),
    would_live_in: nice(['india']),
    work: nice([11203]),
    income: must(800_000),
    food: nice(['vegetarian', 'jain']),
    horoscope: nice(false),
  };

  it('is empty at first, saved at once and read as it was said', async () => {
    const me = await insertPerson(server);
    expect((await read(me.token)).data).toEqual({
      preferences: {},
      gotra: 'same',
      is_gotra_rule_on: true,
      shows_horoscope: false,
    });
    const saved = { preferences: all, gotra: 'mothers', is_gotra_rule_on: true, shows_horoscope: false };
    expect((await save(me.token, all, 'mothers')).data).toEqual(saved);
    expect((await read(me.token)).data).toEqual(saved);
    await save(me.token, { age: nice({ from: null, to: 40 }) });
    expect((await read(me.token)).data.preferences).toEqual({ age: nice({ from: null, to: 40 }) });
  });

  it('shows the own horoscope to those who show theirs, once it is asked of others', async () => {
    const me = await insertPerson(server);
    expect((await save(me.token, { horoscope: nice(true) })).data.shows_horoscope).toBe(true);
    const [entry] = await server.query<{ action: string }>(
      `select action from audit_log where subject_id = $1 order by id desc limit 1`,
      [String(me.profileId)],
    );
    expect(entry).toEqual({ action: 'profile.set_permissions' });
  });

  it('leaves out work that is on no list', async () => {
    const me = await insertPerson(server);
    expect((await save(me.token, { work: nice([11203, 13001, 999_999]) })).data.preferences).toEqual({
      work: nice([11203]),
    });
    expect((await save(me.token, { work: nice([999_999]) })).data.preferences).toEqual({});
  });

  it.each([
    ['an age below 18', { age: must({ from: 17, to: 30 }) }],
    ['ends in the wrong order', { age: must({ from: 31, to: 26 }) }],
    ['no end at all', { height: nice({ from: null, to: null }) }],
    ['no status', { marital_status: must([]) }],
    ['an unknown level', { education: must('guru') }],
    ['an income between the bands', { income: must(800_001) }],
    ['eleven towns', { lives_in: nice(Array.from({ length: 11 }, () => pune)) }],
    ['half of a wish', { food: { value: ['jain'] } }],
  ])('refuses %s', async (_, preferences) => {
    const me = await insertPerson(server);
    expect((await save(me.token, preferences)).status).toBe(400);
    expect((await read(me.token)).data.preferences).toEqual({});
  });

  it('is refused without a profile, and to visitors', async () => {
    const { token } = await insertPerson(server, { profile: null });
    expect((await save(token, {})).code).toBe('PROFILE_NOT_FOUND');
    expect((await askApi(server.api.url, '/qe_fit/preferences')).status).toBe(401);
  });

  describe('beside the profiles of others', () => {
    let me: Person;
    let others: Person[];
    const fitOf = async (id: number, token = me.token) =>
      askApi<FitData | null>(server.api.url, `/qe_search/fit?id=${id}`, { token });
    const counts = async (token = me.token) =>
      (await askApi<HowManyFit>(server.api.url, '/qe_search/how_many_fit', { token })).data;

    beforeAll(async () => {
      await openSearch(server);
      await server.query('delete from qd_matrimonial_profile');
      me = await insertPerson(server, {
        gender: 'Female',
        profile: { brithday: '2001-02-03', gotra: 13001, height: 162.56, food: 'vegetarian' },
      });
      const man = (profile: object) => ({ gender: 'Male' as Gender, profile: { ...profile } });
      others = await insertPeople(server, [
        man({
          brithday: '1997-01-21',
          height: 175.26,
          food: 'eggs',
          gotra: 13002,
          new_location: { name: 'Pune' },
        }),
        man({ brithday: '1997-01-21', gotra: 13001 }),
        man({ brithday: '1985-01-21', gotra: 13002 }),
        ...Array.from({ length: 6 }, () => man({ brithday: '1998-01-21', is_hidden: false })),
      ]);
      await save(me.token, {
        age: must({ from: 26, to: 31 }),
        food: nice(['vegetarian']),
        height: nice({ from: 167.64, to: null }),
      });
      const [rohan] = others;
      await save(rohan?.token ?? '', { age: must({ from: 20, to: 23 }), food: nice(['vegetarian']) });
    });

    it('says on each card how both fit', async () => {
      const { data } = await client.search(me.token, {}, { sort: 'best_fit' });
      const found = new Map(data.items.map(({ id, ...card }) => [id, (card as { fit?: CardFit }).fit]));
      expect(data.total).toBe(9);
      expect(found.get(others[0]?.profileId ?? 0) ?? null).toBeNull();
      const walked = await client.walk(me.token, {}, 'best_fit');
      expect(walked.at(-1)).toBe(others[1]?.profileId);
      // A must differs on either side.
      expect(walked.slice(-3, -1)).toEqual([others[0]?.profileId, others[2]?.profileId]);
      const last = await askApi<{ card: { fit: CardFit } }>(
        server.api.url,
        `/qe_search/profile?id=${others[0]?.profileId}`,
        { token: me.token },
      );
      expect(last.data.card.fit).toEqual({
        mine: { fits: 2, of: 3 },
        theirs: { fits: 1, of: 2 },
        miss: { side: 'theirs', kind: 'age', fact: 25, more: 0 },
        same_gotra: null,
      });
    });

    it('says it with every fact on the page', async () => {
      const { data } = await fitOf(others[0]?.profileId ?? 0);
      expect(data?.mine.rows).toEqual([
        { kind: 'age', mark: 'fits', fact: 29 },
        { kind: 'height', mark: 'fits', fact: 175.26 },
        { kind: 'food', mark: 'differs', fact: 'eggs' },
      ]);
      expect(data?.theirs.rows).toEqual([
        { kind: 'age', mark: 'differs', fact: 25 },
        { kind: 'food', mark: 'fits', fact: 'vegetarian' },
      ]);
      expect(data?.gotra.relation).toBe('different');
      expect((await fitOf(others[1]?.profileId ?? 0)).data?.gotra).toMatchObject({ relation: 'same' });
    });

    it('says nothing of oneself, and of nobody who may not be seen', async () => {
      expect((await fitOf(me.profileId)).data).toBeNull();
      const [hidden, blocking] = await insertPeople(server, [{ profile: { is_hidden: true } }, {}]);
      await insertRows(server, blocks, [
        { directus_users_id: blocking?.id, qd_matrimonial_profile_id: me.profileId },
      ]);
      for (const person of [hidden, blocking])
        expect((await fitOf(person?.profileId ?? 0)).code).toBe('PROFILE_NOT_FOUND');
      const poor = await insertPerson(server, { gender: 'Female', subscription: null });
      expect((await fitOf(others[0]?.profileId ?? 0, poor.token)).code).toBe('SEARCH_REFUSED');
      await server.query('delete from qd_matrimonial_profile where id = any($1)', [
        [hidden?.profileId, blocking?.profileId, poor.profileId],
      ]);
    });

    it('counts how many fit the musts, and never tells a small number', async () => {
      expect(await counts()).toEqual({ of: 9, all: 8, without: [{ kind: 'age', count: 9 }] });
      await save(me.token, { age: must({ from: 26, to: 31 }), food: must(['vegetarian']) });
      expect(await counts()).toEqual({
        of: 9,
        all: null,
        without: [
          { kind: 'age', count: null },
          { kind: 'food', count: 8 },
        ],
      });
      const poor = await insertPerson(server, { gender: 'Female', subscription: null });
      expect(await counts(poor.token)).toEqual({ of: 9, all: 9, without: [] });
    });
  });
});

it('has a column for each kind of wish', async () => {
  const columns = await server.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'partner_preference'`,
  );
  const names = new Set(columns.map(({ name }) => name));
  expect(preferenceKinds.filter((kind) => !names.has(`${kind}_must`))).toEqual([]);
});
