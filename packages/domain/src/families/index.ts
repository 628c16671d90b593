export * from './interest-steps.ts';
export * from './interest.ts';
export * from './quiet-hours.ts';
export * from './rules.ts';
export * from './send.ts';
export * from './words.ts';
