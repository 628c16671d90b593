export * from './horoscope.ts';
export * from './uncounted.ts';
