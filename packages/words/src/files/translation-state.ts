import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, sourceLanguage } from '../language.ts';
import { listNamespaces, readOwnWords, wordsFolder } from './read-words.ts';
import { listTexts, stemOf } from './texts.ts';

/** By namespace and key: a mark of the English text and one of the translation that was made from it. */
type Sources = Record<string, Record<string, string>>;

/** Beside the words of a language, written by `pnpm words accept`. */
const sourcesFile = '.sources.json';

/** A text in all its forms. */
interface Pair {
  namespace: string;
  key: string;
  english: string;
  own: string | undefined;
}

function listPairs(language: Language, folder: string): Pair[] {
  return listNamespaces(sourceLanguage, folder).open.flatMap((namespace) => {
    const own = groupForms(language, namespace, folder);
    return [...groupForms(sourceLanguage, namespace, folder)].map(([key, english]) => ({
      namespace,
      key,
      english,
      own: own.get(key),
    }));
  });
}

function groupForms(language: Language, namespace: string, folder: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [key, text] of listTexts(readOwnWords(language, namespace, folder)))
    forms.set(stemOf(key), `${forms.get(stemOf(key)) ?? ''}${text}\n`);
  return forms;
}

const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);
const marksOf = ({ english, own = '' }: Pair) => `${markOf(english)} ${markOf(own)}`;

function readSources(language: Language, folder: string): Sources {
  const file = join(folder, language, sourcesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sources) : {};
}

/** How far a translation is. Texts that are missing are shown in English; stale ones are shown as they are. */
export interface TranslationState {
  all: number;
  missing: string[];
  /** English has changed since. */
  stale: string[];
  /** Written and not accepted yet. */
  unaccepted: string[];
}

export function readState(language: Language, folder = wordsFolder): TranslationState {
  const sources = readSources(language, folder);
  const state: TranslationState = { all: 0, missing: [], stale: [], unaccepted: [] };
  for (const pair of listPairs(language, folder)) {
    const name = `${pair.namespace}: ${pair.key}`;
    const [english, own] = (sources[pair.namespace]?.[pair.key] ?? '').split(' ');
    state.all += 1;
    if (pair.own === undefined) state.missing.push(name);
    else if (own !== markOf(pair.own)) state.unaccepted.push(name);
    else if (english !== markOf(pair.english)) state.stale.push(name);
  }
  return state;
}

/** How far a translation is, in one line. */
export function describeState(
  { code, english }: { code: Language; english: string },
  folder = wordsFolder,
): string {
  const { all, missing, stale, unaccepted } = readState(code, folder);
  return (
    `${english}: ${all - missing.length} of ${all} texts translated, ${missing.length} shown in English, ` +
    `${stale.length} stale, ${unaccepted.length} not accepted`
  );
}

/**
 * Takes every translation that was written or changed as made from the present English. One that stayed as it was
 * while English changed stays stale, unless `isAll` says that it was read and is still right.
 */
export function acceptTranslations(language: Language, isAll: boolean, folder = wordsFolder): void {
  const before = readSources(language, folder);
  const after: Sources = {};
  for (const pair of listPairs(language, folder)) {
    if (pair.own === undefined) continue;
    const known = before[pair.namespace]?.[pair.key];
    const isUnchanged = known?.split(' ')[1] === markOf(pair.own);
    (after[pair.namespace] ??= {})[pair.key] = isUnchanged && !isAll && known ? known : marksOf(pair);
  }
  writeFileSync(join(folder, language, sourcesFile), `${JSON.stringify(after, null, 2)}\n`);
}
