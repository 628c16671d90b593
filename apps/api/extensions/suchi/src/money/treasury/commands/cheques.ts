import type { bounceChequeContract, clearChequeContract } from '@suchi/contracts/money';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { settlePurchase } from '../../payments/commands/settle-purchase.ts';
import { closeBounced, type DeskPayment, lockDeskPayment } from '../repository/desk-payments.ts';
import { instantOf, type RecordedPayment, requireDay } from './record-payment.ts';

/** The bank has paid a cheque: from now on it counts. */
export async function clearCheque({
  input,
  caller,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof clearChequeContract.input>, RoleCaller>): Promise<RecordedPayment> {
  const cheque = await lockCheque(tx, input.payment);
  requireDay('cleared_on', input.cleared_on, now);
  if (cheque.received_on !== null && input.cleared_on < cheque.received_on)
    throw codedError('INVALID_PAYLOAD', { fields: { cleared_on: 'date' } });
  const capturedAt = instantOf(input.cleared_on, now);
  const settled = await settlePurchase(tx, platform, { paymentId: cheque.id, capturedAt });
  await record(tx, caller, 'payment.clear_cheque', cheque);
  return { payment: cheque.id, receipt: settled?.receipt ?? null };
}

/** The bank has refused a cheque: nothing was bought. */
export async function bounceCheque({
  input,
  caller,
  tx,
}: WriteCall<z.output<typeof bounceChequeContract.input>, RoleCaller>): Promise<{ payment: number }> {
  const cheque = await lockCheque(tx, input.payment);
  await closeBounced(tx, cheque);
  await record(tx, caller, 'payment.bounce_cheque', cheque);
  return { payment: cheque.id };
}

/** A cheque that waits. One that was cleared or refused is not found. */
async function lockCheque(tx: Knex.Transaction, id: number): Promise<DeskPayment> {
  const payment = await lockDeskPayment(tx, { id });
  if (payment?.channel !== 'cheque' || payment.status !== 'pending') throw codedError('PAYMENT_NOT_FOUND');
  return payment;
}

async function record(
  tx: Knex.Transaction,
  { userId }: RoleCaller,
  action: string,
  { id, amount }: DeskPayment,
): Promise<void> {
  await recordAudit(tx, {
    actor: { id: userId, kind: 'admin' },
    action,
    subject: { collection: 'qd_payments', id },
    details: { amount },
  });
}
