import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSum } from '../text/sum.ts';
import {
  formatAmount,
  formatIncome,
  guessIncome,
  incomeCurrencies,
  incomeMax,
  isIncomeDoubtful,
} from './income.ts';

describe('formatIncome', () => {
  it.each([
    [1_250_000, 'INR', '₹12.5 lakh a year'],
    [1_234_567, 'INR', '₹12,34,567 a year'],
    [20_000_000, 'INR', '₹2 crore a year'],
    [12_500_000, 'INR', '₹1.25 crore a year'],
    [10_050_000, 'INR', '₹1,00,50,000 a year'],
    [99_999, 'INR', '₹99,999 a year'],
    [100_000, 'INR', '₹1 lakh a year'],
    [0, 'INR', '₹0 a year'],
    [1_200_000, 'USD', '$1,200,000 a year'],
    [85_000, 'GBP', '£85,000 a year'],
    [100_000, 'EUR', '€100,000 a year'],
  ] as const)('%i %s', (income, currency, text) => {
    expect(formatIncome(income, currency)).toBe(text);
  });

  it('keeps every digit, and what it writes can be typed', () => {
    fc.assert(
      fc.property(fc.nat(incomeMax), fc.constantFrom(...incomeCurrencies), (income, currency) => {
        expect(readSum(formatAmount(income, currency).replace(/^[$£€]/, ''))).toBe(income);
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
