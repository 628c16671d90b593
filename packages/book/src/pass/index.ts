export * from './pass-css.ts';
export * from './render-pass.ts';
