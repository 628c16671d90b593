import { addDays, countDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import type { GrievanceState } from './grievance.ts';

/** The law's outer limit. */
export const mostGrievanceDays = 90;
export const reopenDays = 14;
const urgentDays = 3;
const confirmMs = 24 * 60 * 60 * 1000;

/** The last day for an answer. */
export const findAnswerDue = (from: CalendarDate, days: number): CalendarDate =>
  addDays(from, Math.min(days, mostGrievanceDays));

/** Until when a person confirms that it was received. */
export const findConfirmBy = (receivedAt: Date): Date => new Date(receivedAt.getTime() + confirmMs);

export interface Clocked {
  state: GrievanceState;
  /** The day from which the clock runs: received, or reopened. */
  from: CalendarDate;
  dueOn: CalendarDate;
}

export interface GrievanceClock {
  look: 'gold' | 'vermilion' | 'late' | 'answered';
  /** Of the bar, 0 to 100. */
  share: number;
  /** Below zero: so many days late. */
  daysLeft: number;
}

/** The bar fills with the time that is used. */
export function findGrievanceClock({ state, from, dueOn }: Clocked, today: CalendarDate): GrievanceClock {
  const whole = Math.max(1, countDays(from, dueOn));
  const used = Math.max(0, countDays(from, today));
  const daysLeft = countDays(today, dueOn);
  const share = Math.min(100, Math.round((used / whole) * 100));
  if (state === 'answered') return { look: 'answered', share, daysLeft };
  if (daysLeft < 0) return { look: 'late', share, daysLeft };
  return { look: daysLeft <= urgentDays ? 'vermilion' : 'gold', share, daysLeft };
}

export interface Answered {
  state: GrievanceState;
  answeredOn: CalendarDate | null;
  wasReopened: boolean;
}

/** The last day on which the person may open it once more; null: not any more, or not yet. */
export function findReopenEnd(
  { state, answeredOn, wasReopened }: Answered,
  today: CalendarDate,
): CalendarDate | null {
  if (state !== 'answered' || answeredOn === null || wasReopened) return null;
  const end = addDays(answeredOn, reopenDays);
  return today <= end ? end : null;
}
