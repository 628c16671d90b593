export * from './order.ts';
export * from './own-subscription.ts';
export * from './payment.ts';
export * from './provider-calls.ts';
export * from './receipt.ts';
