import { expect, it } from 'vitest';
import { createShiftWindow } from './shift-window.ts';

const largestOf = (...shifts: [atMs: number, value: number][]) => {
  const window = createShiftWindow();
  for (const [atMs, value] of shifts) window.add(atMs, value);
  return window.largest();
};

it('adds shifts that follow each other, and takes the largest group', () => {
  expect(largestOf()).toBe(0);
  expect(largestOf([100, 0.5], [600, 0.25])).toBe(0.75);
  expect(largestOf([100, 0.5], [1100, 0.25])).toBe(0.5);
  expect(largestOf([100, 0.125], [2000, 0.5], [2900, 0.25])).toBe(0.75);
});

it('ends a group after five seconds', () => {
  const everyHalfSecond = Array.from({ length: 20 }, (_, index): [number, number] => [index * 500, 1]);
  expect(largestOf(...everyHalfSecond)).toBe(10);
});
