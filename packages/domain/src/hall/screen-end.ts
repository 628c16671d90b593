import { type CalendarDate, startOfDayInIndia, todayInIndia } from '../basics/date-window.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a screen's right ends: with the day of the event; without one, or after it, with today. */
export function endOfScreen(eventDate: CalendarDate | null, now: Date): Date {
  const today = todayInIndia(now);
  const lastDay = eventDate !== null && eventDate > today ? eventDate : today;
  return new Date(startOfDayInIndia(new Date(`${lastDay}T12:00:00+05:30`)).getTime() + dayMs);
}
