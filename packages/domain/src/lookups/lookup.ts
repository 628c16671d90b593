import { indiaCountryId } from '../discovery/country.ts';
import { jobTypeIds } from '../profiles/job-type.ts';

/** The lists that members may extend; only the association changes the others. */
export const openLookups = [
  'Education New',
  'Education Sector',
  'Education Stream',
  'Gotra',
  'Occupation',
  'Job Type',
  'Country',
  'City',
] as const;
export type OpenLookup = (typeof openLookups)[number];

/** Lists of the older system, kept for old links. They take no values. */
export const closedLookups = ['Education Name', 'New Education'] as const;

/** The list whose values have a state and a date. */
export const holidaysLookup = 'Holidays';

/** What the values of a list are. */
export type LookupKind = 'values' | 'holidays' | 'closed';

export function lookupKindOf(list: string): LookupKind {
  if (list === holidaysLookup) return 'holidays';
  return closedLookups.some((closed) => closed === list) ? 'closed' : 'values';
}

const fixedIds: readonly number[] = [indiaCountryId, ...Object.values(jobTypeIds)];

/** Whether rules use the value by its id. It can be renamed, but not removed. */
export function isFixedLookup(id: number): boolean {
  return fixedIds.includes(id);
}
