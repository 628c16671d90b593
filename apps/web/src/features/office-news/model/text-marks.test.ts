import { describe, expect, it } from 'vitest';
import { applyMark } from './text-marks.ts';

const select = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { text, start, end: start + words.length };
};

describe('a mark in the text of news', () => {
  it.each([
    ['strong', 'On **Sunday** at ten'],
    ['emphasis', 'On _Sunday_ at ten'],
    ['link', 'On [Sunday](https://) at ten'],
  ] as const)('%s goes around the selected words, which stay selected', (mark, text) => {
    const marked = applyMark(select('On Sunday at ten', 'Sunday'), mark, 'words');
    expect(marked.text).toBe(text);
    expect(marked.text.slice(marked.start, marked.end)).toBe('Sunday');
  });

  it('marks a placeholder where nothing is selected, so that it can be typed over', () => {
    const marked = applyMark({ text: 'On ', start: 3, end: 3 }, 'strong', 'words');
    expect(marked.text).toBe('On **words**');
    expect(marked.text.slice(marked.start, marked.end)).toBe('words');
  });

  it.each([
    ['heading', 'Tea', 'One\n## Tea\nLunch'],
    ['list', 'Tea\nLunch', 'One\n- Tea\n- Lunch'],
  ] as const)('%s goes to the beginning of each selected line, once', (mark, words, text) => {
    const once = applyMark(select('One\nTea\nLunch', words), mark, 'words');
    expect(once.text).toBe(text);
    expect(applyMark({ ...once, start: once.end }, mark, 'words').text).toBe(text);
  });
});
