import { type CalendarDate, type FeatureWindow, isWindowOpen } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { OrderType } from './pricing.ts';

/** The switches that open the two offers. */
export type SaleWindows = Record<OrderType, FeatureWindow>;

/** Whether an offer is open today. Testers may always buy the search. */
export function checkMayBuy(
  orderType: OrderType,
  { isTester }: { isTester: boolean },
  windows: SaleWindows,
  today: CalendarDate,
): Decision<'offer_closed'> {
  const isOpen = isWindowOpen(windows[orderType], today) || (orderType === 'subscription' && isTester);
  return isOpen ? { allowed: true } : { allowed: false, reason: 'offer_closed' };
}

/** Whether an unpaid purchase can be continued: it is what would be bought today, at the same price. */
export function canContinuePurchase(
  pending: { amount: number; edition: number | null },
  today: { amountPaise: number; editionId: number },
): boolean {
  return pending.amount === today.amountPaise && pending.edition === today.editionId;
}

/** The day on which a closed offer opens, if it is known. */
export function findOpeningDay(window: FeatureWindow, today: CalendarDate): CalendarDate | null {
  return window.isOn && window.startDate !== null && window.startDate > today ? window.startDate : null;
}
