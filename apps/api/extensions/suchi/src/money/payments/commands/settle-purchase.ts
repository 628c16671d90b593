import { todayInIndia } from '@suchi/domain/basics';
import { bookSale, planSubscription } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import { loadProvenAddress } from '../../../accounts/commands/load-proven-address.ts';
import { type MailFacts, queueMail } from '../../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { insertTransfers } from '../ledger.ts';
import {
  findEditionYear,
  insertSubscription,
  listSubscriptions,
  lockBuyer,
  markOrderPaid,
} from '../repository/grants.ts';
import { lockPurchase, type PurchaseRow, updatePurchase } from '../repository/purchases.ts';
import { countSeats } from './count-seats.ts';
import { issueReceipt } from './issue-receipt.ts';

/** The provider's payment, or what the treasurer saw at the desk. */
export interface PurchaseMoney {
  paymentId: number;
  capturedAt: Date;
  /** Only online. */
  providerPaymentId?: string;
  /** Left out: what the purchase already says. */
  method?: string | null;
  bankReference?: string | null;
}

export interface SettledPurchase {
  receipt: { id: number; number: string };
}

/**
 * The only place that marks a purchase as paid: status, sale in the ledger, what was bought, receipt and mail, all in
 * the given transaction. Returns null when it was paid before; then nothing changes.
 */
export async function settlePurchase(
  tx: Knex.Transaction,
  platform: JobPlatform,
  money: PurchaseMoney,
): Promise<SettledPurchase | null> {
  const found = await lockPurchase(tx, { id: money.paymentId });
  if (!found || found.status === 'captured' || found.status === 'refunded') return null;
  await lockBuyer(tx, found.user);

  const purchase = await grant(tx, platform, markCaptured(found, money));
  await updatePurchase(tx, purchase.id, {
    status: purchase.status,
    captured_at: money.capturedAt,
    payment_id: purchase.payment_id,
    method: purchase.method,
    bank_reference: purchase.bank_reference,
    subscription: purchase.subscription,
    next_check_at: null,
  });
  const { id: paymentId, order_type: orderType, channel, amount: amountPaise } = purchase;
  const sale = bookSale({ paymentId, orderType, channel, amountPaise });
  await insertTransfers(tx, [sale], { paymentId, happenedAt: money.capturedAt });
  await refreshAccounts(tx, [purchase.user]);
  const receipt = await issueReceipt(tx, platform, {
    kind: 'receipt',
    purchase,
    refundId: null,
    amountPaise,
    paidAt: money.capturedAt,
    bankReference: purchase.bank_reference,
  });
  await mailReceived(tx, platform, purchase, receipt);
  return { receipt };
}

function markCaptured(purchase: PurchaseRow, money: PurchaseMoney): PurchaseRow {
  return {
    ...purchase,
    status: 'captured',
    captured_at: money.capturedAt,
    payment_id: money.providerPaymentId ?? null,
    method: money.method ?? purchase.method,
    bank_reference: money.bankReference ?? purchase.bank_reference,
  };
}

/** A subscription runs from the day it is granted, so that a late payment still gives a whole year. */
async function grant(
  tx: Knex.Transaction,
  platform: JobPlatform,
  purchase: PurchaseRow,
): Promise<PurchaseRow> {
  if (purchase.order_type === 'suchi') {
    if (purchase.order !== null) await markOrderPaid(tx, purchase.order, purchase.payment_id);
    return purchase;
  }
  if (purchase.order_type === 'melawa') {
    await countSeats(tx, platform, purchase);
    return purchase;
  }
  const existing = await listSubscriptions(tx, purchase.user);
  const days = planSubscription(existing, todayInIndia(platform.clock.now()));
  return { ...purchase, subscription: await insertSubscription(tx, purchase.user, days) };
}

async function mailReceived(
  tx: Knex.Transaction,
  platform: JobPlatform,
  purchase: PurchaseRow,
  receipt: { id: number; number: string },
): Promise<void> {
  const address = await loadProvenAddress(tx, purchase.user);
  if (!address) return;
  await queueMail(
    { tx, platform },
    {
      kind: 'payment_received',
      facts: {
        firstName: address.firstName,
        amountPaise: purchase.amount,
        receiptNumber: receipt.number,
        paymentId: purchase.id,
        bought: await findBought(tx, purchase),
      },
      to: address.email,
      person: purchase.user,
      receiptId: receipt.id,
    },
  );
}

type Bought = MailFacts['payment_received']['bought'];

async function findBought(
  tx: Knex.Transaction,
  { order_type, user, edition, seats }: PurchaseRow,
): Promise<Bought> {
  if (order_type === 'melawa') return { kind: 'melawa', seats: seats ?? 0 };
  if (order_type === 'suchi') return { kind: 'suchi', edition: await findEditionYear(tx, edition) };
  const subscriptions = await listSubscriptions(tx, user);
  return { kind: 'subscription', validTill: subscriptions.at(-1)?.endDate ?? '' };
}
