import { countDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import { findReminder, type FreshnessRules } from './round.ts';

/** What others see. The month has no year, so it is said for less than one. */
export interface FreshnessBadge {
  isConfirmed: boolean;
  /** 1 to 12; null: too long ago to name. */
  month: number | null;
}

const namedForDays = 330;

/** Null: nothing is known that could be said. `askedOn` is that of a question without an answer. */
export function findBadge(
  { confirmedOn, askedOn }: { confirmedOn: CalendarDate | null; askedOn: CalendarDate | null },
  rules: FreshnessRules,
  today: CalendarDate,
): FreshnessBadge | null {
  const isNamed = confirmedOn !== null && countDays(confirmedOn, today) <= namedForDays;
  const month = isNamed ? Number(confirmedOn.slice(5, 7)) : null;
  const isWaiting = askedOn !== null && findReminder({ askedOn }, rules) <= today;
  if (isWaiting) return { isConfirmed: false, month };
  return month === null ? null : { isConfirmed: true, month };
}
