import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSum } from '../text/sum.ts';
import { guessIncome, incomeCurrencies, incomeMax, isIncomeDoubtful, splitAmount } from './income.ts';

describe('splitAmount', () => {
  it.each([
    [1_250_000, 'INR', '₹12.5', 'lakh'],
    [1_234_567, 'INR', '₹12,34,567', null],
    [20_000_000, 'INR', '₹2', 'crore'],
    [12_500_000, 'INR', '₹1.25', 'crore'],
    [10_050_000, 'INR', '₹1,00,50,000', null],
    [99_999, 'INR', '₹99,999', null],
    [100_000, 'INR', '₹1', 'lakh'],
    [0, 'INR', '₹0', null],
    [1_200_000, 'USD', '$1,200,000', null],
    [85_000, 'GBP', '£85,000', null],
    [100_000, 'EUR', '€100,000', null],
  ] as const)('%i %s', (amount, currency, number, unit) => {
    expect(splitAmount(amount, currency)).toEqual({ number, unit });
  });

  it('keeps every digit, and what it writes can be typed', () => {
    fc.assert(
      fc.property(fc.nat(incomeMax), fc.constantFrom(...incomeCurrencies), (income, currency) => {
        const { number, unit } = splitAmount(income, currency);
        expect(readSum(`${number.replace(/^[$£€]/, '')} ${unit ?? ''}`)).toBe(income);
      }),
    );
  });
});

it.each([
  [12, 'INR', true],
  [49_999, 'INR', true],
  [50_000, 'INR', false],
  [0, 'INR', false],
  [12, 'USD', false],
] as const)('an income of %i %s is doubtful: %s', (income, currency, isDoubtful) => {
  expect(isIncomeDoubtful(income, currency)).toBe(isDoubtful);
});

it.each([
  [12, 1_200_000],
  [200, 20_000_000],
  [201, null],
  [5000, 60_000],
  [40_000, 480_000],
])('an income of %i may mean %s', (income, meant) => {
  expect(guessIncome(income)).toBe(meant);
});
