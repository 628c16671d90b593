import type { CalendarDate } from '../basics/date-window.ts';

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
const monthAndDay = (date: CalendarDate) => date.slice(5);

/**
 * Whole years lived on a day. Whoever was born on 29 February grows a year older on 1 March of other years:
 * where the law is unsure, a day late is the side that harms nobody. Zero before birth.
 */
export function ageOn(birthday: CalendarDate, day: CalendarDate): number {
  const hadBirthday = monthAndDay(day) >= monthAndDay(birthday);
  return Math.max(0, yearOf(day) - yearOf(birthday) - (hadBirthday ? 0 : 1));
}
