import { describe, expect, it } from 'vitest';
import { buySuchiPath, isSuchiOnSale } from './buy-suchi.ts';

const setting = { isactive_suchibook: true, suchi_start_date: '2025-09-01', suchi_end_date: '2025-10-15' };

describe('the suchi is on sale', () => {
  it.each([
    ['on the first day', '2025-09-01T00:00:00+05:30', true],
    ['in the last minute of the last day in India', '2025-10-15T23:59:00+05:30', true],
    ['not a minute before', '2025-08-31T23:59:00+05:30', false],
    ['not a minute after', '2025-10-16T00:00:00+05:30', false],
  ])('%s', (_case, now, expected) => {
    expect(isSuchiOnSale(setting, new Date(now))).toBe(expected);
  });

  it('only while it is switched on and has dates', () => {
    const now = new Date('2025-09-10T12:00:00+05:30');
    expect(isSuchiOnSale({ ...setting, isactive_suchibook: false }, now)).toBe(false);
    expect(isSuchiOnSale({ ...setting, suchi_end_date: null }, now)).toBe(false);
  });
});

describe('the address of the button', () => {
  it.each([
    [0, '/?buysuchi=1'],
    [0.999, '/?buysuchi=100'],
  ])('has a number from 1 to 100', (random, expected) => {
    expect(buySuchiPath(() => random)).toBe(expected);
  });
});
