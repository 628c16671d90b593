export * from './candidates-word.ts';
export * from './data-use.ts';
export * from './incidents.ts';
export * from './own-consents.ts';
export * from './own-data.ts';
