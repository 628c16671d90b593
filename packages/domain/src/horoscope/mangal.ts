import { rashis } from './moon-place.ts';
import type { Rashi } from './moon-place.ts';

/** From what the houses are counted. */
export const mangalBases = ['lagna', 'moon', 'venus'] as const;
export type MangalBase = (typeof mangalBases)[number];

/** The rashis of what the rule looks at. */
export type MangalChart = Readonly<Record<'lagna' | 'moon' | 'mars' | 'venus' | 'jupiter' | 'saturn', Rashi>>;

/** What an association takes for mangal. */
export interface MangalRule {
  from: readonly MangalBase[];
  /** In the south and for some in the north, Mars in the second house counts too. */
  isSecondHouseCounted: boolean;
}

export const defaultMangalRule: MangalRule = { from: ['lagna'], isSecondHouseCounted: false };

/** Why many families do not count a mangal. Lists differ; these are named most often. */
export type MangalException =
  | 'own_or_exalted_rashi'
  | 'eighth_in_karka'
  | 'twelfth_in_dhanu'
  | 'saturn_in_such_a_house'
  | 'jupiter_in_first_or_seventh'
  | 'venus_in_first_or_seventh';

export interface MangalHouse {
  from: MangalBase;
  /** From 1 to 12; the rashi of the base itself is 1. */
  house: number;
  isMangal: boolean;
  /** They are said in words; `isMangal` stays. */
  exceptions: readonly MangalException[];
}

const mangalHouses = [1, 4, 7, 8, 12];
const ownOrExalted: readonly Rashi[] = ['mesha', 'vrishchika', 'makara'];

/** Where Mars is, counted from each base of the rule. */
export function findMangal(chart: MangalChart, rule: MangalRule): MangalHouse[] {
  const houses = rule.isSecondHouseCounted ? [2, ...mangalHouses] : mangalHouses;
  return rule.from.map((from) => {
    const house = houseOf(chart.mars, chart[from]);
    const isMangal = houses.includes(house);
    return { from, house, isMangal, exceptions: isMangal ? findExceptions(chart, from, houses) : [] };
  });
}

export interface PossibleMangal {
  /** Whether every possible chart says the same about every base. */
  isCertain: boolean;
  /** Each differing result once, in the order of the charts. */
  possible: readonly (readonly MangalHouse[])[];
}

/** The same for all charts that an uncertain time allows. */
export function findPossibleMangal(charts: readonly MangalChart[], rule: MangalRule): PossibleMangal {
  const results = charts.map((chart) => findMangal(chart, rule));
  const distinct = new Map(results.map((result) => [JSON.stringify(result), result]));
  const answers = new Set(results.map((result) => result.map(({ isMangal }) => isMangal).join()));
  return { isCertain: answers.size === 1, possible: [...distinct.values()] };
}

/** Whole signs: the rashi of the base is the first house. */
function houseOf(rashi: Rashi, base: Rashi): number {
  const steps = rashis.indexOf(rashi) - rashis.indexOf(base) + rashis.length;
  return (steps % rashis.length) + 1;
}

function findExceptions(chart: MangalChart, from: MangalBase, houses: readonly number[]): MangalException[] {
  const base = chart[from];
  const house = houseOf(chart.mars, base);
  const isFirstOrSeventh = (rashi: Rashi) => [1, 7].includes(houseOf(rashi, base));
  const found: readonly [MangalException, boolean][] = [
    ['own_or_exalted_rashi', ownOrExalted.includes(chart.mars)],
    ['eighth_in_karka', house === 8 && chart.mars === 'karka'],
    ['twelfth_in_dhanu', house === 12 && chart.mars === 'dhanu'],
    ['saturn_in_such_a_house', houses.includes(houseOf(chart.saturn, base))],
    ['jupiter_in_first_or_seventh', isFirstOrSeventh(chart.jupiter)],
    // Counted from Venus itself, it is always in the first.
    ['venus_in_first_or_seventh', from !== 'venus' && isFirstOrSeventh(chart.venus)],
  ];
  return found.filter(([, isFound]) => isFound).map(([exception]) => exception);
}
