import { readCardNumber } from '@suchi/domain/desk-entry';
import { expect, it } from 'vitest';
import { hashCode, isCode, isMobileEnd, newCardNumber, newCode } from './card-code.ts';

const typed = { number: 'K7Q2', code: '48210937' };
const kept = hashCode('secret', typed);

it('a code opens its own card only', () => {
  expect(isCode(['secret'], typed, kept)).toBe(true);
  expect(isCode(['secret'], { ...typed, code: '48210938' }, kept)).toBe(false);
  expect(isCode(['secret'], { ...typed, number: 'K7Q3' }, kept)).toBe(false);
  expect(isCode(['secret'], typed, null)).toBe(false);
});

it('a code of before the secret was changed still opens', () => {
  expect(isCode(['new', 'secret'], typed, kept)).toBe(true);
  expect(isCode(['new'], typed, kept)).toBe(false);
});

it('the mobile number is compared by its end', () => {
  expect(isMobileEnd('1245', '919000031245')).toBe(true);
  expect(isMobileEnd('1246', '919000031245')).toBe(false);
  expect(isMobileEnd('1245', null)).toBe(false);
  expect(isMobileEnd('', null)).toBe(false);
});

it('what is made can be typed', () => {
  for (let each = 0; each < 20; each += 1) {
    expect(newCode()).toMatch(/^\d{8}$/);
    const number = newCardNumber();
    expect(readCardNumber(number)).toBe(number);
  }
});
