import { type CalendarDate, inIndia, todayInIndia } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** The longest name of a saved search, in characters. */
export const savedSearchNameMax = 40;

/** Whether a member may save one more search. */
export function checkMaySave(count: number, limit: number): Decision<'saved_search_limit_reached'> {
  return count < limit ? { allowed: true } : { allowed: false, reason: 'saved_search_limit_reached' };
}

/** A page that is opened again so soon belongs to the same visit, so that reloading it keeps what is new. */
const visitMinutes = 30;

/** When a saved search was last visited and mailed; `newSince` is what its last visit counted from. */
export interface SavedSearchDates {
  openedAt: Date;
  mailedAt: Date | null;
  newSince: Date;
}

/** Who is shown since then is new: the last visit or the last mail, the later one. */
export function findNewSince({ openedAt, mailedAt }: Omit<SavedSearchDates, 'newSince'>): Date {
  return mailedAt !== null && mailedAt > openedAt ? mailedAt : openedAt;
}

/** What a visit that begins or goes on now counts from. */
export function visitSavedSearch(
  dates: SavedSearchDates,
  now: Date,
): Pick<SavedSearchDates, 'openedAt' | 'newSince'> {
  const isSameVisit = now.getTime() - dates.openedAt.getTime() < visitMinutes * 60_000;
  return isSameVisit ? dates : { openedAt: now, newSince: findNewSince(dates) };
}

/** How many names of a search and how many searches a weekly mail has. */
export const weeklyMailLimits = { names: 3, searches: 5 } as const;

const sunday = 0;
/** Hours of India between which weekly mails are sent; who is not reached then waits for the next week. */
const weeklyMailHours = { from: 8, until: 20 } as const;

/** The day whose weekly mails are due now: Sunday between 8 AM and 8 PM, by India's clock. */
export function findWeeklyMailDay(now: Date): CalendarDate | null {
  const clock = inIndia(now);
  const hour = clock.getUTCHours();
  const isDue = clock.getUTCDay() === sunday && hour >= weeklyMailHours.from && hour < weeklyMailHours.until;
  return isDue ? todayInIndia(now) : null;
}
