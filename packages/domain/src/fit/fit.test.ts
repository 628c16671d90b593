import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFitting,
  findFit,
  judgeAll,
  missesMust,
  rankOf,
  relateGotras,
  shareOf,
  type FitRow,
} from './fit.ts';
import { type FitFacts, gotraKey } from './fit-facts.ts';
import { type FitMark, fitMarks, judge, nearIncome, usualNearBands } from './judge.ts';
import { type Preferences, type PreferenceKind, preferenceKinds, type WantedValues } from './preferences.ts';

const rohan: FitFacts = {
  age: 29,
  height: 175.26,
  marital_status: 'Unmarried',
  education: 'postgraduate',
  lives_in: { name: 'Pune', address: 'Pune, Maharashtra, India', lat: 18.52, lng: 73.86 },
  would_live_in: 'india',
  work: 11203,
  income: 1_800_000,
  food: 'eggs',
  horoscope: true,
  gotra: 'kaushik',
  mothersGotra: null,
};
const meera: FitFacts = { ...rohan, age: 25, height: 162.56, food: 'vegetarian', gotra: 'gautam' };
const nobody: FitFacts = {
  ...(Object.fromEntries(Object.keys(rohan).map((name) => [name, null])) as unknown as FitFacts),
  horoscope: false,
};

const must = <Value>(value: Value) => ({ value, isMust: true });
const nice = <Value>(value: Value) => ({ value, isMust: false });
const spot = (name: string, lat: number | null, lng: number | null) => ({ name, lat, lng });

const ofMeera: Preferences = {
  age: must({ from: 26, to: 31 }),
  height: nice({ from: 167.64, to: null }),
  marital_status: must(['Unmarried']),
  education: must('degree'),
  lives_in: nice([spot('Mumbai', 19.07, 72.88), spot('Pune', 18.52, 73.86)]),
  would_live_in: nice(['india']),
  food: nice(['vegetarian']),
};

describe('a wish beside a fact', () => {
  const cases: { [Kind in PreferenceKind]: [WantedValues[Kind], Partial<FitFacts>, FitMark][] } = {
    age: [
      [{ from: 26, to: 31 }, { age: 26 }, 'fits'],
      [{ from: 26, to: 31 }, { age: 25 }, 'near'],
      [{ from: 26, to: 31 }, { age: 32 }, 'near'],
      [{ from: 26, to: 31 }, { age: 33 }, 'differs'],
      [{ from: null, to: 31 }, { age: 18 }, 'fits'],
    ],
    height: [
      [{ from: 167.64, to: null }, { height: 167.64 }, 'fits'],
      [{ from: 167.64, to: null }, { height: 164.64 }, 'near'],
      [{ from: 167.64, to: null }, { height: 164.63 }, 'differs'],
      [{ from: null, to: 165.1 }, { height: 168.1 }, 'near'],
    ],
    marital_status: [
      [['Unmarried', 'Divorced'], { marital_status: 'Divorced' }, 'fits'],
      [['Unmarried'], { marital_status: 'Widow' }, 'differs'],
    ],
    education: [
      ['degree', { education: 'doctorate' }, 'fits'],
      ['degree', { education: 'diploma' }, 'near'],
      ['degree', { education: 'school' }, 'differs'],
    ],
    lives_in: [
      [[spot('Pune', 18.52, 73.86)], {}, 'fits'],
      [[spot('Maharashtra', null, null)], {}, 'fits'],
      [[spot('Chakan', 18.76, 73.86)], {}, 'near'],
      [[spot('Nagpur', 21.15, 79.09)], {}, 'differs'],
    ],
    would_live_in: [
      [['india'], { would_live_in: 'anywhere' }, 'fits'],
      [['india', 'near_home'], { would_live_in: 'abroad' }, 'differs'],
    ],
    work: [
      [[11203, 11205], { work: 11205 }, 'fits'],
      [[11203], { work: 11204 }, 'differs'],
    ],
    income: [
      [1_200_000, { income: 1_200_000 }, 'fits'],
      [1_200_000, { income: 800_000 }, 'near'],
      [1_200_000, { income: 799_999 }, 'differs'],
      [300_000, { income: 299_999 }, 'differs'],
    ],
    food: [
      [['vegetarian'], { food: 'jain' }, 'fits'],
      [['jain'], { food: 'vegetarian' }, 'differs'],
      [['eggs', 'non_vegetarian'], { food: 'eggs' }, 'fits'],
    ],
    horoscope: [
      [true, { horoscope: true }, 'fits'],
      [false, { horoscope: true }, 'differs'],
    ],
  };
  it.each(preferenceKinds)('%s', (kind) => {
    for (const [wanted, facts, mark] of cases[kind])
      expect(judge(kind, wanted, { ...rohan, ...facts }, usualNearBands), JSON.stringify(facts)).toBe(mark);
  });

  it('is unknown where nothing was said', () => {
    const rows = judgeAll(ofMeera, nobody, usualNearBands);
    expect(rows.map(({ mark }) => mark)).toEqual(rows.map(() => 'unknown'));
  });

  it('has no near income above the highest band', () => {
    expect(nearIncome(9_000_000, usualNearBands)).toBe(9_000_000);
  });
});

