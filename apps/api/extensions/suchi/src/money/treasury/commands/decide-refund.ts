import { randomUUID } from 'node:crypto';
import type {
  confirmRefundContract,
  payRefundContract,
  retryRefundContract,
  withdrawRefundContract,
} from '@suchi/contracts/money';
import { checkConfirmRefund, checkRefund, checkWithdrawRefund } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { failRefund, finishRefund } from '../../payments/commands/finish-refund.ts';
import { insertRefund, updateRefund } from '../../payments/repository/refunds.ts';
import { beginRefund } from './begin-refund.ts';
import { type LoadedRefund, loadRefund, lockRefund } from './load-refund.ts';

const refused = (reason: string) => codedError('REFUND_REFUSED', { reason });

/** The second person confirms. */
export async function confirmRefund({
  input,
  caller,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof confirmRefundContract.input>, RoleCaller>): Promise<LoadedRefund> {
  const { refund } = await lockRefund(tx, input.refund);
  const decision = checkConfirmRefund(
    { status: refund.status, askedBy: refund.asked_by, amountPaise: refund.amount },
    { userId: caller.userId, typedPaise: input.amount },
  );
  if (!decision.allowed) throw refused(decision.reason);
  await beginRefund(tx, platform, { refundId: refund.id, confirmedBy: caller.userId, now });
  await record(tx, caller, 'refund.confirm', refund);
  return loadRefund(tx, refund.id);
}

/** Takes back a refund that waits for a person, or that failed. */
export async function withdrawRefund({
  input,
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof withdrawRefundContract.input>, RoleCaller>): Promise<LoadedRefund> {
  const { refund } = await lockRefund(tx, input.refund);
  const decision = checkWithdrawRefund({ status: refund.status, isAtDesk: refund.attempt === null });
  if (!decision.allowed) throw refused(decision.reason);
  if (refund.status === 'confirmed') await failRefund(tx, { refundId: refund.id, failure: 'withdrawn', now });
  await updateRefund(tx, refund.id, { status: 'withdrawn' });
  await record(tx, caller, 'refund.withdraw', refund, { note: input.note });
  return loadRefund(tx, refund.id);
}

/**
 * Sends a failed refund again, as a new row with a new key: the provider answers the failed refund to the old key. The
 * failed row is withdrawn, so that two clicks send it once.
 */
export async function retryRefund({
  input,
  caller,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof retryRefundContract.input>, RoleCaller>): Promise<LoadedRefund> {
  const { refund, payment } = await lockRefund(tx, input.refund);
  if (refund.status !== 'failed') throw refused('not_failed');
  const left = refund.is_surplus
    ? { paidPaise: payment.surplus, refundedPaise: 0 }
    : { paidPaise: payment.amount, refundedPaise: payment.refunded };
  const decision = checkRefund(left, refund.amount);
  if (!decision.allowed) throw refused(decision.reason);
  await updateRefund(tx, refund.id, { status: 'withdrawn' });
  const { id: refundId } = await insertRefund(tx, {
    payment: refund.payment,
    attempt: refund.attempt,
    status: 'asked',
    amount: refund.amount,
    reason: refund.reason,
    note: refund.note,
    asked_by: refund.asked_by,
    idempotency_key: randomUUID(),
    date_created: now,
  });
  await beginRefund(tx, platform, { refundId, confirmedBy: refund.confirmed_by, now });
  await record(tx, caller, 'refund.retry', { ...refund, id: refundId }, { failed: refund.id });
  return loadRefund(tx, refundId);
}

/** The money was handed over at the desk, or sent from the association's bank account. */
export async function payRefund({
  input,
  caller,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof payRefundContract.input>, RoleCaller>): Promise<LoadedRefund> {
  const { refund, payment } = await lockRefund(tx, input.refund);
  if (refund.status !== 'confirmed' || refund.attempt !== null) throw refused('not_waiting');
  const isCash = payment.channel === 'cash';
  if (!isCash && input.bank_reference === '')
    throw codedError('INVALID_PAYLOAD', { fields: { bank_reference: 'required' } });
  const bankReference = input.bank_reference || null;
  await finishRefund(tx, platform, { refundId: refund.id, processedAt: now, bankReference });
  await record(tx, caller, 'refund.pay', refund);
  return loadRefund(tx, refund.id);
}

async function record(
  tx: Knex.Transaction,
  { userId }: RoleCaller,
  action: string,
  { id, payment, amount }: { id: number; payment: number; amount: number },
  details: Record<string, unknown> = {},
): Promise<void> {
  await recordAudit(tx, {
    actor: { id: userId, kind: 'admin' },
    action,
    subject: { collection: 'payment_refund', id },
    details: { payment, amount, ...details },
  });
}
