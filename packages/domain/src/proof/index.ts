export * from './own-proof.ts';
export * from './proof-reminder.ts';
export * from './proof.ts';
