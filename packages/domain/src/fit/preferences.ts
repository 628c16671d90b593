import type { SingleStatus } from '../profiles/marital-status.ts';
import type { Food, FutureHome } from '../profiles/habits.ts';
import type { EducationLevel } from './education-level.ts';
import type { TownSpot } from './town.ts';

/** What a family may say about the other family, in the order of the form. */
export const preferenceKinds = [
  'age',
  'height',
  'marital_status',
  'education',
  'lives_in',
  'would_live_in',
  'work',
  'income',
  'food',
  'horoscope',
] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/** Either end may be open, not both. */
export interface WantedRange {
  from: number | null;
  to: number | null;
}

/** What is asked for, without how important it is. A kind that is missing does not matter. */
export interface WantedValues {
  /** Years. */
  age: WantedRange;
  /** Centimetres, to the hundredth. */
  height: WantedRange;
  marital_status: readonly SingleStatus[];
  /** This one or a higher one. */
  education: EducationLevel;
  lives_in: readonly TownSpot[];
  would_live_in: readonly WantedHome[];
  /** Ids of job types. */
  work: readonly number[];
  /** Rupees a year, one of the bands. */
  income: number;
  food: readonly Food[];
  /** Whether they show how horoscopes match. */
  horoscope: boolean;
}

/** One thing asked for. A must weighs twice; it hides nobody. */
export interface Wanted<Kind extends PreferenceKind = PreferenceKind> {
  value: WantedValues[Kind];
  isMust: boolean;
}

export type Preferences = { readonly [Kind in PreferenceKind]?: Wanted<Kind> };

/** What a family asks about gotra: not the same one, nor that of the mother's family, or nothing. */
export const gotraChoices = ['same', 'mothers', 'any'] as const;
export type GotraChoice = (typeof gotraChoices)[number];

/** Who would live anywhere fits each of them. */
export const wantedHomes = ['india', 'abroad', 'near_home'] as const satisfies readonly FutureHome[];
export type WantedHome = (typeof wantedHomes)[number];

/** Never a must: a family that does not match horoscopes gives a full answer too. */
export const kindsWithoutMust: readonly PreferenceKind[] = ['horoscope'];

/** The ages and heights that can be asked for; 4 ft and 7 ft. */
export const wantedLimits = { age: { min: 18, max: 70 }, height: { min: 121.92, max: 213.36 } } as const;

/** Lowest incomes to choose from, in rupees a year. */
export const incomeBands = [300_000, 500_000, 800_000, 1_200_000, 1_800_000, 2_500_000, 4_000_000] as const;

/** The most towns that can be named. */
export const wantedTownsMax = 10;
