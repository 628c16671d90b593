import { addDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import { latestBirthdayAt } from '../profiles/age.ts';

/** The bands of the dashboard, youngest first. The last one has no end. */
export const ageBands = [
  { from: 18, to: 20 },
  { from: 21, to: 24 },
  { from: 25, to: 28 },
  { from: 29, to: 32 },
  { from: 33, to: 36 },
  { from: 37, to: null },
] as const;

/**
 * For each band, the day after the latest birthday of people who are too old for the younger band, oldest band first:
 * the bounds of PostgreSQL's `width_bucket`. Bucket 0 is the oldest band, and the bucket after the youngest band has
 * people under its age.
 */
export function listBandBounds(today: CalendarDate): CalendarDate[] {
  return ageBands.map(({ from }) => addDays(latestBirthdayAt(from, today), 1)).toReversed();
}
