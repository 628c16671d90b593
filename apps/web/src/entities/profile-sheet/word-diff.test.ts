import { describe, expect, it } from 'vitest';
import { diffWords, type DiffPart } from './word-diff.ts';

const shown = (parts: readonly DiffPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(' ');

describe('the words of a change', () => {
  it.each([
    ['Studio Palash', 'Studio Palash Mumbai', 'Studio Palash', 'Studio Palash [Mumbai]'],
    [
      'A graduate from Mumbai or Pune who respects elders.',
      'A kind graduate from Mumbai, Pune or abroad who respects elders.',
      'A graduate from [Mumbai or] Pune who respects elders.',
      'A [kind] graduate from [Mumbai,] Pune [or abroad] who respects elders.',
    ],
    ['Architect', 'Senior Architect', 'Architect', '[Senior] Architect'],
    // A new value is not a change of words.
    ['960000', '1240000', '960000', '1240000'],
    ['same words', 'same words', 'same words', 'same words'],
  ])('from "%s" to "%s"', (was, is, before, after) => {
    const diff = diffWords(was, is);
    expect([shown(diff.before), shown(diff.after)]).toEqual([before, after]);
  });

  it('of very long texts are not compared', () => {
    const long = 'word '.repeat(600).trim();
    expect(diffWords(long, `${long} more`).after).toEqual([{ text: `${long} more`, isChanged: false }]);
  });
});
