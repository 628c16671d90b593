import { describe, expect, it } from 'vitest';
import { formatRupees } from './format-rupees.ts';

describe('an amount on screen', () => {
  it.each([
    [200, '₹2'],
    [55_000, '₹550'],
    [12_345_600, '₹1,23,456'],
    [1_298, '₹12.98'],
    [1_290, '₹12.90'],
    [-115_000, '−₹1,150'],
  ])('%i paise are %s', (paise, words) => {
    expect(formatRupees(paise)).toBe(words);
  });

  it('always has paise on a receipt', () => {
    expect(formatRupees(55_000, 'receipt')).toBe('₹550.00');
  });
});
