import { longestRangeDays } from '@suchi/contracts/money';
import { addDays, type CalendarDate, formatCalendarDate, isCalendarDate } from '@suchi/domain/basics';
import { findFinancialYearDays } from '@suchi/domain/money';

/** Days in India, both included. */
export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

const shownDays = 7;

/** Whether the server accepts the range. */
export function isValidRange({ from, to }: DayRange): boolean {
  return isCalendarDate(from) && isCalendarDate(to) && from <= to && to < addDays(from, longestRangeDays);
}

/** The range in the address; the last seven days when it is missing or invalid. */
export function readRange(search: URLSearchParams, today: CalendarDate): DayRange {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return isValidRange(range) ? range : { from: addDays(today, 1 - shownDays), to: today };
}

export function rangeSearch({ from, to }: DayRange): string {
  return `?${new URLSearchParams({ from, to }).toString()}`;
}

/** The ranges that a treasurer asks for most. */
export function presetRanges(today: CalendarDate) {
  return {
    today: { from: today, to: today },
    week: { from: addDays(today, 1 - shownDays), to: today },
    month: { from: `${today.slice(0, 7)}-01`, to: today },
    season: { from: findFinancialYearDays(today).from, to: today },
  } as const satisfies Record<string, DayRange>;
}

export function rangeWords({ from, to }: DayRange, join: (from: string, to: string) => string): string {
  return from === to ? formatCalendarDate(from) : join(formatCalendarDate(from), formatCalendarDate(to));
}
