import { chooseLanguage, type Language, sourceLanguage } from '@suchi/words';
import { builtLanguages } from './built-languages.ts';

/** The web app names the language of its page alone. A browser's own list of wishes counts by its first. */
export const languageOf = (header: string | undefined): Language =>
  chooseLanguage([header?.split(/[,;]/, 1)[0]?.trim(), sourceLanguage], builtLanguages);
