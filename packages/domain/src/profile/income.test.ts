import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatIncome, incomeCurrencies, incomeMax } from './income.ts';

describe('formatIncome', () => {
  it.each([
    [1_200_000, 'INR', '12,00,000 INR per annum'],
    [20_000_000, 'INR', '2,00,00,000 INR per annum'],
    [99_999, 'INR', '99,999 INR per annum'],
    [100_000, 'INR', '1,00,000 INR per annum'],
    [500, 'INR', '500 INR per annum'],
    [0, 'INR', '0 INR per annum'],
    [1_200_000, 'USD', '1,200,000 USD per annum'],
    [85_000, 'GBP', '85,000 GBP per annum'],
    [100_000, 'EUR', '100,000 EUR per annum'],
  ] as const)('%i %s', (income, currency, text) => {
    expect(formatIncome(income, currency)).toBe(text);
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.nat(incomeMax), fc.constantFrom(...incomeCurrencies), (income, currency) => {
        expect(Number(formatIncome(income, currency).replace(/\D/g, ''))).toBe(income);
      }),
    );
  });
});

it.each([
  [1_200_000, 'INR', '₹12,00,000'],
  [85_000, 'USD', '$85,000'],
  [85_000, 'GBP', '£85,000'],
  [1_200_000, 'EUR', '€1,200,000'],
] as const)('formatAmount of %i %s is %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});
