import type { Knex } from 'knex';
import { codedError } from '../../../platform/coded-error.ts';
import { findPayments, lockPayment, type PaymentRow } from '../repository/payments.ts';
import { findRefund, type ListedRefund } from '../repository/refunds.ts';

export interface LoadedRefund {
  refund: ListedRefund;
  payment: PaymentRow;
}

/** A refund with its payment, locked until the transaction ends. */
export async function lockRefund(tx: Knex.Transaction, refundId: number): Promise<LoadedRefund> {
  const found = await findRefund(tx, { id: refundId });
  const payment = found && (await lockPayment(tx, found.payment));
  // Read again: another transaction may have changed it while we waited for the lock.
  const refund = payment && (await findRefund(tx, { id: refundId }));
  if (!refund) throw codedError('REFUND_REFUSED', { reason: 'not_found' });
  return { refund, payment };
}

export async function loadRefund(db: Knex, refundId: number): Promise<LoadedRefund> {
  const refund = await findRefund(db, { id: refundId });
  const payment = refund && (await findPayments(db, [refund.payment])).get(refund.payment);
  if (!payment) throw codedError('REFUND_REFUSED', { reason: 'not_found' });
  return { refund, payment };
}
