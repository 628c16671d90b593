/** Repeatable from the seed. */
export interface Random {
  /** The bound is excluded. */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(entries: readonly (readonly [weight: number, value: T])[]): T;
}

/** Each request has its own stream, so one can be repeated without those before it. */
export function createRandom(seed: number, stream = 0): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  const random: Random = {
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(list.length)] as (typeof list)[number],
    weighted(entries) {
      let left = next() * entries.reduce((sum, [weight]) => sum + weight, 0);
      const found = entries.find(([weight]) => (left -= weight) < 0) ?? entries.at(-1);
      return (found as (typeof entries)[number])[1];
    },
  };
  return random;
}
