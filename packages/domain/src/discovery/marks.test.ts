import { describe, expect, it } from 'vitest';
import { checkMayMark, isNote, type Mark, markLimits, noteMaxLength } from './marks.ts';

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
});
