export * from './bundles.ts';
export * from './calendar.ts';
export type * from './generated/catalogues.ts';
export * from './language.ts';
export * from './translate.ts';
export * from './write-pass.ts';
