/** What a candidate eats. */
export const foods = ['vegetarian', 'jain', 'eggs', 'non_vegetarian'] as const;
export type Food = (typeof foods)[number];

/** Where a candidate would live after the wedding. */
export const futureHomes = ['india', 'abroad', 'near_home', 'anywhere'] as const;
export type FutureHome = (typeof futureHomes)[number];

/** How well the time of birth is known. */
export const birthTimeAccuracies = ['exact', 'about', 'unknown'] as const;
export type BirthTimeAccuracy = (typeof birthTimeAccuracies)[number];
