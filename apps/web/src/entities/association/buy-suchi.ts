import type { AdminSetting } from '@suchi/contracts/settings';
import { isWindowOpen, todayInIndia } from '@suchi/domain/basics';

type SuchiWindow = Pick<AdminSetting, 'isactive_suchibook' | 'suchi_start_date' | 'suchi_end_date'>;

/** Whether the suchi can be bought today: switched on, and today within the association's dates. */
export function isSuchiOnSale(setting: SuchiWindow, now: Date): boolean {
  const { isactive_suchibook: isOn, suchi_start_date: startDate, suchi_end_date: endDate } = setting;
  return isWindowOpen({ isOn, startDate, endDate }, todayInIndia(now));
}

/** Home with the order dialog open. The number differs each time so that a second press opens it again. */
export function buySuchiPath(random: () => number = Math.random): string {
  return `/?buysuchi=${Math.floor(random() * 100) + 1}`;
}
