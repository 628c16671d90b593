import type { CalendarDate } from '@suchi/domain/basics';
import type { LedgerAccount, LedgerPurpose, Movement, OrderType, PaymentChannel } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { payerName } from './payments.ts';

export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

const dayOf = (column: string) => `to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const startOf = (day: string) => `((${day})::timestamp at time zone 'Asia/Kolkata')`;
/** The days of a range in India, both included. */
const within = (column: string) =>
  `${column} >= ${startOf(':from::date')} and ${column} < ${startOf(':to::date + 1')}`;

/** What entered and left the income accounts, day by day. */
export async function listMovements(
  db: Knex,
  range: DayRange,
): Promise<(Movement & { day: CalendarDate })[]> {
  const { rows } = await db.raw<{ rows: (Movement & { day: CalendarDate })[] }>(
    `select ${dayOf('happened_at')} as day, debit_account as debit, credit_account as credit, purpose,
            count(*)::int as count, sum(amount)::float8 as "amountPaise"
       from ledger_transfer
      where ${within('happened_at')} and purpose in ('sale', 'refund_due', 'reversal')
      group by 1, 2, 3, 4`,
    { ...range },
  );
  return rows;
}

export interface BankDay {
  day: CalendarDate;
  received: number;
  matched: number;
  differing: number;
}

/** How many captured payments of each day are in a payout, and how many rows of a payout differ. */
export async function listBankDays(db: Knex, range: DayRange): Promise<BankDay[]> {
  const { rows } = await db.raw<{ rows: BankDay[] }>(
    `select day, sum(received)::int as received, sum(matched)::int as matched, sum(differing)::int as differing
       from (
         select ${dayOf('a.captured_at')} as day, 1 as received,
                (l.id is not null and l.difference is null)::int as matched,
                (l.difference is not null)::int as differing
           from payment_attempt a left join settlement_line l on l.attempt = a.id
          where ${within('a.captured_at')}
         union all
         select to_char(settled_on, 'YYYY-MM-DD'), 0, 0, 1 from settlement_line
          where difference is not null and attempt is null and settled_on between :from::date and :to::date
       ) as of_days group by day`,
    { ...range },
  );
  return rows;
}

/** Purchases that a bank may still confirm, and cheques that are not cleared. */
export async function sumWaiting(db: Knex, startedAfter: Date): Promise<{ count: number; amount: number }> {
  const { rows } = await db.raw<{ rows: [{ count: number; amount: number }] }>(
    `select count(*)::int as count, coalesce(sum(p.amount), 0)::float8 as amount from qd_payments p
      where p.status = 'pending' and (p.channel = 'cheque' or (p.date_created > :startedAfter
        and exists (select 1 from payment_attempt a
                     where a.payment = p.id and a.status in ('created', 'authorized', 'captured'))))`,
    { startedAfter },
  );
  return rows[0];
}

export interface LastCheck {
  finished_at: Date;
  ledger_difference: number;
  differences: number;
}

export async function findLastCheck(db: Knex): Promise<LastCheck | null> {
  const row = await db('reconciliation_run')
    .whereNotNull('finished_at')
    .orderBy('id', 'desc')
    .first<LastCheck | undefined>('finished_at', 'ledger_difference', 'differences');
  return row ?? null;
}

export interface DayPaymentRow {
  id: number;
  paid_at: Date;
  payer: string;
  order_type: OrderType;
  channel: PaymentChannel;
  method: string | null;
  amount: number;
  refunded: number;
  receipt_id: number | null;
  receipt_number: string | null;
  total: number;
}

export async function listDayPayments(db: Knex, day: CalendarDate, limit: number): Promise<DayPaymentRow[]> {
  const { rows } = await db.raw<{ rows: DayPaymentRow[] }>(
    `select p.id, p.captured_at as paid_at, ${payerName} as payer, p.order_type, p.channel,
            case when p.channel = 'online' then p.method end as method, p.amount,
            (select coalesce(sum(r.amount), 0)::int from payment_refund r
              left join payment_attempt a on a.id = r.attempt
              where r.payment = p.id and r.status = 'processed' and not coalesce(a.is_surplus, false)) as refunded,
            c.id as receipt_id, c.number as receipt_number, (count(*) over ())::int as total
       from qd_payments p
       join directus_users u on u.id = p."user"
       left join receipt c on c.payment = p.id and c.kind = 'receipt'
      where p.status in ('captured', 'refunded') and ${within('p.captured_at')}
      order by p.captured_at desc, p.id desc limit :limit`,
    { from: day, to: day, limit },
  );
  return rows;
}

/** A line of the day book's file: a sale, a refund, or the reversal of one. */
export interface BookLine {
  id: number;
  day: CalendarDate;
  time: string;
  purpose: LedgerPurpose;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
  payer: string | null;
  order_type: OrderType | null;
  channel: PaymentChannel | null;
  method: string | null;
  reference: string | null;
  bank_reference: string | null;
  receipt_number: string | null;
}

/** Ordered by id, which follows the time of recording; `afterId` continues. */
export async function listBookLines(
  db: Knex,
  range: DayRange,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<BookLine[]> {
  const { rows } = await db.raw<{ rows: BookLine[] }>(
    `select t.id, ${dayOf('t.happened_at')} as day,
            to_char(t.happened_at at time zone 'Asia/Kolkata', 'HH24:MI') as time, t.purpose,
            t.debit_account as debit, t.credit_account as credit, t.amount,
            case when p.id is not null then ${payerName} end as payer, p.order_type, p.channel,
            case when p.channel = 'online' then p.method end as method, p.reference, p.bank_reference,
            c.number as receipt_number
       from ledger_transfer t
       left join qd_payments p on p.id = t.payment
       left join directus_users u on u.id = p."user"
       left join receipt c on case when t.purpose = 'sale' then c.payment = p.id and c.kind = 'receipt'
                                   else t.source_kind = 'refund' and c.refund = t.source_id end
      where ${within('t.happened_at')} and t.id > :afterId and t.purpose in ('sale', 'refund_due', 'reversal')
      order by t.id limit :limit`,
    { ...range, afterId, limit },
  );
  return rows;
}

export interface AccountLine {
  account: LedgerAccount;
  purpose: LedgerPurpose;
  is_before: boolean;
  debits: number;
  credits: number;
  count: number;
}

/** One side of every transfer until the end of the range. */
const side = (account: string, debits: string, credits: string) =>
  `select ${account} as account, purpose, happened_at < ${startOf(':from::date')} as is_before,
          ${debits} as debits, ${credits} as credits
     from ledger_transfer where happened_at < ${startOf(':to::date + 1')}`;

/** Every account by purpose, before the range and within it. */
export async function listAccountLines(db: Knex, range: DayRange): Promise<AccountLine[]> {
  const { rows } = await db.raw<{ rows: AccountLine[] }>(
    `select account, purpose, is_before, sum(debits)::float8 as debits, sum(credits)::float8 as credits,
            count(*)::int as count
       from (${side('debit_account', 'amount', '0')} union all ${side('credit_account', '0', 'amount')}) as sides
      group by 1, 2, 3`,
    { ...range },
  );
  return rows;
}

export interface SaleSum {
  order_type: OrderType;
  debit: LedgerAccount;
  count: number;
  amount: number;
}

export async function sumSales(db: Knex, range: DayRange): Promise<SaleSum[]> {
  const { rows } = await db.raw<{ rows: SaleSum[] }>(
    `select case credit_account when 'book_income' then 'suchi' when 'melawa_income' then 'melawa' else 'subscription' end as order_type,
            debit_account as debit, count(*)::int as count, sum(amount)::float8 as amount
       from ledger_transfer where purpose = 'sale' and ${within('happened_at')} group by 1, 2 order by 1, 2`,
    { ...range },
  );
  return rows;
}

export async function findReceiptRange(
  db: Knex,
  range: DayRange,
): Promise<{ first: string; last: string; count: number } | null> {
  const { rows } = await db.raw<{ rows: [{ first: string | null; last: string | null; count: number }] }>(
    `select (array_agg(number order by id))[1] as first, (array_agg(number order by id desc))[1] as last,
            count(*)::int as count
       from receipt where issued_on between :from::date and :to::date`,
    { ...range },
  );
  const [{ first, last, count }] = rows;
  return first === null || last === null ? null : { first, last, count };
}

export async function countRefundsToConfirm(db: Knex): Promise<number> {
  const row = await db('payment_refund')
    .where({ status: 'asked' })
    .first<{ count: number }>(db.raw('count(*)::int as count'));
  return row.count;
}
