import type { Knex } from 'knex';
import type { Row, Rows } from '../../../platform/rows.generated.ts';

const columns = [
  'id',
  'payment',
  'attempt',
  'status',
  'amount',
  'provider_refund_id',
  'idempotency_key',
] as const;

export type RefundRow = Row<'payment_refund', (typeof columns)[number]>;

/** By the provider's id, or by the key with which we asked for it. A key that we gave up is not ours any more. */
export async function findRefund(
  tx: Knex,
  { id, key }: { id: string; key: string | null },
): Promise<RefundRow | null> {
  const known = await tx('payment_refund')
    .where({ provider_refund_id: id })
    .first(...columns);
  if (known || key === null) return known ?? null;
  const asked = await tx('payment_refund')
    .where({ idempotency_key: key })
    .whereNotIn('status', ['failed', 'withdrawn'])
    .first(...columns);
  return asked ?? null;
}

export async function findRefundById(tx: Knex, id: number): Promise<RefundRow | null> {
  const row = await tx('payment_refund')
    .where({ id })
    .first(...columns);
  return row ?? null;
}

type Changes = Partial<Omit<Rows['payment_refund'], 'id'>>;

export async function insertRefund(tx: Knex.Transaction, refund: Changes): Promise<RefundRow> {
  const [row] = await tx('payment_refund')
    .insert(refund)
    .returning([...columns]);
  return row as RefundRow;
}

export async function updateRefund(tx: Knex.Transaction, id: number, changes: Changes): Promise<void> {
  await tx('payment_refund').where({ id }).update(changes);
}

/** Whether a refund of this payment was sent, or is about to be, and has not ended. */
export async function hasOpenRefund(db: Knex, providerPaymentId: string): Promise<boolean> {
  const row = await db('payment_refund as r')
    .join('payment_attempt as a', 'a.id', 'r.attempt')
    .where('a.provider_payment_id', providerPaymentId)
    .whereIn('r.status', ['confirmed', 'sent'])
    .first('r.id');
  return row !== undefined;
}
