import type { BulkMailState } from '@suchi/domain/bulk-mail';
import type { Knex } from 'knex';
import type { Row, Rows } from '../../platform/rows.generated.ts';
import { factColumns, type FactsRow } from '../codec.ts';

const mails = 'qdb_cold_mail';
const recipients = 'qdb_cold_mail_to_profile';

type NewMail = Partial<Omit<Rows['qdb_cold_mail'], 'id'>> & { client_key: string; user_created: string };

/** Null when a mail with this key exists already. */
export async function insertMail(tx: Knex.Transaction, mail: NewMail): Promise<number | null> {
  const [row] = await tx(mails).insert(mail).onConflict('client_key').ignore().returning('id');
  return row?.id ?? null;
}

export async function findMailByKey(
  tx: Knex,
  of: { client_key: string; user_created: string },
): Promise<number | null> {
  const row = await tx(mails).where(of).first('id');
  return row?.id ?? null;
}

const cardColumns = [
  'id',
  'subject',
  'body_heading',
  'body_content',
  'translations',
  'audience',
  'priority',
  'state',
  'date_created',
] as const;

export interface CardRow extends Row<'qdb_cold_mail', (typeof cardColumns)[number]> {
  first_name: string | null;
  last_name: string | null;
  /** By status and failure, with the last instant of sending. */
  parts: {
    status: Row<'qdb_cold_mail_to_profile', 'status'>['status'];
    failure: string | null;
    count: number;
    last: string | null;
  }[];
}

// Read from an index alone, because the page asks again and again.
const parts = `lateral (
  select coalesce(json_agg(g), '[]') as parts from (
    select status, failure, count(*)::int as count, max(sent_at) as last
      from ${recipients} where qdb_cold_mail_id = m.id group by 1, 2
  ) as g
) as c`;

function cards(db: Knex): Knex.QueryBuilder<object, CardRow[]> {
  return db
    .from(`${mails} as m`)
    .leftJoin('directus_users as u', 'u.id', 'm.user_created')
    .joinRaw(`cross join ${parts}`)
    .select<CardRow[]>(
      ...cardColumns.map((column) => `m.${column}`),
      'u.first_name',
      'u.last_name',
      'c.parts',
    );
}

export async function listCards(
  db: Knex,
  { limit, offset }: { limit: number; offset: number },
): Promise<CardRow[]> {
  return cards(db)
    .orderBy([
      { column: 'm.date_created', order: 'desc' },
      { column: 'm.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset);
}

export async function findCard(db: Knex, id: number): Promise<CardRow | null> {
  const [row] = await cards(db).where('m.id', id);
  return row ?? null;
}

export async function countMails(db: Knex): Promise<number> {
  const row = await db(mails).first<{ count: number }>(db.raw('count(*)::int as count'));
  return row.count;
}

/** Locks the mail until the transaction ends, so that two people act one after the other. */
export async function lockMail(tx: Knex.Transaction, id: number): Promise<boolean> {
  return (await tx(mails).where({ id }).forUpdate().first('id')) !== undefined;
}

export async function setMailState(tx: Knex.Transaction, id: number, state: BulkMailState): Promise<void> {
  await tx(mails).where({ id }).update({ state });
}

/** Waits for a mail that is being sent at this moment. */
export async function cancelWaiting(tx: Knex.Transaction, mailId: number): Promise<number> {
  return tx(recipients)
    .where({ qdb_cold_mail_id: mailId, status: 'pending' })
    .update({ status: 'cancelled', failure: null, next_try_at: null });
}

/** Puts failed recipients back into the queue: those with these reasons, or one of them. */
export async function requeueFailed(
  tx: Knex.Transaction,
  { mailId, recipient, failures }: { mailId: number; recipient: number | null; failures: readonly string[] },
): Promise<number> {
  const query = tx(recipients)
    .where({ qdb_cold_mail_id: mailId, status: 'failed' })
    .whereRaw("coalesce(failure, '') = any(?)", [failures]);
  if (recipient !== null) query.where({ id: recipient });
  return query.update({ status: 'pending', failure: null, tries: 0, next_try_at: null });
}

export interface FailureRow extends FactsRow {
  id: number;
  profile_id: number;
  first_name: string | null;
  last_name: string | null;
  failure: string | null;
  total: number;
}

export async function listFailures(
  db: Knex,
  { mailId, limit, offset }: { mailId: number; limit: number; offset: number },
): Promise<FailureRow[]> {
  return db
    .from(`${recipients} as r`)
    .join('qd_matrimonial_profile as p', 'p.id', 'r.qd_matrimonial_profile_id')
    .leftJoin('directus_users as u', 'u.id', 'p.user')
    .where({ 'r.qdb_cold_mail_id': mailId, 'r.status': 'failed' })
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .select<FailureRow[]>(
      'r.id',
      'p.id as profile_id',
      'p.first_name',
      'p.last_name',
      'r.failure',
      db.raw('(count(*) over ())::int as total'),
      db.raw(factColumns),
    );
}

export interface WaitingRow {
  priority: number;
  mails: number;
}

/** Mails that will be sent, by priority. */
export async function countWaiting(db: Knex): Promise<WaitingRow[]> {
  return db
    .from(`${recipients} as r`)
    .join(`${mails} as m`, 'm.id', 'r.qdb_cold_mail_id')
    .where({ 'r.status': 'pending', 'm.state': 'sending' })
    .groupBy('r.priority')
    .orderBy('r.priority')
    .select<WaitingRow[]>('r.priority', db.raw('count(*)::int as mails'));
}
