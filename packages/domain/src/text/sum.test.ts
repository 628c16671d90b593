import { describe, expect, it } from 'vitest';
import { readSum } from './sum.ts';

describe('readSum', () => {
  it.each([
    ['1250000', 1_250_000],
    ['12,50,000', 1_250_000],
    ['12 50 000', 1_250_000],
    ['0', 0],
    ['12 LPA', 1_200_000],
    ['12lpa', 1_200_000],
    ['12 L.P.A.', 1_200_000],
    ['12.5 lakh', 1_250_000],
    ['1.1 lakhs', 110_000],
    ['.5 lac', 50_000],
    ['8L', 800_000],
    ['9 lacs p.a.', 900_000],
    ['2.5 crore', 25_000_000],
    ['2.5cr', 25_000_000],
    ['1 crore 20 lakh', 12_000_000],
    ['1 lakh 50,000', 150_000],
    ['80k', 80_000],
    ['80 thousand', 80_000],
    ['₹12,50,000/-', 1_250_000],
    ['Rs. 12 lakh per annum', 1_200_000],
    ['INR 5 lakh a year', 500_000],
    ['50 thousand rupees', 50_000],
    ['१२ लाख', 1_200_000],
    ['1 कोटी', 10_000_000],
  ])('takes %s', (typed, sum) => {
    expect(readSum(typed)).toBe(sum);
  });

  it.each([
    '',
    'lakh',
    'about 12',
    '12.5',
    '10-12 lakh',
    '-5',
    '12 lkh',
    '12 लाखां',
    '12 to 15 lakh',
    'as per company',
    '12 kg',
    '50,000 a month',
    '12 lakh lakh',
  ])('does not guess at “%s”', (typed) => {
    expect(readSum(typed)).toBeNull();
  });

  it('does not add up two numbers without a word', () => {
    expect(readSum('12k13 14')).toBe(12_000 + 1314);
    expect(readSum('12 .5')).toBeNull();
  });

  it('reads a hostile text as quickly as any other', () => {
    const started = performance.now();
    expect(readSum(`${'1'.repeat(5000)}!`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(500);
  });
});
