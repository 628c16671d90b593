import { isInOwnScript } from '@suchi/domain/text';
import { matchListName } from '@suchi/domain/text';
import { describe, expect, it } from 'vitest';
import {
  lookupNames,
  lookupRanges,
  lookupRows,
  lookupTypes,
  namedLanguages,
  namesOf as translationsOf,
} from './index.ts';

const namesOf = (lookup: string) => lookupRows.filter((row) => row.lookup === lookup).map(({ name }) => name);
const repeated = (items: readonly (string | number)[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);
const filledTypes = Object.keys(lookupRanges);

describe('lookup types', () => {
  it('have unique ids and names', () => {
    expect(repeated(lookupTypes.map(({ id }) => id))).toEqual([]);
    expect(repeated(lookupTypes.map(({ name }) => name))).toEqual([]);
  });

  it.each([
    'Education New',
    'Education Name',
    'New Education',
    'Job Type',
    'Blood Group',
    'Gotra',
    'Holidays',
  ])('include %s, which the specification names', (name) => {
    expect(lookupTypes.map((type) => type.name)).toContain(name);
  });
});

describe('lookup values', () => {
  it('have unique ids', () => {
    expect(repeated(lookupRows.map(({ id }) => id))).toEqual([]);
  });

  it.each(['Education New', 'Gotra', 'Blood Group', 'Job Type', 'Occupation'])(
    'of %s are not the same to someone who leaves out the dots',
    (lookup) => {
      const names = namesOf(lookup);
      const same = names.flatMap((one) =>
        names.filter((other) => other !== one && matchListName(one, other) === 'same'),
      );
      expect(same).toEqual([]);
    },
  );

  it('are in the range of their list', () => {
    for (const { id, lookup, name } of lookupRows) {
      const range = lookupRanges[lookup];
      expect(range !== undefined && id >= range.from && id <= range.to, `${id} ${lookup} ${name}`).toBe(true);
    }
  });

  it('belong to lists whose ranges do not overlap', () => {
    const ranges = Object.values(lookupRanges).toSorted((a, b) => a.from - b.from);
    for (const [index, range] of ranges.entries())
      expect(range.from).toBeGreaterThan(ranges[index - 1]?.to ?? 0);
  });

  it.each(filledTypes)('have unique names in %s', (lookup) => {
    expect(repeated(namesOf(lookup).map((name) => name.toLowerCase()))).toEqual([]);
    expect(namesOf(lookup).length).toBeGreaterThan(4);
  });

  it('are trimmed text that the printer supports', () => {
    for (const { name, description } of lookupRows) {
      expect(name).toMatch(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/);
      expect(description ?? 'none').toMatch(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/);
    }
  });

  it.each([
    [1470, 'Country', 'India'],
    [11203, 'Job Type', 'Service'],
    [11204, 'Job Type', 'Business'],
    [11217, 'Job Type', 'Undisclosed'],
  ])('give %i its meaning in the specification: %s %s', (id, lookup, name) => {
    expect(lookupRows.find((row) => row.id === id)).toMatchObject({ lookup, name });
  });

  it('spell the country as the filter normalises it', () => {
    expect(namesOf('Country')).toContain('USA');
  });

  it('give every education a sector from the list', () => {
    const sectors = new Set(namesOf('Education Sector'));
    const educations = lookupRows.filter(({ lookup }) => lookup === 'Education New');
    for (const { name, description } of educations) expect(sectors.has(description ?? ''), name).toBe(true);
  });

  it('give every town its state or country', () => {
    const cities = lookupRows.filter(({ lookup }) => lookup === 'City');
    for (const { name, description } of cities) expect(description, name).not.toBeNull();
  });
});

describe('names in other languages', () => {
  const all = Object.entries(lookupNames).flatMap(([lookup, values]) =>
    Object.entries(values).map(([name, texts]) => ({ lookup, name, texts })),
  );

  it.each(all)('of $lookup, $name are of a value, one for each language, in its script', (value) => {
    expect(lookupRows).toContainEqual(expect.objectContaining({ lookup: value.lookup, name: value.name }));
    expect(value.texts).toHaveLength(namedLanguages.length);
    for (const [index, language] of namedLanguages.entries())
      expect(isInOwnScript(value.texts[index] ?? '', language), value.texts[index]).toBe(true);
    expect(value.texts).toEqual(value.texts.map((text) => text.normalize('NFC').trim()));
  });

  it('are all there for what every family reads', () => {
    const whole = ['Job Type', 'Complexion', 'Body Build', 'Gotra', 'Education Sector', 'Occupation'];
    const missing = lookupRows.filter((row) => whole.includes(row.lookup) && translationsOf(row) === null);
    expect(missing).toEqual([]);
  });
});
