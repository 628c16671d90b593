/** A namespace as its file has it. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** Every text of a namespace with its path: `login.title`. */
export function listTexts(words: Words, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, node]): [string, string][] =>
    typeof node === 'string' ? [[prefix + name, node]] : listTexts(node, `${prefix}${name}.`),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;

/** The key by which a text is asked for. */
export const stemOf = (key: string): string => key.replace(plural, '');
export const pluralOf = (key: string): string | null => plural.exec(key)?.[1] ?? null;

/** The names in `{{…}}`, each once. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted();

/** The names of `<marks>`, as often as they are there. */
export const marksOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name).toSorted();

/** What a text needs to be shown: all forms of a counted text together. */
export interface Needs {
  placeholders: readonly string[];
  marks: readonly string[];
  isCounted: boolean;
}

/** By key without its plural form. */
export function listNeeds(words: Words): Map<string, Needs> {
  const needs = new Map<string, Needs>();
  for (const [key, text] of listTexts(words)) {
    const before = needs.get(stemOf(key));
    needs.set(stemOf(key), {
      placeholders: [...new Set([...(before?.placeholders ?? []), ...placeholdersOf(text)])].toSorted(),
      marks: marksOf(text),
      isCounted: pluralOf(key) !== null,
    });
  }
  return needs;
}
