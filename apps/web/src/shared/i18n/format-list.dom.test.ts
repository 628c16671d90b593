import { afterEach, expect, it } from 'vitest';
import { formatList } from './format-list.ts';
import { changeLanguage } from './messages.ts';

afterEach(() => changeLanguage('en'));

it.each([
  [[], ''],
  [['Pune'], 'Pune'],
  [['Pune', 'Nashik'], 'Pune and Nashik'],
  [['Pune', 'Nashik', 'Satara'], 'Pune, Nashik and Satara'],
])('the words %j are a list', (items, sentence) => {
  expect(formatList(items)).toBe(sentence);
});

it('a list is written as the language of the page has it', async () => {
  await changeLanguage('hi');
  expect(formatList(['पुणे', 'नाशिक'])).toBe('पुणे और नाशिक');
  await changeLanguage('mr');
  expect(formatList(['पुणे', 'नाशिक'])).toBe('पुणे आणि नाशिक');
});
