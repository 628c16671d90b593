import { addDays, countDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';

/** The longest season that the dashboard counts: a year, and some weeks for an edition that is opened late. */
const weeksShown = 60;

/** The same week of the year before: 52 weeks, so that Monday stays Monday. */
const daysToLastSeason = 364;

const aMonday: CalendarDate = '2024-01-01';

/** The Monday of a day's week. */
export function startOfWeek(day: CalendarDate): CalendarDate {
  const weekday = ((countDays(aMonday, day) % 7) + 7) % 7;
  return addDays(day, -weekday);
}

/**
 * The Mondays of the season so far, oldest first. The season begins with the week of the cut-off date of the current
 * edition; a season that is longer than sixty weeks shows its last sixty.
 */
export function listSeasonWeeks(cutOff: CalendarDate, today: CalendarDate): CalendarDate[] {
  const last = startOfWeek(today);
  const first = startOfWeek(cutOff);
  const wanted = Math.floor(countDays(first, last) / 7) + 1;
  const count = Math.min(Math.max(wanted, 1), weeksShown);
  return Array.from({ length: count }, (_, index) => addDays(last, -7 * (count - 1 - index)));
}

/**
 * The first day of the season, for every number that says "this season": the cut-off date of the current edition. While
 * it lies ahead the season is this week.
 */
export function findSeasonStart(cutOff: CalendarDate, today: CalendarDate): CalendarDate {
  const [first = today] = listSeasonWeeks(cutOff, today);
  return cutOff > first && cutOff <= today ? cutOff : first;
}

/** The week of last season that a week is compared with. */
export function findWeekLastSeason(week: CalendarDate): CalendarDate {
  return addDays(week, -daysToLastSeason);
}
