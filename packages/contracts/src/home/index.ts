export * from './home.ts';
