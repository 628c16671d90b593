import type { Gender } from '../profiles/gender.ts';
import { countDoor, type FamilyAtDoor } from './door-families.ts';

/** A share of fewer people is not split: one could tell who they are. */
export const shareLeast = 5;
/** From how many families on the thank-you says how many met. */
export const metLeast = 6;

/** "12 families met", or null: the line is left out. */
export const tellFamiliesMet = (families: number): number | null => (families >= metLeast ? families : null);

export interface Shares {
  named: { name: string; count: number }[];
  others: number;
}

/** Counts by town, the largest first; the small ones together, and never one of them alone. */
export function splitShares(counts: readonly { name: string; count: number }[]): Shares {
  const sorted = counts
    .filter(({ count }) => count > 0)
    .toSorted((one, next) => next.count - one.count || one.name.localeCompare(next.name));
  const named = sorted.filter(({ count }) => count >= shareLeast);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const countOthers = () => total - named.reduce((sum, { count }) => sum + count, 0);
  // What the others are would follow from the total.
  while (countOthers() > 0 && countOthers() < shareLeast && named.length > 0) named.pop();
  return { named, others: countOthers() };
}

/** Ages from the first to the last, both included; null: and older. */
export interface AgeShare {
  from: number;
  to: number | null;
  women: number;
  men: number;
}

/** The first ages of the groups. */
const ageGroups = [18, 21, 25, 29, 33] as const;

/** How many women and men there are of each age, without groups of nobody; small ones are not split. */
export function countAges(candidates: readonly { gender: Gender; age: number }[]): AgeShare[] {
  const groups = ageGroups.map((from, place) => {
    const next = ageGroups[place + 1];
    const of = candidates.filter(({ age }) => age >= from && (next === undefined || age < next));
    const women = of.filter(({ gender }) => gender === 'Female').length;
    return { from, to: next === undefined ? null : next - 1, women, men: of.length - women };
  });
  return mergeAges(groups.filter(({ women, men }) => women + men > 0));
}

const isSplit = ({ women, men }: AgeShare) =>
  [women, men].every((count) => count === 0 || count >= shareLeast);

/** Ages with too few women or men are taken together with the next ones; empty when all together are too few. */
export function mergeAges(ages: readonly AgeShare[]): AgeShare[] {
  const merged: AgeShare[] = [];
  for (const age of ages) {
    const last = merged.at(-1);
    if (last === undefined || isSplit(last)) merged.push(age);
    else merged.splice(-1, 1, join(last, age));
  }
  for (let last = merged.at(-1); last !== undefined && !isSplit(last); last = merged.at(-1)) {
    merged.pop();
    const before = merged.pop();
    if (before !== undefined) merged.push(join(before, last));
  }
  return merged;
}

const join = (one: AgeShare, next: AgeShare): AgeShare => ({
  from: one.from,
  to: next.to,
  women: one.women + next.women,
  men: one.men + next.men,
});

export interface MelawaFigures {
  people: number;
  families: number;
  walkIns: number;
  /** Families that said yes and did not come. */
  noShows: string[];
  noShowPercent: number;
}

/** What the association reads after the melawa. */
export function summariseMelawa(
  families: ReadonlyMap<string, FamilyAtDoor>,
  expected: ReadonlySet<string>,
): MelawaFigures {
  const noShows = [...expected].filter((family) => !families.has(family));
  const { people, families: came, walkIns } = countDoor(families, expected);
  return {
    people,
    families: came,
    walkIns,
    noShows,
    noShowPercent: expected.size === 0 ? 0 : Math.round((noShows.length / expected.size) * 100),
  };
}
