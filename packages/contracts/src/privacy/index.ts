export * from './candidates-word.ts';
export * from './own-consents.ts';
