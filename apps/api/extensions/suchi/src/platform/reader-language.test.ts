import { expect, it } from 'vitest';
import { languageOf } from './reader-language.ts';

it.each([
  ['mr', 'mr'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['gu;q=1', 'gu'],
  ['de', 'en'],
  ["mr' or 1=1", 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('reads %s as %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
