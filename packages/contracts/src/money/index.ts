export * from './own-subscription.ts';
