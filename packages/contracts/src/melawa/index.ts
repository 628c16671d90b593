export * from './stage.ts';
export * from './answers.ts';
export * from './passes.ts';
export * from './pay.ts';
export * from './door.ts';
