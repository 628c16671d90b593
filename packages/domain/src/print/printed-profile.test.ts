import { expect, test } from 'vitest';
import { printedExpectations } from './printed-profile.ts';

test('the book prints the first hundred words on one line', () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${index + 1}`);
  const printed = printedExpectations(words.join('\n\n'));
  expect(printed).toBe(`${words.slice(0, 100).join(' ')}…`);
  expect(printedExpectations(null)).toBe('');
  expect(printedExpectations('  A kind\nperson ')).toBe('A kind person');
  const ending = (sign: string) => printedExpectations(`${'a '.repeat(99)}end${sign} More`).slice(-6);
  expect([ending('.'), ending(','), ending('')]).toEqual(['end. …', 'a end…', 'a end…']);
});
