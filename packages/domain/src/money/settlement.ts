import { addDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';

/** Why a payout and our books differ. A surplus is money for a purchase that was already paid: it has to go back. */
export const settlementDifferences = [
  'missing_here',
  'amount_differs',
  'missing_in_payout',
  'surplus',
] as const;
export type SettlementDifference = (typeof settlementDifferences)[number];

/** The provider pays out after so many working days. */
const payoutWorkingDays = 2;
/** Bank holidays can delay a payout by this long before it is a difference. */
const payoutGraceDays = 3;

function isWeekend(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** The day on which the provider should pay out what it received on a day. */
export function findPayoutDay(receivedOn: CalendarDate): CalendarDate {
  let day = receivedOn;
  for (let left = payoutWorkingDays; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** Whether a payment that no payout contains is a difference by now. */
export function isPayoutOverdue(receivedOn: CalendarDate, today: CalendarDate): boolean {
  return today > addDays(findPayoutDay(receivedOn), payoutGraceDays);
}

/** The last day whose money should be in a payout by now. */
export function findLastOverdueDay(today: CalendarDate): CalendarDate {
  let day = addDays(today, -payoutGraceDays);
  while (!isPayoutOverdue(day, today)) day = addDays(day, -1);
  return day;
}

/** Compares a row of a payout with what our books have: null when they agree. */
export function compareSettlementLine(
  linePaise: number,
  bookedPaise: number | null,
): 'missing_here' | 'amount_differs' | null {
  if (bookedPaise === null) return 'missing_here';
  return linePaise === bookedPaise ? null : 'amount_differs';
}

/** The provider may correct the report of a day for some days. */
const daysAgain = 4;
const daysAtMost = 31;

/** The days whose payouts a check imports: the last ones, and all since the last check. */
export function listDaysToImport(today: CalendarDate, lastDay: CalendarDate | null): CalendarDate[] {
  const since = addDays(today, -daysAgain);
  const oldest = addDays(today, -daysAtMost);
  const wanted = lastDay !== null && lastDay < since ? lastDay : since;
  const days: CalendarDate[] = [];
  for (let day = wanted < oldest ? oldest : wanted; day <= today; day = addDays(day, 1)) days.push(day);
  return days;
}
