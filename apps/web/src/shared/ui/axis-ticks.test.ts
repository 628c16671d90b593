import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [77, [0, 20, 40, 60, 80]],
  [80, [0, 20, 40, 60, 80]],
  [81, [0, 50, 100]],
  [1300, [0, 500, 1000, 1500]],
])('the lines for %d are %j', (highest, lines) => {
  expect(axisTicks(highest)).toEqual(lines);
});
