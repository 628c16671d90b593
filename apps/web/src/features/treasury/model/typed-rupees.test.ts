import { expect, it } from 'vitest';
import { readRupees } from './typed-rupees.ts';

it.each([
  ['600', 60_000],
  [' ₹ 1,150 ', 115_000],
  ['12.5', 1_250],
  ['12.05', 1_205],
  ['', null],
  ['-600', null],
  ['600.001', null],
  ['six hundred', null],
])('reads typed rupees: "%s" is %s paise', (typed, paise) => {
  expect(readRupees(typed)).toBe(paise);
});
