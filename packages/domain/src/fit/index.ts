export * from './education-level.ts';
export * from './fit-facts.ts';
export * from './fit.ts';
export * from './judge.ts';
export * from './preferences.ts';
export * from './town.ts';
