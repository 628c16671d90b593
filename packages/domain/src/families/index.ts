export * from './interest.ts';
export * from './words.ts';
