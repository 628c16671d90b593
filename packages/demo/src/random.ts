/** A repeatable random source: the same seed gives the same sequence. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number between the two, both included. */
  integer(from: number, to: number): number;
  between(from: number, to: number): number;
  /** True with the given probability. */
  chance(share: number): boolean;
  /** One of the list, each equally likely. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of the keys, by weight. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** A 32-bit hash of a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a random source (mulberry32) that does not depend on the clock or the machine. */
export function createRandom(seed: string | number): Random {
  let state = hashText(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + (to - from) * next();
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]) => {
    if (items.length === 0) throw new Error('There is nothing to choose from.');
    return items[integer(0, items.length - 1)] as Item;
  };
  return {
    next,
    between,
    integer,
    pick,
    chance: (share) => next() < share,
    weighted: (weights) => pickWeighted(Object.entries(weights) as [never, number][], next()),
    shuffle: (items) => shuffleWith(items, integer),
  };
}

function pickWeighted<Key>(entries: [Key, number][], share: number): Key {
  let left = share * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new Error('There is nothing to choose from.');
}

function shuffleWith<Item>(items: readonly Item[], integer: Random['integer']): Item[] {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = integer(0, last);
    [deck[last], deck[other]] = [deck[other] as Item, deck[last] as Item];
  }
  return deck;
}
