import type { Decision } from '../basics/decision.ts';
import type { PriceList } from '../print/edition.ts';

/** What is offered at a price of the edition. */
export const offerTypes = ['subscription', 'suchi'] as const;
export type OfferType = (typeof offerTypes)[number];

/** What can be bought. The fee of the melawa is for so many seats. */
export const orderTypes = [...offerTypes, 'melawa'] as const;
export type OrderType = (typeof orderTypes)[number];

/** The price in paise. Testers pay a token price for the search and the full price for the book. */
export function findPricePaise(
  orderType: OfferType,
  { isTester }: { isTester: boolean },
  prices: PriceList,
): number {
  if (orderType === 'suchi') return prices.suchiPaise;
  return isTester ? prices.testerSubscriptionPaise : prices.subscriptionPaise;
}

/** Whether the amount a client sends equals the price, which alone is charged. */
export function checkAmount(
  claimedPaise: number,
  orderType: OfferType,
  buyer: { isTester: boolean },
  prices: PriceList,
): Decision<'amount_disagrees', { amountPaise: number }> {
  const amountPaise = findPricePaise(orderType, buyer, prices);
  return claimedPaise === amountPaise
    ? { allowed: true, amountPaise }
    : { allowed: false, reason: 'amount_disagrees' };
}
