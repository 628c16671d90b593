export * from './answer.ts';
export * from './badge.ts';
export * from './round.ts';
