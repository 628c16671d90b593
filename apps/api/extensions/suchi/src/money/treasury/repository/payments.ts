import type { CalendarDate } from '@suchi/domain/basics';
import { countsAsRefunded, type OrderType, type PaymentChannel, refundStatuses } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { Rows } from '../../../platform/rows.generated.ts';

/** A payment with everything that the treasurer's pages show of it. */
export interface PaymentRow {
  id: number;
  payer: string;
  order_type: OrderType;
  channel: PaymentChannel;
  status: Rows['qd_payments']['status'];
  method: string | null;
  amount: number;
  captured_at: Date | null;
  date_created: Date;
  reference: string | null;
  bank_reference: string | null;
  edition_year: number | null;
  period_from: CalendarDate | null;
  period_to: CalendarDate | null;
  receipt_id: number | null;
  receipt_number: string | null;
  /** The provider's payment that paid it. */
  attempt_id: number | null;
  refunded: number;
  /** A captured attempt that has to go back, and how much of it is left. */
  surplus_attempt_id: number | null;
  surplus: number;
}

const usedUp = refundStatuses
  .filter(countsAsRefunded)
  .map((status) => `'${status}'`)
  .join(', ');

/** The name on the receipt, else the account's. */
export const payerName = `coalesce(nullif(p.received_from, ''), concat_ws(' ', u.first_name, u.last_name))`;

// The order by id makes the oldest surplus come first.
const surplusOf = `lateral (
  select a.id, a.amount - coalesce(sum(r.amount), 0)::int as rest
    from payment_attempt a left join payment_refund r on r.attempt = a.id and r.status in (${usedUp})
   where a.payment = p.id and a.is_surplus
   group by a.id having a.amount > coalesce(sum(r.amount), 0)
   order by a.id limit 1
) s`;

const refundedOf = `(
  select coalesce(sum(r.amount), 0)::int from payment_refund r left join payment_attempt a on a.id = r.attempt
   where r.payment = p.id and r.status in (${usedUp}) and not coalesce(a.is_surplus, false))`;

export async function findPayments(db: Knex, ids: readonly number[]): Promise<Map<number, PaymentRow>> {
  const rows = await db('qd_payments as p')
    .join('directus_users as u', 'u.id', 'p.user')
    .leftJoin('edition as e', 'e.id', 'p.edition')
    .leftJoin('qd_subscriptions as q', 'q.id', 'p.subscription')
    .leftJoin('receipt as c', (join) => join.on('c.payment', 'p.id').andOnVal('c.kind', 'receipt'))
    .leftJoin('payment_attempt as t', 't.provider_payment_id', 'p.payment_id')
    .joinRaw(`left join ${surplusOf} on true`)
    .whereIn('p.id', [...ids])
    .select<PaymentRow[]>(
      ...['id', 'order_type', 'channel', 'status', 'method', 'amount', 'captured_at'].map((c) => `p.${c}`),
      ...['reference', 'bank_reference', 'date_created'].map((column) => `p.${column}`),
      db.raw(`${payerName} as payer`),
      db.raw('e.year as edition_year'),
      db.raw(`to_char(q.start_date, 'YYYY-MM-DD') as period_from`),
      db.raw(`to_char(q.end_date, 'YYYY-MM-DD') as period_to`),
      'c.id as receipt_id',
      'c.number as receipt_number',
      't.id as attempt_id',
      db.raw(`${refundedOf} as refunded`),
      db.raw('s.id as surplus_attempt_id, coalesce(s.rest, 0) as surplus'),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every change of a payment's refunds happens under this lock, which `applyPayment` takes too. */
export async function lockPayment(tx: Knex.Transaction, id: number): Promise<PaymentRow | null> {
  await tx('qd_payments').where({ id }).forUpdate().first('id');
  return (await findPayments(tx, [id])).get(id) ?? null;
}
