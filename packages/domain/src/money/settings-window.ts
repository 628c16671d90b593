import { type CalendarDate, type FeatureWindow, isWindowOpen } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** The date range of a switch, as an admin typed it. */
export interface DateRange {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
}

/** Why a switch cannot be on. */
export type DateRangeReason = 'dates_missing' | 'end_before_start';

/** Whether a switch can be on with these dates: both are given, and the end is not before the start. */
export function checkDateRange({ startDate, endDate }: DateRange): Decision<DateRangeReason> {
  if (startDate === null || endDate === null) return { allowed: false, reason: 'dates_missing' };
  return endDate < startDate ? { allowed: false, reason: 'end_before_start' } : { allowed: true };
}

/** Turns a switch on or off; on only with a valid range. */
export function decideSwitch(
  window: FeatureWindow,
  isOn: boolean,
): Decision<DateRangeReason, { window: FeatureWindow }> {
  const range = checkDateRange(window);
  return isOn && !range.allowed ? range : { allowed: true, window: { ...window, isOn } };
}

/** Changes the dates of a switch; an invalid range turns it off, so that nothing stays open by mistake. */
export function changeWindowDates(window: FeatureWindow, dates: DateRange): FeatureWindow {
  return { ...dates, isOn: window.isOn && checkDateRange(dates).allowed };
}

/** Whether an admin sees the gender switch: only while the subscription is on and within its dates. */
export function isGenderSwitchShown(subscription: FeatureWindow, today: CalendarDate): boolean {
  return isWindowOpen(subscription, today);
}
