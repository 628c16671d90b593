/** The lists to which a member may add a value that is missing; the other lists are the association's own. */
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
