import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, firstWords, partnerExpectationWords } from './words.ts';

const texts = fc.string({ unit: fc.constantFrom('a', 'श्री', ',', ' ', '\n', '\t') });

describe('partnerExpectationWords', () => {
  it('are those of the specification', () => {
    expect(partnerExpectationWords).toEqual({ min: 10, printed: 100 });
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['kind', 1],
    ['  kind   and\nwell-read ', 3],
    ['शिक्षित आणि प्रेमळ', 3],
  ])('%j has %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('firstWords', () => {
  it.each([
    ['one two three', 2, 'one two'],
    ['one two three', 3, 'one two three'],
    ['one two three', 4, 'one two three'],
    ['  one\n\ntwo  three ', 2, 'one\n\ntwo'],
    ['  one ', 5, 'one'],
    ['', 5, ''],
  ])('of %j, %i', (text, count, expected) => {
    expect(firstWords(text, count)).toBe(expected);
  });

  it('has that many words, or all of them, and starts the text', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, count) => {
        const first = firstWords(text, count);
        expect(countWords(first)).toBe(Math.min(count, countWords(text)));
        expect(text.trim().startsWith(first)).toBe(true);
        expect(firstWords(first, count)).toBe(first);
      }),
    );
  });
});
