import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGunas, kootas } from './count-gunas.ts';
import type { GunaCount } from './count-gunas.ts';
import { countPossibleGunas } from './count-possible-gunas.ts';
import type { PointRange, PossibleGunas, PossibleMoon } from './count-possible-gunas.ts';
import { defaultGunaVariant, gunaVariants } from './guna-variant.ts';
import { moonPlaces } from './moon-place.ts';
import type { MoonPlace } from './moon-place.ts';
import { placesOfTypedMoon } from './typed-moon.ts';

const around = (fromDeg: number, toDeg = fromDeg): PossibleMoon => ({
  places: moonPlaces({ fromDeg, toDeg }),
  knownBy: 'birth_time',
});
const inDay = (fromDeg: number, toDeg = fromDeg): PossibleMoon => ({
  ...around(fromDeg, toDeg),
  knownBy: 'birth_day',
});
const count = (bride: PossibleMoon, groom: PossibleMoon) =>
  countPossibleGunas(bride, groom, defaultGunaVariant);

/** Inside of a pada and of a half. */
const revati2 = 351;
const ardra1 = 68;

describe('two known Moons', () => {
  it('have the points of their places, with the name of the variant', () => {
    expect(count(around(revati2), around(ardra1))).toEqual({
      kind: 'exact',
      variant: 'tables 1',
      points: { varna: 0, vashya: 0.5, tara: 1.5, yoni: 2, maitri: 0.5, gana: 5, bhakoot: 7, nadi: 8 },
      total: 24.5,
      exceptions: [],
      possibleExceptions: [],
    });
  });

  it('count the bride as the bride', () => {
    expect(count(around(1), around(27))).toMatchObject({ total: 28.5 });
    expect(count(around(27), around(1))).toMatchObject({ total: 27.5 });
  });
});

describe('an uncertain Moon', () => {
  it('has exact points where all its places give the same', () => {
    const rohini = around(43, 46.5);
    expect(rohini.places.map(({ pada }) => pada)).toEqual([1, 2, 2]);
    expect(count(rohini, around(347))).toMatchObject({ kind: 'exact', total: 19 });
  });

  it('has a range in total and in each koota that differs', () => {
    // From Uttara Ashadha 4 to Shravana 1, both in Makara.
    const groom = around(279.5, 280.5);
    expect(count(around(revati2), groom)).toEqual({
      kind: 'range',
      variant: 'tables 1',
      total: { min: 19.5, max: 20.5 },
      points: {
        varna: { min: 0, max: 0 },
        vashya: { min: 1, max: 1 },
        tara: { min: 1.5, max: 1.5 },
        yoni: { min: 2, max: 2 },
        maitri: { min: 3, max: 3 },
        gana: { min: 5, max: 6 },
        bhakoot: { min: 7, max: 7 },
        nadi: { min: 0, max: 0 },
      },
      exceptions: [],
      possibleExceptions: [],
    });
  });

  it('has exceptions that apply in any case, and others that may apply', () => {
    // A groom of Krittika: 1 is in Mesha, 2 in Vrishabha. A bride of Krittika 1.
    expect(count(around(28), around(29.5, 30.5))).toMatchObject({
      kind: 'range',
      exceptions: [],
      possibleExceptions: ['nadi_same_nakshatra_other_rashi'],
    });
    // Rohini 1 or 2 with Rohini 3: another pada either way.
    expect(count(around(48), around(43, 44))).toMatchObject({
      kind: 'exact',
      exceptions: ['nadi_same_nakshatra_other_pada'],
      possibleExceptions: [],
    });
    // Rohini 1 or 2 with Rohini 2: another pada in one case. The points do not say it.
    expect(count(around(44), around(43, 44))).toMatchObject({
      kind: 'exact',
      exceptions: [],
      possibleExceptions: ['nadi_same_nakshatra_other_pada'],
    });
  });

  it('of more than two nakshatras, on either side, has a total only', () => {
    const three = inDay(12, 27);
    const two = inDay(13.5, 28);
    const known = around(revati2);
    expect(new Set(three.places.map(({ nakshatra }) => nakshatra)).size).toBe(3);
    expect(new Set(two.places.map(({ nakshatra }) => nakshatra)).size).toBe(2);
    expect(count(known, three)).toEqual({
      kind: 'total_only',
      variant: 'tables 1',
      total: { min: 11.5, max: 25 },
    });
    expect(count(three, known)).toMatchObject({ kind: 'total_only' });
    expect(count(known, two)).toMatchObject({ kind: 'range' });
    expect(count(two, known)).toMatchObject({ kind: 'range' });
  });
});

