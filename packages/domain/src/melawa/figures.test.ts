import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardFacts, countByQuarter, estimateQueueMinutes, listNeeds, secondsEach } from './board.ts';
import { instantAt } from './clock.ts';
import { readFamilies } from './door-families.ts';
import { addOperations, emptyDoorLog } from './door-log.ts';
import { eventAtFirst } from './event.ts';
import { countAges, mergeAges, splitShares, summariseMelawa, tellFamiliesMet } from './figures.ts';

const at = (time: string) => instantAt('2027-01-17', time);

describe('the board', () => {
  const calm: BoardFacts = {
    now: at('11:52'),
    desks: [{ desk: 3, heardAt: new Date(at('11:47').getTime() + 1) }],
    screens: [
      { name: 'Hall', offlineSince: null },
      { name: 'Dining hall', offlineSince: new Date(at('11:50').getTime() + 1) },
    ],
    stageLateMinutes: 14,
    smallChildren: [{ number: 571, place: 6, since: at('10:52') }],
    queueMinutes: 8,
    people: 608,
  };

  it('needs nobody while nothing waits', () => {
    expect(listNeeds(calm, eventAtFirst)).toEqual([]);
    expect(listNeeds({ ...calm, queueMinutes: null }, eventAtFirst)).toEqual([]);
  });

  it('says what needs somebody', () => {
    const late: BoardFacts = {
      now: at('11:52'),
      desks: [
        { desk: 1, heardAt: at('11:52') },
        { desk: 3, heardAt: at('11:47') },
      ],
      screens: [{ name: 'Dining hall', offlineSince: at('11:48') }],
      stageLateMinutes: 15,
      smallChildren: [
        { number: 640, place: 31, since: at('10:40') },
        { number: 571, place: 6, since: at('10:51') },
      ],
      queueMinutes: 9,
      people: 609,
    };
    expect(listNeeds(late, eventAtFirst)).toEqual([
      { kind: 'desk_silent', desk: 3, heardAt: at('11:47') },
      { kind: 'screen_offline', name: 'Dining hall', minutes: 4 },
      { kind: 'stage_late', minutes: 15 },
      {
        kind: 'small_child',
        waiting: [
          { number: 571, place: 6 },
          { number: 640, place: 31 },
        ],
      },
      { kind: 'queue', minutes: 9 },
      { kind: 'hall_full', percent: 95 },
    ]);
  });

  it('estimates the queue by how many came in', () => {
    expect(estimateQueueMinutes({ waiting: 12, cameIn: 28, minutes: 7 })).toBe(3);
    expect(estimateQueueMinutes({ waiting: 12, cameIn: 0, minutes: 7 })).toBeNull();
    expect(estimateQueueMinutes({ waiting: null, cameIn: 28, minutes: 7 })).toBeNull();
  });

  it('takes the middle one of the seconds between check-ins, without pauses', () => {
    const seconds = (...list: number[]) => secondsEach(list.map((one) => one * 1000));
    expect(seconds(30, 0, 14, 300, 316)).toBe(16);
    expect(seconds(0, 121)).toBeNull();
    expect(seconds(5)).toBeNull();
    expect(seconds()).toBeNull();
  });

  it('counts people in each quarter of an hour, also where nobody came', () => {
    const came = (time: string, people: number) => ({ at: at(time).getTime(), people });
    expect(countByQuarter([])).toEqual([]);
    expect(countByQuarter([came('10:14', 3), came('09:30', 4), came('09:44', 2)])).toEqual([
      { from: at('09:30').getTime(), people: 6 },
      { from: at('09:45').getTime(), people: 0 },
      { from: at('10:00').getTime(), people: 3 },
    ]);
  });
});

