import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, inQuery, pageNumber, rowId, typedText } from './building-blocks.ts';

describe('a text', () => {
  it('is trimmed, and keeps line breaks, tabs and every script', () => {
    expect(typedText(20).parse('  आशा\n\tPatil ')).toBe('आशा\n\tPatil');
  });

  it.each([
    ['x'.repeat(21), 'tooLong'],
    ['a\0b', 'characters'],
    ['a\u001Bb', 'characters'],
    ['a\u007Fb', 'characters'],
  ])('%j is refused as %s', (text, message) => {
    expect(typedText(20).safeParse(text).error?.issues[0]?.message).toBe(message);
  });

  it('refuses NUL at any position', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(typedText(1000).safeParse(`${before}\0${after}`).success).toBe(false);
      }),
    );
  });
});

describe('a date', () => {
  it.each(['2020-02-29', '1000-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(calendarDate.safeParse(text).success).toBe(true);
  });
  it.each(['2020-02-30', '2021-02-29', '2020-13-01', '0000-01-01', '0999-12-31', '2020-1-1', '', 'x'])(
    '%j is none',
    (text) => {
      expect(calendarDate.safeParse(text).success).toBe(false);
    },
  );
});

describe('a number', () => {
  it.each([1, 2_147_483_647])('%d can be that of a row', (id) => {
    expect(rowId.parse(id)).toBe(id);
    expect(inQuery(rowId).parse(String(id))).toBe(id);
  });
  it.each([0, -1, 1.5, 2_147_483_648, 2 ** 53, Number.NaN])('%d cannot', (id) => {
    expect(rowId.safeParse(id).success).toBe(false);
    expect(inQuery(rowId).safeParse(String(id)).success).toBe(false);
  });
  it('of a page ends at a million', () => {
    expect(pageNumber.safeParse(1_000_000).success).toBe(true);
    expect(pageNumber.safeParse(1_000_001).success).toBe(false);
  });
});
