import type { Knex } from 'knex';
import type { Row, Rows } from '../../../platform/rows.generated.ts';

export type AttemptRow = Row<
  'payment_attempt',
  | 'id'
  | 'payment'
  | 'provider_payment_id'
  | 'status'
  | 'amount'
  | 'is_surplus'
  | 'authorized_at'
  | 'captured_at'
>;

const columns = [
  'id',
  'payment',
  'provider_payment_id',
  'status',
  'amount',
  'is_surplus',
  'authorized_at',
  'captured_at',
] as const;

export async function findAttempt(db: Knex, providerPaymentId: string): Promise<AttemptRow | null> {
  const row = await db('payment_attempt')
    .where({ provider_payment_id: providerPaymentId })
    .first(...columns);
  return row ?? null;
}

type Changes = Partial<Omit<Rows['payment_attempt'], 'id'>>;

export async function insertAttempt(tx: Knex.Transaction, attempt: Changes): Promise<AttemptRow> {
  const [row] = await tx('payment_attempt')
    .insert(attempt)
    .returning([...columns]);
  return row as AttemptRow;
}

export async function updateAttempt(tx: Knex.Transaction, id: number, changes: Changes): Promise<AttemptRow> {
  const [row] = await tx('payment_attempt')
    .where({ id })
    .update(changes)
    .returning([...columns]);
  return row as AttemptRow;
}

/** What of an attempt went back for certain. */
export async function sumProcessedRefunds(
  tx: Knex,
  of: { attempt: number } | { payment: number },
): Promise<number> {
  const [column, id] = 'attempt' in of ? ['r.attempt', of.attempt] : ['r.payment', of.payment];
  const { rows } = await tx.raw<{ rows: { sum: string | null }[] }>(
    `select sum(r.amount) from payment_refund r left join payment_attempt a on a.id = r.attempt
      where ${column} = ? and r.status = 'processed' ${'payment' in of ? 'and not coalesce(a.is_surplus, false)' : ''}`,
    [id],
  );
  return Number(rows[0]?.sum ?? 0);
}

export async function findAttemptById(tx: Knex, id: number): Promise<AttemptRow | null> {
  const row = await tx('payment_attempt')
    .where({ id })
    .first(...columns);
  return row ?? null;
}
