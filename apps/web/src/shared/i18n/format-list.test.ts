import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it.each([
  [[], ''],
  [['Pune'], 'Pune'],
  [['Pune', 'Nashik'], 'Pune and Nashik'],
  [['Pune', 'Nashik', 'Satara'], 'Pune, Nashik and Satara'],
])('the words %j are a list', (items, sentence) => {
  expect(formatList(items)).toBe(sentence);
});
