import { expect, it } from 'vitest';
import { isLanguageCode } from './language-code.ts';

it.each([
  ['mr', true],
  ['kok', true],
  ['', false],
  ['m', false],
  ['MR', false],
  ['mr-IN', false],
  ['mr\n', false],
  ['../en', false],
])('%j is the code of a language: %s', (text, expected) => {
  expect(isLanguageCode(text)).toBe(expected);
});
