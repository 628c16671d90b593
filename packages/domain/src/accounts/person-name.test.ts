import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonName, normalisePersonName } from './person-name.ts';
import { toMailName } from './mail-name.ts';

describe('isPersonName', () => {
  it.each([
    'Asha',
    'Asha Patil',
    "D'Souza",
    'Anne-Marie',
    'K. R. Rao',
    'आशा',
    'दर्\u200dयाव',
    'ગીતા',
    'José',
    'Ngô',
  ])('takes %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['signs alone', " .'-"],
    ['a digit', 'Asha2'],
    ['a line break', 'Asha\nPatil'],
    ['a tab', 'Asha\tPatil'],
    ['a zero character', 'Asha\0'],
    ['an address of a page', 'http://evil.example/in'],
    ['a bracket', 'Asha <b>'],
    ['a face', 'Asha 🙂'],
    ['a joiner at the start', '\u200dAsha'],
    ['a sign that turns the writing', 'Asha\u202e'],
  ])('refuses %s', (_, name) => {
    expect(isPersonName(name)).toBe(false);
  });
});

describe('normalisePersonName', () => {
  it.each([
    ['  Asha   Patil ', 'Asha Patil'],
    ['D\u2019Souza', "D'Souza"],
    ['Jose\u0301', 'José'],
  ])('%j becomes %j', (typed, stored) => {
    expect(normalisePersonName(typed)).toBe(stored);
  });

  it('is stable when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const stored = normalisePersonName(typed);
        expect(normalisePersonName(stored)).toBe(stored);
      }),
    );
  });
});

describe('toMailName', () => {
  it.each([
    ['Asha Patil', 'Asha Patil'],
    ["K.R. D'Souza-Rao", "K. R. D'Souza-Rao"],
    ['दर्\u200dयाव', 'दर्\u200dयाव'],
    ['you\n\nAccount locked: http://evil.com/in\n\nx', 'you Account locked http evil. com in x'],
    ['', ''],
    ['\0\u202e<b>', 'b'],
    ['a'.repeat(150), 'a'.repeat(100)],
  ])('%j is said as %j', (stored, said) => {
    expect(toMailName(stored)).toBe(said);
  });

  it('contains nothing that a mail program would link, and no second line', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(toMailName(`${name} evil.com http://evil.com`)).not.toMatch(/[\n\r:/@]|\.\p{L}/u);
      }),
    );
  });
});
