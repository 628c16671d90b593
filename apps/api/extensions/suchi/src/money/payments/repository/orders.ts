import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import type { Row, Rows } from '../../../platform/rows.generated.ts';

export const deliveryColumns = ['name', 'address', 'city', 'pincode', 'mobile', 'alternate_mobile'] as const;

export type Delivery = Partial<Row<'qd_order', (typeof deliveryColumns)[number]>>;

/** Where a book goes, and how. */
export type OrderDelivery = Delivery & Partial<Row<'qd_order', 'delivery_kind'>>;

export async function insertOrder(
  tx: Knex.Transaction,
  order: Pick<Rows['qd_order'], 'user' | 'order_date' | 'edition' | 'amount'> & OrderDelivery,
): Promise<number> {
  const [row] = await tx('qd_order').insert(order).returning('id');
  return (row as { id: number }).id;
}

/** A parcel that came back can be sent to the new address. */
export async function updateDelivery(tx: Knex.Transaction, id: number, delivery: Delivery): Promise<void> {
  await tx('qd_order')
    .where({ id })
    .update({ ...delivery, return_reason: null });
}

export async function updateDeliveryKind(
  tx: Knex.Transaction,
  id: number,
  kind: Rows['qd_order']['delivery_kind'],
): Promise<void> {
  await tx('qd_order').where({ id }).update({ delivery_kind: kind });
}

export async function markArrived(tx: Knex.Transaction, id: number, now: Date): Promise<void> {
  await tx('qd_order')
    .where({ id })
    .update({ order_status: 'delivered', delivered_at: now, date_updated: now });
}

export async function lockOrder(
  tx: Knex.Transaction,
  { id, user }: { id: number; user: string },
): Promise<Row<'qd_order', 'status' | 'order_status' | 'is_archived' | 'delivery_kind'> | null> {
  const row = await tx('qd_order')
    .where({ id, user })
    .forUpdate()
    .first('status', 'order_status', 'is_archived', 'delivery_kind');
  return row ?? null;
}

/** Who ordered these. */
export async function listBuyers(tx: Knex, ids: readonly number[]): Promise<string[]> {
  const rows = await tx('qd_order')
    .whereRaw('id = any(?::integer[])', [ids])
    .distinct<{ user: string }[]>('user');
  return rows.map(({ user }) => user);
}

export type OwnOrderRow = Row<
  'qd_order',
  | 'id'
  | 'amount'
  | 'status'
  | 'order_status'
  | 'order_date'
  | 'is_archived'
  | 'delivery_kind'
  | 'carrier'
  | 'tracking_number'
  | 'dispatched_at'
  | 'delivered_at'
  | (typeof deliveryColumns)[number]
> & {
  edition: string | null;
  event_date: CalendarDate | null;
  delivery_after: CalendarDate | null;
  delivery_days: string | null;
  provider_order_id: string | null;
  payment_id: number | null;
  paid_at: Date | null;
};

const listLimit = 100;

/** Newest first. */
export async function listOwnOrders(
  db: Knex,
  user: string,
  id: number | null = null,
): Promise<OwnOrderRow[]> {
  const { rows } = await db.raw<{ rows: OwnOrderRow[] }>(
    `select o.id, o.amount, o.status, o.order_status, o.order_date, o.is_archived,
            o.delivery_kind, o.carrier, o.tracking_number, o.dispatched_at, o.delivered_at, ${deliveryColumns
              .map((column) => `o.${column}`)
              .join(', ')},
            e.year::text as edition, to_char(e.event_date, 'YYYY-MM-DD') as event_date,
            to_char(e.delivery_after, 'YYYY-MM-DD') as delivery_after, e.delivery_days,
            p.order_id as provider_order_id, p.id as payment_id, p.captured_at as paid_at
       from qd_order o left join edition e on e.id = o.edition
       left join lateral (select p.id, p.order_id, p.captured_at from qd_payments p where p."order" = o.id
                           order by p.captured_at nulls last, p.id desc limit 1) p on true
      where o."user" = :user and (:id::int is null or o.id = :id)
      order by o.order_date desc, o.id desc limit ${listLimit}`,
    { user, id },
  );
  return rows;
}
