import { randomUUID } from 'node:crypto';
import type { Return, SeatPayment } from '@suchi/domain/melawa';
import { isSameData } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { insertRefund, updateRefund } from '../../payments/repository/refunds.ts';
import { lockPayment } from '../repository/payments.ts';
import { listOpenReturns, listSeatPayments, lockSeatPayments } from '../repository/seats.ts';

/** Before the accounts are locked, as when a payment is settled. */
export const lockSeats = (
  tx: Knex.Transaction,
  of: { users: readonly string[]; edition: number },
): Promise<void> => lockSeatPayments(tx, of);

const inOrder = (list: readonly Return[]) => list.toSorted((a, b) => a.payment - b.payment);

/** The payments of a family for seats. What waits for the office has not gone back. */
export function readSeatPayments(db: Knex, of: { user: string; edition: number }): Promise<SeatPayment[]> {
  return listSeatPayments(db, of);
}

/**
 * The payments are locked. What the office is asked to send back to a family that comes with fewer people. What was asked before and is not
 * confirmed yet is withdrawn when it is another sum now.
 */
export async function askReturns(
  tx: Knex.Transaction,
  { payments, returns, now }: { payments: readonly number[]; returns: readonly Return[]; now: Date },
): Promise<void> {
  const open = await listOpenReturns(tx, payments);
  const asked = open.map(({ payment, amount }) => ({ payment, paise: amount }));
  if (isSameData(inOrder(asked), inOrder(returns))) return;
  for (const { id } of open) await updateRefund(tx, id, { status: 'withdrawn' });
  for (const { payment: id, paise } of returns) {
    const payment = await lockPayment(tx, id);
    // A person of the office may have asked for a part of it.
    const amount = Math.min(paise, payment === null ? 0 : payment.amount - payment.refunded);
    if (payment === null || amount <= 0) continue;
    await insertRefund(tx, {
      payment: id,
      attempt: payment.attempt_id,
      status: 'asked',
      amount,
      reason: 'fewer_people',
      idempotency_key: randomUUID(),
      date_created: now,
    });
  }
}
