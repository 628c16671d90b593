export * from './age-band.ts';
export * from './season.ts';
export * from './setting-fields.ts';
export * from './system-alarm.ts';
export * from './work.ts';
