export * from './moon-classes.ts';
export * from './moon-place.ts';
