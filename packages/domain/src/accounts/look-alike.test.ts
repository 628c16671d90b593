import { describe, expect, it } from 'vitest';
import { isLookAlike } from './look-alike.ts';

describe('isLookAlike', () => {
  it.each([
    ['a zero-width blank', 'asha\u200b@example.com'],
    ['a zero-width joiner', 'as\u200dha@example.com'],
    ['a soft hyphen', 'as\u00adha@example.com'],
    ['a sign that turns the writing', 'asha\u202e@example.com'],
    ['a zero character', 'asha\0@example.com'],
    ['a Cyrillic letter among Latin ones', 'ash\u0430@example.com'],
    ['a Greek letter in the domain', 'asha@ex\u03b1mple.com'],
    ['half a character', 'asha\ud800@example.com'],
  ])('knows %s', (_, address) => {
    expect(isLookAlike(address)).toBe(true);
  });

  it.each(['asha.patil+suchi@example.co.in', 'आशा@उदाहरण.भारत', 'иван@example.com', 'आशा.patil@example.com'])(
    'takes %s for itself',
    (address) => {
      expect(isLookAlike(address)).toBe(false);
    },
  );
});
