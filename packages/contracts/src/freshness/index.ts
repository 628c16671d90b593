export * from './badge.ts';
export * from './calls.ts';
export * from './freshness.ts';
