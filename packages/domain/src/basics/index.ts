export * from './calendar-date.ts';
export * from './date-window.ts';
export * from './decision.ts';
export * from './digits.ts';
export * from './phone-number.ts';
export * from './same-data.ts';
export * from './sender-network.ts';
export * from './trace-squares.ts';
