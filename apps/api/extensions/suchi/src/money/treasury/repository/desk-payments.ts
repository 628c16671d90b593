import { roleIds } from '@suchi/domain/accounts';
import type { CalendarDate } from '@suchi/domain/basics';
import type { OfferType, OrderType } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { readAssociation } from '../../../platform/association.ts';
import { currentEdition, currentSerial, editionOnSale } from '../../../platform/edition-sql.ts';
import type { Rows } from '../../../platform/rows.generated.ts';
import { payerName } from './payments.ts';

export interface PayerRow {
  user: string;
  name: string;
  candidate: string | null;
  serial_number: number | null;
  city: string | null;
  status: Rows['qd_matrimonial_profile']['status'] | null;
  valid_till: CalendarDate | null;
  mobile_end: string | null;
  main_photo: string | null;
}

const candidateName = `nullif(concat_ws(' ', c.first_name, c.middle_name, c.last_name), '')`;
const accountName = `concat_ws(' ', u.first_name, u.last_name)`;

/** By suchi number exactly, by a part of the mobile number, or by a part of a name. */
export async function findPayers(db: Knex, search: string, limit: number): Promise<PayerRow[]> {
  const digits = search.replaceAll(/[\s+-]/g, '');
  const isNumber = /^\d{1,15}$/.test(digits);
  const text = search.toLowerCase().replaceAll(/\s+/g, ' ');
  const query = db('directus_users as u')
    .leftJoin('qd_matrimonial_profile as c', 'c.user', 'u.id')
    .where('u.role', roleIds.user)
    .orderByRaw(`coalesce(${candidateName}, ${accountName}), u.id`)
    .limit(limit);
  if (isNumber) {
    query.whereRaw(`((${currentSerial('c')})::text = ? or position(? in u.mobile) > 0)`, [digits, digits]);
  } else {
    query.whereRaw(
      `(position(? in lower(${accountName})) > 0 or position(? in lower(${candidateName})) > 0)`,
      [text, text],
    );
  }
  return query.select<PayerRow[]>(
    'u.id as user',
    db.raw(`${accountName} as name, ${candidateName} as candidate`),
    db.raw(`${currentSerial('c')} as serial_number`),
    db.raw(`c.new_location ->> 'name' as city`),
    'c.status',
    db.raw(`to_char(u.membership_valid_till, 'YYYY-MM-DD') as valid_till`),
    db.raw('right(u.mobile, 4) as mobile_end'),
    'c.main_photo',
  );
}

export interface MemberRow {
  id: string;
  is_tester: boolean;
  name: string;
  email: string | null;
  candidate: string | null;
  serial_number: number | null;
}

/** A member who may buy; null for staff and unknown ids. */
export async function findMember(db: Knex, userId: string): Promise<MemberRow | null> {
  const row = await db('directus_users as u')
    .leftJoin('qd_matrimonial_profile as c', 'c.user', 'u.id')
    .where({ 'u.id': userId, 'u.role': roleIds.user })
    .first<MemberRow | undefined>(
      'u.id',
      'u.is_tester',
      db.raw(`${accountName} as name`),
      db.raw('case when u.email_verified then u.email end as email'),
      db.raw(`${candidateName} as candidate`),
      db.raw(`${currentSerial('c')} as serial_number`),
    );
  return row ?? null;
}

export interface DeskSetting {
  edition: {
    id: number;
    year: number;
    subscription_price: number;
    tester_price: number;
    suchi_price: number;
    gst_number: string | null;
  };
  association_name: string | null;
  association_address: string | null;
}

/** With the edition that is sold: of a book it can be one before the current edition. */
export async function readDeskSetting(db: Knex, orderType: OfferType): Promise<DeskSetting> {
  const edition = await db('edition')
    .whereRaw(orderType === 'suchi' ? `id = coalesce(${editionOnSale}, ${currentEdition})` : 'is_current')
    .first('id', 'year', 'subscription_price', 'tester_price', 'suchi_price', 'gst_number');
  if (!edition) throw new Error('the current edition is missing: install first');
  return { edition, ...(await readAssociation(db, 'association_name', 'association_address')) };
}

