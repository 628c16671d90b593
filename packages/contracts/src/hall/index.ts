export * from './hall-pages.ts';
