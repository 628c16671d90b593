import { expect, it } from 'vitest';
import { printHeight, printHoroscope, printIncome } from './printed-values.ts';

it.each([
  [170.18, '5 ft 7 in'],
  [182.88, '6 ft 0 in'],
])('prints %d cm as %j', (cm, text) => {
  expect(printHeight(cm)).toBe(text);
});

it.each([
  [1_250_000, 'INR', '₹12.5 lakh a year'],
  [12_500_000, 'INR', '₹1.25 crore a year'],
  [1_234_567, 'INR', '₹12,34,567 a year'],
  [85_000, 'GBP', '£85,000 a year'],
] as const)('prints an income of %i %s as %j', (amount, currency, text) => {
  expect(printIncome({ amount, currency })).toBe(text);
});

it('prints whether horoscopes are matched', () => {
  expect([true, false].map(printHoroscope)).toEqual(['To be matched', 'Not needed']);
});
