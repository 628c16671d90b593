import { ganas, vashyas, yonis } from './moon-classes.ts';
import type { Gana, Planet, Vashya, Yoni } from './moon-classes.ts';

/** Points by two classes. */
export type PointTable<Key extends string> = Readonly<Record<Key, Readonly<Record<Key, number>>>>;

/** Rows and columns have the same keys in the same order. */
function readTable<Key extends string>(keys: readonly Key[], text: string): PointTable<Key> {
  const points = text.replaceAll('½', '.5').trim().split(/\s+/).map(Number);
  const pointsOf = (row: number) => keys.map((key, column) => [key, points[row * keys.length + column]]);
  return Object.fromEntries(
    keys.map((key, row) => [key, Object.fromEntries(pointsOf(row))]),
  ) as PointTable<Key>;
}

/** Rows are the bride's, columns the groom's. From Future Point, Saral Asht-Koot Milan, page 10. */
export const vashyaTable: PointTable<Vashya> = readTable(
  vashyas,
  `2  1  1  ½  1
   1  2  ½  0  1
   1  ½  2  1  1
   0  0  1  2  0
   1  0  1  0  2`,
);

/** Some print 1½ where the others have ½. */
export const vashyaTableWithOneAndHalf: PointTable<Vashya> = readTable(
  vashyas,
  `2   1   1   1.5 1
   1   2   1.5 0   1
   1   1.5 2   1   1
   0   0   1   2   0
   1   0   1   0   2`,
);

/** From Saral Jyotish, page 150. Where the printed page contradicts itself, what most others have. */
export const yoniTable: PointTable<Yoni> = readTable(
  yonis,
  `4 2 3 2 2 3 3 3 0 1 3 2 2 1
   2 4 3 2 2 3 3 3 3 1 3 2 2 0
   3 3 4 2 2 3 3 3 3 1 3 0 2 1
   2 2 2 4 2 1 1 2 2 2 2 1 0 2
   2 2 2 2 4 1 2 2 2 2 0 2 2 2
   3 3 3 1 1 4 0 3 3 2 3 2 2 2
   3 3 3 1 2 0 4 3 3 2 2 2 1 1
   3 3 3 2 2 3 3 4 3 0 3 2 2 1
   0 3 3 2 2 3 3 3 4 1 2 2 2 1
   1 1 1 2 2 2 2 0 1 4 1 2 2 2
   3 3 3 2 0 3 2 3 2 1 4 2 2 1
   2 2 0 1 2 2 2 2 2 2 2 4 2 2
   2 2 2 0 2 2 1 2 2 2 2 2 4 2
   1 0 1 2 2 2 1 1 1 2 1 2 2 4`,
);

/** The table that most web sites use. */
export const yoniTableOfTheWeb: PointTable<Yoni> = readTable(
  yonis,
  `4 2 2 3 2 2 2 1 0 1 3 3 2 1
   2 4 3 3 2 2 2 2 3 1 2 3 2 0
   2 3 4 2 1 2 1 3 3 1 2 0 3 1
   3 3 2 4 2 1 1 1 1 2 2 2 0 2
   2 2 1 2 4 2 1 2 2 1 0 2 1 1
   2 2 2 1 2 4 0 2 2 1 3 3 2 1
   2 2 1 1 1 0 4 2 2 2 2 2 1 2
   1 2 3 1 2 2 2 4 3 0 3 2 2 1
   0 3 3 1 2 2 2 3 4 1 2 2 2 1
   1 1 1 2 1 1 2 0 1 4 1 1 2 1
   3 2 2 2 0 3 2 3 2 1 4 2 2 1
   3 3 0 2 2 3 2 2 2 1 2 4 3 2
   2 2 3 0 1 2 1 2 2 2 2 3 4 2
   1 0 1 2 1 1 2 1 1 1 1 2 2 4`,
);

/** Rows are the groom's, columns the bride's. */
export const ganaTable: PointTable<Gana> = readTable(ganas, '6 6 0  5 6 0  1 0 6');

/** The same for bride and groom. */
export const symmetricGanaTable: PointTable<Gana> = readTable(ganas, '6 5 1  5 6 0  1 0 6');

export type Relation = 'friend' | 'neutral' | 'enemy';

const friends: Readonly<Record<Planet, readonly Planet[]>> = {
  sun: ['moon', 'mars', 'jupiter'],
  moon: ['sun', 'mercury'],
  mars: ['sun', 'moon', 'jupiter'],
  mercury: ['sun', 'venus'],
  jupiter: ['sun', 'moon', 'mars'],
  venus: ['mercury', 'saturn'],
  saturn: ['mercury', 'venus'],
};

const enemies: Readonly<Record<Planet, readonly Planet[]>> = {
  sun: ['venus', 'saturn'],
  moon: [],
  mars: ['mercury'],
  mercury: ['moon'],
  jupiter: ['mercury', 'venus'],
  venus: ['sun', 'moon'],
  saturn: ['sun', 'moon', 'mars'],
};

/** What one lord is to another. The other way round it may differ: the Moon has no enemy. */
export function relationOf(planet: Planet, other: Planet): Relation {
  if (planet === other || friends[planet].includes(other)) return 'friend';
  return enemies[planet].includes(other) ? 'enemy' : 'neutral';
}

/** By what the two lords are to each other. */
export const maitriTable: PointTable<Relation> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
};
