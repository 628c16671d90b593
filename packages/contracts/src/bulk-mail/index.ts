export * from './bulk-mail-text.ts';
export * from './compose.ts';
export * from './history.ts';
export * from './unsubscribe.ts';
