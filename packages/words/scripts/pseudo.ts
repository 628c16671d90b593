import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNamespaces, readOwnWords, type Words, wordsFolder } from '../src/files/index.ts';
import { type LanguageFacts, sourceLanguage } from '../src/language.ts';

/** Artificial, of no country. `.gitignore` has its folder. */
export const pseudoLanguage = 'art';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const other = 'àƀĉďèƒĝĥìĵķĺɱñòƥɋŕšťùṽŵẋýžÀƁĈĎÈƑĜĤÌĴĶĹḾÑÒƤɊŔŠŤÙṼŴẊÝŽ';

/** A letter that nobody types, and vowels twice: texts get as long as in a long language. */
const change = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    other.charAt(plain.indexOf(letter)).repeat(/[aeiou]/i.test(letter) ? 2 : 1),
  );

/** In brackets, so that a text which is cut or joined from parts shows. Placeholders and marks stay. */
export const pseudoText = (text: string): string =>
  `[${text
    .split(/(\{\{\w+\}\}|<\/?\w+>)/)
    .map((part, place) => (place % 2 === 1 ? part : change(part)))
    .join('')}]`;

const pseudoWords = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, node]) => [
      name,
      typeof node === 'string' ? pseudoText(node) : pseudoWords(node),
    ]),
  );

/** A folder for a fifth language beside the others. */
export function writePseudo(folder = wordsFolder): void {
  const own = join(folder, pseudoLanguage);
  mkdirSync(own, { recursive: true });
  const write = (name: string, words: object) =>
    writeFileSync(join(own, `${name}.json`), `${JSON.stringify(words, null, 2)}\n`);
  for (const name of listNamespaces(sourceLanguage, folder).open)
    write(name, pseudoWords(readOwnWords(sourceLanguage, name, folder)));
  write('language', {
    name: pseudoText('Pseudo'),
    english: 'Pseudo',
    place: 99,
    script: 'Latin',
    notLoaded: { text: pseudoText('This page did not load.'), tryAgain: pseudoText('Try again') },
  } satisfies LanguageFacts);
}

export const removePseudo = (folder = wordsFolder): void =>
  rmSync(join(folder, pseudoLanguage), { recursive: true, force: true });

// `node packages/words/scripts/pseudo.ts` writes the folder, with `--remove` it is taken away.
if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--remove')) removePseudo();
  else writePseudo();
}
