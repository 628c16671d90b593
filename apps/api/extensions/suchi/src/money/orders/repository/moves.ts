import type { Carrier, OrderStep } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { Row } from '../../../platform/rows.generated.ts';

export type LockedOrder = Row<
  'qd_order',
  | 'id'
  | 'user'
  | 'edition'
  | 'status'
  | 'order_status'
  | 'is_archived'
  | 'delivery_kind'
  | 'address'
  | 'carrier'
  | 'tracking_number'
> & { is_refunded: boolean };

export async function lockOrderRows(tx: Knex.Transaction, ids: readonly number[]): Promise<LockedOrder[]> {
  return tx('qd_order')
    .whereRaw('id = any(?::integer[])', [ids])
    .orderBy('id')
    .forUpdate()
    .select<LockedOrder[]>(
      'id',
      'user',
      'edition',
      'status',
      'order_status',
      'is_archived',
      'delivery_kind',
      'address',
      'carrier',
      'tracking_number',
      tx.raw(
        `(exists (select from qd_payments p where p."order" = qd_order.id and p.status = 'refunded')
          and not exists (select from qd_payments p where p."order" = qd_order.id and p.status = 'captured'))
         as is_refunded`,
      ),
    );
}

/** One dispatch at a time, so that two cannot use the same tracking number. */
export async function lockTracking(tx: Knex.Transaction): Promise<void> {
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('orders:tracking', 0))`);
}

/** Which order has each of these tracking numbers already. */
export async function findTracked(
  tx: Knex.Transaction,
  carrier: Carrier,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx('qd_order')
    .where({ carrier })
    .whereRaw('tracking_number = any(?::text[])', [numbers])
    .select('id', 'tracking_number');
  return new Map(rows.map(({ id, tracking_number: number }) => [number ?? '', id]));
}

export async function markDispatched(
  tx: Knex.Transaction,
  sent: { carrier: Carrier; orders: readonly { id: number; trackingNumber: string | null }[] },
  now: Date,
): Promise<void> {
  await tx.raw(
    `update qd_order o set order_status = 'dispatched', carrier = ?, tracking_number = d.tracking_number,
            dispatched_at = ?, return_reason = null, date_updated = ?
       from unnest(?::integer[], ?::text[]) as d(id, tracking_number) where o.id = d.id`,
    [
      sent.carrier,
      now,
      now,
      sent.orders.map(({ id }) => id),
      sent.orders.map(({ trackingNumber }) => trackingNumber),
    ] as Knex.RawBinding[],
  );
}

export async function markDelivered(tx: Knex.Transaction, ids: readonly number[], now: Date): Promise<void> {
  const step: OrderStep = 'delivered';
  await tx('qd_order')
    .whereRaw('id = any(?::integer[])', [ids])
    .update({ order_status: step, delivered_at: now, date_updated: now });
}

/** To be sent again: with another parcel, so without the old one's number. */
export async function markReturned(
  tx: Knex.Transaction,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await tx('qd_order').where({ id }).update({
    order_status: 'ordered',
    carrier: null,
    tracking_number: null,
    dispatched_at: null,
    return_reason: reason,
    date_updated: now,
  });
}

export async function setArchived(
  tx: Knex.Transaction,
  ids: readonly number[],
  isArchived: boolean,
  now: Date,
): Promise<void> {
  await tx('qd_order')
    .whereRaw('id = any(?::integer[])', [ids])
    .update({ is_archived: isArchived, date_updated: now });
}

export async function findEditionYears(
  tx: Knex.Transaction,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const rows = await tx('edition')
    .whereIn(
      'id',
      [...new Set(ids)].filter((id) => id !== null),
    )
    .select('id', 'year');
  return new Map(rows.map(({ id, year }) => [id, String(year)]));
}
