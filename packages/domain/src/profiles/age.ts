import { addDays, addYears } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
const monthAndDay = (date: CalendarDate) => date.slice(5);

/**
 * Age in whole years on a day; zero before birth. People born on 29 February turn older on 1 March of other
 * years: where the law is unclear, a day late is the safe side.
 */
export function ageOn(birthday: CalendarDate, day: CalendarDate): number {
  const hadBirthday = monthAndDay(day) >= monthAndDay(birthday);
  return Math.max(0, yearOf(day) - yearOf(birthday) - (hadBirthday ? 0 : 1));
}

/** The latest birthday of people who are at least this old on a day. */
export function latestBirthdayAt(age: number, day: CalendarDate): CalendarDate {
  const birthday = addYears(day, -age);
  // On 29 February, the same day of another year can be 1 March, which has not come yet.
  return ageOn(birthday, day) < age ? addDays(birthday, -1) : birthday;
}
