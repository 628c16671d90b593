import { expect, it } from 'vitest';
import { findSiblingCase } from './siblings.ts';

it.each([
  [1, 2, 'both'],
  [1, 0, 'married'],
  [0, 2, 'unmarried'],
  [0, 0, 'none'],
])('%i married and %i unmarried are told as %s', (married, unmarried, told) => {
  expect(findSiblingCase({ married, unmarried })).toBe(told);
});
