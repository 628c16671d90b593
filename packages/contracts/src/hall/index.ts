export * from './hall-pages.ts';
export * from './screens.ts';
