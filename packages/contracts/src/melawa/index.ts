export * from './answers.ts';
export * from './passes.ts';
