import type { askRefundContract } from '@suchi/contracts/money';
import { todayInIndia } from '@suchi/domain/basics';
import { checkRefund, checkRefundAge, needsSecondPerson, refundableAlone } from '@suchi/domain/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { insertRefund } from '../../payments/repository/refunds.ts';
import { lockPayment, type PaymentRow } from '../repository/payments.ts';
import { findRefund, lockAloneOn, readConfirmAbove } from '../repository/refunds.ts';
import { beginRefund } from './begin-refund.ts';
import { type LoadedRefund, loadRefund } from './load-refund.ts';

type Input = z.output<typeof askRefundContract.input>;

/** Asks for a refund. Up to the association's limit it is decided at once. */
export async function askRefund({
  input,
  caller,
  tx,
  now,
  platform,
}: WriteCall<Input, RoleCaller>): Promise<LoadedRefund> {
  const payment = await lockPayment(tx, input.payment);
  if (!payment) throw codedError('PAYMENT_NOT_FOUND');
  const earlier = await findRefund(tx, { idempotency_key: input.key });
  if (earlier) {
    if (earlier.payment !== payment.id) throw codedError('RECORD_NOT_UNIQUE');
    return loadRefund(tx, earlier.id);
  }
  requireRefundable(payment, input, now);

  const alone = refundableAlone({
    confirmAbovePaise: await readConfirmAbove(tx),
    refundedPaise: payment.refunded,
    aloneTodayPaise: await lockAloneOn(tx, caller.userId, todayInIndia(now)),
  });
  const isDecided = !needsSecondPerson(input.amount, alone);
  const { id: refundId } = await insertRefund(tx, {
    payment: payment.id,
    attempt: input.is_surplus ? payment.surplus_attempt_id : payment.attempt_id,
    status: 'asked',
    amount: input.amount,
    reason: input.reason,
    note: input.note,
    asked_by: caller.userId,
    idempotency_key: input.key,
    date_created: now,
  });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'refund.ask',
    subject: { collection: 'payment_refund', id: refundId },
    details: { payment: payment.id, amount: input.amount, reason: input.reason },
  });
  if (isDecided) await beginRefund(tx, platform, { refundId, confirmedBy: null, now });
  return loadRefund(tx, refundId);
}

const refuse = (reason: string) => codedError('REFUND_REFUSED', { reason });

function requireRefundable(payment: PaymentRow, input: Input, now: Date): void {
  const { captured_at: capturedAt } = payment;
  if (capturedAt === null && !input.is_surplus) throw refuse('not_paid');
  const left = input.is_surplus
    ? { paidPaise: payment.surplus, refundedPaise: 0 }
    : { paidPaise: payment.amount, refundedPaise: payment.refunded };
  const amount = checkRefund(left, input.amount);
  if (!amount.allowed) throw refuse(amount.reason);
  if (payment.channel !== 'online' || capturedAt === null) return;
  const age = checkRefundAge(capturedAt, now);
  if (!age.allowed) throw refuse(age.reason);
}
