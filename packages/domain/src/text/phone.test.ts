import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseMobile } from '../accounts/mobile.ts';
import { checkPhone, formatPhone, formatPhoneInIndia, toDialled } from './phone.ts';

describe('a phone of an address', () => {
  it.each([
    ['ten digits', '9876543210', '9876543210'],
    ['ten digits that start with 91', '9123456780', '9123456780'],
    ['ten digits with blanks and hyphens', ' 98765-43210 ', '9876543210'],
    ['a leading zero and ten digits', '098765 43210', '9876543210'],
    ['+91 and ten digits', '+91 98765 43210', '+919876543210'],
    ['the United States', '+1 (415) 555-2671', '+14155552671'],
    ['a country with shorter numbers', '+47 22 12 34 56', '+4722123456'],
    ['the longest', '+123456789012345', '+123456789012345'],
  ])('%s', (_, typed, phone) => {
    expect(checkPhone(typed)).toEqual({ allowed: true, phone });
  });

  it.each([
    ['nothing', ''],
    ['nine digits', '987654321'],
    ['eleven digits', '98765432101'],
    ['91 without its plus', '919876543210'],
    ['two leading zeros and ten digits', '009876543210'],
    ['a zero and nine digits', '0987654321 0 1'],
    ['letters', '98765o3210'],
    ['digits of another script', '९८७६५४३२१०'],
  ])('without a country code refuses %s', (_, typed) => {
    expect(checkPhone(typed)).toEqual({ allowed: false, reason: 'phone_without_country_code' });
  });

  it.each([
    ['only a plus', '+'],
    ['+91 and nine digits', '+91987654321'],
    ['+91 and eleven digits', '+9198765432101'],
    ['+91 alone', '+91'],
    ['a country code that starts with zero', '+0123456789'],
    ['too short a number abroad', '+123456'],
    ['too long a number abroad', '+1234567890123456'],
    ['letters', '+1415555CALL'],
    ['two plus signs', '++919876543210'],
  ])('with a country code refuses %s', (_, typed) => {
    expect(checkPhone(typed)).toEqual({ allowed: false, reason: 'phone_with_country_code' });
  });

  const written = fc
    .tuple(fc.constantFrom('', '+91', '+1 ', '+44-', '0'), fc.stringMatching(/^\d{6,12}$/))
    .map(([prefix, digits]) => prefix + digits);

  it('does not change when normalised again', () => {
    fc.assert(
      fc.property(written, (typed) => {
        const first = checkPhone(typed);
        fc.pre(first.allowed);
        expect(first.phone).toMatch(/^(\d{10}|\+[1-9]\d{6,14})$/);
        expect(checkPhone(first.phone)).toEqual(first);
      }),
    );
  });

  it('is refused only if registration refuses it too, except for a 91 without its plus', () => {
    fc.assert(
      fc.property(written, (typed) => {
        fc.pre(typed.startsWith('+') || !typed.startsWith('91'));
        expect(checkPhone(typed).allowed).toBe(normaliseMobile(typed).allowed);
      }),
    );
  });
});

describe('a stored number', () => {
  it.each([
    ['of an address', '9000054826', '+919000054826', '+91 90000 54826'],
    ['of an account', '919000054826', '+919000054826', '+91 90000 54826'],
    ['with its country code', '+91 90000-54826', '+919000054826', '+91 90000 54826'],
    ['of another country', '+1 415 555 0100', '+14155550100', '+1 415 555 0100'],
    ['of Britain', '+447911123456', '+447911123456', '+44 791 112 3456'],
    ['of Qatar', '+97433123456', '+97433123456', '+974 331 234 56'],
    ['of Singapore', '+6581234567', '+6581234567', '+65 812 345 67'],
    ['that is no number', ' office ', 'office', 'office'],
  ])('%s', (_, stored, dialled, shown) => {
    expect(toDialled(stored)).toBe(dialled);
    expect(formatPhone(stored)).toBe(shown);
    expect(formatPhoneInIndia(stored)).toBe(shown.replace(/^\+91 /, ''));
  });
});