describe('not enough is known', () => {
  const notEnough = (reason: string) => ({ kind: 'not_enough', reason });
  const karka: PossibleMoon = {
    places: placesOfTypedMoon({ rashi: 'karka', nakshatra: null, pada: null }),
    knownBy: 'typed_rashi',
  };

  it('without a Moon', () => {
    const none: PossibleMoon = { places: [], knownBy: 'birth_time' };
    expect(count(none, around(1))).toEqual(notEnough('moon_not_known'));
    expect(count(around(1), none)).toEqual(notEnough('moon_not_known'));
  });

  it('with a rashi alone: 21 of the 36 points need the nakshatra', () => {
    expect(count(karka, around(1))).toEqual(notEnough('only_rashi_known'));
    expect(count(around(1), karka)).toEqual(notEnough('only_rashi_known'));
  });

  it('with two whole days, unless all their places give the same', () => {
    expect(count(inDay(12, 25), inDay(100, 113))).toEqual(notEnough('both_times_not_known'));
    expect(count(inDay(12, 25), around(100, 113)).kind).toBe('range');
    expect(count(around(12, 25), inDay(100, 113)).kind).toBe('range');
    expect(count(inDay(43, 52), inDay(1, 12)).kind).toBe('exact');
  });
});

describe('10,000 random pairs of Moons, in every variant', () => {
  const degrees = fc.double({ min: 0, max: 359.999, noNaN: true });
  const moon = fc.record({
    fromDeg: degrees,
    /** Nothing, an hour on both sides, a day. */
    length: fc.oneof(
      fc.constant(0),
      fc.double({ min: 0, max: 1.3, noNaN: true }),
      fc.double({ min: 11.8, max: 15.4, noNaN: true }),
    ),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const variant = fc.record({
    vashya: fc.constantFrom(...gunaVariants.vashya),
    tara: fc.constantFrom(...gunaVariants.tara),
    yoni: fc.constantFrom(...gunaVariants.yoni),
    gana: fc.constantFrom(...gunaVariants.gana),
    bhakoot: fc.constantFrom(...gunaVariants.bhakoot),
    nadi: fc.constantFrom(...gunaVariants.nadi),
  });

  it('contain the exact result of any moment in them', () => {
    const kinds = new Set<PossibleGunas['kind']>();
    fc.assert(
      fc.property(moon, moon, variant, (ofBride, ofGroom, chosen) => {
        const result = countPossibleGunas(moonIn(ofBride), moonIn(ofGroom), chosen);
        kinds.add(result.kind);
        const exact = countGunas(momentIn(ofBride), momentIn(ofGroom), chosen);
        expect(kootas.reduce((sum, koota) => sum + exact.points[koota], 0)).toBe(exact.total);
        expect(findContradictions(result, exact)).toEqual([]);
      }),
      { numRuns: 10_000, seed: 27 },
    );
    expect(kinds).toEqual(new Set(['exact', 'range', 'total_only']));
  });
});

interface DrawnMoon {
  fromDeg: number;
  length: number;
  share: number;
}

const moonIn = ({ fromDeg, length }: DrawnMoon) => around(fromDeg, (fromDeg + length) % 360);

/** A place that the Moon may have at some moment of its range. */
function momentIn({ fromDeg, length, share }: DrawnMoon): MoonPlace {
  const deg = (fromDeg + length * share) % 360;
  const [place] = moonPlaces({ fromDeg: deg, toDeg: deg });
  if (!place) throw new Error(`No place at ${deg}`);
  return place;
}

/** What the result says of two Moons although it is not so for these two places of theirs. */
function findContradictions(result: PossibleGunas, exact: GunaCount): string[] {
  if (result.kind === 'not_enough') return ['both Moons are known'];
  const isWithin = (range: PointRange | number, value: number) =>
    typeof range === 'number' ? range === value : range.min <= value && value <= range.max;
  const found = [
    ...(result.variant === exact.variant ? [] : ['variant']),
    ...(isWithin(result.total, exact.total) ? [] : ['total']),
  ];
  if (result.kind === 'total_only') return found;
  const { points, exceptions, possibleExceptions } = result;
  return [
    ...found,
    ...kootas.filter((koota) => !isWithin(points[koota], exact.points[koota])),
    ...exceptions.filter((each) => !exact.exceptions.includes(each)),
    ...exact.exceptions.filter((each) => ![...exceptions, ...possibleExceptions].includes(each)),
  ];
}
