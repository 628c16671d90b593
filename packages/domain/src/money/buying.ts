import { type CalendarDate, type FeatureWindow, isWindowOpen } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';
import type { OfferType } from './pricing.ts';

/** The switches that open the two offers. */
export type SaleWindows = Record<OfferType, FeatureWindow>;

/** Whether an offer is open today. Testers may always buy the search. */
export function checkMayBuy(
  orderType: OfferType,
  { isTester }: { isTester: boolean },
  windows: SaleWindows,
  today: CalendarDate,
): Decision<'offer_closed'> {
  const isOpen = isWindowOpen(windows[orderType], today) || (orderType === 'subscription' && isTester);
  return isOpen ? { allowed: true } : { allowed: false, reason: 'offer_closed' };
}

/** Whether an unpaid purchase can be continued: it is what would be bought today, at the same price. */
export function canContinuePurchase(
  pending: { amount: number; edition: number | null; seats: number | null },
  today: { amountPaise: number; editionId: number; seats?: number },
): boolean {
  const isSame = pending.amount === today.amountPaise && pending.edition === today.editionId;
  return isSame && pending.seats === (today.seats ?? null);
}

/** The day on which a closed offer opens, if it is known. */
export function findOpeningDay(window: FeatureWindow, today: CalendarDate): CalendarDate | null {
  return window.isOn && window.startDate !== null && window.startDate > today ? window.startDate : null;
}
