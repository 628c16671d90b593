import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  acceptTranslations,
  describeState,
  findFaults,
  listLanguages,
  readState,
  readWords,
} from './index.ts';

const language = { english: 'Marathi', name: 'मराठी', place: 2, script: 'Devanagari' };

/** A folder of words as this package is one. */
function makeWords(files: Record<string, object>): {
  folder: string;
  write: (file: string, words: object) => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-words-'));
  const write = (file: string, words: object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(words));
  };
  write('en/language.json', { place: 1, script: 'Latin' });
  write('mr/language.json', language);
  for (const [file, words] of Object.entries(files)) write(file, words);
  return { folder, write };
}

it('a folder is a language, and another file is not', () => {
  const { folder } = makeWords({ 'src/home.json': {} });
  expect(listLanguages(folder).map(({ code }) => code)).toEqual(['en', 'mr']);
});

it('a text without a translation is shown in English, and only that text', () => {
  const { folder } = makeWords({
    'en/home.json': { title: 'Home', steps: { one: 'First', two: 'Then' } },
    'mr/home.json': { steps: { one: 'आधी' } },
  });
  expect(readWords('mr', 'home', folder)).toEqual({ title: 'Home', steps: { one: 'आधी', two: 'Then' } });
});

it('the build says how many texts are shown in English', () => {
  const { folder } = makeWords({
    'en/home.json': { title: 'Home', found_one: '{{count}} profile', found_other: '{{count}} profiles' },
    'mr/home.json': { found_other: '{{count}} परिचय' },
  });
  expect(describeState({ code: 'mr', english: 'Marathi' }, folder)).toBe(
    'Marathi: 1 of 2 texts translated, 1 shown in English, 0 stale, 1 not accepted',
  );
});

it('a counted text has the forms of its own language only', () => {
  const { folder } = makeWords({
    'en/home.json': { found_one: '{{count}} profile', found_other: '{{count}} profiles' },
    'mr/home.json': { found_other: '{{count}} परिचय' },
  });
  expect(readWords('mr', 'home', folder)).toEqual({ found_other: '{{count}} परिचय' });
});

describe('a translation', () => {
  it.each([
    ['{{name}} परिचय', []],
    ['परिचय', ['mr/home: title lacks {{name}}']],
    ['{{name}} {{age}} परिचय', ['mr/home: title has {{age}}, which English does not have']],
    ['{{name}} <b>परिचय</b>', ['mr/home: title has other <marks> than English']],
    ['{{name}} २ परिचय', ['mr/home: title has digits of its own script; we write 0 to 9']],
    ['{{name}} परिचय ', ['mr/home: title is empty or begins or ends with a space']],
    ['Profile of {{name}}', ['mr/home: title is not in Devanagari letters']],
    ['{{name}}', []],
  ])('“%s” has the faults %j', (title, faults) => {
    const { folder } = makeWords({
      'en/home.json': { title: 'Profile of {{name}}' },
      'mr/home.json': { title },
    });
    expect(findFaults({ code: 'mr', script: 'Devanagari' }, folder)).toEqual(faults);
  });

  it('has every plural form, and no text that English does not have', () => {
    const { folder } = makeWords({
      'en/home.json': { found_one: '{{count}} profile', found_other: '{{count}} profiles' },
      'mr/home.json': { found_other: '{{count}} परिचय', lost: 'हरवले' },
    });
    expect(findFaults({ code: 'mr', script: 'Devanagari' }, folder)).toEqual([
      'mr/home: lost is in no English file',
      'mr/home: found has no form _one',
    ]);
  });
});

it('a language in a script of its own is checked like the others', () => {
  const { folder } = makeWords({
    'en/home.json': { title: 'Home', foot: 'Page 1', end: 'End' },
    'kn/home.json': { title: 'ಮುಖಪುಟ', foot: 'ಪುಟ ೧', end: 'End' },
  });
  expect(findFaults({ code: 'kn', script: 'Kannada' }, folder)).toEqual([
    'kn/home: foot has digits of its own script; we write 0 to 9',
    'kn/home: end is not in Kannada letters',
  ]);
});

it('a changed English text makes its translation stale until somebody writes or accepts it', () => {
  const { folder, write } = makeWords({
    'en/home.json': { title: 'Home', lead: 'Welcome', foot: 'End' },
    'mr/home.json': { title: 'मुख्य पान', lead: 'स्वागत' },
  });
  expect(readState('mr', folder)).toEqual({
    all: 3,
    missing: ['home: foot'],
    stale: [],
    unaccepted: ['home: title', 'home: lead'],
  });
  acceptTranslations('mr', false, folder);
  write('en/home.json', { title: 'Your home', lead: 'You are welcome', foot: 'End' });
  expect(readState('mr', folder)).toMatchObject({ stale: ['home: title', 'home: lead'], unaccepted: [] });
  write('mr/home.json', { title: 'आपले मुख्य पान', lead: 'स्वागत' });
  acceptTranslations('mr', false, folder);
  expect(readState('mr', folder)).toMatchObject({ stale: ['home: lead'] });
  acceptTranslations('mr', true, folder);
  expect(readState('mr', folder)).toMatchObject({ stale: [], unaccepted: [] });
});
