import type { Decision } from '@suchi/domain/basics';
import { moonPlaces } from '@suchi/domain/horoscope';
import type { MoonRange, PossibleMoon } from '@suchi/domain/horoscope';
import { findBirthSpan } from '../birth.ts';
import type { Birth, BirthRefusal, BirthSpan } from '../birth.ts';
import { moonDegAt } from '../sky.ts';

export interface BirthMoon extends Pick<BirthSpan, 'zone' | 'offsetMinutes' | 'clockChange'> {
  /** Sidereal, by the Lahiri ayanamsha; of a time that is certain both ends are the same. */
  range: MoonRange;
  moon: PossibleMoon;
}

/**
 * Where the Moon was at a birth. A time told as "about" is taken so many minutes earlier and later, an unknown one as the
 * whole local day.
 */
export function findBirthMoon(birth: Birth, aboutMinutes = 60): Decision<BirthRefusal, BirthMoon> {
  const found = findBirthSpan(birth, aboutMinutes);
  if (!found.allowed) return found;
  const { zone, offsetMinutes, clockChange, fromMs, toMs } = found.span;
  const range = { fromDeg: moonDegAt(fromMs), toDeg: moonDegAt(toMs) };
  const knownBy = birth.accuracy === 'unknown' ? 'birth_day' : 'birth_time';
  return {
    allowed: true,
    zone,
    offsetMinutes,
    clockChange,
    range,
    moon: { places: moonPlaces(range), knownBy },
  };
}
