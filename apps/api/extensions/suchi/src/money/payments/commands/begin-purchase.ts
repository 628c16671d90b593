import type { initPaymentContract } from '@suchi/contracts/money';
import { todayInIndia } from '@suchi/domain/basics';
import {
  canContinuePurchase,
  checkAmount,
  checkMayBuy,
  findNextCheck,
  type OfferType,
  type OrderType,
} from '@suchi/domain/money';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Env } from '../../../platform/env.ts';
import type { Call } from '../../../platform/route.ts';
import { readSaleOpen } from '../../../platform/setup-progress.ts';
import type { Buyer } from '../codec.ts';
import { lockBeginning } from '../repository/buyers.ts';
import { type Delivery, updateDelivery } from '../repository/orders.ts';
import { findPending, type PurchaseRow, updatePending } from '../repository/purchases.ts';
import { loadOwnPayment, type OwnPaymentFacts, requireBuyer } from './load-own-payment.ts';
import { openPurchase } from './open-purchase.ts';
import { ensureProviderOrder } from './provider-order.ts';
import { requireProvider, withProvider } from './require-provider.ts';

export interface PurchaseRequest {
  orderType: OfferType;
  claimedPaise: number;
  /** The account that the client names. Only the caller's own is accepted. */
  user: string | undefined;
  delivery?: Delivery;
}

/** What is bought, and what it costs now. */
export interface Sale {
  orderType: OrderType;
  amountPaise: number;
  editionId: number;
  seats?: number;
  delivery?: Delivery;
}

/** Reads it in the transaction of the purchase; throws when it is not sold. */
type FindSale = (tx: Knex.Transaction, buyer: Buyer) => Sale | Promise<Sale>;

/** At a price of the edition. */
export async function beginPurchase(
  call: Call<unknown, RoleCaller>,
  { orderType, delivery, ...request }: PurchaseRequest,
): Promise<OwnPaymentFacts> {
  if (request.user !== undefined && request.user !== call.caller.userId) throw codedError('FORBIDDEN');
  return beginSale(call, (_tx, buyer) => ({
    orderType,
    amountPaise: requirePrice(buyer, { orderType, ...request }, call.now),
    editionId: buyer.editionIds[orderType],
    ...(delivery ? { delivery } : {}),
  }));
}

/**
 * Begins a purchase, or continues the one that waits. Ours is committed first; the provider's order follows outside
 * the transaction, so that a crash between the two leaves a purchase that can be continued.
 */
export async function beginSale(
  { caller, now, platform }: Call<unknown, RoleCaller>,
  findSale: FindSale,
): Promise<OwnPaymentFacts> {
  const { userId } = caller;
  requireProvider(platform);
  const { purchase, isNew } = await platform.database.transaction((tx) =>
    begin(tx, userId, findSale, { now, env: platform.env }),
  );
  await withProvider(platform, () => ensureProviderOrder(platform, purchase, { isNew }));
  return loadOwnPayment(platform.database, userId, purchase.id);
}

async function begin(
  tx: Knex.Transaction,
  userId: string,
  findSale: FindSale,
  { now, env }: { now: Date; env: Env },
): Promise<{ purchase: PurchaseRow; isNew: boolean }> {
  await lockBeginning(tx, userId);
  const buyer = await requireBuyer(tx, userId);
  if (!(await readSaleOpen(tx, env, buyer))) throw codedError('OFFER_CLOSED');
  const sale = await findSale(tx, buyer);
  const { orderType, delivery } = sale;
  const pending = await findPending(tx, { user: userId, order_type: orderType });
  if (pending && canContinuePurchase(pending, sale)) {
    if (delivery && pending.order !== null) await updateDelivery(tx, pending.order, delivery);
    // Someone is about to pay, so the next check must not be hours away.
    await updatePending(tx, pending.id, { next_check_at: findNextCheck(now, now) });
    return { purchase: pending, isNew: false };
  }
  // The price or the edition has changed. If the old one is paid all the same, it counts.
  if (pending) await updatePending(tx, pending.id, { status: 'failed', next_check_at: null });
  const purchase = await openPurchase(
    tx,
    { ...sale, userId, channel: 'online', receivedFrom: buyer.name },
    now,
  );
  return { purchase, isNew: true };
}

/** The server's price. The client's only shows that the member saw the same. */
function requirePrice(
  buyer: Buyer,
  { orderType, claimedPaise }: Pick<PurchaseRequest, 'orderType' | 'claimedPaise'>,
  now: Date,
): number {
  const sale = checkMayBuy(orderType, buyer, buyer.windows, todayInIndia(now));
  if (!sale.allowed) throw codedError('OFFER_CLOSED');
  const price = checkAmount(claimedPaise, orderType, buyer, buyer.prices);
  if (!price.allowed) throw codedError('PAYMENT_AMOUNT_DIFFERS');
  return price.amountPaise;
}

/** The specification's clients send notes. What they say must be what is bought here. */
export function beginSubscription(
  call: Call<z.output<typeof initPaymentContract.input>, RoleCaller>,
): Promise<OwnPaymentFacts> {
  const { amount, user, notes } = call.input;
  if (notes?.order_type !== undefined && notes.order_type !== 'subscription')
    throw codedError('INVALID_PAYLOAD', { fields: { 'notes.order_type': 'invalid' } });
  return beginPurchase(call, { orderType: 'subscription', claimedPaise: amount, user });
}
