export * from './own-biodata.ts';
export * from './shared-biodata.ts';
