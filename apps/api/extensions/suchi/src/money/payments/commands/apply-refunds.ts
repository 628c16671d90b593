import { bookRefundDue } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { JobPlatform } from '../../../platform/platform.ts';
import type { ProviderRefund } from '../../../platform/provider.ts';
import { insertTransfers } from '../ledger.ts';
import type { AttemptRow } from '../repository/attempts.ts';
import type { PurchaseRow } from '../repository/purchases.ts';
import { findRefund, insertRefund, type RefundRow, updateRefund } from '../repository/refunds.ts';
import { failRefund, finishRefund } from './finish-refund.ts';

export interface ReportedRefunds {
  purchase: PurchaseRow;
  attempt: AttemptRow;
  refunds: readonly ProviderRefund[];
}

/** Brings the refunds of one captured attempt forward. Runs under the lock of the purchase. */
export async function applyRefunds(
  tx: Knex.Transaction,
  platform: JobPlatform,
  { purchase, attempt, refunds }: ReportedRefunds,
): Promise<void> {
  const oldestFirst = refunds.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const reported of oldestFirst) {
    const known = await findRefund(tx, reported);
    const refund = known ?? (await recordRefund(tx, { purchase, attempt, reported }));
    if (refund.provider_refund_id === null) {
      await updateRefund(tx, refund.id, {
        provider_refund_id: reported.id,
        status: 'sent',
        sent_at: reported.createdAt,
      });
    }
    const now = platform.clock.now();
    const { bankReference } = reported;
    if (reported.status === 'processed')
      await finishRefund(tx, platform, { refundId: refund.id, processedAt: now, bankReference });
    if (reported.status === 'failed')
      await failRefund(tx, { refundId: refund.id, failure: 'refused_by_the_bank', now });
  }
}

/** A refund that was not asked for here: made at the provider's dashboard, or by the provider itself. */
async function recordRefund(
  tx: Knex.Transaction,
  { purchase, attempt, reported }: { purchase: PurchaseRow; attempt: AttemptRow; reported: ProviderRefund },
): Promise<RefundRow> {
  const refund = await insertRefund(tx, {
    payment: purchase.id,
    attempt: attempt.id,
    status: 'sent',
    amount: reported.amountPaise,
    reason: attempt.is_surplus ? 'paid_twice' : 'other',
    provider_refund_id: reported.id,
    idempotency_key: `provider-${reported.id}`,
    sent_at: reported.createdAt,
  });
  const due = bookRefundDue({
    refundId: refund.id,
    amountPaise: reported.amountPaise,
    orderType: purchase.order_type,
    channel: purchase.channel,
    isAtDesk: false,
    isSurplus: attempt.is_surplus,
  });
  await insertTransfers(tx, due, { paymentId: purchase.id, happenedAt: reported.createdAt });
  return refund;
}
