import { describe, expect, it } from 'vitest';
import { defaultMangalRule, findMangal, findPossibleMangal, mangalBases } from './mangal.ts';
import type { MangalChart, MangalRule } from './mangal.ts';
import { rashis } from './moon-place.ts';
import type { Rashi } from './moon-place.ts';

/** Nothing in it is an exception: all else is in the second house or the third. */
const chart: MangalChart = {
  lagna: 'mesha',
  moon: 'mesha',
  venus: 'vrishabha',
  jupiter: 'mithuna',
  saturn: 'mithuna',
  mars: 'tula',
};
const housed = (house: number): Rashi => rashis[house - 1] as Rashi;
const find = (change: Partial<MangalChart>, rule: Partial<MangalRule> = {}) =>
  findMangal({ ...chart, ...change }, { ...defaultMangalRule, ...rule });
const exceptionsOf = (change: Partial<MangalChart>, rule: Partial<MangalRule> = {}) =>
  find(change, rule).flatMap(({ exceptions }) => exceptions);
const mangalHouses = (rule: Partial<MangalRule> = {}) =>
  rashis.flatMap((mars) => find({ mars }, rule).flatMap(({ house, isMangal }) => (isMangal ? [house] : [])));

describe('Mars in a house', () => {
  it('is mangal in five of them, counted from the lagna', () => {
    expect(mangalHouses()).toEqual([1, 4, 7, 8, 12]);
    expect(find({})).toEqual([{ from: 'lagna', house: 7, isMangal: true, exceptions: [] }]);
  });

  it('is mangal in the second too where the association says so', () => {
    expect(mangalHouses({ isSecondHouseCounted: true })).toEqual([1, 2, 4, 7, 8, 12]);
  });

  it('is counted over the end of the zodiac', () => {
    expect(find({ lagna: 'meena', mars: 'mesha' })).toMatchObject([{ house: 2 }]);
    expect(find({ lagna: 'vrishabha', mars: 'mesha' })).toMatchObject([{ house: 12, isMangal: true }]);
  });

  it('is counted from each base of the rule', () => {
    expect(find({ moon: 'kanya', venus: 'karka' }, { from: mangalBases })).toMatchObject([
      { from: 'lagna', house: 7, isMangal: true },
      { from: 'moon', house: 2, isMangal: false },
      { from: 'venus', house: 4, isMangal: true },
    ]);
  });
});

describe('the two charts that Prokerala published', () => {
  const bride: MangalChart = {
    lagna: 'kanya',
    moon: 'vrishabha',
    mars: 'tula',
    venus: 'simha',
    jupiter: 'karka',
    saturn: 'meena',
  };
  const groom: MangalChart = {
    lagna: 'dhanu',
    moon: 'meena',
    mars: 'kanya',
    venus: 'tula',
    jupiter: 'tula',
    saturn: 'mesha',
  };
  const fromBoth: MangalRule = { from: ['lagna', 'moon'], isSecondHouseCounted: true };

  it('bride: the second house, mangal where it counts, with an exception', () => {
    expect(findMangal(bride, defaultMangalRule)).toMatchObject([{ house: 2, isMangal: false }]);
    expect(findMangal(bride, fromBoth)).toEqual([
      { from: 'lagna', house: 2, isMangal: true, exceptions: ['saturn_in_such_a_house'] },
      { from: 'moon', house: 6, isMangal: false, exceptions: [] },
    ]);
  });

  it('groom: none from the lagna, the seventh from the Moon', () => {
    expect(findMangal(groom, defaultMangalRule)).toEqual([
      { from: 'lagna', house: 10, isMangal: false, exceptions: [] },
    ]);
    expect(findMangal(groom, fromBoth)).toMatchObject([{ house: 10 }, { house: 7, isMangal: true }]);
  });
});

describe('an exception', () => {
  it.each<[string, Partial<MangalChart>, string]>([
    ['Mars in its own Mesha', { mars: 'mesha' }, 'own_or_exalted_rashi'],
    ['Mars in its own Vrishchika', { mars: 'vrishchika' }, 'own_or_exalted_rashi'],
    ['Mars in Makara', { lagna: 'tula', mars: 'makara', venus: 'dhanu' }, 'own_or_exalted_rashi'],
    ['Mars eighth in Karka', { lagna: 'dhanu', mars: 'karka' }, 'eighth_in_karka'],
    ['Mars twelfth in Dhanu', { lagna: 'makara', mars: 'dhanu' }, 'twelfth_in_dhanu'],
    ['Saturn in the fourth', { saturn: housed(4) }, 'saturn_in_such_a_house'],
    ['Jupiter in the first', { jupiter: housed(1) }, 'jupiter_in_first_or_seventh'],
    ['Jupiter in the seventh', { jupiter: housed(7) }, 'jupiter_in_first_or_seventh'],
    ['Venus in the first', { venus: housed(1) }, 'venus_in_first_or_seventh'],
    ['Venus in the seventh', { venus: housed(7) }, 'venus_in_first_or_seventh'],
  ])('is named for %s, and Mars stays mangal', (_, change, exception) => {
    expect(exceptionsOf({ jupiter: 'vrishabha', saturn: 'mithuna', ...change })).toContain(exception);
    expect(find(change)).toMatchObject([{ isMangal: true }]);
  });

  it.each<[string, Partial<MangalChart>]>([
    ['Mars twelfth in Karka', { lagna: 'simha', mars: 'karka', saturn: 'tula', jupiter: 'tula' }],
    ['Mars eighth in Dhanu', { lagna: 'vrishabha', mars: 'dhanu', venus: 'mithuna', saturn: 'karka' }],
    ['Saturn in the third', { saturn: housed(3) }],
    ['Jupiter in the eighth', { jupiter: housed(8) }],
    ['Venus in the twelfth', { venus: housed(12) }],
    ['no mangal', { mars: housed(3), jupiter: housed(1) }],
  ])('is none for %s', (_, change) => {
    expect(exceptionsOf(change)).toEqual([]);
  });

  it('of the second house is one for Saturn only where that house counts', () => {
    expect(exceptionsOf({ saturn: housed(2) })).toEqual([]);
    expect(exceptionsOf({ saturn: housed(2) }, { isSecondHouseCounted: true })).toEqual([
      'saturn_in_such_a_house',
    ]);
  });

  it('is not Venus itself where the houses are counted from it', () => {
    expect(exceptionsOf({ venus: 'mesha' }, { from: ['venus'] })).toEqual([]);
  });
});

describe('an uncertain time', () => {
  const possible = (...charts: Partial<MangalChart>[]) =>
    findPossibleMangal(
      charts.map((change) => ({ ...chart, ...change })),
      defaultMangalRule,
    );

  it('is certain where all charts say the same', () => {
    expect(possible({})).toEqual({ isCertain: true, possible: [find({})] });
    expect(possible({}, { jupiter: 'karka' })).toEqual({ isCertain: true, possible: [find({})] });
    expect(possible({ mars: housed(3) }, { mars: housed(2) })).toMatchObject({
      isCertain: true,
      possible: [[{ house: 3 }], [{ house: 2 }]],
    });
  });

  it('is not certain where they differ, or where there are none', () => {
    expect(possible({}, { lagna: 'vrishabha' }, {})).toMatchObject({
      isCertain: false,
      possible: [[{ house: 7 }], [{ house: 6 }]],
    });
    expect(possible()).toEqual({ isCertain: false, possible: [] });
  });
});
