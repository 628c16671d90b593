/** Shorter searches match half of the community. */
const minSearchLength = 3;

/** Debounce before a request. */
export const searchDelayMs = 300;

/** The text to search for; empty when too little was typed. */
export function appliedSearch(typed: string): string {
  const search = typed.trim();
  return search.length >= minSearchLength ? search : '';
}
