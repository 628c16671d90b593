import type { Language } from '@suchi/words';
import { shownLanguage } from './messages.ts';

type ListType = 'conjunction' | 'disjunction';
const formats = new Map<`${Language} ${ListType}`, Intl.ListFormat>();

/** Made for the first list, because making it is slow. */
function format(items: readonly string[], type: ListType): string {
  const language = shownLanguage.read();
  const known = formats.get(`${language} ${type}`) ?? new Intl.ListFormat(`${language}-IN`, { type });
  formats.set(`${language} ${type}`, known);
  return known.format(items);
}

/** Words in a row as a sentence of the page's language has them: `Pune, Nashik and Satara`. */
export const formatList = (items: readonly string[]): string => format(items, 'conjunction');

/** One of several: `Pune, Nashik or Satara`. */
export const formatAlternatives = (items: readonly string[]): string => format(items, 'disjunction');
