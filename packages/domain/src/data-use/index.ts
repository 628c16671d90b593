export * from './download.ts';
export * from './uses.ts';
