export * from './delivery-failure.ts';
export * from './merge-text.ts';
export * from './priority.ts';
export * from './progress.ts';
export * from './recipient.ts';
