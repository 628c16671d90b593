import { isEnglishText, toEnglishLetters } from '@suchi/domain/text';
import { citiesAbroad } from '../reference/cities-abroad.ts';
import { countries } from '../reference/countries.ts';
import { indianCities } from '../reference/indian-cities.ts';
import { ourTowns, regionsAbroad } from './our-towns.ts';

/** A town in the package's format. */
export interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/** A state or province in the package's format, `IN.16`. */
export interface Division {
  code: string;
  name: string;
}

export interface Region {
  id: number;
  name: string | null;
  country: string;
}

export interface GazetteerPlace {
  name: string;
  region: number;
  /** The order among equal matches: 0 our towns in India, 1 others in India, 2 our towns abroad, 3 the rest. */
  priority: number;
  lat: number;
  lng: number;
}

export interface Gazetteer {
  regions: Region[];
  places: GazetteerPlace[];
}

interface PlainTown {
  name: string;
  region: string | null;
  country: string;
  lat: number;
  lng: number;
}

/** The rows of the gazetteer: in English letters, each name once in its region, with our own towns. */
export function buildGazetteer(cities: readonly City[], divisions: readonly Division[]): Gazetteer {
  const regions = new Map<string, Region>();
  const places = new Map<string, GazetteerPlace>();
  for (const town of [...ourTowns.map(fromOurs), ...cities.map(readCity(divisions))]) {
    if (!isEnglishText(town.name)) continue;
    const region = regionOf(regions, town);
    const key = `${region.id}/${town.name.toLowerCase()}`;
    if (places.has(key)) continue;
    const { name, lat, lng } = town;
    places.set(key, { name, region: region.id, priority: priorityOf(town), lat, lng });
  }
  return { regions: [...regions.values()], places: [...places.values()] };
}

function fromOurs([name, region, country, lat, lng]: (typeof ourTowns)[number]): PlainTown {
  return { name, region, country, lat, lng };
}

function readCity(divisions: readonly Division[]): (city: City) => PlainTown {
  const regionNames = new Map(divisions.map(({ code, name }) => [code, toEnglishLetters(name)]));
  const countryNames = new Map(countries.map(({ name, description }) => [description, name]));
  // For countries that our list lacks, such as Kosovo.
  const otherNames = new Intl.DisplayNames('en', { type: 'region' });
  return ({ name, lat, lng, country, admin1 }) => ({
    name: toEnglishLetters(name),
    region: regionNames.get(`${country}.${admin1}`) ?? null,
    country: countryNames.get(country) ?? otherNames.of(country) ?? country,
    lat: Number(lat),
    lng: Number(lng),
  });
}

function regionOf(regions: Map<string, Region>, { region, country }: PlainTown): Region {
  const key = `${country}/${region ?? ''}`;
  const known = regions.get(key);
  if (known) return known;
  const added = { id: regions.size + 1, name: region, country };
  regions.set(key, added);
  return added;
}

const ours: ReadonlySet<string> = new Set([
  ...indianCities.map(({ name, description }) => `${name}/${description ?? ''}`),
  ...citiesAbroad.map(({ name, description }) => `${name}/${description ?? ''}`),
]);

function priorityOf({ name, region, country }: PlainTown): number {
  if (country === 'India') return ours.has(`${name}/${region ?? ''}`) ? 0 : 1;
  const isMeant = (regionsAbroad[name] ?? region) === region;
  return isMeant && ours.has(`${name}/${country}`) ? 2 : 3;
}
