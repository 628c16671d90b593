/** The script that a language is written in, by its Unicode code, such as `Deva`. */
const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

/** Whether a text is written in the script of the language. Blanks, punctuation, figures and marks are in any script. */
export function isInOwnScript(text: string, language: string): boolean {
  const script = scriptOf(language);
  const letters = script === undefined ? '\\p{L}\\p{M}' : `\\p{Script=${script}}`;
  return new RegExp(`^(?=.*[${letters}])[${letters}\\p{P}\\p{N}\\p{Mn}\\p{Zs}\\u200c\\u200d]+$`, 'u').test(
    text,
  );
}

/**
 * The one of two names that a reader of the language sees: the name in own letters if they are the reader's, else the
 * one in English letters. No name is ever transliterated.
 */
export function chooseByScript(language: string, latin: string, own: string | null): string {
  const isOwn = own !== null && (scriptOf(language) ?? 'Latn') !== 'Latn' && isInOwnScript(own, language);
  return isOwn ? own : latin;
}
