/** The same in other languages than English, as far as somebody wrote it. */
export type Translations<Text> = Readonly<Record<string, Text>>;

/** What a reader of this language reads, and the language it is in: English where nobody wrote it in theirs. */
export function textFor<Text>(
  english: Text,
  translations: Translations<Text> | null,
  language: string,
): { text: Text; language: string } {
  const written = new Map(Object.entries(translations ?? {}));
  const own = written.get(language);
  return own === undefined ? { text: english, language: 'en' } : { text: own, language };
}
