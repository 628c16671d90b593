import { expect, it } from 'vitest';
import { formatAmount, formatHeight, formatIncome } from './format-measures.ts';

it.each([
  [170.18, '5 ft 7 in'],
  [182.88, '6 ft 0 in'],
])('a height of %d cm is %s', (cm, text) => {
  expect(formatHeight(cm)).toBe(text);
});

it.each([
  [1_250_000, 'INR', '₹12.5 lakh'],
  [12_500_000, 'INR', '₹1.25 crore'],
  [1_234_567, 'INR', '₹12,34,567'],
  [85_000, 'USD', '$85,000'],
] as const)('an amount of %i %s is %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
  expect(formatIncome(amount, currency)).toBe(`${text} a year`);
});
