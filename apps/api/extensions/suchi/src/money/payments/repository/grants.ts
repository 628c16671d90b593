import { searchPlanId, type Subscription } from '@suchi/domain/money';
import type { Knex } from 'knex';

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** One grant at a time for each member, so that two renewals do not get the same year. */
export async function lockBuyer(tx: Knex.Transaction, userId: string): Promise<void> {
  await lockBuyers(tx, [userId]);
}

/** In the order of their ids, so that two transactions never wait for each other. */
export async function lockBuyers(tx: Knex.Transaction, userIds: readonly string[]): Promise<void> {
  await tx.raw('select id from directus_users where id = any(?::uuid[]) order by id for no key update', [
    userIds,
  ]);
}

export async function listSubscriptions(tx: Knex, userId: string): Promise<Subscription[]> {
  const { rows } = await tx.raw<{ rows: Subscription[] }>(
    `select ${day('start_date')} as "startDate", ${day('end_date')} as "endDate"
       from qd_subscriptions where "user" = ? and plan = ? and status = 'active' order by id`,
    [userId, searchPlanId],
  );
  return rows;
}

export async function insertSubscription(
  tx: Knex.Transaction,
  userId: string,
  { startDate, endDate }: Subscription,
): Promise<number> {
  const [row] = await tx('qd_subscriptions')
    .insert({
      user: userId,
      plan: searchPlanId,
      status: 'active',
      start_date: startDate,
      end_date: endDate,
    })
    .returning('id');
  return (row as { id: number }).id;
}

export async function findSubscription(tx: Knex, id: number): Promise<Subscription | null> {
  const { rows } = await tx.raw<{ rows: Subscription[] }>(
    `select ${day('start_date')} as "startDate", ${day('end_date')} as "endDate" from qd_subscriptions where id = ?`,
    [id],
  );
  return rows[0] ?? null;
}

export async function cancelSubscription(tx: Knex.Transaction, id: number): Promise<void> {
  await tx('qd_subscriptions').where({ id }).update({ status: 'cancelled' });
}

export async function markOrderPaid(
  tx: Knex.Transaction,
  id: number,
  providerPaymentId: string | null,
): Promise<void> {
  await tx('qd_order').where({ id }).update({ status: 'paid', razorpay_payment_id: providerPaymentId });
}

/** An order that was sent stays as it is. */
export async function closeUnsentOrder(tx: Knex.Transaction, id: number): Promise<void> {
  await tx('qd_order').where({ id, order_status: 'ordered' }).update({ is_archived: true });
}

export async function findEditionYear(tx: Knex, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const row = await tx('edition').where({ id }).first('year');
  return row ? String(row.year) : null;
}
