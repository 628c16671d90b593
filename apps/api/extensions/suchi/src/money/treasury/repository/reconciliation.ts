import type { CalendarDate } from '@suchi/domain/basics';
import type { SettlementDifference } from '@suchi/domain/money';
import type { Knex } from 'knex';
import { readAssociation } from '../../../platform/association.ts';
import type { ProviderSettlementLine } from '../../../platform/provider.ts';

/** Our row for what a line of a payout names. */
export interface LineMatch {
  attempt: number | null;
  refund: number | null;
  payment: number | null;
  /** What our books have; null when they do not have it. */
  amount: number | null;
}

const noMatch: LineMatch = { attempt: null, refund: null, payment: null, amount: null };

export async function findLineMatch(
  tx: Knex,
  { entityId, kind }: Pick<ProviderSettlementLine, 'entityId' | 'kind'>,
): Promise<LineMatch> {
  if (kind === 'payment') {
    const row = await tx('payment_attempt')
      .where({ provider_payment_id: entityId })
      .whereNotNull('captured_at')
      .first('id', 'payment', 'amount');
    return row ? { ...noMatch, attempt: row.id, payment: row.payment, amount: row.amount } : noMatch;
  }
  const row = await tx('payment_refund')
    .where({ provider_refund_id: entityId, status: 'processed' })
    .first('id', 'payment', 'amount');
  return row ? { ...noMatch, refund: row.id, payment: row.payment, amount: row.amount } : noMatch;
}

/** Stores a line once; null when it was stored before. */
export async function insertLine(
  tx: Knex.Transaction,
  line: ProviderSettlementLine,
  settledOn: CalendarDate,
): Promise<number | null> {
  const [row] = await tx('settlement_line')
    .insert({
      entity_id: line.entityId,
      kind: line.kind,
      amount: line.amountPaise,
      fee: line.feePaise,
      tax: line.taxPaise,
      settlement_id: line.settlementId,
      utr: line.utr,
      settled_on: settledOn,
      difference: 'missing_here',
    })
    .onConflict('entity_id')
    .ignore()
    .returning('id');
  return row?.id ?? null;
}

export async function setLineMatch(
  tx: Knex.Transaction,
  lineId: number,
  { attempt, refund }: LineMatch,
  difference: SettlementDifference | null,
): Promise<void> {
  await tx('settlement_line').where({ id: lineId }).update({ attempt, refund, difference });
}

export interface OpenLine {
  id: number;
  entityId: string;
  kind: ProviderSettlementLine['kind'];
  amountPaise: number;
  feePaise: number;
  taxPaise: number;
  settledOn: CalendarDate;
}

/** Lines whose payment or refund we did not know when they came. */
export async function listLinesMissingHere(db: Knex): Promise<OpenLine[]> {
  return db('settlement_line')
    .where({ difference: 'missing_here' })
    .orderBy('id')
    .limit(1000)
    .select<OpenLine[]>(
      'id',
      'entity_id as entityId',
      'kind',
      'amount as amountPaise',
      'fee as feePaise',
      'tax as taxPaise',
      db.raw(`to_char(settled_on, 'YYYY-MM-DD') as "settledOn"`),
    );
}

/** By how much the ledger is wrong, in paise; both must be 0. */
export interface LedgerDifference {
  /** Money at the provider: the ledger against the provider's payments that no payout contains. */
  receivable: number;
  /** Sales: the ledger against the paid purchases. */
  sales: number;
}

export async function measureLedger(db: Knex): Promise<LedgerDifference> {
  const { rows } = await db.raw<{ rows: [LedgerDifference] }>(
    `select (
       select coalesce(sum(case when debit_account = 'provider_receivable' then amount else -amount end), 0)
         from ledger_transfer where 'provider_receivable' in (debit_account, credit_account)
     )::float8 - (
       select coalesce(sum(a.amount), 0) from payment_attempt a
        where a.captured_at is not null and not exists (select 1 from settlement_line l where l.attempt = a.id)
     )::float8 + (
       select coalesce(sum(r.amount), 0) from payment_refund r
        where r.status = 'processed' and r.attempt is not null
          and not exists (select 1 from settlement_line l where l.refund = r.id)
     )::float8 as receivable,
     -- Only a purchase of more than eight years ago may be gone.
     (select coalesce(sum(t.amount), 0) from ledger_transfer t left join qd_payments p on p.id = t.payment
        where t.purpose = 'sale' and (p.id is not null or t.happened_at >= now() - interval '8 years'))::float8
       - (select coalesce(sum(amount), 0) from qd_payments where status in ('captured', 'refunded'))::float8
       as sales`,
  );
  return rows[0];
}

export async function beginRun(db: Knex, day: CalendarDate): Promise<number> {
  const [row] = await db('reconciliation_run').insert({ day }).returning('id');
  return (row as { id: number }).id;
}

export async function finishRun(
  db: Knex,
  id: number,
  result: { lines: number; differences: number; ledger_difference: number; finished_at: Date },
): Promise<void> {
  await db('reconciliation_run').where({ id }).update(result);
}

/** The day of the last finished check. */
export async function findLastRunDay(db: Knex): Promise<CalendarDate | null> {
  const row = await db('reconciliation_run')
    .whereNotNull('finished_at')
    .orderBy('id', 'desc')
    .first<{ day: CalendarDate } | undefined>(db.raw(`to_char(day, 'YYYY-MM-DD') as day`));
  return row?.day ?? null;
}

/** A payment was captured before this instant, and no event came since it was captured. */
export async function isWebhookSilent(db: Knex, before: Date): Promise<boolean> {
  const { rows } = await db.raw<{ rows: [{ is_silent: boolean }] }>(
    `select exists (
       select 1 from payment_attempt a where a.captured_at < :before
          and a.captured_at > coalesce((select max(date_created) from qd_payment_event), '-infinity')
     ) as is_silent`,
    { before },
  );
  return rows[0].is_silent;
}

/** Where alarms go, and whether the same alarm went there lately. */
export async function findAlarmAddress(
  db: Knex,
  { subject, since }: { subject: string; since: Date },
): Promise<string | null> {
  const { office_email: address } = await readAssociation(db, 'office_email');
  if (address === null) return null;
  const earlier = await db('qdb_mail')
    .where({ kind: 'money_alarm', to_email: address, subject })
    .where('date_created', '>=', since)
    .first('id');
  return earlier ? null : address;
}
