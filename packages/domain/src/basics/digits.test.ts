import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupIndian, groupWestern } from './digits.ts';

const amounts = fc.integer({ min: -2_000_000_000, max: 20_000_000_000 });

describe('grouped digits', () => {
  it('are those of the platform, in lakhs and in thousands', () => {
    const indian = new Intl.NumberFormat('en-IN');
    const western = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(groupIndian(amount)).toBe(indian.format(amount));
        expect(groupWestern(amount)).toBe(western.format(amount));
      }),
    );
  });

  it('keep a fraction as it is', () => {
    expect(groupIndian('1234567.50')).toBe('12,34,567.50');
    expect(groupWestern('1234567.5')).toBe('1,234,567.5');
  });
});
