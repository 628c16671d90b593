import { expect, test } from 'vitest';
import { printedExpectations } from './printed-profile.ts';

test('the book prints the first hundred words on one line', () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${index + 1}`);
  const printed = printedExpectations(words.join('\n\n'));
  expect(printed.split(' ')).toEqual(words.slice(0, 100));
  expect(printedExpectations(null)).toBe('');
  expect(printedExpectations('  A kind\nperson ')).toBe('A kind person');
});
