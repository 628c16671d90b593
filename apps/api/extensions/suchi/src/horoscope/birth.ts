import { addDays, isCalendarDate } from '@suchi/domain/basics';
import type { CalendarDate, Decision } from '@suchi/domain/basics';
import type { BirthTimeAccuracy } from '@suchi/domain/profiles';
import { findInstants, instantsOfOffset, isTimeZone } from './local-time.ts';
import type { LocalInstants } from './local-time.ts';
import { zoneOfPlace } from './zone-of-place.ts';
import type { BirthPlace, PlaceRefusal } from './zone-of-place.ts';

/** Cities of India kept a time of their own beside the standard time. */
export const cityClocks = {
  bombay: { offsetMinutes: 291, lastYear: 1955 },
  calcutta: { offsetMinutes: 353, lastYear: 1948 },
} as const;
export type CityClock = keyof typeof cityClocks;

/** A birth as its family tells it. */
export interface Birth {
  date: CalendarDate;
  /** Local time, `HH:MM` or `HH:MM:SS`; null when it was not told. */
  time: string | null;
  accuracy: BirthTimeAccuracy;
  place: BirthPlace;
  /** What the family corrected the zone to; null takes the zone of the place. */
  zone: string | null;
  /** The time is that of a city's clock. Asked before 1956 only. */
  cityClock: CityClock | null;
}

export type BirthRefusal =
  PlaceRefusal | 'date_invalid' | 'time_missing' | 'time_invalid' | 'zone_invalid' | 'city_clock_not_in_use';

/** All instants at which the birth may have been. */
export interface BirthSpan {
  zone: string;
  fromMs: number;
  toMs: number;
  /** How far the clocks were ahead of UTC at the told time, or at noon of an unknown one. */
  offsetMinutes: number;
  clockChange: LocalInstants['clockChange'];
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
/** The positions are checked for years in the middle of these; nobody in the lists is older. */
const years = { first: '1900', last: '2099' };
const msPerMinute = 60_000;

/** From the day, the time and the place to instants. */
export function findBirthSpan(
  birth: Birth,
  aboutMinutes: number,
): Decision<BirthRefusal, { span: BirthSpan }> {
  const { date, time, accuracy } = birth;
  if (!isKnownDate(date)) return { allowed: false, reason: 'date_invalid' };
  const isWholeDay = accuracy === 'unknown';
  if (!isWholeDay && time === null) return { allowed: false, reason: 'time_missing' };
  if (time !== null && !timePattern.test(time)) return { allowed: false, reason: 'time_invalid' };
  const clocks = findClocks(birth);
  if (!clocks.allowed) return clocks;

  const { zone, instantsAt } = clocks;
  const told = instantsAt(toLocalMs(date, isWholeDay || time === null ? '12:00' : time));
  const spreadMs = accuracy === 'about' ? aboutMinutes * msPerMinute : 0;
  const span = {
    zone,
    fromMs: isWholeDay ? instantsAt(toLocalMs(date, '00:00')).firstMs : told.firstMs - spreadMs,
    toMs: isWholeDay ? instantsAt(toLocalMs(addDays(date, 1), '00:00')).lastMs : told.lastMs + spreadMs,
    offsetMinutes: (told.localMs - told.firstMs) / msPerMinute,
    clockChange: told.clockChange,
  };
  return { allowed: true, span };
}

function isKnownDate(date: string): boolean {
  return isCalendarDate(date) && date.slice(0, 4) >= years.first && date.slice(0, 4) <= years.last;
}

type InstantsAt = (localMs: number) => LocalInstants & { localMs: number };

function findClocks({
  date,
  place,
  zone: corrected,
  cityClock,
}: Birth): Decision<BirthRefusal, { zone: string; instantsAt: InstantsAt }> {
  if (corrected !== null && !isTimeZone(corrected)) return { allowed: false, reason: 'zone_invalid' };
  const found = corrected === null ? zoneOfPlace(place) : ({ allowed: true, zone: corrected } as const);
  if (!found.allowed) return found;
  const { zone } = found;
  if (cityClock === null)
    return {
      allowed: true,
      zone,
      instantsAt: (localMs) => ({ localMs, ...findInstants(localMs, zone) }),
    };
  const { offsetMinutes, lastYear } = cityClocks[cityClock];
  if (zone !== 'Asia/Kolkata' || Number(date.slice(0, 4)) > lastYear)
    return { allowed: false, reason: 'city_clock_not_in_use' };
  return {
    allowed: true,
    zone,
    instantsAt: (localMs) => ({ localMs, ...instantsOfOffset(localMs, offsetMinutes) }),
  };
}

const toLocalMs = (date: CalendarDate, time: string) => Date.parse(`${date}T${time}Z`);