describe('figures afterwards', () => {
  it('say who came, and who had said yes and did not', () => {
    const operation = { kind: 'check_in', stream: 'a', desk: 1, at: 1, offsetMs: 0 } as const;
    const families = readFamilies(
      addOperations(emptyDoorLog, [
        { ...operation, family: 'one', people: 4, counter: 1 },
        { ...operation, family: 'new', people: 2, counter: 2 },
      ]),
    );
    expect(summariseMelawa(families, new Set(['one', 'two', 'three']))).toEqual({
      people: 6,
      families: 2,
      walkIns: 1,
      noShows: ['two', 'three'],
      noShowPercent: 67,
    });
    expect(summariseMelawa(new Map(), new Set())).toMatchObject({ noShowPercent: 0, noShows: [] });
  });

  it('say how many met from six families on', () => {
    expect([0, 5, 6, 12].map(tellFamiliesMet)).toEqual([null, null, 6, 12]);
  });

  it('name towns with five or more', () => {
    const towns = { Thane: 38, Mumbai: 61, Nashik: 5, Pune: 5, Kolhapur: 4, Satara: 3, Sangli: 0 };
    const counts = Object.entries(towns).map(([name, count]) => ({ name, count }));
    expect(splitShares(counts)).toEqual({
      named: [
        { name: 'Mumbai', count: 61 },
        { name: 'Thane', count: 38 },
        { name: 'Nashik', count: 5 },
        { name: 'Pune', count: 5 },
      ],
      others: 7,
    });
    expect(splitShares([{ name: 'Pune', count: 4 }])).toEqual({ named: [], others: 4 });
  });

  it('never show fewer than five beside a town', () => {
    const counts = fc.array(fc.record({ name: fc.string({ maxLength: 3 }), count: fc.nat(12) }), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(counts, (drawn) => {
        const { named, others } = splitShares(drawn);
        expect(named.every(({ count }) => count >= 5)).toBe(true);
        expect(named.length === 0 || others === 0 || others >= 5).toBe(true);
        const shown = named.reduce((sum, { count }) => sum + count, others);
        expect(shown).toBe(drawn.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });

  it('count candidates by age, and join small groups', () => {
    const of = (gender: 'Female' | 'Male', age: number, count: number) =>
      Array.from({ length: count }, () => ({ gender, age }));
    expect(countAges([])).toEqual([]);
    expect(
      countAges([...of('Female', 24, 5), ...of('Male', 24, 6), ...of('Female', 40, 7), ...of('Male', 33, 5)]),
    ).toEqual([
      { from: 21, to: 24, women: 5, men: 6 },
      { from: 33, to: null, women: 7, men: 5 },
    ]);
    expect(countAges([...of('Female', 18, 4), ...of('Female', 21, 6)])).toEqual([
      { from: 18, to: 24, women: 10, men: 0 },
    ]);
  });

  it('never split fewer than five by age', () => {
    const ages = [
      { from: 21, to: 24, women: 31, men: 3 },
      { from: 25, to: 28, women: 52, men: 41 },
      { from: 29, to: 32, women: 21, men: 39 },
      { from: 33, to: null, women: 4, men: 19 },
    ];
    expect(mergeAges(ages)).toEqual([
      { from: 21, to: 28, women: 83, men: 44 },
      { from: 29, to: null, women: 25, men: 58 },
    ]);
    const [first] = ages;
    expect(mergeAges(first === undefined ? [] : [first])).toEqual([]);
    const count = fc.nat(9);
    const anyAges = fc.array(fc.record({ women: count, men: count }), { maxLength: 6 });
    fc.assert(
      fc.property(anyAges, (drawn) => {
        const shown = mergeAges(drawn.map((each, from) => ({ from, to: from, ...each })));
        expect(shown.flatMap(({ women, men }) => [women, men]).every((one) => one === 0 || one >= 5)).toBe(
          true,
        );
        const sum = (all: { women: number; men: number }[]) =>
          all.reduce((total, one) => total + one.women + one.men, 0);
        expect(shown.length === 0 || sum(shown) === sum(drawn)).toBe(true);
      }),
    );
  });
});
