import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRepository, type Repository } from './documents.ts';

/** `words.json`: how often each word to avoid still occurs, and files that may use them, each with its reason. */
export interface WordList {
  counts: Record<string, number>;
  allowedFiles: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const listFile = path.join(root, 'scripts/words.json');
const written = /\.(?:tsx?|cjs|js|md)$/;

export function readWordList(): WordList {
  return JSON.parse(readFileSync(listFile, 'utf8')) as WordList;
}

/** The words of a text, with the parts of identifiers and file names as words of their own. */
function wordsOf(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+(?:\*\s+|\/\/\s+)?/g, ' ')
    .toLowerCase();
}

/** How often each word occurs in names, code, comments and documents. */
export function countWords(repository: Repository, list: WordList): Record<string, number> {
  const texts = [...repository.files]
    .filter((file) => written.test(file) && !(file in list.allowedFiles))
    .map((file) => wordsOf(`${file} ${repository.read(file)}`));
  return Object.fromEntries(
    Object.keys(list.counts).map((word) => {
      const occurrence = new RegExp(`\\b${word}\\b`, 'g');
      return [word, texts.reduce((sum, text) => sum + (text.match(occurrence)?.length ?? 0), 0)];
    }),
  );
}

/** `node scripts/words.ts` stores counts that have fallen; a count that grew stays as it was and fails the test. */
if (process.argv[1] === import.meta.filename) {
  const list = readWordList();
  const now = countWords(readRepository(root), list);
  const counts = Object.fromEntries(
    Object.entries(list.counts).map(([word, before]) => [word, Math.min(before, now[word] ?? 0)]),
  );
  writeFileSync(listFile, `${JSON.stringify({ ...list, counts }, null, 2)}\n`);
}
