import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseHallMobiles, shortenHallAddress } from './hall-card.ts';

describe('chooseHallMobiles', () => {
  it('takes three different numbers in their order', () => {
    expect(chooseHallMobiles(['1', null, ' ', '2', '1', '3', '4'])).toEqual(['1', '2', '3']);
    expect(chooseHallMobiles([null])).toEqual([]);
  });
});

describe('shortenHallAddress', () => {
  it('joins the parts that are filled in', () => {
    expect(shortenHallAddress(['12 Sagar Darshan', null, ' ', 'Thane\n West', '400601'])).toBe(
      '12 Sagar Darshan, Thane West, 400601',
    );
    expect(shortenHallAddress([])).toBe('');
  });

  it('keeps 70 characters, and ends a longer line with an ellipsis', () => {
    expect(shortenHallAddress(['a'.repeat(70)])).toBe('a'.repeat(70));
    expect(shortenHallAddress(['a'.repeat(71)])).toBe(`${'a'.repeat(69)}…`);
    expect(shortenHallAddress(['a'.repeat(68), 'b'.repeat(9)])).toBe(`${'a'.repeat(68)}…`);
  });

  it('is never longer than 70 and never cuts a letter, for any text', () => {
    const parts = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 4 });
    const lettersOf = (text: string) =>
      Array.from(
        new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      );
    fc.assert(
      fc.property(parts, (typed) => {
        const shown = shortenHallAddress(typed);
        expect(shown.length).toBeLessThanOrEqual(70);
        const whole = lettersOf(
          typed
            .map((part) => part.replace(/\s+/g, ' ').trim())
            .filter(Boolean)
            .join(', '),
        );
        const letters = lettersOf(shown.replace(/…$/, ''));
        expect(letters).toEqual(whole.slice(0, letters.length));
      }),
    );
  });
});
