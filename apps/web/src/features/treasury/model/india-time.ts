import type { CalendarDate } from '@suchi/domain/basics';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });

function read(iso: string) {
  const of = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return {
    day: `${of.day}/${of.month}`,
    year: of.year,
    clock: `${of.hour}:${of.minute} ${of.dayPeriod?.toUpperCase()}`,
  };
}

/** `11:40 AM` in India. */
export function formatClock(iso: string): string {
  return read(iso).clock;
}

/** `12/11, 06:20 PM` in India. */
export function formatShortInstant(iso: string): string {
  const { day, clock } = read(iso);
  return `${day}, ${clock}`;
}

/** `02:10 AM 15/11/2026` in India. */
export function formatInstant(iso: string): string {
  const { day, year, clock } = read(iso);
  return `${clock} ${day}/${year}`;
}

/** `15/11/2026` in India. */
export function formatInstantDay(iso: string): string {
  const { day, year } = read(iso);
  return `${day}/${year}`;
}

/** `15/11` */
export function formatShortDay(date: CalendarDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}`;
}

/** `Sun 15/11` */
export function formatWeekday(date: CalendarDate): string {
  return `${weekday.format(new Date(`${date}T00:00:00Z`))} ${formatShortDay(date)}`;
}
