import {
  type AttemptStatus,
  bookSurplus,
  checkPaymentMatches,
  estimateCapture,
  findLaterStatus,
} from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { JobPlatform } from '../../../platform/platform.ts';
import type { ProviderPayment, ProviderRefund } from '../../../platform/provider.ts';
import { insertTransfers } from '../ledger.ts';
import { type AttemptRow, findAttempt, insertAttempt, updateAttempt } from '../repository/attempts.ts';
import { lockPurchase, type PurchaseRow } from '../repository/purchases.ts';
import { hasOpenRefund } from '../repository/refunds.ts';
import { applyRefunds } from './apply-refunds.ts';
import { requireProvider } from './require-provider.ts';
import { settlePurchase } from './settle-purchase.ts';

/** What applying a payment of the provider found. */
export type ApplyResult =
  | 'unknown_payment'
  | 'unknown_order'
  | 'currency_differs'
  /** Nothing to book yet. */
  | 'not_captured'
  | 'paid'
  | 'already_paid'
  /** Money that is not for an unpaid purchase. It has to go back. */
  | 'surplus';

export interface Applied {
  result: ApplyResult;
  /** The purchase, where there is one. */
  paymentId: number | null;
}

/**
 * Brings our books to what the provider says about one payment. Browser, return address, webhook, poller and refunds
 * all use this and believe nothing else. It can run any number of times, in any order and at once.
 */
export async function applyPayment(platform: JobPlatform, providerPaymentId: string): Promise<Applied> {
  const reported = await requireProvider(platform).fetchPayment(providerPaymentId);
  return reported === null
    ? { result: 'unknown_payment', paymentId: null }
    : applyReported(platform, reported);
}

/** For a payment that was just read from the provider. */
export async function applyReported(platform: JobPlatform, reported: ProviderPayment): Promise<Applied> {
  const refunds = await listRefunds(platform, reported);
  const applied = await platform.database.transaction((tx) => applyInside(tx, platform, reported, refunds));
  platform.metrics.paymentsTotal.inc({ result: applied.result });
  if (applied.result === 'surplus' || applied.result === 'currency_differs')
    platform.logger.warn({ ...applied }, 'a payment that is not for an unpaid purchase');
  return applied;
}

/** What was never captured never reached our account, so its refund is not in our books either. */
async function listRefunds(platform: JobPlatform, reported: ProviderPayment): Promise<ProviderRefund[]> {
  if (!reported.isCaptured) return [];
  const mayHaveRefunds = reported.refundedPaise > 0 || (await hasOpenRefund(platform.database, reported.id));
  return mayHaveRefunds ? requireProvider(platform).listRefunds(reported.id) : [];
}

async function applyInside(
  tx: Knex.Transaction,
  platform: JobPlatform,
  reported: ProviderPayment,
  refunds: readonly ProviderRefund[],
): Promise<Applied> {
  const purchase = await lockPurchase(tx, { order_id: reported.orderId });
  if (!purchase) return { result: 'unknown_order', paymentId: null };
  const expected = {
    orderId: purchase.order_id ?? '',
    amountPaise: purchase.amount,
    currency: purchase.currency,
  };
  const match = checkPaymentMatches(expected, reported);
  if (match === 'currency_differs') return { result: match, paymentId: purchase.id };

  const attempt = await saveAttempt(tx, platform, purchase, reported);
  if (!reported.isCaptured) return { result: 'not_captured', paymentId: purchase.id };
  const capturedAt = attempt.captured_at ?? platform.clock.now();
  const result = await bookCapture(tx, platform, {
    purchase,
    attempt,
    reported,
    capturedAt,
    isExpected: match === 'matches',
  });
  if (refunds.length > 0) {
    const isSurplus = result === 'surplus' || attempt.is_surplus;
    const settled = (await lockPurchase(tx, { id: purchase.id })) ?? purchase;
    await applyRefunds(tx, platform, {
      purchase: settled,
      attempt: { ...attempt, is_surplus: isSurplus },
      refunds,
    });
  }
  return { result, paymentId: purchase.id };
}

/** A captured payment stays captured here until its refunds are processed; `finishRefund` moves it on. */
function statusOf({ status, isCaptured }: ProviderPayment): AttemptStatus {
  if (isCaptured) return 'captured';
  return status === 'captured' ? 'authorized' : status;
}

async function saveAttempt(
  tx: Knex.Transaction,
  { clock }: JobPlatform,
  purchase: PurchaseRow,
  reported: ProviderPayment,
): Promise<AttemptRow> {
  const known = await findAttempt(tx, reported.id);
  const status = findLaterStatus(known?.status ?? 'created', statusOf(reported));
  // An older report than the one we have says nothing new.
  if (known && known.status === status && statusOf(reported) !== status) return known;
  const seenAt = estimateCapture(reported.createdAt, clock.now());
  const isConfirmed = status !== 'created' && status !== 'failed';
  const facts = {
    status,
    method: reported.method,
    bank_reference: reported.bankReference,
    fee: reported.feePaise,
    tax: reported.taxPaise,
    error_reason: reported.errorReason,
    error_description: reported.errorDescription,
    authorized_at: known?.authorized_at ?? (isConfirmed ? seenAt : null),
    captured_at: known?.captured_at ?? (reported.isCaptured ? seenAt : null),
    ...(reported.isCaptured ? {} : { amount_refunded: reported.refundedPaise }),
  };
  if (known) return updateAttempt(tx, known.id, { ...facts, date_updated: clock.now() });
  return insertAttempt(tx, {
    ...facts,
    payment: purchase.id,
    provider_payment_id: reported.id,
    amount: reported.amountPaise,
    attempted_at: reported.createdAt,
  });
}

interface Capture {
  purchase: PurchaseRow;
  attempt: AttemptRow;
  reported: ProviderPayment;
  capturedAt: Date;
  /** Order, amount and currency are those of the purchase. */
  isExpected: boolean;
}

async function bookCapture(
  tx: Knex.Transaction,
  platform: JobPlatform,
  { purchase, attempt, reported, capturedAt, isExpected }: Capture,
): Promise<ApplyResult> {
  if (purchase.payment_id === reported.id) return 'already_paid';
  if (isExpected) {
    const settled = await settlePurchase(tx, platform, {
      paymentId: purchase.id,
      capturedAt,
      providerPaymentId: reported.id,
      method: reported.method,
      bankReference: reported.bankReference,
    });
    if (settled) return 'paid';
  }
  await updateAttempt(tx, attempt.id, { is_surplus: true });
  const surplus = bookSurplus({ attemptId: attempt.id, amountPaise: reported.amountPaise });
  await insertTransfers(tx, [surplus], { paymentId: purchase.id, happenedAt: capturedAt });
  return 'surplus';
}
