export * from './families.ts';
export * from './family-counts.ts';
export * from './interest.ts';
