import type { Knex } from 'knex';

const start = `(:before::date::timestamp at time zone 'Asia/Kolkata')`;

/**
 * Locked; those that another worker has in hand are left to it. A purchase is old when nothing of it is newer, and not
 * before its money is settled: what does not match is somebody's work.
 */
export async function listOldPurchases(
  tx: Knex.Transaction,
  before: string,
  limit: number,
): Promise<number[]> {
  const { rows } = await tx.raw<{ rows: { id: number }[] }>(
    `select p.id from qd_payments p
      where coalesce(p.captured_at, p.date_created) < ${start} and p.status <> 'pending'
        and not exists (select from receipt c where c.payment = p.id and c.issued_on >= :before::date)
        and not exists (select from qd_payment_event e where e.payment = p.id and e.date_created >= ${start})
        and not exists (
          select from payment_attempt a where a.payment = p.id
             and (a.attempted_at >= ${start} or (a.captured_at is not null
                  and not exists (select from settlement_line l where l.attempt = a.id))))
        and not exists (
          select from payment_refund r where r.payment = p.id
             and (coalesce(r.processed_at, r.date_created) >= ${start} or r.status in ('asked', 'confirmed', 'sent')
                  or (r.status = 'processed' and r.attempt is not null
                      and not exists (select from settlement_line l where l.refund = r.id))))
      order by p.id limit :limit for update skip locked`,
    { before, limit },
  );
  return rows.map(({ id }) => id);
}

/** In the order in which rows refer to each other. */
export async function deletePurchases(tx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const of = [...ids];
  const attempts = tx('payment_attempt').whereIn('payment', of).select('id');
  const refunds = tx('payment_refund').whereIn('payment', of).select('id');
  await tx('receipt').whereIn('payment', of).delete();
  await tx('settlement_line').whereIn('attempt', attempts).orWhereIn('refund', refunds).delete();
  await tx('payment_refund').whereIn('payment', of).delete();
  await tx('qd_payment_event').whereIn('payment', of).delete();
  await tx('payment_attempt').whereIn('payment', of).delete();
  await tx('qd_payments').whereIn('id', of).delete();
}

/** What no purchase refers to any more. */
export async function deleteUnused(db: Knex, before: string): Promise<void> {
  const old = { before };
  await db.raw(`delete from qd_payment_event e where e.payment is null and e.date_created < ${start}`, old);
  await db.raw(
    `delete from qd_subscriptions s where s.end_date < :before::date
        and not exists (select from qd_payments p where p.subscription = s.id)`,
    old,
  );
  await db.raw(
    `delete from qd_order o where coalesce(o.delivered_at, o.date_updated, o.order_date) < ${start}
        and not exists (select from qd_payments p where p."order" = o.id)`,
    old,
  );
  await db.raw(
    'delete from settlement_line l where l.attempt is null and l.refund is null and l.settled_on < :before::date',
    old,
  );
  await db.raw('delete from reconciliation_run r where r.day < :before::date', old);
}
