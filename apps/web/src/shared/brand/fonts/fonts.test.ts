import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { associationAtFirst } from '@suchi/domain/settings';
import { listNamespaces, readWords } from '@suchi/words/files';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const list = (pattern: string) => globSync(pattern, { cwd: source }).toSorted();

/** The letters of a face of `fonts.css`, where each has a range of its own. */
function lettersOf(family: string): string[] {
  const [, range = ''] =
    new RegExp(`font-family: '${family}';[^}]+?unicode-range:([^;]+);`).exec(
      read('shared/brand/fonts/fonts.css'),
    ) ?? [];
  return [...range.matchAll(/U\+([0-9A-F]{4})\b/g)].map(([, code = '']) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

it.each([
  ['Mukta Words', associationAtFirst.ownName],
  ['Tiro Devanagari Marathi Words', associationAtFirst.coverWord],
])('%s has the letters of %s', (family, words) => {
  const letters = lettersOf(family);
  const needed = Array.from(words.replaceAll(' ', ''));
  expect(needed.filter((letter) => !letters.includes(letter))).toEqual([]);
});

it('no text of the screens is in a script whose font is large', () => {
  const { open, office } = listNamespaces('en');
  const isInOwnScript = (name: string) => /[\u0900-\u0DFF]/.test(JSON.stringify(readWords('en', name)));
  expect(open.length).toBeGreaterThan(20);
  expect([...open, ...office].filter(isInOwnScript)).toEqual([]);
});

it('pages have two weights; paper and the hall import a third', () => {
  const isHeavy = (folder: string) =>
    list(`${folder}/*.tsx`).some((file) => read(file).includes('brand/fonts/heavy.css'));
  const others = list('**/*.css').filter((file) => {
    const weights = [...read(file).matchAll(/font-weight: (\w+)/g)].map(([, weight = '']) => weight);
    return weights.some((weight) => weight !== '400' && weight !== '600') && !isHeavy(dirname(file));
  });
  expect(others.filter((file) => !file.startsWith('shared/brand/fonts/'))).toEqual([]);
});
