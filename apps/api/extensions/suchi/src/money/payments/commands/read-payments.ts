import type { findPaymentContract } from '@suchi/contracts/money';
import { todayInIndia, type CalendarDate } from '@suchi/domain/basics';
import {
  canContinuePurchase,
  checkMayBuy,
  findOpeningDay,
  findPricePaise,
  offerTypes,
  planSubscription,
  type OfferType,
} from '@suchi/domain/money';
import type * as z from 'zod/mini';
import { countProfiles } from '../../../discovery/commands/count-profiles.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import type { ReadCall } from '../../../platform/route.ts';
import { readSaleOpen } from '../../../platform/setup-progress.ts';
import type { Buyer } from '../codec.ts';
import { listSubscriptions } from '../repository/grants.ts';
import {
  findOwnByReference,
  listOwnPayments,
  listOwnPending,
  type OwnPaymentRow,
} from '../repository/own-payments.ts';
import { requireBuyer } from './load-own-payment.ts';

export interface OwnPaymentsFacts {
  payments: OwnPaymentRow[];
  buyer: Buyer;
}

export async function readOwnPayments({
  db,
  caller,
}: ReadCall<object, RoleCaller>): Promise<OwnPaymentsFacts> {
  const buyer = await requireBuyer(db, caller.userId);
  return { payments: await listOwnPayments(db, caller.userId), buyer };
}

export async function findByReference({
  input,
  db,
  caller,
}: ReadCall<z.output<typeof findPaymentContract.input>, RoleCaller>): Promise<OwnPaymentsFacts> {
  const buyer = await requireBuyer(db, caller.userId);
  const found = await findOwnByReference(db, caller.userId, input.reference);
  return { payments: found ? [found] : [], buyer };
}

export interface OfferFacts {
  price: number;
  isOpen: boolean;
  opensOn: CalendarDate | null;
  /** What can be continued. */
  pending: OwnPaymentRow | null;
  /** What an unpaid purchase would have cost that cannot be continued. */
  priceBefore: number | null;
}

export interface OffersFacts {
  buyer: Buyer;
  offers: Record<OfferType, OfferFacts>;
  validTill: CalendarDate;
  profiles: number;
}

export async function readOffers({
  db,
  caller,
  now,
  platform,
}: ReadCall<object, RoleCaller>): Promise<OffersFacts> {
  const today = todayInIndia(now);
  const buyer = await requireBuyer(db, caller.userId);
  const isSelling = await readSaleOpen(db, platform.env, buyer);
  const pending = await listOwnPending(db, caller.userId);
  const subscriptions = await listSubscriptions(db, caller.userId);
  const offerOf = (type: OfferType): OfferFacts => {
    const price = findPricePaise(type, buyer, buyer.prices);
    const unpaid = pending.find(({ order_type }) => order_type === type) ?? null;
    const isSame =
      unpaid !== null &&
      canContinuePurchase(unpaid, { amountPaise: price, editionId: buyer.editionIds[type] });
    return {
      price,
      isOpen: isSelling && checkMayBuy(type, buyer, buyer.windows, today).allowed,
      opensOn: findOpeningDay(buyer.windows[type], today),
      pending: isSame ? unpaid : null,
      priceBefore: unpaid !== null && unpaid.amount !== price ? unpaid.amount : null,
    };
  };
  const offers = Object.fromEntries(offerTypes.map((type) => [type, offerOf(type)]));
  return {
    buyer,
    offers: offers as Record<OfferType, OfferFacts>,
    validTill: planSubscription(subscriptions, today).endDate,
    profiles: await countProfiles(db, caller, now),
  };
}
