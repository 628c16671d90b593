export * from './candidates-word.ts';
export * from './notices.ts';
export * from './purposes.ts';
