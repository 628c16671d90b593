import { describe, expect, it } from 'vitest';
import { readPhoneDigits } from './phone-number.ts';

describe('a typed number', () => {
  it.each([
    '9822012345',
    '98220 12345',
    '+91 98220 12345',
    '+91-98220-12345',
    '09822012345',
    '0091 9822012345',
  ])('%s is looked for by its ten digits', (typed) => {
    expect(readPhoneDigits(typed)).toBe('9822012345');
  });

  it.each([
    ['982201', '982201'],
    ['+1 732 555 0142', '17325550142'],
    ['9198220123', '9198220123'],
  ])('%s is looked for as %s', (typed, digits) => {
    expect(readPhoneDigits(typed)).toBe(digits);
  });

  it.each(['', '137', '41101', 'Asha', 'asha 9822012345', '98220x12345'])('%j is none', (typed) => {
    expect(readPhoneDigits(typed)).toBeNull();
  });
});
