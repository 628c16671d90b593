/** A calendar date, `YYYY-MM-DD`; not an instant, so never shifted by a time zone. */
export type CalendarDate = string;

const indianDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's date in India. */
export function todayInIndia(now: Date): CalendarDate {
  return indianDate.format(now);
}

/** The instant at which today began in India, which has one time zone and no summer time. */
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
