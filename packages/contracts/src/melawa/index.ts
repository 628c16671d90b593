export * from './choices.ts';
export * from './pairs.ts';
export * from './slips.ts';
