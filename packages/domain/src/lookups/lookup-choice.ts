import { openLookups } from './lookup.ts';

/**
 * Whether a profile may use this value of a list. In lists that members extend, values added by other
 * families count too, because the same name always gets the same value.
 */
export function isLookupChoosable(
  value: { lookup: string; isStandard: boolean; isRemoved: boolean },
  wantedLookup: string,
): boolean {
  const isOpen = openLookups.some((lookup) => lookup === value.lookup);
  return !value.isRemoved && value.lookup === wantedLookup && (value.isStandard || isOpen);
}
