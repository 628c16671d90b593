import { expect, it } from 'vitest';
import { readSuchiNumber } from './suchi-number.ts';

it.each([
  ['137', 137],
  [' 7 ', 7],
  ['0042', 42],
  ['999999', 999_999],
  ['', null],
  [null, null],
  ['0', null],
  ['1000000', null],
  ['137a', null],
  ['1 37', null],
  ['-1', null],
  ['1.5', null],
  ['Kulkarni', null],
])('%s is the suchi number %s', (typed, number) => {
  expect(readSuchiNumber(typed)).toBe(number);
});
