import type { CalendarDate } from '@suchi/domain/basics';
import type { SettlementDifference } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { Rows } from '../../../platform/rows.generated.ts';
import { payerName } from './payments.ts';

type LineKind = Rows['settlement_line']['kind'];

export interface SettlementRow {
  id: string;
  settled_on: CalendarDate;
  utr: string | null;
  payments: number;
  fees: number;
  tax: number;
  refunds: number;
  lines: number;
  differences: number;
  total: number;
}

const settlementSums = `
  settlement_id as id, to_char(max(settled_on), 'YYYY-MM-DD') as settled_on, max(utr) as utr,
  coalesce(sum(amount) filter (where kind = 'payment'), 0)::float8 as payments,
  coalesce(sum(fee), 0)::float8 as fees, coalesce(sum(tax), 0)::float8 as tax,
  coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as refunds,
  count(*)::int as lines, count(difference)::int as differences, (count(*) over ())::int as total`;

export async function listSettlements(
  db: Knex,
  { limit, offset }: { limit: number; offset: number },
): Promise<SettlementRow[]> {
  const { rows } = await db.raw<{ rows: SettlementRow[] }>(
    `select ${settlementSums} from settlement_line group by settlement_id
      order by max(settled_on) desc, settlement_id limit :limit offset :offset`,
    { limit, offset },
  );
  return rows;
}

export async function findSettlement(db: Knex, id: string): Promise<SettlementRow | null> {
  const { rows } = await db.raw<{ rows: SettlementRow[] }>(
    `select ${settlementSums} from settlement_line where settlement_id = :id group by settlement_id`,
    { id },
  );
  return rows[0] ?? null;
}

export interface LineRow {
  id: number;
  kind: LineKind;
  entity_id: string;
  amount: number;
  fee: number;
  tax: number;
  payment: number | null;
  payer: string | null;
  difference: SettlementDifference | null;
}

const linePayment = `
  left join payment_attempt a on a.id = l.attempt
  left join payment_refund r on r.id = l.refund
  left join qd_payments p on p.id = coalesce(a.payment, r.payment)
  left join directus_users u on u.id = p."user"`;
const linePayer = `case when p.id is not null then ${payerName} end as payer`;

export async function listLines(db: Knex, settlementId: string, limit: number): Promise<LineRow[]> {
  const { rows } = await db.raw<{ rows: LineRow[] }>(
    `select l.id, l.kind, l.entity_id, l.amount, l.fee, l.tax, p.id as payment, ${linePayer}, l.difference
       from settlement_line l ${linePayment}
      where l.settlement_id = :settlementId order by l.difference nulls last, l.id limit :limit`,
    { settlementId, limit },
  );
  return rows;
}

export interface UnmatchedRow {
  difference: SettlementDifference;
  kind: LineKind;
  entity_id: string;
  amount: number;
  expected: number | null;
  paid_at: Date | null;
  /** Of the payout; null when none contains it. */
  settled_on: CalendarDate | null;
  payment: number | null;
  payer: string | null;
  method: string | null;
  total: number;
}

/** Rows of payouts that differ, money that no payout contains by now, and surplus that has to go back. */
export async function listUnmatched(
  db: Knex,
  { overdueDay, limit }: { overdueDay: CalendarDate; limit: number },
): Promise<UnmatchedRow[]> {
  const { rows } = await db.raw<{ rows: UnmatchedRow[] }>(
    `with overdue as (select (:overdueDay::date + 1)::timestamp at time zone 'Asia/Kolkata' as at),
     found as (
       select l.difference, l.kind, l.entity_id, l.amount, coalesce(a.amount, r.amount) as expected,
              coalesce(a.captured_at, r.processed_at) as paid_at, l.settled_on,
              coalesce(a.payment, r.payment) as payment, a.method
         from settlement_line l left join payment_attempt a on a.id = l.attempt
         left join payment_refund r on r.id = l.refund where l.difference is not null
       union all
       select 'missing_in_payout', 'payment', a.provider_payment_id, a.amount, null, a.captured_at, null,
              a.payment, a.method
         from payment_attempt a, overdue
        where a.captured_at < overdue.at and not exists (select 1 from settlement_line l where l.attempt = a.id)
       union all
       select 'missing_in_payout', 'refund', r.provider_refund_id, r.amount, null, r.processed_at, null,
              r.payment, null
         from payment_refund r, overdue
        where r.processed_at < overdue.at and r.provider_refund_id is not null
          and not exists (select 1 from settlement_line l where l.refund = r.id)
       union all
       select 'surplus', 'payment', a.provider_payment_id, a.amount, null, a.captured_at, null, a.payment, a.method
         from payment_attempt a
        where a.is_surplus and a.amount > (
          select coalesce(sum(r.amount), 0) from payment_refund r
           where r.attempt = a.id and r.status not in ('failed', 'withdrawn'))
     )
     select f.difference, f.kind, f.entity_id, f.amount, f.expected, f.paid_at,
            to_char(f.settled_on, 'YYYY-MM-DD') as settled_on, f.payment, f.method, ${linePayer},
            (count(*) over ())::int as total
       from found f left join qd_payments p on p.id = f.payment left join directus_users u on u.id = p."user"
      order by coalesce(f.paid_at, f.settled_on) desc, f.entity_id limit :limit`,
    { overdueDay, limit },
  );
  return rows;
}
