import type { Language } from '@suchi/words';
import { listLanguages } from '@suchi/words/files';
import { codedError } from './coded-error.ts';

/** The languages that this release has words of. */
export const builtLanguages: readonly Language[] = listLanguages().map(({ code }) => code);

/** Refuses a language that this release has no words of. */
export function requireLanguage(language: Language, field = 'language'): Language {
  if (!builtLanguages.includes(language))
    throw codedError('INVALID_PAYLOAD', { fields: { [field]: 'invalid' } });
  return language;
}

/** The same for texts by language. */
export function requireLanguages(texts: object, field: string): void {
  for (const language of Object.keys(texts)) requireLanguage(language, field);
}
