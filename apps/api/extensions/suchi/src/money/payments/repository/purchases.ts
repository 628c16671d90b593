import type { Knex } from 'knex';
import type { Row, Rows } from '../../../platform/rows.generated.ts';

export const purchaseColumns = [
  'id',
  'user',
  'status',
  'amount',
  'currency',
  'order_type',
  'channel',
  'reference',
  'order_id',
  'payment_id',
  'subscription',
  'order',
  'edition',
  'seats',
  'method',
  'bank_reference',
  'received_from',
  'date_created',
  'captured_at',
  'checked_at',
  'next_check_at',
] as const;

export type PurchaseRow = Row<'qd_payments', (typeof purchaseColumns)[number]>;

const table = 'qd_payments';

/** Every change of a purchase, its attempts, refunds and ledger rows happens under this lock. */
export async function lockPurchase(
  tx: Knex.Transaction,
  by: { id: number } | { order_id: string },
): Promise<PurchaseRow | null> {
  const row = await tx(table)
    .where(by)
    .forUpdate()
    .first(...purchaseColumns);
  return row ?? null;
}

export async function findPurchase(
  db: Knex,
  by: { user: string } & ({ order_id: string } | { id: number }),
): Promise<PurchaseRow | null> {
  const row = await db(table)
    .where(by)
    .first(...purchaseColumns);
  return row ?? null;
}

/** For the provider's own calls, which no account makes. */
export async function findPurchaseByOrder(db: Knex, orderId: string): Promise<PurchaseRow | null> {
  const row = await db(table)
    .where({ order_id: orderId })
    .first(...purchaseColumns);
  return row ?? null;
}

/** The unpaid online purchase that a second one continues. */
export async function findPending(
  db: Knex,
  { user, order_type }: Pick<PurchaseRow, 'user' | 'order_type'>,
): Promise<PurchaseRow | null> {
  const row = await db(table)
    .where({ user, order_type, status: 'pending', channel: 'online' })
    .first(...purchaseColumns);
  return row ?? null;
}

export type NewPurchase = Pick<
  Rows['qd_payments'],
  'user' | 'amount' | 'order_type' | 'channel' | 'reference' | 'order' | 'edition' | 'seats' | 'received_from'
> &
  Partial<
    Pick<
      Rows['qd_payments'],
      'notes' | 'method' | 'bank_reference' | 'recorded_by' | 'date_created' | 'next_check_at'
    >
  > & { received_on?: string | null };

export async function insertPurchase(
  tx: Knex.Transaction,
  { notes, ...purchase }: NewPurchase,
): Promise<PurchaseRow> {
  const [row] = await tx(table)
    .insert({ ...purchase, status: 'pending', notes: JSON.stringify(notes ?? {}) })
    .returning([...purchaseColumns]);
  return row as PurchaseRow;
}

export async function updatePurchase(
  tx: Knex,
  id: number,
  changes: Partial<Omit<Rows['qd_payments'], 'id' | 'received_on'>>,
): Promise<void> {
  await tx(table).where({ id }).update(changes);
}

/** Changes a purchase only while it is unpaid; it may be settled at this moment. */
export async function updatePending(
  tx: Knex,
  id: number,
  changes: Partial<Pick<Rows['qd_payments'], 'status' | 'next_check_at'>>,
): Promise<void> {
  await tx(table).where({ id, status: 'pending' }).update(changes);
}

/** Keeps the first order: no browser was ever given another one. Returns the order that is kept. */
export async function setProviderOrder(db: Knex, purchase: PurchaseRow, orderId: string): Promise<string> {
  await db(table).where({ id: purchase.id, order_id: null }).update({ order_id: orderId });
  const kept = (await db(table).where({ id: purchase.id }).first('order_id'))?.order_id ?? orderId;
  if (purchase.order !== null)
    await db('qd_order').where({ id: purchase.order }).update({ razorpay_order_id: kept });
  return kept;
}

/**
 * Purchases that are due to be checked, each given to one worker only. The next check moves ahead by the lease, so
 * that another worker takes over when this one dies.
 */
export async function claimDuePurchases(
  db: Knex,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<PurchaseRow[]> {
  const { rows } = await db.raw<{ rows: PurchaseRow[] }>(
    `update qd_payments set next_check_at = :leaseUntil
      where id in (select id from qd_payments where status = 'pending' and next_check_at <= :now
                   order by next_check_at limit :limit for update skip locked)
      returning ${purchaseColumns.map((column) => `"${column}"`).join(', ')}`,
    { now, leaseUntil, limit },
  );
  return rows;
}

/** Records a check. An unpaid purchase without a next check has failed; a late capture still makes it paid. */
export async function noteCheck(
  db: Knex,
  id: number,
  { now, next }: { now: Date; next: Date | null },
): Promise<void> {
  await db(table)
    .where({ id })
    .update({ checked_at: now, checks: db.raw('checks + 1') });
  await db(table)
    .where({ id, status: 'pending' })
    .update(next === null ? { status: 'failed', next_check_at: null } : { next_check_at: next });
}

/** Someone says that they paid and the provider could not be asked: the worker asks at once. */
export async function checkSoon(db: Knex, id: number, now: Date): Promise<void> {
  await db(table).where({ id, status: 'pending' }).update({ next_check_at: now });
}
