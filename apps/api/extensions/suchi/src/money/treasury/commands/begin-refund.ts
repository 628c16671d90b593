import { bookRefundDue } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { JobPlatform } from '../../../platform/platform.ts';
import { insertTransfers } from '../../payments/ledger.ts';
import { updateRefund } from '../../payments/repository/refunds.ts';
import { loadRefund } from './load-refund.ts';

/** A refund is decided. Online money is owed from now on and sent by the worker, the rest is paid at the desk. */
export async function beginRefund(
  tx: Knex.Transaction,
  { jobs }: Pick<JobPlatform, 'jobs'>,
  { refundId, confirmedBy, now }: { refundId: number; confirmedBy: string | null; now: Date },
): Promise<void> {
  const { refund, payment } = await loadRefund(tx, refundId);
  await updateRefund(tx, refundId, { status: 'confirmed', confirmed_by: confirmedBy, confirmed_at: now });
  const due = bookRefundDue({
    refundId,
    amountPaise: refund.amount,
    orderType: payment.order_type,
    channel: payment.channel,
    isAtDesk: refund.attempt === null,
    isSurplus: refund.is_surplus,
  });
  await insertTransfers(tx, due, { paymentId: payment.id, happenedAt: now });
  if (refund.attempt !== null) await jobs.enqueue(tx, 'refund', { refundId });
}
