export * from './families.ts';
export * from './interest.ts';
