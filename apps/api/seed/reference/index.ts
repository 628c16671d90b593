import { citiesAbroad } from './cities-abroad.ts';
import { countries } from './countries.ts';
import { educationSectors } from './education-sectors.ts';
import { educationStreams } from './education-streams.ts';
import { educations } from './education.ts';
import { gotras } from './gotras.ts';
import { indianCities } from './indian-cities.ts';
import type { IdRange, LookupName, LookupType, LookupValue } from './lookup.ts';
import { occupations } from './occupations.ts';
import { bloodGroups, bodyBuilds, complexions, jobTypes } from './short-lists.ts';

export { lookupNames, namedLanguages, namesOf } from './lookup-names.ts';
export type { IdRange, LookupName, LookupType, LookupValue } from './lookup.ts';

/** Every list. Education Name and New Education are kept for old links. */
export const lookupTypes: readonly LookupType[] = [
  { id: 1, name: 'Education New' },
  { id: 2, name: 'Education Name' },
  { id: 3, name: 'New Education' },
  { id: 4, name: 'Job Type' },
  { id: 5, name: 'Blood Group' },
  { id: 6, name: 'Gotra' },
  { id: 7, name: 'Country' },
  { id: 8, name: 'City' },
  { id: 9, name: 'Education Sector' },
  { id: 10, name: 'Education Stream' },
  { id: 11, name: 'Occupation' },
  { id: 12, name: 'Complexion' },
  { id: 13, name: 'Body Build' },
  { id: 14, name: 'Holidays' },
];

/** The id range of each list; lists without initial values have none. */
export const lookupRanges: Readonly<Partial<Record<LookupName, IdRange>>> = {
  Country: { from: 1300, to: 1699 },
  'Blood Group': { from: 11101, to: 11199 },
  'Job Type': { from: 11200, to: 11299 },
  Complexion: { from: 11301, to: 11399 },
  'Body Build': { from: 11401, to: 11499 },
  'Education New': { from: 12001, to: 12999 },
  Gotra: { from: 13001, to: 13999 },
  'Education Sector': { from: 14001, to: 14999 },
  'Education Stream': { from: 15001, to: 15999 },
  Occupation: { from: 16001, to: 16999 },
  City: { from: 20001, to: 29999 },
};

/** All values of a new installation. */
export const lookupRows: readonly LookupValue[] = [
  ...countries,
  ...bloodGroups,
  ...jobTypes,
  ...complexions,
  ...bodyBuilds,
  ...educations,
  ...gotras,
  ...educationSectors,
  ...educationStreams,
  ...occupations,
  ...indianCities,
  ...citiesAbroad,
];
