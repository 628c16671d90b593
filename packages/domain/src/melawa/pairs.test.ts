import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, minutesBetween } from './clock.ts';
import { eventAtFirst, type MelawaEvent } from './event.ts';
import { checkTap, makePairs, type Pair, type PairSide, seePair } from './pairs.ts';
import { findTable, listTableTimes, type TableTime } from './tables.ts';

const event: MelawaEvent = { ...eventAtFirst, day: '2027-01-17', answerUntil: '2027-01-10', hall: 'Mulund' };
const at = (time: string) => instantAt(event.day, time);

describe('pairs', () => {
  const lists = new Map([
    [506, [164, 77, 118]],
    [164, [506, 506]],
    [77, [506, 452]],
    [118, [452]],
    [452, [77]],
  ]);

  it('are those where both chose the other', () => {
    expect(makePairs(lists, [])).toEqual([
      [77, 452],
      [77, 506],
      [164, 506],
    ]);
  });

  it('are never made past a block, no matter who blocked', () => {
    expect(makePairs(lists, [[506, 77]])).toEqual([
      [77, 452],
      [164, 506],
    ]);
    expect(
      makePairs(lists, [
        [77, 506],
        [452, 77],
      ]),
    ).toEqual([[164, 506]]);
  });

  it('are in no list of one side, in any order of the lists', () => {
    const number = fc.integer({ min: 1, max: 8 });
    const anyLists = fc.uniqueArray(fc.tuple(number, fc.array(number)), { selector: ([own]) => own });
    fc.assert(
      fc.property(anyLists, fc.array(fc.tuple(number, number)), (drawn, blocks) => {
        const all = new Map(drawn);
        const pairs = makePairs(all, blocks);
        expect(makePairs(new Map(drawn.toReversed()), blocks)).toEqual(pairs);
        const isPair = (one: number, other: number) =>
          one < other &&
          all.get(one)?.includes(other) === true &&
          all.get(other)?.includes(one) === true &&
          !blocks.some((block) => block.includes(one) && block.includes(other) && block[0] !== block[1]);
        const wanted = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((one) =>
          [1, 2, 3, 4, 5, 6, 7, 8].filter((other) => isPair(one, other)).map((other) => [one, other]),
        );
        expect(pairs).toEqual(wanted);
      }),
    );
  });
});

describe('a pair', () => {
  const nothing: PairSide = { shares: false, asksTable: false, tookBack: false, blocked: false };
  const view = {
    kind: 'pair',
    isNumberOpen: false,
    waitsForNumber: false,
    hasTableWish: false,
    waitsForTable: false,
    isAskedForTable: false,
  };

  it('opens the numbers when both share, and tells nobody of one tap', () => {
    const shares = { ...nothing, shares: true };
    expect(seePair(nothing, nothing)).toEqual(view);
    expect(seePair(shares, nothing)).toEqual({ ...view, waitsForNumber: true });
    expect(seePair(nothing, shares)).toEqual(view);
    expect(seePair(shares, shares)).toEqual({ ...view, isNumberOpen: true });
  });

  it('has a table when one asks and the other agrees', () => {
    const asks = { ...nothing, asksTable: true };
    expect(seePair(asks, nothing)).toEqual({ ...view, waitsForTable: true });
    expect(seePair(nothing, asks)).toEqual({ ...view, isAskedForTable: true });
    expect(seePair(asks, asks)).toEqual({ ...view, hasTableWish: true });
  });

  it.each([{ tookBack: true }, { blocked: true }])('is gone for both, without a reason: %j', (change) => {
    const open = { ...nothing, shares: true, asksTable: true };
    expect(seePair({ ...open, ...change }, open)).toEqual({ kind: 'gone' });
    expect(seePair(open, { ...open, ...change })).toEqual({ kind: 'gone' });
  });
});

describe('tables', () => {
  it('are there for 15 minutes with 5 between, until the foyer closes', () => {
    expect(listTableTimes(event)).toEqual(['17:00', '17:20', '17:40', '18:00'].map(at));
    expect(listTableTimes({ ...event, foyerUntil: '17:15' })).toEqual([at('17:00')]);
    expect(listTableTimes({ ...event, foyerUntil: '17:14' })).toEqual([]);
  });

  it('are given in the order of asking, never to a family at two of them', () => {
    const now = at('17:00');
    const first = findTable([164, 506], { event, given: [], now }) as TableTime;
    expect(first).toEqual({ table: 1, from: at('17:00'), pair: [164, 506] });
    const second = findTable([77, 506], { event, given: [first], now });
    expect(second).toEqual({ table: 1, from: at('17:20'), pair: [77, 506] });
    expect(findTable([77, 452], { event, given: [first], now })?.table).toBe(2);
    expect(findTable([77, 452], { event, given: [first], now: at('17:01') })?.from).toEqual(at('17:20'));
    expect(findTable([77, 452], { event, given: [], now: at('18:01') })).toBeNull();
    expect(findTable([77, 452], { event: { ...event, tables: 0 }, given: [], now })).toBeNull();
  });

  it('have one conversation at a time, and all that fit are given', () => {
    const pairs: fc.Arbitrary<Pair[]> = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 501, max: 512 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 4 }), (asked, tables) => {
        const few = { ...event, tables };
        const given: TableTime[] = [];
        const isRoomLeft = (pair: Pair) =>
          listTableTimes(few).some((from) => {
            const then = given.filter((time) => time.from.getTime() === from.getTime());
            return then.length < tables && then.every((time) => !time.pair.some((one) => pair.includes(one)));
          });
        for (const pair of asked) {
          const found = findTable(pair, { event: few, given, now: at('17:00') });
          expect(found !== null).toBe(isRoomLeft(pair));
          if (found !== null) given.push(found);
        }
        const places = given.map(({ table, from }) => `${table} ${from.toISOString()}`);
        expect(new Set(places).size).toBe(given.length);
        const seats = given.flatMap(({ pair, from }) => pair.map((one) => `${one} ${from.toISOString()}`));
        expect(new Set(seats).size).toBe(seats.length);
        expect(given.every(({ from }) => minutesBetween(from, at('18:30')) >= 15)).toBe(true);
      }),
    );
  });
});

describe('taps', () => {
  const open = seePair(
    { shares: false, asksTable: false, tookBack: false, blocked: false },
    { shares: false, asksTable: false, tookBack: false, blocked: false },
  );
  const before = { now: at('18:29'), foyerUntil: at('18:30') };

  it.each(['share', 'ask_table', 'take_back'] as const)('%s is taken while the pair is there', (tap) => {
    expect(checkTap(tap, open, before)).toEqual({ allowed: true });
    expect(checkTap(tap, { kind: 'gone' }, before)).toEqual({ allowed: false, reason: 'gone' });
  });

  it('gives no table once the foyer is closed', () => {
    const after = { ...before, now: at('18:30') };
    expect(checkTap('ask_table', open, after)).toEqual({ allowed: false, reason: 'foyer_closed' });
    expect(checkTap('share', open, after)).toEqual({ allowed: true });
  });
});
