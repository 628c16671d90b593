export * from './horoscope.ts';
