import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPassOld,
  makePassToken,
  passLetters,
  readDoorEntry,
  tokenLength,
  writePassCode,
  writePassQr,
} from './pass-code.ts';

const tokens = fc
  .array(fc.constantFrom(...Array.from(passLetters)), { minLength: tokenLength, maxLength: tokenLength })
  .map((letters) => letters.join(''));

describe('a pass', () => {
  it('has a token of at least 80 bits, in letters that are not mistaken', () => {
    expect(Math.log2(passLetters.length) * tokenLength).toBeGreaterThanOrEqual(80);
    expect(passLetters).not.toMatch(/[1ILOU]/);
    const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    fc.assert(
      fc.property(numbers, (drawn) => {
        const token = makePassToken(() => Number(drawn.next().value));
        expect(token).toMatch(new RegExp(`^[${passLetters}]{${tokenLength}}$`));
      }),
    );
  });

  it('is read from its QR, of at most 30 characters of the smaller kind', () => {
    fc.assert(
      fc.property(tokens, (token) => {
        const text = writePassQr(2027, token);
        expect(text).toMatch(/^[0-9A-Z $%*+./:-]{1,30}$/);
        expect(readDoorEntry(text, 2027)).toEqual({ kind: 'token', token });
        expect(readDoorEntry(text, 2028)).toEqual({ kind: 'other_year', year: 2027 });
      }),
    );
  });

  it('is read from its code, with any case, blanks and dashes', () => {
    fc.assert(
      fc.property(tokens, fc.constantFrom('-', '', ' ', ' – '), fc.boolean(), (token, dash, isSmall) => {
        const code = writePassCode(token);
        expect(code).toMatch(new RegExp(`^[${passLetters}]{4}-[${passLetters}]{4}$`));
        expect(token.startsWith(code.replace('-', '').slice(0, 7))).toBe(true);
        const typed = code.replace('-', dash).replaceAll('0', 'O').replaceAll('V', 'U');
        const entry = readDoorEntry(isSmall ? typed.toLowerCase() : typed, 2027);
        expect(entry).toEqual({ kind: 'code', code });
      }),
    );
  });

  it('is not read from a code with one wrong letter, or with two that changed places', () => {
    const places = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(
        tokens,
        places,
        places,
        fc.constantFrom(...Array.from(passLetters)),
        (token, place, other, letter) => {
          const letters = Array.from(writePassCode(token).replace('-', ''));
          const wrong = letters.with(place, letter).join('');
          const swapped = letters
            .with(place, String(letters[other]))
            .with(other, String(letters[place]))
            .join('');
          for (const typed of [wrong, swapped])
            expect(readDoorEntry(typed, 2027).kind).toBe(typed === letters.join('') ? 'code' : 'mistyped');
        },
      ),
    );
  });

  it.each([
    ['506', { kind: 'number', number: 506 }],
    [' 1138 ', { kind: 'number', number: 1138 }],
    ['', { kind: 'other' }],
    ['0', { kind: 'other' }],
    ['1234567', { kind: 'other' }],
    ['https://example.org', { kind: 'other' }],
    ['SUCHI2-2027-7K4Q2XW97K4Q2XW97', { kind: 'other' }],
    ['SUCHI1-2027-7K4Q2XW9', { kind: 'other' }],
  ])('or something else is typed: %j', (text, entry) => {
    expect(readDoorEntry(text, 2027)).toEqual(entry);
  });

  it('is old on a phone that was a day without network', () => {
    const now = new Date('2027-01-17T04:00:00.000Z');
    expect(isPassOld(new Date('2027-01-16T04:00:00.000Z'), now)).toBe(false);
    expect(isPassOld(new Date('2027-01-16T03:59:59.999Z'), now)).toBe(true);
  });
});
