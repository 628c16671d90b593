import type { Knex } from 'knex';
import type { Row } from '../../platform/rows.generated.ts';
import { currentSerial } from '../../platform/edition-sql.ts';
import { factColumns, type FactsRow } from '../codec.ts';

const recipients = 'qdb_cold_mail_to_profile';

/** Any number that no other lock of this database has. */
const paceLock = 5_270_401;

/** Only one worker at a time decides which mail is next, until its transaction ends. */
export async function lockPace(tx: Knex.Transaction): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(?)', [paceLock]);
}

/** How long until the next mail may be sent; 0 or less: now. By the clock of the database, which workers share. */
export async function findWaitMs(tx: Knex, intervalMs: number): Promise<number> {
  const { rows } = await tx.raw<{ rows: { wait: number | null }[] }>(
    `select extract(epoch from max(claimed_at) - clock_timestamp())::float8 * 1000 + ? as wait
       from ${recipients} where claimed_at is not null`,
    [intervalMs],
  );
  return rows[0]?.wait ?? 0;
}

const waiting = (tx: Knex) =>
  tx
    .from(`${recipients} as r`)
    .join('qdb_cold_mail as m', 'm.id', 'r.qdb_cold_mail_id')
    .join('qd_matrimonial_profile as p', 'p.id', 'r.qd_matrimonial_profile_id')
    .leftJoin('directus_users as u', 'u.id', 'p.user')
    .where({ 'r.status': 'pending', 'm.state': 'sending' });

/**
 * The next recipient by priority, then age. A row that a worker is sending is locked and therefore skipped; the row of a
 * dead worker is free at once.
 */
export async function findNext(tx: Knex.Transaction): Promise<(FactsRow & { id: number }) | null> {
  const row = await waiting(tx)
    .whereRaw('(r.next_try_at is null or r.next_try_at <= clock_timestamp())')
    .orderBy(['r.priority', 'r.id'])
    .forUpdate('r')
    .skipLocked()
    .first<(FactsRow & { id: number }) | undefined>('r.id', tx.raw(factColumns));
  return row ?? null;
}

/** Fixes the Message-ID once and for all, and takes this worker's place in the pace. */
export async function claim(tx: Knex.Transaction, id: number): Promise<void> {
  await tx(recipients)
    .where({ id })
    .update({
      claimed_at: tx.raw('clock_timestamp()'),
      message_id: tx.raw('coalesce(message_id, gen_random_uuid())'),
    });
}

export interface ClaimedRow
  extends
    FactsRow,
    Row<'qdb_cold_mail', 'subject' | 'body_heading' | 'body_content' | 'translations'>,
    Row<'qd_matrimonial_profile', 'first_name' | 'serial_number'> {
  id: number;
  message_id: string;
  tries: number;
  account_language: string | null;
}

/** Locks a claimed recipient until the transaction ends. Null when another worker has it or had it. */
export async function lockClaimed(tx: Knex.Transaction, id: number): Promise<ClaimedRow | null> {
  const row = await waiting(tx)
    .where({ 'r.id': id })
    .forUpdate('r')
    .skipLocked()
    .first<ClaimedRow | undefined>(
      'r.id',
      'r.message_id',
      'r.tries',
      'm.subject',
      'm.body_heading',
      'm.body_content',
      'm.translations',
      'u.app_language as account_language',
      'p.first_name',
      tx.raw(`${currentSerial()} as serial_number`),
      tx.raw(factColumns),
    );
  return row ?? null;
}

/** Never sent, because of the recipient. */
export async function markLeftOut(tx: Knex, id: number, reason: string): Promise<void> {
  await tx(recipients).where({ id }).update({ status: 'cancelled', failure: reason, next_try_at: null });
}

export async function markSent(tx: Knex, id: number): Promise<void> {
  await tx(recipients)
    .where({ id })
    .update({
      status: 'success',
      sent_at: tx.raw('clock_timestamp()'),
      failure: null,
      next_try_at: null,
      tries: tx.raw('tries + 1'),
    });
}

export async function markFailed(tx: Knex, id: number, failure: string): Promise<void> {
  await tx(recipients)
    .where({ id, status: 'pending' })
    .update({ status: 'failed', failure, next_try_at: null, tries: tx.raw('tries + 1') });
}

/** It is tried again later. A mail server that does not answer is not a try. */
export async function postpone(
  tx: Knex,
  id: number,
  { failure, until, isTry }: { failure: string; until: Date; isTry: boolean },
): Promise<void> {
  await tx(recipients)
    .where({ id, status: 'pending' })
    .update({ failure, next_try_at: until, tries: tx.raw('tries + ?', [isTry ? 1 : 0]) });
}
