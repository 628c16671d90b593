import type { Language } from '@suchi/words';
import { shownLanguage } from './messages.ts';

const formats = new Map<Language, Intl.ListFormat>();

/**
 * Words in a row as a sentence of the page's language has them: `Pune, Nashik and Satara`. Made for the first list,
 * because making it is slow.
 */
export function formatList(items: readonly string[]): string {
  const language = shownLanguage.read();
  const known = formats.get(language) ?? new Intl.ListFormat(`${language}-IN`, { type: 'conjunction' });
  formats.set(language, known);
  return known.format(items);
}
