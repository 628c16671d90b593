import { type CalendarDate, startOfDayInIndia, todayInIndia } from '../basics/date-window.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When a screen's right ends: after 24 hours, which is enough for a rehearsal. One that is paired on the day of the
 * event, or so late that its 24 hours would end on that day, stays until the day is over.
 */
export function endOfScreen(eventDate: CalendarDate | null, now: Date): Date {
  const nextDay = new Date(now.getTime() + dayMs);
  const isForEvent =
    eventDate !== null && eventDate >= todayInIndia(now) && eventDate <= todayInIndia(nextDay);
  if (!isForEvent) return nextDay;
  return new Date(startOfDayInIndia(new Date(`${eventDate}T12:00:00+05:30`)).getTime() + dayMs);
}
