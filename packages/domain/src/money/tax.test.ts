import { expect, it } from 'vitest';
import { findIncludedTax } from './tax.ts';

it.each([
  [55_000, 18, 8_390],
  [11_800, 18, 1_800],
  [60_000, 0, 0],
])('%i paise at %i %% include %i paise', (price, rate, tax) => {
  expect(findIncludedTax(price, rate)).toBe(tax);
});
