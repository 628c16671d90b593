import { addDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** How money comes at the desk. */
export const deskChannels = ['cash', 'bank_transfer', 'cheque'] as const;
export type DeskChannel = (typeof deskChannels)[number];

/** How old a payment at the desk may be when it is recorded. */
export const deskOldestDays = 60;

/** Whether a payment of this day may be recorded today: not of a later day, and not too old. */
export function checkReceivedOn(
  receivedOn: CalendarDate,
  today: CalendarDate,
): Decision<'in_the_future' | 'too_old'> {
  if (receivedOn > today) return { allowed: false, reason: 'in_the_future' };
  return receivedOn < addDays(today, -deskOldestDays)
    ? { allowed: false, reason: 'too_old' }
    : { allowed: true };
}
