import type { CalendarDate } from '@suchi/domain/basics';
import type { AttemptStatus } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { Row } from '../../../platform/rows.generated.ts';

export interface OwnAttempt {
  status: AttemptStatus;
  error_reason: string | null;
  method: string | null;
  bank_reference: string | null;
  authorized_at: string | null;
}

export type OwnPaymentRow = Row<
  'qd_payments',
  | 'id'
  | 'status'
  | 'amount'
  | 'edition'
  | 'seats'
  | 'order_type'
  | 'channel'
  | 'reference'
  | 'order_id'
  | 'order'
  | 'method'
  | 'bank_reference'
  | 'date_created'
  | 'captured_at'
  | 'checked_at'
  | 'next_check_at'
> & {
  valid_till: CalendarDate | null;
  /** Newest first. */
  attempts: OwnAttempt[];
  receipt: { id: number; number: string; has_file: boolean } | null;
  refunded: number;
};

const ownPaymentsSql = `
  select p.id, p.status, p.amount, p.edition, p.seats, p.order_type, p.channel, p.reference, p.order_id, p."order", p.method,
         p.bank_reference, p.date_created, p.captured_at, p.checked_at, p.next_check_at,
         to_char(s.end_date, 'YYYY-MM-DD') as valid_till,
         (select coalesce(json_agg(json_build_object(
                   'status', a.status, 'error_reason', a.error_reason, 'method', a.method,
                   'bank_reference', a.bank_reference,
                   'authorized_at', to_char(a.authorized_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                 order by a.attempted_at desc, a.id desc), '[]')
            from payment_attempt a where a.payment = p.id) as attempts,
         (select json_build_object('id', r.id, 'number', r.number, 'has_file', r.pdf is not null)
            from receipt r where r.payment = p.id and r.kind = 'receipt') as receipt,
         (select coalesce(sum(f.amount), 0)::int
            from payment_refund f left join payment_attempt a on a.id = f.attempt
           where f.payment = p.id and f.status = 'processed' and not coalesce(a.is_surplus, false)) as refunded
    from qd_payments p left join qd_subscriptions s on s.id = p.subscription
   where p."user" = :user`;

const listLimit = 100;

async function query(
  db: Knex,
  condition: string,
  bindings: Record<string, Knex.RawBinding>,
): Promise<OwnPaymentRow[]> {
  const { rows } = await db.raw<{ rows: OwnPaymentRow[] }>(
    `${ownPaymentsSql} ${condition} order by p.date_created desc, p.id desc limit ${listLimit}`,
    bindings,
  );
  return rows;
}

/** Newest first. */
export function listOwnPayments(db: Knex, user: string): Promise<OwnPaymentRow[]> {
  return query(db, '', { user });
}

/** The purchases that a second one would continue. */
export function listOwnPending(db: Knex, user: string): Promise<OwnPaymentRow[]> {
  return query(db, "and p.status = 'pending' and p.channel = 'online'", { user });
}

export async function findOwnPayment(db: Knex, user: string, id: number): Promise<OwnPaymentRow | null> {
  return (await query(db, 'and p.id = :id', { user, id }))[0] ?? null;
}

/** By our reference, with or without its hyphens, or by the bank's. */
export async function findOwnByReference(
  db: Knex,
  user: string,
  typed: string,
): Promise<OwnPaymentRow | null> {
  const compact = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const found = await query(
    db,
    `and (replace(p.reference, '-', '') = :compact or upper(p.bank_reference) = :compact
          or exists (select 1 from payment_attempt a where a.payment = p.id and upper(a.bank_reference) = :compact))`,
    { user, compact },
  );
  return found[0] ?? null;
}

/** When the newest attempt began. */
export async function findNewestAttempt(db: Knex, paymentId: number): Promise<Date | null> {
  const row = await db('payment_attempt')
    .where({ payment: paymentId })
    .orderBy('attempted_at', 'desc')
    .first('attempted_at');
  return row?.attempted_at ?? null;
}
