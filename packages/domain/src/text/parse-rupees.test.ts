import { expect, it } from 'vitest';
import { parseRupees } from './parse-rupees.ts';

it.each([
  ['850000', 850_000],
  ['8,50,000', 850_000],
  ['₹ 8,50,000/-', 850_000],
  ['Rs. 8.5 lakh', 850_000],
  ['12 LPA', 1_200_000],
  ['12L', 1_200_000],
  ['7.25 Lacs', 725_000],
  ['1 Cr', 10_000_000],
  ['1.5 crore', 15_000_000],
  ['50k', 50_000],
  ['50 thousand rupees', 50_000],
  ['१२ लाख', 1_200_000],
  ['1 कोटी', 10_000_000],
  ['0', 0],
  ['12 to 15 lakh', null],
  ['as per company', null],
  ['lakh', null],
  ['-5', null],
  ['', null],
])('reads %s as a sum', (typed, expected) => {
  expect(parseRupees(typed)).toBe(expected);
});
