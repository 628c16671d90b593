import { describe, expect, it } from 'vitest';
import { findUsualReviewDays } from './review-time.ts';

const days = (...each: number[]) => each.map((count) => count * 86_400_000);
const times = (count: number, of: number) => Array.from({ length: count }, () => of);

describe('how long a review usually takes', () => {
  it.each([
    ['nothing without decisions', [], null],
    ['nothing with nine decisions', times(9, 1), null],
    ['the median, not the mean', [...times(6, 2), ...times(5, 300)], 2],
    ['whole days, rounded up', times(10, 2.1), 3],
    ['at least one day', times(10, 0.01), 1],
    ['the same in any order', [1, 9, 1, 9, 1, 9, 1, 1, 1, 1, 1], 1],
  ])('is %s', (_case, took, expected) => {
    expect(findUsualReviewDays(days(...took))).toBe(expected);
  });
});
