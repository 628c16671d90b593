import { expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';
import { fillIn, makeTranslate } from './translate.ts';

const english = {
  tryAgainIn: { seconds_one: 'in {{count}} second', seconds_other: 'in {{count}} seconds' },
  close: 'Close',
};

const known = { product: 'Parichay', association: 'Reva Parivar', book: 'parichay', Book: 'Parichay' };

it('finds a text by its path and fills in what is given', () => {
  const t = makeTranslate<'common'>('en', english, known);
  expect(t('close')).toBe('Close');
  expect(t('tryAgainIn.seconds', { count: 2 })).toBe('in 2 seconds');
  expect(t('tryAgainIn.seconds', { count: 120_000 })).toBe('in 1,20,000 seconds');
  const uncounted = { count: 10_001, countWords: 'more than 10,000' };
  expect(t('tryAgainIn.seconds', uncounted)).toBe('in more than 10,000 seconds');
  expect(fillIn('{{one}} and {{two}}', { one: 1 })).toBe('1 and {{two}}');
});

it('names the app in every text', () => {
  const t = makeTranslate<'footer'>('en', { release: '{{product}} {{release}}' }, known);
  expect(t('release', { release: '1.2.0' })).toBe('Parichay 1.2.0');
});

it('shows the key of a text that is missing, never nothing', () => {
  expect(makeTranslate<'common'>('en', english, known)('cancel')).toBe('cancel');
});

it.each([
  ['en', 0, 'in 0 seconds'],
  ['hi', 0, 'in 0 second'],
  ['mr', 0, 'in 0 seconds'],
  ['mr', 1, 'in 1 second'],
])('chooses the plural form of %s for %i', (language, count, words) => {
  expect(makeTranslate<'common'>(language, english, known)('tryAgainIn.seconds', { count })).toBe(words);
});

it.each([
  [['mr'], 'mr'],
  [[null, 'hi-IN', 'en'], 'hi'],
  [['fr', 'gu'], 'gu'],
  [['fr'], 'en'],
  [[], 'en'],
])('chooses for %j the language %s', (wanted, chosen) => {
  expect(chooseLanguage(wanted, ['en', 'mr', 'hi', 'gu'])).toBe(chosen);
});

it('has a language even where none is offered', () => {
  expect(chooseLanguage(['mr'], [])).toBe('en');
});
