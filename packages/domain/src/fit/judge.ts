import type { Food, FutureHome } from '../profiles/habits.ts';
import { educationLevels } from './education-level.ts';
import type { FitFacts } from './fit-facts.ts';
import {
  incomeBands,
  type PreferenceKind,
  type WantedHome,
  type WantedRange,
  type WantedValues,
} from './preferences.ts';
import { isNearTown, namesOfTown, townKey } from './town.ts';

/** How a fact stands to what was asked for. Near counts half in the order and not as fitting. */
export const fitMarks = ['fits', 'near', 'differs', 'unknown'] as const;
export type FitMark = (typeof fitMarks)[number];

/** How far beside a wish is still near. Marital status, food, horoscope and gotra are never near. */
export interface NearBands {
  years: number;
  centimetres: number;
  incomeBands: number;
  educationSteps: number;
}

export const usualNearBands: NearBands = { years: 1, centimetres: 3, incomeBands: 1, educationSteps: 1 };

/** Somebody who eats Jain food eats vegetarian food, and who would live anywhere would live there. */
export const foodsAccepted = (wanted: Food): Food[] =>
  wanted === 'vegetarian' ? ['vegetarian', 'jain'] : [wanted];
export const homesAccepted = (wanted: WantedHome): FutureHome[] => [wanted, 'anywhere'];

type Judge<Kind extends PreferenceKind> = (
  wanted: WantedValues[Kind],
  fact: NonNullable<FitFacts[Kind]>,
  near: NearBands,
) => Exclude<FitMark, 'unknown'>;

const judges: { [Kind in PreferenceKind]: Judge<Kind> } = {
  age: (wanted, age, { years }) => judgeRange(wanted, age, years),
  // In hundredths, which are whole numbers: 167.64 - 3 is not 164.64 in floating point.
  height: ({ from, to }, height, { centimetres }) =>
    judgeRange(
      { from: from && hundredths(from), to: to && hundredths(to) },
      hundredths(height),
      hundredths(centimetres),
    ),
  marital_status: (wanted, status) => judgeEqual(wanted.includes(status)),
  education: (wanted, level, { educationSteps }) =>
    judgeRange(
      { from: educationLevels.indexOf(wanted), to: null },
      educationLevels.indexOf(level),
      educationSteps,
    ),
  lives_in: (wanted, town) => {
    const names = namesOfTown(town);
    if (wanted.some(({ name }) => names.includes(townKey(name)))) return 'fits';
    return wanted.some((one) => isNearTown(town, one)) ? 'near' : 'differs';
  },
  would_live_in: (wanted, home) => judgeEqual(wanted.flatMap(homesAccepted).includes(home)),
  work: (wanted, jobType) => judgeEqual(wanted.includes(jobType)),
  income: (wanted, income, near) => {
    if (income >= wanted) return 'fits';
    return income >= nearIncome(wanted, near) ? 'near' : 'differs';
  },
  food: (wanted, food) => judgeEqual(wanted.flatMap(foodsAccepted).includes(food)),
  horoscope: (wanted, isShown) => judgeEqual(wanted === isShown),
};

export function judge<Kind extends PreferenceKind>(
  kind: Kind,
  wanted: WantedValues[Kind],
  facts: FitFacts,
  near: NearBands,
): FitMark {
  const fact = facts[kind];
  return fact === null ? 'unknown' : judges[kind](wanted, fact, near);
}

/** The lowest income that is near a band. Below the lowest band nothing is near. */
export function nearIncome(wanted: number, { incomeBands: steps }: NearBands): number {
  const at = incomeBands.findIndex((band) => band >= wanted);
  return incomeBands[at - steps] ?? wanted;
}

const hundredths = (centimetres: number) => Math.round(centimetres * 100);

function judgeRange({ from, to }: WantedRange, value: number, near: number): 'fits' | 'near' | 'differs' {
  const isWithin = (beside: number) =>
    (from === null || value >= from - beside) && (to === null || value <= to + beside);
  if (isWithin(0)) return 'fits';
  return isWithin(near) ? 'near' : 'differs';
}

const judgeEqual = (isFitting: boolean) => (isFitting ? 'fits' : 'differs');
