import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseMobile } from './mobile.ts';

const refused = { allowed: false, reason: 'invalid_mobile' };
const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`)).filter((text) => text.length === length);

describe('an Indian number', () => {
  it.each([
    ['ten digits', '9876543210', '919876543210'],
    ['ten digits that happen to start with 91', '9123456780', '919123456780'],
    ['91 and ten digits', '919876543210', '919876543210'],
    ['91 and ten digits that start with 91', '919123456780', '919123456780'],
    ['+91 and ten digits', '+919876543210', '919876543210'],
    ['spaces, as people write it', ' +91 98765 43210 ', '919876543210'],
    ['hyphens, dots and brackets', '(98765)-43.210', '919876543210'],
    ['a leading zero and ten digits', '09876543210', '919876543210'],
  ])('%s', (_, typed, mobile) => {
    expect(normaliseMobile(typed)).toEqual({ allowed: true, mobile });
  });

  it.each([
    ['nothing', ''],
    ['only blanks', '   '],
    ['only a plus', '+'],
    ['nine digits', '987654321'],
    ['eleven digits', '98765432101'],
    ['91 and nine digits', '91987654321'],
    ['91 and eleven digits', '9198765432101'],
    ['91 alone', '91'],
    ['+91 and eleven digits', '+9198765432101'],
    ['+91 and eight digits', '+91 98765432'],
    ['+91 and ten digits too few to be without the code', '+9187654321'],
    ['letters', 'abcdefghij'],
    ['a letter among ten digits', '98765o3210'],
    ['digits of another script', '९८७६५४३२१०'],
    ['a plus in the middle', '98765+43210'],
    ['two plus signs', '++919876543210'],
  ])('refuses %s', (_, typed) => {
    expect(normaliseMobile(typed)).toEqual(refused);
  });

  it('adds 91 to any ten digits, whatever they start with', () => {
    fc.assert(
      fc.property(digits(10), (typed) => {
        expect(normaliseMobile(typed)).toEqual({ allowed: true, mobile: `91${typed}` });
      }),
    );
  });

  it('refuses any other number of digits, unless it starts with 91 or a single 0', () => {
    const otherCounts = fc
      .integer({ min: 0, max: 20 })
      .filter((length) => length !== 10)
      .chain(digits)
      .filter((typed) => !/^(91\d{10}|0[1-9]\d{9})$/.test(typed));
    fc.assert(
      fc.property(otherCounts, (typed) => {
        expect(normaliseMobile(typed)).toEqual(refused);
      }),
    );
  });
});

describe('a number with another country code', () => {
  it.each([
    ['the United States', '+1 (415) 555-2671', '+14155552671'],
    ['the United Kingdom', '+44 20 7946 0958', '+442079460958'],
    ['the shortest', '+1234567', '+1234567'],
    ['the longest', '+123456789012345', '+123456789012345'],
  ])('accepts %s in E.164', (_, typed, mobile) => {
    expect(normaliseMobile(typed)).toEqual({ allowed: true, mobile });
  });

  it.each([
    ['too short', '+123456'],
    ['too long', '+1234567890123456'],
    ['a country code that starts with zero', '+0123456789'],
    ['letters', '+1415555CALL'],
  ])('refuses %s', (_, typed) => {
    expect(normaliseMobile(typed)).toEqual(refused);
  });
});

describe('any text', () => {
  const written = fc
    .tuple(
      fc.constantFrom('', '91', '+91', '+1 ', '+44-', '0'),
      fc.integer({ min: 6, max: 12 }).chain(digits),
    )
    .map(([prefix, number]) => prefix + number);
  const anyTyping = fc.oneof(fc.string(), written);

  it('is refused, or stored as 91 and ten digits or as E.164', () => {
    fc.assert(
      fc.property(anyTyping, (typed) => {
        const decision = normaliseMobile(typed);
        const stored = decision.allowed ? decision.mobile : '919876543210';
        expect(stored).toMatch(/^(91\d{10}|\+[1-9]\d{6,14})$/);
      }),
    );
  });

  it('does not change when normalised again', () => {
    fc.assert(
      fc.property(anyTyping, (typed) => {
        const first = normaliseMobile(typed);
        fc.pre(first.allowed);
        expect(normaliseMobile(first.mobile)).toEqual(first);
      }),
    );
  });
});
