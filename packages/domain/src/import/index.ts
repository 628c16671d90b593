export * from './import-columns.ts';
export * from './import-messages.ts';
export * from './import-values.ts';
export * from './old-columns.ts';
