import type { CalendarDate } from '@suchi/domain/basics';

const line = `
  (entity_id, kind, amount, fee, tax, settlement_id, utr, settled_on, attempt, refund, date_created)`;
const payout = (day: string) =>
  `'setl_demo' || to_char(${day}, 'YYYYMMDD'), 'DEMO' || to_char(${day}, 'YYYYMMDD') || '01', ${day}`;
const settledOn = (instant: string) => `((${instant} at time zone 'Asia/Kolkata')::date + 2)`;

const transfer = (purpose: string, [debit, credit]: [string, string], amount: string, condition: string) => `
insert into ledger_transfer
  (debit_account, credit_account, amount, purpose, source_kind, source_id, payment, happened_at, date_created)
select '${debit}', '${credit}', ${amount}, '${purpose}', 'settlement_line', l.id,
       coalesce(a.payment, r.payment), l.settled_on + interval '6 hours', now()
  from settlement_line l left join payment_attempt a on a.id = l.attempt left join payment_refund r on r.id = l.refund
 where ${condition} and ${amount} > 0;
`;

/** The provider has paid out what is older than a few days: 2 % fee, and 18 % GST on it. */
export const settleDemo = (today: CalendarDate) => `
update payment_attempt set
    fee = round(amount * 0.02) + round(round(amount * 0.02) * 0.18), tax = round(round(amount * 0.02) * 0.18)
 where status in ('captured', 'refunded');
update payment_refund r set provider_refund_id = 'rfnd_demo' || r.id, processed_at = r.processed_at + interval '1 day'
 where r.status = 'processed';

insert into settlement_line ${line}
select a.provider_payment_id, 'payment', a.amount, a.fee, a.tax, ${payout(settledOn('a.captured_at'))}, a.id, null, now()
  from payment_attempt a
 where a.status in ('captured', 'refunded') and ${settledOn('a.captured_at')} < date '${today}';

insert into settlement_line ${line}
select r.provider_refund_id, 'refund', r.amount, 0, 0, ${payout(settledOn('r.processed_at'))}, null, r.id, now()
  from payment_refund r where r.status = 'processed' and ${settledOn('r.processed_at')} < date '${today}';
${transfer('payout', ['bank', 'provider_receivable'], '(l.amount - l.fee)', `l.kind = 'payment'`)}
${transfer('fee', ['provider_fees', 'provider_receivable'], '(l.fee - l.tax)', `l.kind = 'payment'`)}
${transfer('fee_tax', ['gst_on_fees', 'provider_receivable'], 'l.tax', `l.kind = 'payment'`)}
${transfer('payout', ['provider_receivable', 'bank'], 'l.amount', `l.kind = 'refund'`)}
`;
