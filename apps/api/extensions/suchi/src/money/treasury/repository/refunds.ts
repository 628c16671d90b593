import type { RefundState } from '@suchi/contracts/money';
import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { readAssociation } from '../../../platform/association.ts';
import type { Row } from '../../../platform/rows.generated.ts';

const columns = [
  'id',
  'payment',
  'attempt',
  'status',
  'amount',
  'reason',
  'note',
  'asked_by',
  'confirmed_by',
  'idempotency_key',
  'bank_reference',
  'failure',
  'date_created',
  'confirmed_at',
  'sent_at',
  'processed_at',
] as const;

export interface ListedRefund extends Row<'payment_refund', (typeof columns)[number]> {
  asked_by_name: string | null;
  confirmed_by_name: string | null;
  is_surplus: boolean;
  note_id: number | null;
  note_number: string | null;
  provider_payment_id: string | null;
}

/** Those that wait for a second person are open too. */
const statusesOf: Record<RefundState, readonly string[]> = {
  asked: ['asked'],
  open: ['asked', 'confirmed', 'sent', 'failed'],
  past: ['processed', 'withdrawn'],
};
const nameOf = (alias: string) => `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`;

function selectRefunds(db: Knex): Knex.QueryBuilder {
  return db('payment_refund as r')
    .leftJoin('directus_users as a', 'a.id', 'r.asked_by')
    .leftJoin('directus_users as b', 'b.id', 'r.confirmed_by')
    .leftJoin('payment_attempt as t', 't.id', 'r.attempt')
    .leftJoin('receipt as n', 'n.refund', 'r.id')
    .select(
      ...columns.map((column) => `r.${column}`),
      db.raw(`${nameOf('a')} as asked_by_name, ${nameOf('b')} as confirmed_by_name`),
      db.raw('coalesce(t.is_surplus, false) as is_surplus'),
      't.provider_payment_id',
      'n.id as note_id',
      'n.number as note_number',
    );
}

export async function findRefund(
  db: Knex,
  by: { id: number } | { idempotency_key: string },
): Promise<ListedRefund | null> {
  const column = 'id' in by ? { 'r.id': by.id } : { 'r.idempotency_key': by.idempotency_key };
  const row = (await selectRefunds(db).where(column).first()) as ListedRefund | undefined;
  return row ?? null;
}

export async function listRefunds(
  db: Knex,
  { state, limit, offset }: { state: RefundState; limit: number; offset: number },
): Promise<{ total: number; rows: ListedRefund[] }> {
  const statuses = statusesOf[state];
  const rows = (await selectRefunds(db)
    .whereIn('r.status', statuses)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)) as ListedRefund[];
  const count = await db('payment_refund').whereIn('status', statuses).count({ total: '*' }).first();
  return { total: Number(count?.['total'] ?? 0), rows };
}

/** Refunds that should have moved on by now. */
export async function listStaleRefunds(db: Knex, before: Date): Promise<{ id: number }[]> {
  return db('payment_refund')
    .whereIn('status', ['confirmed', 'sent'])
    .whereNotNull('attempt')
    .whereRaw('coalesce(sent_at, confirmed_at) < ?', [before])
    .orderBy('id')
    .limit(500)
    .select('id');
}

/**
 * What a person has sent back alone on a day. Two of their requests at the same time wait for each other, until the
 * transaction ends.
 */
export async function lockAloneOn(tx: Knex.Transaction, userId: string, day: CalendarDate): Promise<number> {
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('refund-alone:' || ?, 0))", [userId]);
  return readAloneOn(tx, userId, day);
}

export async function readAloneOn(db: Knex, userId: string, day: CalendarDate): Promise<number> {
  const { rows } = await db.raw<{ rows: { total: string }[] }>(
    `select coalesce(sum(amount), 0) as total from payment_refund
      where asked_by = ? and confirmed_by is null and status in ('confirmed', 'sent', 'processed')
        and (date_created at time zone 'Asia/Kolkata')::date = ?::date`,
    [userId, day],
  );
  return Number(rows[0]?.total ?? 0);
}

export async function readConfirmAbove(db: Knex): Promise<number> {
  return (await readAssociation(db, 'refund_confirm_above')).refund_confirm_above;
}
