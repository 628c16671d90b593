export * from './download.ts';
export * from './incident.ts';
export * from './uses.ts';
