export * from './lookups.ts';
export * from './office-lookups.ts';
