export * from './notices.ts';
export * from './purposes.ts';