/** The newest payment of the member for the same in this edition, paid or a waiting cheque. */
export async function findEarlierPayment(
  db: Knex,
  { userId, orderType, editionId }: { userId: string; orderType: OrderType; editionId: number },
): Promise<{ paid_at: Date; receipt_id: number | null; receipt_number: string | null } | null> {
  const row = await db('qd_payments as p')
    .leftJoin('receipt as c', (join) => join.on('c.payment', 'p.id').andOnVal('c.kind', 'receipt'))
    .where({ 'p.user': userId, 'p.order_type': orderType, 'p.edition': editionId })
    .whereRaw(`(p.status = 'captured' or (p.status = 'pending' and p.channel = 'cheque'))`)
    .orderBy('p.id', 'desc')
    .first<{ paid_at: Date; receipt_id: number | null; receipt_number: string | null } | undefined>(
      db.raw('coalesce(p.captured_at, p.date_created) as paid_at'),
      'c.id as receipt_id',
      'c.number as receipt_number',
    );
  return row ?? null;
}

/** Cash receipts since an instant. */
export async function sumCash(
  db: Knex,
  since: Date,
): Promise<{ count: number; amount: number; since: Date | null }> {
  const row = await db('ledger_transfer')
    .where({ debit_account: 'cash_desk', purpose: 'sale' })
    .where('date_created', '>=', since)
    .first<{ count: number; amount: number; since: Date | null }>(
      db.raw('count(*)::int as count, coalesce(sum(amount), 0)::int as amount, min(date_created) as since'),
    );
  return row;
}

/** Two clicks with one key wait for each other. */
export async function lockReference(tx: Knex.Transaction, reference: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`desk:${reference}`]);
}

export interface DeskPayment {
  id: number;
  user: string;
  order_type: OrderType;
  channel: Rows['qd_payments']['channel'];
  status: Rows['qd_payments']['status'];
  amount: number;
  order: number | null;
  received_on: CalendarDate | null;
  receipt_id: number | null;
  receipt_number: string | null;
}

/** Locks the payment until the transaction ends. */
export async function lockDeskPayment(
  tx: Knex.Transaction,
  by: { reference: string } | { id: number },
): Promise<DeskPayment | null> {
  const locked = await tx('qd_payments').where(by).whereNot('channel', 'online').forUpdate().first('id');
  if (!locked) return null;
  const row = await tx('qd_payments as p')
    .leftJoin('receipt as c', (join) => join.on('c.payment', 'p.id').andOnVal('c.kind', 'receipt'))
    .where('p.id', locked.id)
    .first<DeskPayment | undefined>(
      ...['id', 'user', 'order_type', 'channel', 'status', 'amount', 'order'].map((column) => `p.${column}`),
      tx.raw(`to_char(p.received_on, 'YYYY-MM-DD') as received_on`),
      'c.id as receipt_id',
      'c.number as receipt_number',
    );
  return row ?? null;
}

/** Nothing was bought: the payment has failed, and an order for it is closed. */
export async function closeBounced(
  tx: Knex.Transaction,
  { id, order }: Pick<DeskPayment, 'id' | 'order'>,
): Promise<void> {
  await tx('qd_payments').where({ id }).update({ status: 'failed' });
  if (order !== null) await tx('qd_order').where({ id: order }).update({ is_archived: true });
}

export interface ChequeRow {
  id: number;
  payer: string;
  order_type: OrderType;
  amount: number;
  received_on: CalendarDate;
  number: string;
  bank: string;
}

export async function listCheques(db: Knex, limit: number): Promise<ChequeRow[]> {
  return db('qd_payments as p')
    .join('directus_users as u', 'u.id', 'p.user')
    .where({ 'p.status': 'pending', 'p.channel': 'cheque' })
    .orderBy('p.id')
    .limit(limit)
    .select<ChequeRow[]>(
      'p.id',
      'p.order_type',
      'p.amount',
      db.raw(`${payerName} as payer`),
      db.raw(`to_char(p.received_on, 'YYYY-MM-DD') as received_on`),
      db.raw(`coalesce(p.notes #>> '{cheque,number}', '') as number`),
      db.raw(`coalesce(p.notes #>> '{cheque,bank}', '') as bank`),
    );
}
