export * from './discovery.ts';
