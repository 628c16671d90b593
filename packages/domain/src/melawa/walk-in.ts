import { type CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { SerialRange } from '../print/edition.ts';
import { ageOn } from '../profiles/age.ts';
import type { Gender } from '../profiles/gender.ts';
import type { DoorCounts } from './door-families.ts';
import type { MelawaEvent } from './event.ts';

/**
 * The numbers of the day of one block, so that two desks without network never give the same one; null when there are
 * none left. Each phone that joins gets a block of its own, the first one is 1.
 */
export function dayNumberBlock(
  block: number,
  { dayNumberFrom, dayNumberTo, dayNumbersADesk }: MelawaEvent,
): SerialRange | null {
  const from = dayNumberFrom + (block - 1) * dayNumbersADesk;
  const to = from + dayNumbersADesk - 1;
  return to <= dayNumberTo ? { from, to } : null;
}

/** The next number of the day in a block; null when it is used up. A number that was taken back is not given again. */
export function nextDayNumber({ from, to }: SerialRange, given: readonly number[]): number | null {
  const own = given.filter((number) => number >= from && number <= to);
  const next = Math.max(from - 1, ...own) + 1;
  return next <= to ? next : null;
}

export const walkInReasons = [
  'no_walk_ins',
  'hall_full',
  'no_number',
  'too_young',
  'ask_birth_date',
] as const;
export type WalkInReason = (typeof walkInReasons)[number];

/** What a phone knows of the event. */
type EventOfWalkIns = Pick<MelawaEvent, 'day' | 'seats' | 'takesWalkIns' | 'walkInAge'>;

/** Whether the desk may register a walk-in. The day of birth is asked only where the year does not decide. */
export function checkWalkIn(
  walkIn: {
    gender: Gender;
    bornIn: number;
    birthday: CalendarDate | null;
    people: number;
    number: number | null;
  },
  { event, counts }: { event: EventOfWalkIns; counts: Pick<DoorCounts, 'people'> },
): Decision<WalkInReason> {
  const { gender, bornIn, birthday, people, number } = walkIn;
  const least = event.walkInAge[gender];
  const ageThisYear = Number(event.day.slice(0, 4)) - bornIn;
  const isEdge = ageThisYear === least;
  const refusals: Record<WalkInReason, boolean> = {
    no_walk_ins: !event.takesWalkIns,
    hall_full: counts.people + people > event.seats,
    no_number: number === null,
    too_young: ageThisYear < least || (isEdge && birthday !== null && ageOn(birthday, event.day) < least),
    ask_birth_date: isEdge && birthday === null,
  };
  const reason = walkInReasons.find((one) => refusals[one]);
  return reason === undefined ? { allowed: true } : { allowed: false, reason };
}

/** The record of a walk-in is kept for so long, unless the family registers. */
export const walkInKeptDays = 30;
