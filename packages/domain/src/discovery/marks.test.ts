import { describe, expect, it } from 'vitest';
import { checkMayMark, isClientKey, isNote, type Mark, markLimits, noteMaxLength } from './marks.ts';

describe('the limits of marks', () => {
  it.each(Object.entries(markLimits) as [Mark, number][])('limits each kind: %s', (mark, limit) => {
    expect(checkMayMark(mark, limit)).toEqual({ allowed: false, reason: 'mark_limit_reached' });
    expect(checkMayMark(mark, limit - 1)).toEqual({ allowed: true });
  });

  it.each([
    ['', false],
    [null, false],
    [7, false],
    ['x'.repeat(noteMaxLength + 1), false],
    ['x'.repeat(noteMaxLength), true],
    // PostgreSQL counts characters, JavaScript counts UTF-16 units.
    ['🌸'.repeat(noteMaxLength), true],
  ])('is a note or not', (text, isFine) => {
    expect(isNote(text)).toBe(isFine);
  });

  it.each([
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
    ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', false],
    ['short', false],
    [null, false],
    [7, false],
  ])('is a key of the sender or not: %s', (key, isFine) => {
    expect(isClientKey(key)).toBe(isFine);
  });
});
