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

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** In India's time, in the specification's format: `09:14 PM 07/10/2025`. */
export function formatMoment(iso: string): string {
  const of = Object.fromEntries(moment.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${of.hour}:${of.minute} ${of.dayPeriod?.toUpperCase()} ${of.day}/${of.month}/${of.year}`;
}

/** `15/11` in India. */
export function formatDayMonth(iso: string): string {
  return formatMoment(iso).slice(9, 14);
}

/** `09:14 PM` in India. */
export function formatTimeOfDay(iso: string): string {
  return formatMoment(iso).slice(0, 8);
}

const shortMoment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** For columns, in India's time: `15/11/2026, 10:42`. */
export function formatShortMoment(iso: string): string {
  return shortMoment.format(new Date(iso));
}
