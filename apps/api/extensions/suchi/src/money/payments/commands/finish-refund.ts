import { bookRefundPaid, reverseTransfer } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { refreshAccounts } from '../../../accounts/commands/change-account.ts';
import { loadProvenAddress } from '../../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findTransfer, insertTransfers } from '../ledger.ts';
import { findAttemptById, sumProcessedRefunds, updateAttempt } from '../repository/attempts.ts';
import { cancelSubscription, closeUnsentOrder, lockBuyer } from '../repository/grants.ts';
import { lockPurchase, type PurchaseRow, updatePurchase } from '../repository/purchases.ts';
import { findRefundById, type RefundRow, updateRefund } from '../repository/refunds.ts';
import { countSeats } from './count-seats.ts';
import { issueReceipt } from './issue-receipt.ts';

export interface FinishedRefund {
  refundId: number;
  processedAt: Date;
  bankReference: string | null;
}

/**
 * The money of a refund has left us: ledger, refund note and mail. When all of a purchase is back, what it bought
 * ends too. A second call changes nothing.
 */
export async function finishRefund(
  tx: Knex.Transaction,
  platform: JobPlatform,
  { refundId, processedAt, bankReference }: FinishedRefund,
): Promise<void> {
  const { refund, purchase } = await lockRefund(tx, refundId);
  if (refund.status === 'processed') return;
  const attempt = refund.attempt === null ? null : await findAttemptById(tx, refund.attempt);
  const isSurplus = attempt?.is_surplus ?? false;

  await updateRefund(tx, refund.id, {
    status: 'processed',
    processed_at: processedAt,
    bank_reference: bankReference,
    failure: null,
  });
  const { order_type: orderType, channel } = purchase;
  const paid = bookRefundPaid({
    refundId,
    amountPaise: refund.amount,
    orderType,
    channel,
    isAtDesk: attempt === null,
    isSurplus,
  });
  await insertTransfers(tx, paid, { paymentId: purchase.id, happenedAt: processedAt });
  if (attempt) {
    const amount_refunded = await sumProcessedRefunds(tx, { attempt: attempt.id });
    const isAll = amount_refunded >= attempt.amount;
    await updateAttempt(tx, attempt.id, { amount_refunded, status: isAll ? 'refunded' : attempt.status });
  }
  const isClosed = !isSurplus && (await closeIfAllIsBack(tx, purchase));
  await countSeats(tx, platform, purchase);
  const note = await issueReceipt(tx, platform, {
    kind: 'refund_note',
    purchase,
    refundId,
    amountPaise: refund.amount,
    paidAt: processedAt,
    bankReference,
  });
  await mailRefund(tx, platform, { purchase, refund, note, isClosed, bankReference });
}

/** The provider could not pay it back: we do not owe it any more, and it can be asked for again. */
export async function failRefund(
  tx: Knex.Transaction,
  { refundId, failure, now }: { refundId: number; failure: string; now: Date },
): Promise<void> {
  const { refund, purchase } = await lockRefund(tx, refundId);
  if (['processed', 'failed', 'withdrawn'].includes(refund.status)) return;
  await updateRefund(tx, refund.id, { status: 'failed', failure });
  const due = await findTransfer(tx, { sourceKind: 'refund', sourceId: refund.id, purpose: 'refund_due' });
  if (!due) return;
  await insertTransfers(tx, [reverseTransfer(due.transfer, due.id)], {
    paymentId: purchase.id,
    happenedAt: now,
  });
}

async function lockRefund(
  tx: Knex.Transaction,
  refundId: number,
): Promise<{ refund: RefundRow; purchase: PurchaseRow }> {
  const found = await findRefundById(tx, refundId);
  const purchase = found && (await lockPurchase(tx, { id: found.payment }));
  // Read again: another transaction may have changed it while we waited for the lock.
  const refund = purchase && (await findRefundById(tx, refundId));
  if (!refund) throw new Error('there is no such refund');
  return { refund, purchase };
}

async function closeIfAllIsBack(tx: Knex.Transaction, purchase: PurchaseRow): Promise<boolean> {
  const refunded = await sumProcessedRefunds(tx, { payment: purchase.id });
  if (refunded < purchase.amount) return false;
  await lockBuyer(tx, purchase.user);
  await updatePurchase(tx, purchase.id, { status: 'refunded' });
  if (purchase.subscription !== null) await cancelSubscription(tx, purchase.subscription);
  if (purchase.order !== null) await closeUnsentOrder(tx, purchase.order);
  await refreshAccounts(tx, [purchase.user]);
  return true;
}

interface RefundNews {
  purchase: PurchaseRow;
  refund: RefundRow;
  note: { id: number; number: string };
  isClosed: boolean;
  bankReference: string | null;
}

async function mailRefund(
  tx: Knex.Transaction,
  platform: JobPlatform,
  { purchase, refund, note, isClosed, bankReference }: RefundNews,
): Promise<void> {
  const address = await loadProvenAddress(tx, purchase.user);
  if (!address) return;
  await queueMail(
    { tx, platform },
    {
      kind: 'refund_made',
      facts: {
        firstName: address.firstName,
        amountPaise: refund.amount,
        noteNumber: note.number,
        paymentId: purchase.id,
        bankReference,
        ended: isClosed ? purchase.order_type : null,
      },
      to: address.email,
      person: purchase.user,
      receiptId: note.id,
    },
  );
}
