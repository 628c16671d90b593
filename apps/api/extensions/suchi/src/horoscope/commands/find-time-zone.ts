import type { Decision } from '@suchi/domain/basics';
import { cityClocks, findBirthSpan } from '../birth.ts';
import type { Birth, BirthRefusal, BirthSpan, CityClock } from '../birth.ts';

/** What the family is shown, and may correct. */
export type BirthZone = Pick<BirthSpan, 'zone' | 'offsetMinutes' | 'clockChange'> & {
  /** The clocks of cities that the time may be of; the family is asked. */
  cityClocks: readonly CityClock[];
};

/** The zone of a birth, and how far its clocks were ahead of UTC on that day. */
export function findTimeZone(birth: Birth): Decision<BirthRefusal, BirthZone> {
  const found = findBirthSpan(birth, 0);
  if (!found.allowed) return found;
  const { zone, offsetMinutes, clockChange } = found.span;
  const year = Number(birth.date.slice(0, 4));
  const clocks = Object.keys(cityClocks) as CityClock[];
  return {
    allowed: true,
    zone,
    offsetMinutes,
    clockChange,
    cityClocks: zone === 'Asia/Kolkata' ? clocks.filter((clock) => year <= cityClocks[clock].lastYear) : [],
  };
}
