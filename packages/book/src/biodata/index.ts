export * from './biodata-css.ts';
export * from './fit-biodata.ts';
export * from './render-biodata.ts';
export * from './sheet.ts';
