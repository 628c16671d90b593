export * from './proof.ts';
