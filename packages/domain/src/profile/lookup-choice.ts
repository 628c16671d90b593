import { openLookups } from './lookup.ts';

/**
 * Whether a profile may name this value of a list. It must be of that list. In the lists that members extend, a value
 * that another family added is as good as one's own: whoever adds the same name is given that value.
 */
export function isLookupChoosable(
  value: { lookup: string; isStandard: boolean },
  wantedLookup: string,
): boolean {
  const isOpen = openLookups.some((lookup) => lookup === value.lookup);
  return value.lookup === wantedLookup && (value.isStandard || isOpen);
}
