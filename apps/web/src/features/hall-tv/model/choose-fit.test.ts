import { expect, it } from 'vitest';
import { chooseFit } from './choose-fit.ts';

const fits = [
  { size: 60, lines: 1 },
  { size: 40, lines: 1 },
  { size: 30, lines: 2 },
  { size: 20, lines: 2 },
] as const;
/** Every letter is half as wide as its size. */
const widthOf = (text: string) => text.length / 2;

it.each([
  ['Nashik', 60, 1],
  ['Navi Mumbai', 40, 1],
  ['Navi Mumbai, India', 30, 2],
  // In one line it would fit twice; the long word does not fit at 30.
  ['Thiruvananthapuram, India', 20, 2],
  ['More than fits at any size stands in the smallest of them', 20, 2],
])('%s is set in %d with %d lines', (text, size, lines) => {
  expect(chooseFit(fits, 220, widthOf, text)).toEqual({ size, lines });
});
