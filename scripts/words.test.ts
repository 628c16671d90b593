import path from 'node:path';
import { expect, it } from 'vitest';
import { readRepository } from './documents.ts';

/** Archaic or hard to understand. Refused in names, code, comments and documents. */
const refused =
  /\b(?:whoever|whomever|mend|mends|mended|mending|for ever|likest|lookers?|heeded|lest|whilst|thereof|whom)\b/g;
/** History, and files that list the words. */
const allowed = new Set(['CHANGELOG.md', 'docs/glossary.md', 'scripts/words.test.ts']);

/** The words of a text, with the parts of identifiers and file names as words of their own. */
function wordsOf(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+(?:\*\s+|\/\/\s+)?/g, ' ')
    .toLowerCase();
}

it('finds refused words in prose, identifiers, file names and broken lines, and no parts of words', () => {
  const text = 'to-mend.ts /** Mend it, for\n * ever. */ const mendList = 1; amend; recommended; forever';
  expect(wordsOf(text).match(refused)).toEqual(['mend', 'mend', 'for ever', 'mend']);
});

it('no file has a refused word', () => {
  const repository = readRepository(path.resolve(import.meta.dirname, '..'));
  const files = [...repository.files].filter((file) => /\.(?:tsx?|cjs|js|md)$/.test(file));
  const found = files
    .filter((file) => !allowed.has(file))
    .flatMap((file) => {
      const words = wordsOf(`${file} ${repository.read(file)}`).match(refused) ?? [];
      return words.map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});
