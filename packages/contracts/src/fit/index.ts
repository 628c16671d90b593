export * from './fit.ts';
export * from './preferences.ts';
