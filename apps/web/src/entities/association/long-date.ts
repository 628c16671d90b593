import type { CalendarDate } from '@suchi/domain/basics';

const utc = { timeZone: 'UTC' } as const;
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', ...utc });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...utc });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', ...utc });

// Parsed and formatted in UTC, so that no time zone moves the date.
const instantOf = (date: CalendarDate) => new Date(`${date}T00:00:00.000Z`);

/** `2 November 2025` */
export function formatLongDate(date: CalendarDate): string {
  return longDate.format(instantOf(date));
}

/** `Sunday 2 November 2025` */
export function formatWeekdayDate(date: CalendarDate): string {
  return `${weekday.format(instantOf(date))} ${formatLongDate(date)}`;
}

/** `Nov` and `2` */
export function splitDate(date: CalendarDate): { month: string; day: string } {
  return { month: shortMonth.format(instantOf(date)), day: String(instantOf(date).getUTCDate()) };
}
