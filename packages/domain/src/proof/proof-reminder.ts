import { addDays } from '../basics/calendar-date.ts';
import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';
import { findProofStage, type ProofRound } from './proof.ts';

/** In the morning, in India. */
const timeOfReminder = '09:00:00.000+05:30';

export interface RemindedRound extends ProofRound {
  remindedAt: Date | null;
}

/**
 * When the last reminder goes out by itself: on the day before the last, or on the last day when the round was opened
 * the day before. Null when there is none: a reminder by hand on these days takes its place.
 */
export function findLastReminder(round: RemindedRound, today: CalendarDate): Date | null {
  const { openedAt, until, remindedAt } = round;
  if (openedAt === null || until === null || findProofStage(round, today) !== 'open') return null;
  const dayBefore = addDays(until, -1);
  if (remindedAt !== null && todayInIndia(remindedAt) >= dayBefore) return null;
  const day = [dayBefore, until].find((each) => each > todayInIndia(openedAt));
  return day === undefined ? null : new Date(`${day}T${timeOfReminder}`);
}

export function isLastReminderDue(round: RemindedRound, now: Date): boolean {
  const at = findLastReminder(round, todayInIndia(now));
  return at !== null && now >= at;
}
