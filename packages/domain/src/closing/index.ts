export * from './dates.ts';
export * from './reference.ts';
export * from './requests.ts';
