export * from './claim.ts';
export * from './desk-entry.ts';
export * from './login-card.ts';
