export * from './day-book.ts';
export * from './desk.ts';
export * from './receipt-file.ts';
export * from './receipts.ts';
export * from './refunds.ts';
export * from './settlements.ts';
