export * from './pairing-code.ts';
