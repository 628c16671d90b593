export * from './setup-state.ts';
export * from './setup.ts';
