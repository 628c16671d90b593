import { countGunas, kootas } from './count-gunas.ts';
import type { GunaCount, GunaException, Koota } from './count-gunas.ts';
import { gunaVariantName } from './guna-variant.ts';
import type { GunaVariant } from './guna-variant.ts';
import type { MoonPlace } from './moon-place.ts';

/** What is known of a Moon: its places are all that it may have. */
export interface PossibleMoon {
  places: readonly MoonPlace[];
  /** From a time or a whole day of birth, or from what the family typed. */
  knownBy: 'birth_time' | 'birth_day' | 'typed_nakshatra' | 'typed_rashi';
}

export interface PointRange {
  min: number;
  max: number;
}

interface Counted {
  /** See `gunaVariantName`. It is kept with the result. */
  variant: string;
  /** Those of every possible count, and those of some of them only. */
  exceptions: readonly GunaException[];
  possibleExceptions: readonly GunaException[];
}

export type PossibleGunas =
  | { kind: 'not_enough'; reason: 'moon_not_known' | 'only_rashi_known' | 'both_times_not_known' }
  /** More than two nakshatras are possible on a side: a range for each koota would say nothing. */
  | { kind: 'total_only'; variant: string; total: PointRange }
  /** All possible counts give the same points. */
  | ({ kind: 'exact'; points: Readonly<Record<Koota, number>>; total: number } & Counted)
  | ({ kind: 'range'; points: Readonly<Record<Koota, PointRange>>; total: PointRange } & Counted);

/** The gunas of two Moons, of which one or both may be uncertain. */
export function countPossibleGunas(
  bride: PossibleMoon,
  groom: PossibleMoon,
  variant: GunaVariant,
): PossibleGunas {
  const moons = [bride, groom];
  const counts = bride.places.flatMap((ofBride) =>
    groom.places.map((ofGroom) => countGunas(ofBride, ofGroom, variant)),
  );
  const [first] = counts;
  if (first === undefined) return { kind: 'not_enough', reason: 'moon_not_known' };
  if (moons.some(({ knownBy }) => knownBy === 'typed_rashi'))
    return { kind: 'not_enough', reason: 'only_rashi_known' };

  const counted = { variant: gunaVariantName(variant), ...sortExceptions(counts) };
  const isExact = kootas.every((koota) =>
    counts.every(({ points }) => points[koota] === first.points[koota]),
  );
  if (isExact) return { kind: 'exact', points: first.points, total: first.total, ...counted };
  if (moons.every(({ knownBy }) => knownBy === 'birth_day'))
    return { kind: 'not_enough', reason: 'both_times_not_known' };

  const total = rangeOf(counts.map((count) => count.total));
  if (moons.some(hasManyNakshatras)) return { kind: 'total_only', variant: counted.variant, total };
  const points = Object.fromEntries(
    kootas.map((koota) => [koota, rangeOf(counts.map((count) => count.points[koota]))]),
  ) as Record<Koota, PointRange>;
  return { kind: 'range', points, total, ...counted };
}

function sortExceptions(counts: readonly GunaCount[]): Pick<Counted, 'exceptions' | 'possibleExceptions'> {
  const found = [...new Set(counts.flatMap(({ exceptions }) => exceptions))];
  const isInAll = (exception: GunaException) =>
    counts.every(({ exceptions }) => exceptions.includes(exception));
  return {
    exceptions: found.filter((exception) => isInAll(exception)),
    possibleExceptions: found.filter((exception) => !isInAll(exception)),
  };
}

function hasManyNakshatras({ places }: PossibleMoon): boolean {
  return new Set(places.map(({ nakshatra }) => nakshatra)).size > 2;
}

const rangeOf = (values: readonly number[]): PointRange => ({
  min: Math.min(...values),
  max: Math.max(...values),
});
