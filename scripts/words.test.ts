import path from 'node:path';
import { expect, it } from 'vitest';
import { readRepository, type Repository } from './documents.ts';
import { countWords, readWordList, type WordList } from './words.ts';

it('uses no word to avoid more often than before; `node scripts/words.ts` stores lower counts', () => {
  const list = readWordList();
  const counts = countWords(readRepository(path.resolve(import.meta.dirname, '..')), list);
  const grown = Object.entries(counts).filter(([word, count]) => count > (list.counts[word] ?? 0));
  expect(grown).toEqual([]);
});

it('counts words in prose, identifiers, file names and broken lines, and no parts of words', () => {
  const pages: Record<string, string> = {
    'to-mend.ts': '/** Mend it, for\n * ever. */ const mendList = 1; const amend = 2; const recommended = 3;',
    'allowed.md': 'mend',
    'picture.png': 'mend',
  };
  const repository: Repository = {
    files: new Set(Object.keys(pages)),
    folders: new Set(),
    scripts: new Map(),
    read: (file) => pages[file] ?? '',
  };
  const list: WordList = { counts: { mend: 0, 'for ever': 0 }, allowedFiles: { 'allowed.md': 'names it' } };
  expect(countWords(repository, list)).toEqual({ mend: 3, 'for ever': 1 });
});
