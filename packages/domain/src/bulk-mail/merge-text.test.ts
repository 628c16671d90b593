import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillMergeText,
  hasOnlyKnownFields,
  mergeFields,
  saysSomething,
  splitMergeText,
} from './merge-text.ts';

const values = { name: 'Ketaki', 'serial number': '612', event: 'the melawa' };

describe('saysSomething', () => {
  it.each([
    ['', false],
    [' \n\t', false],
    ['\u200b…!', false],
    ['{name}', false],
    ['{nmae}', false],
    ['Please come.', true],
    ['Dear {name},', true],
    ['कृपया या', true],
    ['27/12', true],
  ])('%j: %s', (typed, says) => {
    expect(saysSomething(typed)).toBe(says);
  });
});

describe('fillMergeText', () => {
  it.each([
    ['Namaskar {name}', 'Namaskar Ketaki'],
    ['No. {serial number} at {event}.', 'No. 612 at the melawa.'],
    ['{ NAME }, {Serial  Number}', 'Ketaki, 612'],
    ['{name}{name}', 'KetakiKetaki'],
    ['Lines\nstay {name}', 'Lines\nstay Ketaki'],
    ['A lone { or } is text', 'A lone { or } is text'],
    ['', ''],
  ])('turns %j into %j', (typed, filled) => {
    expect(fillMergeText(typed, values)).toBe(filled);
  });

  it('never fills a value that looks like a field', () => {
    expect(fillMergeText('{name}', { ...values, name: '{event}' })).toBe('{event}');
  });

  it('leaves unknown words as they were typed', () => {
    expect(fillMergeText('{nmae}', values)).toBe('{nmae}');
  });
});

describe('hasOnlyKnownFields', () => {
  it.each(mergeFields)('knows {%s}', (field) => {
    expect(hasOnlyKnownFields(`Dear {${field}}`)).toBe(true);
  });

  it.each(['{nmae}', '{}', '{serial}', 'Hello {first name}, {name}'])('refuses %s', (typed) => {
    expect(hasOnlyKnownFields(typed)).toBe(false);
  });
});

describe('splitMergeText', () => {
  it('loses nothing of what was typed', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('{name}', '{ Event }', '{', '}', '{x}'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const typed = pieces.join('');
        expect(
          splitMergeText(typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(typed);
      }),
    );
  });
});
