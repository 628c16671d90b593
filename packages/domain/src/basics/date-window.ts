/** A calendar date, `YYYY-MM-DD`; not an instant, so never shifted by a time zone. */
export type CalendarDate = string;

const indiaOffsetMs = 330 * 60_000;

/**
 * Calendar and clock of India at an instant, to be read with the UTC methods. India has one time zone and no summer
 * time, so this needs no `Intl`, which is slow to start on a phone.
 */
export function inIndia(instant: Date): Date {
  return new Date(instant.getTime() + indiaOffsetMs);
}

/** Today's date in India. */
export function todayInIndia(now: Date): CalendarDate {
  return inIndia(now).toISOString().slice(0, 10);
}

/** The instant at which today began in India. */
export function startOfDayInIndia(now: Date): Date {
  return new Date(`${todayInIndia(now)}T00:00:00.000+05:30`);
}

/** The day, or null once it has passed: texts about what comes name no day of the past. */
export function comingDay(day: CalendarDate | null, now: Date): CalendarDate | null {
  return day !== null && day < todayInIndia(now) ? null : day;
}

/** A feature that an admin switches on for a range of days. */
export interface FeatureWindow {
  isOn: boolean;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
}

/** Whether the feature is on and today is inside its range, both ends included. */
export function isWindowOpen(window: FeatureWindow, today: CalendarDate): boolean {
  const { isOn, startDate, endDate } = window;
  return isOn && startDate !== null && endDate !== null && startDate <= today && today <= endDate;
}
