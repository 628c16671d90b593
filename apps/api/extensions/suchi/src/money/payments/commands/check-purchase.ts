import { findNextCheck } from '@suchi/domain/money';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findNewestAttempt } from '../repository/own-payments.ts';
import { noteCheck, type PurchaseRow } from '../repository/purchases.ts';
import { applyPayment, applyReported } from './apply-payment.ts';
import { findProviderOrder } from './provider-order.ts';
import { requireProvider } from './require-provider.ts';

/** Asks the provider about everything that was paid for a purchase, and plans the next check. */
export async function checkPurchase(platform: JobPlatform, purchase: PurchaseRow): Promise<void> {
  if (purchase.status === 'refunded') return;
  if (purchase.payment_id !== null) {
    await applyPayment(platform, purchase.payment_id);
    return;
  }
  const orderId = purchase.order_id ?? (await findProviderOrder(platform, purchase));
  // Without an order at the provider there is nothing that could have been paid.
  const payments = orderId === null ? [] : await requireProvider(platform).listPayments(orderId);
  for (const payment of payments.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    await applyReported(platform, payment);
  await planNextCheck(platform, purchase);
}

/** The window runs from the newest attempt, because a purchase can be continued days later. */
async function planNextCheck({ database, clock }: JobPlatform, purchase: PurchaseRow): Promise<void> {
  const now = clock.now();
  const attemptedAt = await findNewestAttempt(database, purchase.id);
  const startedAt = attemptedAt && attemptedAt > purchase.date_created ? attemptedAt : purchase.date_created;
  await noteCheck(database, purchase.id, { now, next: findNextCheck(startedAt, now) });
}
