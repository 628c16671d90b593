import { describe, expect, it } from 'vitest';
import { hasNumberOrLink } from './words.ts';

describe('own words', () => {
  it.each([
    'Call 98765 43210',
    'Call +91 (98765) 43210',
    'नऊ नाही: ९८७६५४३२१०',
    '9 8 7 6 5 4 3 2 1 0',
    '98-76-54',
    'See www.example.org',
    'https://example.org/us',
    'We are at family.com',
    'rohan@example.org',
  ])('are refused with a number or a link: %s', (text) => expect(hasNumberOrLink(text)).toBe(true));

  it.each([
    '',
    'Rohan is 29, born in 1997.',
    'He earns 12 LPA and is 5 ft 9.',
    'We live in Pune. Meera grew up in Nashik.',
    'Flat 12345 near the temple',
  ])('may have a year or an age: %s', (text) => expect(hasNumberOrLink(text)).toBe(false));
});
