import type { CalendarDate } from './date-window.ts';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const msPerDay = 86_400_000;

// UTC in both directions, so that no time zone can shift the day.
const toUtcMs = (date: CalendarDate) => new Date(`${date}T00:00:00.000Z`).getTime();
const fromUtcMs = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is `YYYY-MM-DD` and the day exists. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!datePattern.test(text)) return false;
  const ms = toUtcMs(text);
  // JavaScript turns 30 February into a day of March instead of refusing it.
  return !Number.isNaN(ms) && fromUtcMs(ms) === text;
}

/** The date so many days later, or earlier when the number is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtcMs(toUtcMs(date) + days * msPerDay);
}

/** How many days lie between two dates; negative when the second is earlier. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return (toUtcMs(to) - toUtcMs(from)) / msPerDay;
}

/** The same day so many years later; 29 February becomes 1 March where it does not exist. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  return fromUtcMs(toUtcMs(`${year}${date.slice(4)}`));
}

/** The date as written in India, `DD/MM/YYYY`. */
export function formatCalendarDate(date: CalendarDate): string {
  return date.split('-').toReversed().join('/');
}
