import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Bundle, bundleOf, serverOnly } from '../bundles.ts';
import { type Language, type LanguageFacts, sourceLanguage } from '../language.ts';
import { stemOf, type Words } from './texts.ts';

/** The folder with a folder for each language. By the name of the package: in the server's bundle this file is elsewhere. */
export const wordsFolder = dirname(createRequire(import.meta.url).resolve('@suchi/words/package.json'));
/** What staff and the hall's screens show. It is in English only. */
const officeFolder = 'office';
const factsFile = 'language';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every language there is, in the order of a list. */
export function listLanguages(folder = wordsFolder): (LanguageFacts & { code: Language })[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && listJson(join(folder, entry.name)).includes(factsFile))
    .map(({ name }) => ({
      code: name,
      ...(readJson(join(folder, name, `${factsFile}.json`)) as LanguageFacts),
    }))
    .toSorted((one, other) => one.place - other.place);
}

/** The namespaces of members and visitors, and those of the office. */
export function listNamespaces(language: Language, folder = wordsFolder) {
  const own = join(folder, language);
  return {
    open: listJson(own).filter((name) => name !== factsFile && !name.startsWith('.')),
    office: listJson(join(own, officeFolder)),
  };
}

function listJson(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.map((file) => file.slice(0, -'.json'.length)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A namespace exactly as translated; empty where there is no file. */
export function readOwnWords(language: Language, namespace: string, folder = wordsFolder): Words {
  const { open, office } = listNamespaces(language, folder);
  const own = join(folder, language);
  if (open.includes(namespace)) return readJson(join(own, `${namespace}.json`)) as Words;
  if (office.includes(namespace)) return readJson(join(own, officeFolder, `${namespace}.json`)) as Words;
  return {};
}

/** A namespace to be shown: a text that is not translated stays English. */
export function readWords(language: Language, namespace: string, folder = wordsFolder): Words {
  const english = readOwnWords(sourceLanguage, namespace, folder);
  return language === sourceLanguage ? english : cover(english, readOwnWords(language, namespace, folder));
}

/** Other plural forms than English ones are kept too. */
function cover(english: Words, own: Words): Words {
  const names = [...new Set([...Object.keys(english), ...Object.keys(own)])];
  const isCovered = (name: string) =>
    own[name] === undefined &&
    Object.keys(own).some((other) => stemOf(other) === stemOf(name) && other !== name);
  return Object.fromEntries(
    names
      // English forms of a text that has forms of its own would be chosen by the wrong numbers.
      .filter((name) => !isCovered(name))
      .map((name) => {
        const [from, to] = [english[name], own[name]];
        return [
          name,
          typeof from === 'object' && typeof to === 'object' ? cover(from, to) : (to ?? from ?? ''),
        ];
      }),
  );
}

/** The files that a browser loads, each with its namespaces. */
export function readBundles(language: Language, folder = wordsFolder): Map<Bundle, Record<string, Words>> {
  const { open, office } = listNamespaces(sourceLanguage, folder);
  const names = (language === sourceLanguage ? [...open, ...office] : open).filter(
    (name) => !serverOnly.includes(name),
  );
  const bundles = new Map<Bundle, Record<string, Words>>();
  for (const name of names) {
    const bundle = bundleOf(name);
    bundles.set(bundle, { ...bundles.get(bundle), [name]: readWords(language, name, folder) });
  }
  return bundles;
}
