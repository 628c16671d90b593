import { expect, it } from 'vitest';
import { textFor } from './translated-text.ts';

it.each([
  ['mr', 'सूचना', 'mr'],
  ['hi', 'Notice', 'en'],
  ['en', 'Notice', 'en'],
  ['toString', 'Notice', 'en'],
])('a reader of %s reads %s', (language, text, written) => {
  expect(textFor('Notice', { mr: 'सूचना' }, language)).toEqual({ text, language: written });
});

it('is English without translations', () => {
  expect(textFor('Notice', null, 'mr')).toEqual({ text: 'Notice', language: 'en' });
});
