import type { FitFacts } from './fit-facts.ts';
import { type FitMark, judge, type NearBands } from './judge.ts';
import { type GotraChoice, type PreferenceKind, preferenceKinds, type Preferences } from './preferences.ts';

/** One thing that a family asked for, beside the other's fact. */
export interface FitRow {
  kind: PreferenceKind;
  isMust: boolean;
  mark: FitMark;
}

/** What a family says of itself and what it looks for. */
export interface FitSide {
  facts: FitFacts;
  preferences: Preferences;
}

/** How two gotras stand to each other; `mothers` is that of the other's mother's family. */
export const gotraRelations = ['same', 'mothers', 'different', 'unknown'] as const;
export type GotraRelation = (typeof gotraRelations)[number];

export interface Fit {
  /** What the reader asked for: musts first, then the order of the form. */
  mine: FitRow[];
  /** What the other family asked for. */
  theirs: FitRow[];
  gotra: GotraRelation;
}

/** How two families fit, as the first of them reads it. */
export function findFit(reader: FitSide, other: FitSide, near: NearBands): Fit {
  return {
    mine: judgeAll(reader.preferences, other.facts, near),
    theirs: judgeAll(other.preferences, reader.facts, near),
    gotra: relateGotras(reader.facts, other.facts),
  };
}

export function judgeAll(preferences: Preferences, facts: FitFacts, near: NearBands): FitRow[] {
  const rows = preferenceKinds.flatMap((kind): FitRow[] => {
    const wanted = preferences[kind];
    if (!wanted) return [];
    return [{ kind, isMust: wanted.isMust, mark: judge(kind, wanted.value, facts, near) }];
  });
  return [...rows.filter(({ isMust }) => isMust), ...rows.filter(({ isMust }) => !isMust)];
}

export function relateGotras(one: FitFacts, other: FitFacts): GotraRelation {
  if (one.gotra === null || other.gotra === null) return 'unknown';
  if (one.gotra === other.gotra) return 'same';
  return one.gotra === other.mothersGotra || other.gotra === one.mothersGotra ? 'mothers' : 'different';
}

const points: Record<Exclude<FitMark, 'unknown'>, number> = { fits: 1, near: 0.5, differs: 0 };
const half = 0.5;

/** Between 0 and 1: a must weighs two, what was not said is left out. A family that set nothing counts half. */
export function shareOf(rows: readonly FitRow[]): number {
  let [sum, most] = [0, 0];
  for (const { isMust, mark } of rows) {
    if (mark === 'unknown') continue;
    const weight = isMust ? 2 : 1;
    sum += weight * points[mark];
    most += weight;
  }
  return most === 0 ? half : sum / most;
}

export const missesMust = (rows: readonly FitRow[]): boolean =>
  rows.some(({ isMust, mark }) => isMust && mark === 'differs');

/** How many of the rows fit; near ones do not. */
export const countFitting = (rows: readonly Pick<FitRow, 'mark'>[]): number =>
  rows.filter(({ mark }) => mark === 'fits').length;

/** What "Best fit first" sorts by, each downwards. Equal ones: newest first. */
export interface FitRank {
  isOtherGotra: boolean;
  isWithoutMiss: boolean;
  /** Of both sides together, between 0 and 2. */
  share: number;
}

export function rankOf({ mine, theirs, gotra }: Fit, choice: GotraChoice): FitRank {
  return {
    isOtherGotra: gotra !== 'same' || choice === 'any',
    isWithoutMiss: !missesMust(mine) && !missesMust(theirs),
    share: shareOf(mine) + shareOf(theirs),
  };
}
