export * from './purposes.ts';
