import { expect, it } from 'vitest';
import { isGapless } from './statement-sums.ts';

it.each([
  ['2026-27/00001', '2026-27/00010', 10, true],
  ['2026-27/00001', '2026-27/00010', 9, false],
  ['2025-26/00409', '2026-27/00010', 11, false],
])('the receipts %s to %s of %i are without a gap: %s', (first, last, count, answer) => {
  expect(isGapless({ first, last, count })).toBe(answer);
});
