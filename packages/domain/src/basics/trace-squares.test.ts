import { expect, it } from 'vitest';
import { traceSquares } from './trace-squares.ts';

it('draws the black squares', () => {
  expect(traceSquares(2, (x, y) => x === y)).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
