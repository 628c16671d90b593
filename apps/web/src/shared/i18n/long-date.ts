import type { CalendarDate } from '@suchi/domain/basics';
import * as calendar from '@suchi/words';
import { translatorFor } from './messages.ts';

const words = () => translatorFor('calendar');
const split = (iso: string) => calendar.splitInstant(words(), new Date(iso));

/** `2 November 2025` */
export const formatLongDate = (date: CalendarDate): string => calendar.formatLongDate(words(), date);

/** `Sunday 2 November 2025` */
export const formatWeekdayDate = (date: CalendarDate): string => calendar.formatWeekdayDate(words(), date);

/** `2 November` */
export const formatDayOfYear = (date: CalendarDate): string => calendar.formatDayOfYear(words(), date);

/** `Sunday 2 November` */
export const formatWeekdayOfYear = (date: CalendarDate): string =>
  calendar.formatWeekdayOfYear(words(), date);

/** `9:30 AM` for the time `09:30` of a programme. */
export const formatClock = (time: string): string => calendar.formatClock(words(), time);

/** `November` */
export const sayMonth = (month: number): string => words()(`months.${month}` as 'months.1');

/** `Nov` and `2` */
export function splitDate(date: CalendarDate): { month: string; day: string } {
  const { shortMonth, day } = calendar.splitDate(words(), date);
  return { month: shortMonth, day };
}

/** `15/11` */
export function formatShortDay(date: CalendarDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** `Sun 15/11` */
export function formatShortWeekday(date: CalendarDate): string {
  const { shortWeekday } = calendar.splitDate(words(), date);
  return words()('weekdayDate', { weekday: shortWeekday, date: formatShortDay(date) });
}

/** Every date with a time on a screen, in India and in the specification's format: `09:14 PM 07/10/2025`. */
export function formatMoment(iso: string): string {
  const { time, date } = split(iso);
  return words()('moment', { time, date });
}

/** The time alone when it was today: `09:14 PM`, before that `09:14 PM 07/10/2025`. */
export function formatRecent(at: string | number, now = new Date()): string {
  const iso = new Date(at).toISOString();
  return formatDay(iso) === formatDay(now.toISOString()) ? formatTimeOfDay(iso) : formatMoment(iso);
}

/** `15/11/2026` in India. */
export const formatDay = (iso: string): string => split(iso).date;

/** `15/11` in India. */
export const formatDayMonth = (iso: string): string => split(iso).dayMonth;

/** `09:14 PM` in India. */
export const formatTimeOfDay = (iso: string): string => split(iso).time;

/** `7` and `9 PM`, or `11 AM` and `2 PM`: half of the day is said once where it comes last. */
export function splitHours({ from, to }: { from: number; to: number }): { from: string; to: string } {
  const [first, last] = [from, to].map((hour) => calendar.formatHour(words(), hour)) as [string, string];
  const number = String(from % 12 || 12);
  const half = first.slice(number.length);
  return { from: first.startsWith(number) && last.endsWith(half) ? number : first, to: last };
}
