import { type CalendarDate, inIndia } from '@suchi/domain/basics';
import { calendar } from './calendar.en.ts';

// Without `Intl`: making one of its formats takes a slow phone longer than drawing a page's header.

const months = Object.values(calendar.months);
const shortMonths = Object.values(calendar.shortMonths);
const weekdays = Object.values(calendar.weekdays);
const shortWeekdays = Object.values(calendar.shortWeekdays);

// Read with the UTC methods, so that no time zone moves the date.
const dayOf = (date: CalendarDate) => new Date(`${date}T00:00:00.000Z`);

/** `2 November 2025` */
export function formatLongDate(date: CalendarDate): string {
  const day = dayOf(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** `Sunday 2 November 2025` */
export function formatWeekdayDate(date: CalendarDate): string {
  return `${weekdays[dayOf(date).getUTCDay()]} ${formatLongDate(date)}`;
}

/** `Nov` and `2` */
export function splitDate(date: CalendarDate): { month: string; day: string } {
  const day = dayOf(date);
  return { month: shortMonths[day.getUTCMonth()] ?? '', day: String(day.getUTCDate()) };
}

/** `15/11` */
export function formatShortDay(date: CalendarDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** `Sun 15/11` */
export function formatShortWeekday(date: CalendarDate): string {
  return `${shortWeekdays[dayOf(date).getUTCDay()]} ${formatShortDay(date)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** An instant by India's calendar and clock. */
function readInstant(iso: string) {
  const there = inIndia(new Date(iso));
  const [hour, minute] = [there.getUTCHours(), twoDigits(there.getUTCMinutes())];
  const dayMonth = `${twoDigits(there.getUTCDate())}/${twoDigits(there.getUTCMonth() + 1)}`;
  return {
    dayMonth,
    date: `${dayMonth}/${there.getUTCFullYear()}`,
    time: `${twoDigits(hour % 12 || 12)}:${minute} ${calendar.halvesOfDay[hour < 12 ? 'am' : 'pm']}`,
  };
}

/** Every date with a time on a screen, in India and in the specification's format: `09:14 PM 07/10/2025`. */
export function formatMoment(iso: string): string {
  const { time, date } = readInstant(iso);
  return `${time} ${date}`;
}

/** The time alone when it was today: `09:14 PM`, before that `09:14 PM 07/10/2025`. */
export function formatRecent(at: string | number, now = new Date()): string {
  const iso = new Date(at).toISOString();
  return formatDay(iso) === formatDay(now.toISOString()) ? formatTimeOfDay(iso) : formatMoment(iso);
}

/** `15/11/2026` in India. */
export const formatDay = (iso: string): string => readInstant(iso).date;

/** `15/11` in India. */
export const formatDayMonth = (iso: string): string => readInstant(iso).dayMonth;

/** `09:14 PM` in India. */
export const formatTimeOfDay = (iso: string): string => readInstant(iso).time;