describe('two families', () => {
  const fit = findFit(
    { facts: meera, preferences: ofMeera },
    { facts: rohan, preferences: { age: must({ from: 26, to: 28 }), horoscope: nice(true) } },
    usualNearBands,
  );

  it('read their rows with the musts first', () => {
    expect(fit.mine.map(({ kind, mark }) => `${kind} ${mark}`)).toEqual([
      'age fits',
      'marital_status fits',
      'education fits',
      'height fits',
      'lives_in fits',
      'would_live_in fits',
      'food differs',
    ]);
    expect(countFitting(fit.mine)).toBe(6);
    expect(fit.theirs.map(({ mark }) => mark)).toEqual(['near', 'fits']);
  });

  it('are sorted by gotra, by a missed must, and by both shares', () => {
    expect(rankOf(fit, 'same')).toEqual({
      isOtherGotra: true,
      isWithoutMiss: true,
      share: 9 / 10 + 2 / 3,
    });
    const missed = findFit(
      { facts: { ...meera, age: 30 }, preferences: {} },
      { facts: { ...rohan, gotra: 'gautam' }, preferences: { age: must({ from: 26, to: 28 }) } },
      usualNearBands,
    );
    expect(rankOf(missed, 'same')).toEqual({ isOtherGotra: false, isWithoutMiss: false, share: 0.5 });
    expect(rankOf(missed, 'any').isOtherGotra).toBe(true);
  });
});

describe('shares', () => {
  it('count a must twice, leave out what was not said, and give a half for nothing', () => {
    const row = (mark: FitMark, isMust = false): FitRow => ({ kind: 'age', isMust, mark });
    expect(shareOf([row('fits', true), row('differs')])).toBe(2 / 3);
    expect(shareOf([row('near'), row('unknown', true)])).toBe(0.5);
    expect([shareOf([]), shareOf([row('unknown')])]).toEqual([0.5, 0.5]);
  });

  it('are between 0 and 1, whole exactly when all fits, and a missed must is one that differs', () => {
    const rows = fc.array(
      fc.record({
        kind: fc.constantFrom(...preferenceKinds),
        isMust: fc.boolean(),
        mark: fc.constantFrom(...fitMarks),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(rows, (all) => {
        const said = all.filter(({ mark }) => mark !== 'unknown');
        const share = shareOf(all);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(share === 1).toBe(said.length > 0 && said.every(({ mark }) => mark === 'fits'));
        expect(missesMust(all)).toBe(all.some(({ mark, isMust }) => isMust && mark === 'differs'));
      }),
    );
  });
});

describe('gotras', () => {
  it('are compared by their names without the last a', () => {
    expect(['Kaushika', 'kaushik', 'Kau-shik'].map(gotraKey)).toEqual(['kaushik', 'kaushik', 'kaushik']);
    expect(gotraKey('गौतम')).toBe('गौतम');
  });

  it.each([
    ['same', 'gautam', null, 'gautam', null],
    ['mothers', 'gautam', null, 'kaushik', 'gautam'],
    ['mothers', 'gautam', 'kaushik', 'kaushik', null],
    ['different', 'gautam', null, 'kaushik', null],
    ['unknown', null, null, 'kaushik', 'gautam'],
    ['unknown', 'gautam', null, null, null],
  ] as const)('are %s', (relation, one, ofMother, other, ofTheirMother) => {
    expect(
      relateGotras(
        { ...meera, gotra: one, mothersGotra: ofMother },
        { ...rohan, gotra: other, mothersGotra: ofTheirMother },
      ),
    ).toBe(relation);
  });
});
