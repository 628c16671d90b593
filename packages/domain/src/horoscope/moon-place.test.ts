import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allMoonPlaces, moonPlaces, nakshatras, padas, rashis } from './moon-place.ts';
import type { MoonPlace } from './moon-place.ts';

const minute = 1 / 60;
const name = ({ nakshatra, pada, rashi }: MoonPlace) => `${nakshatra} ${pada} ${rashi}`;
const namesAt = (fromDeg: number, toDeg = fromDeg) => moonPlaces({ fromDeg, toDeg }).map(name);

describe('the zodiac', () => {
  it('has 108 padas, of which the middle of a rashi cuts 12', () => {
    expect(allMoonPlaces).toHaveLength(120);
    expect(new Set(allMoonPlaces.map(name)).size).toBe(108);
    expect([rashis.length, nakshatras.length, padas.length]).toEqual([12, 27, 4]);
  });

  it('begins at Ashwini and ends with Revati', () => {
    expect(name(allMoonPlaces[0] as MoonPlace)).toBe('ashwini 1 mesha');
    expect(name(allMoonPlaces.at(-1) as MoonPlace)).toBe('revati 4 meena');
  });
});

describe('a Moon near a border', () => {
  it.each([
    ['of a nakshatra', 40, 'krittika 4 vrishabha', 'rohini 1 vrishabha'],
    ['of a rashi', 180, 'chitra 2 kanya', 'chitra 3 tula'],
    ['of a pada', 10, 'ashwini 3 mesha', 'ashwini 4 mesha'],
  ])('%s may be on either side within 3 minutes, and no further', (_, border, before, after) => {
    expect(namesAt(border - 3.01 * minute)).toEqual([before]);
    expect(namesAt(border - 2.99 * minute)).toEqual([before, after]);
    expect(namesAt(border)).toEqual([before, after]);
    expect(namesAt(border + 2.99 * minute)).toEqual([before, after]);
    expect(namesAt(border + 3.01 * minute)).toEqual([after]);
  });

  it('of the first rashi may be in the last, and the other way round', () => {
    expect(namesAt(2.99 * minute)).toEqual(['revati 4 meena', 'ashwini 1 mesha']);
    expect(namesAt(3.01 * minute)).toEqual(['ashwini 1 mesha']);
    expect(namesAt(360 - 2.99 * minute)).toEqual(['revati 4 meena', 'ashwini 1 mesha']);
    expect(namesAt(360 - 3.01 * minute)).toEqual(['revati 4 meena']);
  });

  it.each([
    ['Dhanu', 255],
    ['Makara', 285],
  ])('may be in either half of %s, inside a pada', (_, middle) => {
    const halvesAt = (deg: number) => moonPlaces({ fromDeg: deg, toDeg: deg }).map(({ half }) => half);
    expect(halvesAt(middle - 3.01 * minute)).toEqual([1]);
    expect(halvesAt(middle + 2.99 * minute)).toEqual([1, 2]);
    expect(halvesAt(middle + 3.01 * minute)).toEqual([2]);
  });
});

describe('a range', () => {
  it('holds every place from its first to its last', () => {
    expect(namesAt(25, 31)).toEqual(['bharani 4 mesha', 'krittika 1 mesha', 'krittika 2 vrishabha']);
  });

  it('is widened by the 3 minutes at both ends', () => {
    expect(namesAt(20 + 2.99 * minute, 30 - 2.99 * minute)).toEqual([
      'bharani 2 mesha',
      'bharani 3 mesha',
      'bharani 4 mesha',
      'krittika 1 mesha',
      'krittika 2 vrishabha',
    ]);
  });

  it('goes on from the last rashi to the first', () => {
    expect(namesAt(355, 2)).toEqual(['revati 3 meena', 'revati 4 meena', 'ashwini 1 mesha']);
  });

  it.each([
    ['no number', Number.NaN, 10],
    ['no number at the end', 10, Number.NaN],
    ['below 0', -0.1, 10],
    ['360', 360, 3],
    ['360 at the end', 350, 360],
    ['infinite', 10, Number.POSITIVE_INFINITY],
    ['longer than the Moon goes in a day', 10, 30.1],
    ['with its ends in the wrong order', 20, 10],
  ])('is refused when it is %s', (_, fromDeg, toDeg) => {
    expect(() => moonPlaces({ fromDeg, toDeg })).toThrow('Not a range of the Moon');
  });

  it('contains the places of each moment in it, each once and in the order of the zodiac', () => {
    const degrees = fc.double({ min: 0, max: 359.999, noNaN: true });
    const lengths = fc.double({ min: 0, max: 16, noNaN: true });
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(degrees, lengths, shares, (fromDeg, length, share) => {
        const places = moonPlaces({ fromDeg, toDeg: (fromDeg + length) % 360 });
        const moment = (fromDeg + length * share) % 360;
        expect(places).toEqual(expect.arrayContaining(moonPlaces({ fromDeg: moment, toDeg: moment })));
        expect(new Set(places).size).toBe(places.length);
        const numbers = places.map((place) => allMoonPlaces.indexOf(place));
        const steps = numbers.slice(1).map((number, index) => (number - (numbers[index] ?? 0) + 120) % 120);
        expect(steps.every((step) => step === 1)).toBe(true);
      }),
      { numRuns: 2000, seed: 27 },
    );
  });
});
