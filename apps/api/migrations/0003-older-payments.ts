import type { Migration } from './migration.ts';

const isPaid = `p.status in ('captured', 'refunded')`;
const incomeOf = `case p.order_type when 'suchi' then 'book_income' else 'subscription_income' end`;
const dayOf = (instant: string) => `(${instant} at time zone 'Asia/Kolkata')::date`;
const yearOf = (day: string) =>
  `(select y || '-' || lpad(((y + 1) % 100)::text, 2, '0') from extract(year from ${day} - interval '3 months') as y)`;

/** At least five digits; `lpad` alone would cut longer numbers. */
const numberOf = (receipt: string) =>
  `${receipt}.year || '/' || lpad(${receipt}.sequence::text, greatest(5, length(${receipt}.sequence::text)), '0')`;

const transfer = (purpose: string, source: string, debit: string, credit: string, rows: string) => `
insert into ledger_transfer
  (debit_account, credit_account, amount, purpose, source_kind, source_id, payment, happened_at, date_created)
select ${debit}, ${credit}, x.amount, '${purpose}', '${source}', x.id, x.payment, x.at, now()
  from (${rows}) x
 where not exists (select from ledger_transfer t
                    where t.source_kind = '${source}' and t.source_id = x.id and t.purpose = '${purpose}');
`;

const refunds = `
select r.id, r.amount, r.payment, coalesce(r.processed_at, now()) as at, p.order_type
  from payment_refund r join qd_payments p on p.id = r.payment where r.idempotency_key like 'older-payment-%'`;

/**
 * Payments that are older than the ledger get what a payment has today: a reference, its attempt, its transfers and a
 * receipt, numbered by the day of the money. Also used by the demo.
 */
export const olderPayments: Migration = {
  id: '0003-older-payments',
  reads: [
    'qd_payments.captured_at',
    'qd_payments.reference',
    'payment_attempt.id',
    'payment_refund.id',
    'ledger_transfer.id',
    'receipt.id',
    'receipt_series.id',
  ],
  sql: String.raw`
-- The tables are empty at first, so PostgreSQL would choose nested loops and read what it has just written for every row.
set local enable_nestloop = off;

update qd_payments set captured_at = date_created where status in ('captured', 'refunded') and captured_at is null;

update qd_payments p
   set reference = 'SU-' || translate(upper(left(md5('suchi payment ' || p.id), 4)), '01', 'XY')
                   || '-' || translate(upper(lpad(to_hex(p.id), greatest(4, length(to_hex(p.id))), '0')), '01', 'XY')
 where p.reference is null;

update qd_payments p set received_from = left(concat_ws(' ', u.first_name, u.last_name), 200)
  from directus_users u where u.id = p."user" and p.received_from is null;

update qd_payments p set edition = o.edition from qd_order o where o.id = p."order" and p.edition is null;

-- The worker asks about everything that is open.
update qd_payments set next_check_at = now() where status = 'pending' and channel = 'online' and next_check_at is null;

insert into payment_attempt
  (payment, provider_payment_id, status, amount, amount_refunded, method, bank_reference, error_reason, is_surplus,
   attempted_at, authorized_at, captured_at, date_created)
select p.id, p.payment_id, p.status, p.amount, case p.status when 'refunded' then p.amount else 0 end, p.method,
       p.bank_reference, case p.status when 'failed' then 'payment_failed' end, false,
       coalesce(p.captured_at, p.date_created), p.captured_at, p.captured_at, now()
  from qd_payments p
 where p.payment_id is not null and p.status in ('captured', 'refunded', 'failed')
   and not exists (select from payment_attempt a where a.provider_payment_id = p.payment_id);

insert into payment_refund
  (payment, attempt, status, amount, reason, idempotency_key, date_created, sent_at, processed_at)
select p.id, a.id, 'processed', p.amount, 'other', 'older-payment-' || p.id, p.captured_at, p.captured_at, p.captured_at
  from qd_payments p left join payment_attempt a on a.provider_payment_id = p.payment_id
 where p.status = 'refunded' and not exists (select from payment_refund r where r.payment = p.id);
${transfer(
  'sale',
  'payment',
  `'provider_receivable'`,
  `x.income`,
  `select p.id, p.amount, p.id as payment, p.captured_at as at, ${incomeOf} as income from qd_payments p where ${isPaid}`,
)}${transfer(
    'refund_due',
    'refund',
    `case x.order_type when 'suchi' then 'book_income' else 'subscription_income' end`,
    `'refunds_due'`,
    refunds,
  )}${transfer('refund_paid', 'refund', `'refunds_due'`, `'provider_receivable'`, refunds)}
create temporary table older_receipt on commit drop as
select x.*, ${yearOf('x.day')} as year,
       coalesce((select s.last_number from receipt_series s where s.financial_year = ${yearOf('x.day')}), 0)
         + row_number() over (partition by ${yearOf('x.day')} order by x.at, x.kind, x.payment) as sequence
  from (
    select p.id as payment, null::int as refund, 'receipt' as kind, p.amount, p.captured_at as at,
           ${dayOf('p.captured_at')} as day
      from qd_payments p
     where ${isPaid} and not exists (select from receipt r where r.payment = p.id and r.kind = 'receipt')
    union all
    select r.payment, r.id, 'refund_note', r.amount, r.at, ${dayOf('r.at')}
      from (${refunds}) r
     where not exists (select from receipt n where n.refund = r.id)
  ) x;
create index on older_receipt (payment);
analyze older_receipt;

insert into receipt
  (number, financial_year, sequence, kind, payment, refund, amount, issued_on, facts, date_created)
select ${numberOf('o')}, o.year, o.sequence, o.kind, o.payment, o.refund, o.amount, o.day,
       json_build_object(
         'association', json_build_object(
           'name', coalesce(g.association_name, ''), 'address', g.association_address,
           'registration', g.association_registration, 'pan', g.association_pan, 'email', g.support_email,
           'phone', g.support_phone, 'gst', null),
         'receivedFrom', coalesce(p.received_from, ''), 'candidate', null, 'address', null,
         'orderType', p.order_type,
         'period', case when s.id is not null then json_build_object(
           'from', to_char(s.start_date, 'YYYY-MM-DD'), 'to', to_char(s.end_date, 'YYYY-MM-DD')) end,
         'edition', case p.order_type when 'suchi' then e.year || '-' || lpad(((e.year + 1) % 100)::text, 2, '0') end,
         'channel', p.channel, 'method', p.method, 'cheque', null, 'bankReference', p.bank_reference,
         'reference', p.reference,
         'paidAt', to_char(o.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'takenBy', null,
         'refundOf', (select json_build_object(
                               'number', ${numberOf('x')},
                               'issuedOn', to_char(x.day, 'YYYY-MM-DD'), 'amountPaise', x.amount)
                        from older_receipt x
                       where o.kind = 'refund_note' and x.payment = o.payment and x.kind = 'receipt')),
       now()
  from older_receipt o join qd_payments p on p.id = o.payment
  left join admin_setting g on true
  left join qd_subscriptions s on s.id = p.subscription
  left join edition e on e.id = p.edition;

update receipt_series s set last_number = x.last
  from (select year, max(sequence) as last from older_receipt group by year) x where x.year = s.financial_year;
insert into receipt_series (financial_year, last_number)
select o.year, max(o.sequence) from older_receipt o
 where not exists (select from receipt_series s where s.financial_year = o.year) group by o.year;
`,
};
