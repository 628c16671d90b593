export * from './age-band.ts';
export * from './closing-setting-fields.ts';
export * from './finding-setting-fields.ts';
export * from './season.ts';
export * from './setting-field.ts';
export * from './setting-fields.ts';
export * from './system-alarm.ts';
export * from './work.ts';
