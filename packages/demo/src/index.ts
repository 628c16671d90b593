export * from './people/index.ts';
export * from './portraits/index.ts';
