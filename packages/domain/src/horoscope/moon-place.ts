/** The twelve signs of 30 degrees, in the order of the zodiac. */
export const rashis = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const;
export type Rashi = (typeof rashis)[number];

/** The 27 stars of 13 degrees 20 minutes, in the order of the zodiac. */
export const nakshatras = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva_phalguni',
  'uttara_phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva_ashadha',
  'uttara_ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva_bhadrapada',
  'uttara_bhadrapada',
  'revati',
] as const;
export type Nakshatra = (typeof nakshatras)[number];

/** The quarters of a nakshatra. */
export const padas = [1, 2, 3, 4] as const;
export type Pada = (typeof padas)[number];

/** Where the Moon is, as far as the gunas depend on it. */
export interface MoonPlace {
  rashi: Rashi;
  nakshatra: Nakshatra;
  pada: Pada;
  /** Dhanu and Makara change their vashya in the middle, and the middle is inside a pada. */
  half: 1 | 2;
}

/** Sidereal degrees, the Moon moving from the first to the second; past 360 it goes on from 0. */
export interface MoonRange {
  fromDeg: number;
  toDeg: number;
}

/** Panchangs differ by so much; a Moon this near to a border may be on either side of it. */
export const borderArcMinutes = 3;

const circle = 360 * 60;
const rashiLength = circle / rashis.length;
const nakshatraLength = circle / nakshatras.length;
const padaLength = nakshatraLength / padas.length;
/** The Moon moves at most 15.4 degrees in a day. A longer range has its ends in the wrong order. */
const maxRangeDeg = 20;

interface Cell {
  place: MoonPlace;
  from: number;
  to: number;
}

/** The circle in arc minutes, cut at every border of a rashi, of a half, of a nakshatra and of a pada. */
const cells: readonly Cell[] = rashis.flatMap((rashi, r) =>
  nakshatras.flatMap((nakshatra, n) =>
    padas.flatMap((pada, p) =>
      ([1, 2] as const).flatMap((half) => {
        const halfFrom = r * rashiLength + ((half - 1) * rashiLength) / 2;
        const padaFrom = n * nakshatraLength + p * padaLength;
        const from = Math.max(halfFrom, padaFrom);
        const to = Math.min(halfFrom + rashiLength / 2, padaFrom + padaLength);
        return from < to ? [{ place: { rashi, nakshatra, pada, half }, from, to }] : [];
      }),
    ),
  ),
);

/** Every place of the Moon, in the order of the zodiac: 108 padas, 12 of them cut by the middle of a rashi. */
export const allMoonPlaces: readonly MoonPlace[] = cells.map(({ place }) => place);

/**
 * All places where the Moon may be, in its own order: those that the range touches, and those within 3 arc minutes
 * of it. An exact time is a range without length.
 */
export function moonPlaces(range: MoonRange): MoonPlace[] {
  const lengthDeg = requireLength(range);
  const from = range.fromDeg * 60 - borderArcMinutes;
  const to = (range.fromDeg + lengthDeg) * 60 + borderArcMinutes;
  return [-circle, 0, circle].flatMap((turn) =>
    cells.filter((cell) => cell.from + turn <= to && cell.to + turn >= from).map(({ place }) => place),
  );
}

function requireLength({ fromDeg, toDeg }: MoonRange): number {
  const lengthDeg = toDeg < fromDeg ? toDeg + 360 - fromDeg : toDeg - fromDeg;
  if (!isLongitude(fromDeg) || !isLongitude(toDeg) || lengthDeg > maxRangeDeg)
    throw new RangeError(`Not a range of the Moon: ${fromDeg} to ${toDeg}`);
  return lengthDeg;
}

const isLongitude = (degrees: number) => degrees >= 0 && degrees < 360;
