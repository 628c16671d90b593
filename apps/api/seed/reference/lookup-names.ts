import names from './names.json' with { type: 'json' };

/** The languages that `names.json` has, in its order. */
export const namedLanguages = ['mr', 'hi', 'gu'] as const;

/** By list and English name, in the order of `namedLanguages`. No native reader has signed them (docs/translating.md). */
export const lookupNames: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = names;

/** What a value is called in other languages, as the database stores it; null where nobody has written it. */
export function namesOf({ lookup, name }: { lookup: string; name: string }): string | null {
  const texts = lookupNames[lookup]?.[name];
  return texts === undefined
    ? null
    : JSON.stringify(Object.fromEntries(namedLanguages.map((language, index) => [language, texts[index]])));
}
