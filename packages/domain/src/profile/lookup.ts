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
