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

/** Whether the same may be sold once more to a member in this edition: only if the treasurer says that it is meant. */
export function checkSecondSale(hasPaid: boolean, isMeant: boolean): Decision<'paid_already'> {
  return hasPaid && !isMeant ? { allowed: false, reason: 'paid_already' } : { allowed: true };
}
