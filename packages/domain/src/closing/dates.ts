import { addDays, addYears } from '../basics/calendar-date.ts';
import { type CalendarDate, todayInIndia } from '../basics/date-window.ts';
import { paymentWindowMs } from '../money/payment.ts';

/** The periods, as the association set them. */
export interface ClosingRules {
  sealed_months: number;
  restore_days: number;
  backup_days: number;
  receipt_years: number;
}

export interface ClosingDates {
  /** The last day in which the account comes back by logging in is the one before. */
  restoreUntil: CalendarDate;
  /** The day on which the sealed account is destroyed. */
  sealedUntil: CalendarDate;
  /** So many days later no backup has it either. */
  backupDays: number;
  /** The last day of the tax years for which receipts stay. */
  receiptsUntil: CalendarDate;
}

/** What closing an account on this day means, to the day. */
export function findClosingDates(today: CalendarDate, rules: ClosingRules): ClosingDates {
  return {
    restoreUntil: addDays(today, rules.restore_days),
    sealedUntil: addMonths(today, rules.sealed_months),
    backupDays: rules.backup_days,
    receiptsUntil: addYears(endOfTaxYear(today), rules.receipt_years),
  };
}

/** The day with the same number, or the last one of a shorter month. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const end = new Date(first);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  first.setUTCDate(Math.min(Number(day.slice(8)), end.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** The tax year of India ends with March. */
export function endOfTaxYear(day: CalendarDate): CalendarDate {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5, 7) > '03' ? year + 1 : year}-03-31`;
}

/** The day by which a payment that began then is settled: until then the account stays. */
export const settledBy = (startedAt: Date): CalendarDate =>
  todayInIndia(new Date(startedAt.getTime() + paymentWindowMs));

/** Whether a closed account may still come back. */
export const mayComeBack = (restoreUntil: CalendarDate, today: CalendarDate): boolean => today < restoreUntil;

/** Whether a sealed account is destroyed now. */
export const isToDestroy = (
  { sealedUntil, isHeld }: { sealedUntil: CalendarDate; isHeld: boolean },
  today: CalendarDate,
): boolean => !isHeld && sealedUntil <= today;
