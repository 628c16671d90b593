import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEnglishLetters } from './english-letters.ts';
import { isEnglishText } from './text-entry.ts';

describe('toEnglishLetters', () => {
  it.each([
    ['Chiplūn', 'Chiplun'],
    ['Gießen', 'Giessen'],
    ['Łódź', 'Lodz'],
    ['Tromsø', 'Tromso'],
    ['‘Ajmān', "'Ajman"],
    ['Pune', 'Pune'],
  ])('writes %s as %s', (name, plain) => {
    expect(toEnglishLetters(name)).toBe(plain);
  });

  it('leaves other scripts unchanged, so that they are refused as not English', () => {
    expect(isEnglishText(toEnglishLetters('Октябрьский'))).toBe(false);
  });

  it('leaves English text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(toEnglishLetters(text)).toBe(text);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = toEnglishLetters(text);
        expect(toEnglishLetters(once)).toBe(once);
      }),
    );
  });
});
