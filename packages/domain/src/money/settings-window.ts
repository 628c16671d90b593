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

/** Whether an admin may turn the gender switch on: only while the subscription is on and within its dates. */
export function isGenderSwitchShown(subscription: FeatureWindow, today: CalendarDate): boolean {
  return isWindowOpen(subscription, today);
}

/** The features that an admin opens for a range of days. */
export const settingWindows = ['suchi', 'subscription', 'display'] as const;
export type SettingWindow = (typeof settingWindows)[number];

/** The switches of the association that depend on dates. */
export interface Switches extends Record<SettingWindow, FeatureWindow> {
  isGenderSwitchOn: boolean;
}

/** What an admin changes at once; the rest stays as it is. */
export interface SwitchesChange extends Partial<Record<SettingWindow, Partial<FeatureWindow>>> {
  isGenderSwitchOn?: boolean;
}

/** Why a change of switches is refused. */
export type SwitchesReason = `${SettingWindow}_${DateRangeReason}` | 'gender_switch_not_shown';

/**
 * Applies an admin's change. Turning a feature on needs valid dates; dates that become invalid turn it off. The gender
 * switch goes off with the subscription.
 */
export function changeSwitches(
  before: Switches,
  change: SwitchesChange,
  today: CalendarDate,
): Decision<SwitchesReason, { switches: Switches }> {
  const switches = { ...before };
  for (const name of settingWindows) {
    const { isOn, ...dates } = change[name] ?? {};
    const { startDate, endDate } = { ...before[name], ...dates };
    const moved = changeWindowDates(before[name], { startDate, endDate });
    const decision = decideSwitch(moved, isOn ?? moved.isOn);
    if (!decision.allowed) return { allowed: false, reason: `${name}_${decision.reason}` };
    switches[name] = decision.window;
  }

  const isShown = isGenderSwitchShown(switches.subscription, today);
  if (change.isGenderSwitchOn === true && !isShown) {
    return { allowed: false, reason: 'gender_switch_not_shown' };
  }
  const isWanted = change.isGenderSwitchOn ?? before.isGenderSwitchOn;
  switches.isGenderSwitchOn = isWanted && (isShown || change.subscription === undefined);
  return { allowed: true, switches };
}
