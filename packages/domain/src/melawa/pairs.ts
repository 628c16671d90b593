import type { Decision } from '../basics/decision.ts';

/** Two candidates whose families chose each other, the lower number first. */
export type Pair = readonly [number, number];

/** The list of each candidate that counts. */
export type ChosenLists = ReadonlyMap<number, readonly number[]>;

/** All pairs: both chose the other, and neither blocked the other. What is one-sided leaves no trace. */
export function makePairs(lists: ChosenLists, blocks: readonly Pair[]): Pair[] {
  const blocked = new Set(blocks.flatMap(([one, other]) => [`${one}:${other}`, `${other}:${one}`]));
  const pairs = [...lists].flatMap(([own, list]) =>
    [...new Set(list)]
      .filter((other) => own < other && lists.get(other)?.includes(own) === true)
      .filter((other) => !blocked.has(`${own}:${other}`))
      .map((other) => [own, other] as const),
  );
  return pairs.toSorted((one, next) => one[0] - next[0] || one[1] - next[1]);
}

/** What one family of a pair has tapped. */
export interface PairSide {
  /** "Share number", or yes to it in the answer form. */
  shares: boolean;
  asksTable: boolean;
  tookBack: boolean;
  blocked: boolean;
}

/** A pair as one of its two families sees it. */
export type PairView =
  | { kind: 'gone' }
  | {
      kind: 'pair';
      /** Both share: each sees the number of the other's parent. */
      isNumberOpen: boolean;
      /** This family shares, the other one does not yet. The other one is not told. */
      waitsForNumber: boolean;
      /** Both asked, or one asked and the other agreed. */
      hasTableWish: boolean;
      waitsForTable: boolean;
      /** The other family asks for a table. */
      isAskedForTable: boolean;
    };

export function seePair(own: PairSide, other: PairSide): PairView {
  if ([own, other].some(({ tookBack, blocked }) => tookBack || blocked)) return { kind: 'gone' };
  return {
    kind: 'pair',
    isNumberOpen: own.shares && other.shares,
    waitsForNumber: own.shares && !other.shares,
    hasTableWish: own.asksTable && other.asksTable,
    waitsForTable: own.asksTable && !other.asksTable,
    isAskedForTable: !own.asksTable && other.asksTable,
  };
}

export const pairTaps = ['share', 'ask_table', 'take_back'] as const;
export type PairTap = (typeof pairTaps)[number];

export const tapReasons = ['gone', 'foyer_closed'] as const;
export type TapReason = (typeof tapReasons)[number];

/** Whether a family may tap. A pair that is gone takes nothing any more, and says no word about why. */
export function checkTap(
  tap: PairTap,
  view: PairView,
  { now, foyerUntil }: { now: Date; foyerUntil: Date },
): Decision<TapReason> {
  if (view.kind === 'gone') return { allowed: false, reason: 'gone' };
  if (tap === 'ask_table' && now >= foyerUntil) return { allowed: false, reason: 'foyer_closed' };
  return { allowed: true };
}
