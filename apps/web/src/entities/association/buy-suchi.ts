import type { AdminSetting } from '@suchi/contracts/settings';
import { todayInIndia } from '@suchi/domain/basics';
import { checkMayBuy, type OfferType } from '@suchi/domain/money';

/** Whether an offer is switched on, and today within its dates. */
export function isOnSale(
  type: OfferType,
  setting: AdminSetting,
  { isTester, now }: { isTester: boolean; now: Date },
): boolean {
  const windows = {
    suchi: {
      isOn: setting.isactive_suchibook,
      startDate: setting.suchi_start_date,
      endDate: setting.suchi_end_date,
    },
    subscription: {
      isOn: setting.enable_search_subscription,
      startDate: setting.subscription_start_date,
      endDate: setting.subscription_end_date,
    },
  };
  return checkMayBuy(type, { isTester }, windows, todayInIndia(now)).allowed;
}

/** Home with the order dialog open. The random number lets a second click open it again. */
export function buySuchiPath(random: () => number = Math.random): string {
  return `/?buysuchi=${Math.floor(random() * 100) + 1}`;
}
