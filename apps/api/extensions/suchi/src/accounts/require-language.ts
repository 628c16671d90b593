import type { Language } from '@suchi/words';
import { builtLanguages } from '../platform/built-languages.ts';
import { codedError } from '../platform/coded-error.ts';

/** Refuses a language that this release has no words of. */
export function requireLanguage(language: Language): Language {
  if (!builtLanguages.includes(language))
    throw codedError('INVALID_PAYLOAD', { fields: { language: 'invalid' } });
  return language;
}
