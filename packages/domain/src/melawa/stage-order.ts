import type { Gender } from '../profiles/gender.ts';
import type { StageWish } from './answer.ts';
import type { StageRule } from './event.ts';

export type StageSlot = Exclude<StageWish, 'none'>;

/** A candidate who is in the hall. */
export interface StageCandidate {
  number: number;
  gender: Gender;
  wish: StageWish;
  /** From far, or with a small child. */
  isEarly: boolean;
  /** Who was the first at the door, the second, and so on. */
  arrival: number;
}

const keys: Record<
  Exclude<StageRule, 'alternate'>,
  (candidate: StageCandidate, slot: StageSlot) => number
> = {
  // A slot that has passed was not kept: who wished it does not wait for those of the next one.
  slot: ({ wish }, slot) => Number(wish === 'afternoon' && slot === 'morning'),
  early: ({ isEarly }) => Number(!isEarly),
  first_come: ({ arrival }) => arrival,
};

const keysBy = (rules: readonly StageRule[], slot: StageSlot) => {
  const functions = rules.filter((rule) => rule !== 'alternate').map((rule) => keys[rule]);
  return (candidate: StageCandidate) => functions.map((key) => key(candidate, slot));
};

const compareKeys = (one: readonly number[], other: readonly number[]): number =>
  one.map((key, at) => key - Number(other[at])).find((difference) => difference !== 0) ?? 0;

/**
 * The order by the rules. Rules before "women and men alternate" make groups, one after the other; rules after it
 * make the order of the women and of the men in a group.
 */
export function planStage(
  candidates: readonly StageCandidate[],
  { rules, slot, after }: { rules: readonly StageRule[]; slot: StageSlot; after: Gender | null },
): number[] {
  const alternate = rules.indexOf('alternate');
  const groupKeys = keysBy(rules.slice(0, alternate), slot);
  const ownKeys = keysBy([...rules.slice(alternate + 1), 'first_come'], slot);
  const sorted = candidates.toSorted(
    (one, other) =>
      compareKeys(groupKeys(one), groupKeys(other)) ||
      compareKeys(ownKeys(one), ownKeys(other)) ||
      one.number - other.number,
  );
  const groups: StageCandidate[][] = [];
  for (const candidate of sorted) {
    const [first] = groups.at(-1) ?? [];
    if (first !== undefined && compareKeys(groupKeys(first), groupKeys(candidate)) === 0)
      groups.at(-1)?.push(candidate);
    else groups.push([candidate]);
  }
  const line: StageCandidate[] = [];
  for (const group of groups) line.push(...alternateGenders(group, line.at(-1)?.gender ?? after));
  return line.map(({ number }) => number);
}

/** Women and men in turn, beginning with the gender that was not the last; when one side runs out the rest follows. */
function alternateGenders(group: readonly StageCandidate[], last: Gender | null): StageCandidate[] {
  const [women, men] = (['Female', 'Male'] as const).map((one) =>
    group.filter(({ gender }) => gender === one),
  ) as [StageCandidate[], StageCandidate[]];
  // Nobody was before: the one who came first begins.
  const begins = last === null ? group[0]?.gender : last === 'Female' ? 'Male' : 'Female';
  const [one, other] = begins === 'Female' ? [women, men] : [men, women];
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => [...one.slice(at, at + 1), ...other.slice(at, at + 1)]).flat();
}
