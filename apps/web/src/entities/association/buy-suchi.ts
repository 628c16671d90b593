import type { AdminSetting } from '@suchi/contracts/settings';
import { isWindowOpen, todayInIndia } from '@suchi/domain/basics';

type SuchiWindow = Pick<AdminSetting, 'isactive_suchibook' | 'suchi_start_date' | 'suchi_end_date'>;

/** Switched on, and today within the dates. */
export function isSuchiOnSale(setting: SuchiWindow, now: Date): boolean {
  const { isactive_suchibook: isOn, suchi_start_date: startDate, suchi_end_date: endDate } = setting;
  return isWindowOpen({ isOn, startDate, endDate }, todayInIndia(now));
}

/** Home with the order dialog open. The random number lets a second click open it again. */
export function buySuchiPath(random: () => number = Math.random): string {
  return `/?buysuchi=${Math.floor(random() * 100) + 1}`;
}
