export * from './count-gunas.ts';
export * from './count-possible-gunas.ts';
export * from './guna-tables.ts';
export * from './guna-variant.ts';
export * from './moon-classes.ts';
export * from './moon-names.ts';
export * from './moon-place.ts';
export * from './typed-moon.ts';
