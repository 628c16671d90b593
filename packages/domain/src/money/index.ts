export * from './order.ts';
export * from './pricing.ts';
export * from './settings-window.ts';
export * from './subscription.ts';
