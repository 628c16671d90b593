import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, mailboxOf, normaliseEmail } from './email-address.ts';

describe('isEmailAddress', () => {
  it.each([
    'a@b.co',
    'asha.patil+suchi@example.co.in',
    'ASHA@EXAMPLE.COM',
    'आशा@उदाहरण.भारत',
    'иван@example.com',
    'आशा.patil@example.com',
  ])('accepts %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no at sign', 'asha.example.com'],
    ['no name', '@example.com'],
    ['no domain', 'asha@'],
    ['a domain without a dot', 'asha@example'],
    ['a domain that ends in a dot', 'asha@example.'],
    ['two at signs', 'asha@patil@example.com'],
    ['a blank inside', 'asha patil@example.com'],
    ['a blank in front', ' asha@example.com'],
    ['a line break behind', 'asha@example.com\n'],
  ])('refuses %s', (_, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('accepts what mail programs accept', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmailAddress(address)).toBe(true);
      }),
    );
  });
});

describe('normaliseEmail', () => {
  it.each([
    ['Asha@Example.COM', 'asha@example.com'],
    ['  asha@example.com\t', 'asha@example.com'],
    ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
    ['\u212aamal@example.com', 'kamal@example.com'],
    ['jose\u0301@example.com', 'josé@example.com'],
  ])('%j becomes %j', (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored);
  });

  it('gives the same form for every spelling of an address', () => {
    const blanks = fc.stringMatching(/^[ \t]{0,3}$/);
    fc.assert(
      fc.property(fc.emailAddress(), blanks, blanks, (address, before, after) => {
        const stored = normaliseEmail(address);
        expect(normaliseEmail(`${before}${address.toUpperCase()}${after}`)).toBe(stored);
        expect(normaliseEmail(stored)).toBe(stored);
        expect(isEmailAddress(stored)).toBe(true);
      }),
    );
  });
});

describe('mailboxOf', () => {
  it.each([
    ['asha@example.org', 'asha@example.org'],
    ['Asha+Suchi+2@Example.org', 'asha@example.org'],
    ['asha.patil@example.org', 'asha.patil@example.org'],
    ['a.sha.patil+x@gmail.com', 'ashapatil@gmail.com'],
    ['ashapatil@googlemail.com', 'ashapatil@gmail.com'],
  ])('%s is delivered to %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
