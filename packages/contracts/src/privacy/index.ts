export * from './own-consents.ts';
