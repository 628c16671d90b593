import { describe, expect, it } from 'vitest';
import { countFillPages, defaultBinding, findSpineMm, isPageMultiple } from './book-binding.ts';

describe('the binding of the book', () => {
  it.each([
    [1118, 4, 2],
    [1120, 4, 0],
    [1121, 16, 15],
    [1120, 16, 0],
  ] as const)('fills %d pages to a multiple of %d with %d', (pages, pageMultiple, filled) => {
    expect(countFillPages(pages, { pageMultiple })).toBe(filled);
  });

  it.each([
    [1120, 100, 56],
    [1120, 75, 42],
    [404, 87, 17.6],
    [4, 100, 0.2],
  ])('has for %d pages of %d micrometres a spine of %d mm', (pages, paperMicrons, mm) => {
    expect(findSpineMm(pages, { paperMicrons })).toBe(mm);
  });

  it('knows the usual sheets only', () => {
    expect([4, 8, 16, 32].every(isPageMultiple)).toBe(true);
    expect([0, 2, 6, 12].some(isPageMultiple)).toBe(false);
    expect(isPageMultiple(defaultBinding.pageMultiple)).toBe(true);
  });
});
