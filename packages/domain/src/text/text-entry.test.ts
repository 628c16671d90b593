import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  educationTextMaxLength,
  entryLimits,
  isEnglishText,
  isEntryAllowed,
  isEntryTaken,
  type NumberEntry,
  toPlainSigns,
} from './text-entry.ts';

const entries = Object.keys(entryLimits) as NumberEntry[];

describe('the limits', () => {
  it('are those of the specification', () => {
    expect(entryLimits).toEqual({
      income: { min: 0, max: 20_000_000 },
      siblings: { min: 0, max: 10 },
      weightKg: { min: 1, max: 200 },
      childrenCount: { min: 1, max: 10 },
      childAge: { min: 0, max: 30 },
    });
    expect(educationTextMaxLength).toBe(100);
  });
});

describe('isEntryAllowed', () => {
  it.each(entries)('%s: accepts both ends and nothing outside', (entry) => {
    const { min, max } = entryLimits[entry];
    expect([min - 1, min, max, max + 1].map((value) => isEntryAllowed(entry, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(isEntryAllowed('siblings', value)).toBe(false);
  });
});

describe('isEntryTaken', () => {
  it.each([
    [200, 20, true],
    [201, 20, false],
    [250, null, false],
    // A row of the old system, which is being corrected.
    [250, 2500, true],
    [2501, 2500, false],
    [0, null, true],
  ])('a weight of %d after %s: %s', (typed, previous, isTaken) => {
    expect(isEntryTaken('weightKg', typed, previous)).toBe(isTaken);
  });
});

describe('isEnglishText', () => {
  it.each([
    ['nothing', ''],
    ['letters and digits', 'Asha Patil 2'],
    ['usual signs', `M.Sc. (Hons), "A+" & B/C; 50% - it's fine! #1 @home ~ {x} [y] <z> |`],
    ['line breaks and tabs', 'one\ntwo\r\n\tthree'],
  ])('accepts %s', (_, text) => {
    expect(isEnglishText(text)).toBe(true);
  });

  it.each([
    ['Marathi', 'आशा'],
    ['Gujarati among English', 'Asha આશા'],
    ['an accent', 'José'],
    ['a curly quote', 'it’s'],
    ['a picture', 'hello 🙏'],
    ['the sign of the rupee', '₹ 500'],
    ['a control character', 'a\u0007'],
    ['a foreign script after a line break', 'Asha\nआशा'],
  ])('refuses %s', (_, text) => {
    expect(isEnglishText(text)).toBe(false);
  });
});

describe('toPlainSigns', () => {
  it.each([
    ['it’s “fine” – really…', `it's "fine" - really...`],
    ['a\u00a0b\u2009c', 'a b c'],
    ['आशा’s', "आशा's"],
  ])('%j becomes %j', (typed, plain) => {
    expect(toPlainSigns(typed)).toBe(plain);
  });

  it('leaves English unchanged and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (english, any) => {
        expect(toPlainSigns(english)).toBe(english);
        expect(toPlainSigns(toPlainSigns(any))).toBe(toPlainSigns(any));
      }),
    );
  });
});
