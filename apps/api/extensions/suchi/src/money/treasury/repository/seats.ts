import type { SeatPayment } from '@suchi/domain/melawa';
import type { Knex } from 'knex';

/** The paid purchases of a family for the melawa of an edition, with what went back or is on its way. */
export async function listSeatPayments(
  db: Knex,
  { user, edition }: { user: string; edition: number },
): Promise<SeatPayment[]> {
  const { rows } = await db.raw<{ rows: SeatPayment[] }>(
    `select p.id, p.seats, p.amount as paise,
            (select coalesce(sum(r.amount), 0)::int
               from payment_refund r left join payment_attempt a on a.id = r.attempt
              where r.payment = p.id and r.status in ('confirmed', 'sent', 'processed')
                and not coalesce(a.is_surplus, false)) as "returnedPaise"
       from qd_payments p
      where p."user" = ? and p.edition = ? and p.order_type = 'melawa' and p.status in ('captured', 'refunded')
      order by p.id`,
    [user, edition],
  );
  return rows;
}

/** In the order of their ids, so that two transactions never wait for each other. */
export async function lockSeatPayments(
  tx: Knex.Transaction,
  { users, edition }: { users: readonly string[]; edition: number },
): Promise<void> {
  await tx('qd_payments')
    .whereIn('user', [...users])
    .where({ edition, order_type: 'melawa' })
    .orderBy('id')
    .forUpdate()
    .select('id');
}

/** What a smaller number of people asked for, and nobody has confirmed. */
export async function listOpenReturns(
  db: Knex,
  payments: readonly number[],
): Promise<{ id: number; payment: number; amount: number }[]> {
  return db('payment_refund')
    .whereIn('payment', [...payments])
    .where({ status: 'asked', reason: 'fewer_people', asked_by: null })
    .orderBy('id')
    .select('id', 'payment', 'amount');
}
