/** The code of a language, for example `mr`. A folder of this package with a `language.json` is a language. */
export type Language = string;

/** What `language.json` says. */
export interface LanguageFacts {
  /** As its readers write it. */
  name: string;
  /** For a helper who does not read its script. */
  english: string;
  /** In a list of languages, from the lowest. */
  place: number;
  /** The letters it is written with, by their name in Unicode, such as `Devanagari`. */
  script: string;
  /** For the page on which no words could be loaded. */
  notLoaded: { text: string; tryAgain: string };
}

/** The source of all others, and what is shown where a translation is missing. */
export const sourceLanguage: Language = 'en';

/** The first of the wanted languages that is offered; `en-IN` wants `en`. */
export function chooseLanguage(
  wanted: readonly (string | null | undefined)[],
  offered: readonly Language[],
): Language {
  const codes = wanted.map((each) => each?.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => offered.includes(code)) ?? offered[0] ?? sourceLanguage;
}
