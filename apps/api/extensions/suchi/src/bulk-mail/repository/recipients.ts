import type { CalendarDate } from '@suchi/domain/basics';
import type { LeftOutReason } from '@suchi/domain/bulk-mail';
import type { Knex } from 'knex';
import { currentSerial, eventEdition } from '../../platform/edition-sql.ts';
import type { SqlPart } from '../../platform/list-page.ts';
import type { Row } from '../../platform/rows.generated.ts';

// The same as isEmailAddress of the domain.
const isAddress = (column: string) => `${column} ~ '^[^[:space:]@]+@[^[:space:]@]+\\.[^[:space:]@]+$'`;

/** The same as findLeftOutReason of the domain; a test compares them. */
const leftOut = `case
  when u.status <> 'active' then 'suspended'
  when p.bulk_mail_stopped_at is not null then 'unsubscribed'
  when ${isAddress('p.email')} then null
  when ${isAddress('u.email')} then case when u.email_verified then null else 'not_verified' end
  else 'no_email'
end`;

/** The candidates whose ids this statement selects. */
function candidates(db: Knex, { sql, bindings }: SqlPart): Knex.QueryBuilder {
  return db
    .from('qd_matrimonial_profile as p')
    .leftJoin('directus_users as u', 'u.id', 'p.user')
    .whereRaw(`p.id in (${sql})`, bindings as Knex.RawBinding[]);
}

export interface RecipientCount {
  left_out: LeftOutReason | null;
  count: number;
  without_serial_number: number;
}

export async function countRecipients(db: Knex, ids: SqlPart): Promise<RecipientCount[]> {
  return candidates(db, ids)
    .groupByRaw('1')
    .select<RecipientCount[]>(
      db.raw(`${leftOut} as left_out`),
      db.raw('count(*)::int as count'),
      db.raw(`(count(*) filter (where ${currentSerial()} is null))::int as without_serial_number`),
    );
}

const columns = ['id', 'first_name', 'last_name'] as const;
export type RecipientRow = Row<'qd_matrimonial_profile', (typeof columns)[number] | 'serial_number'> & {
  left_out: LeftOutReason | null;
};

export async function listRecipients(
  db: Knex,
  ids: SqlPart,
  { after, limit }: { after: number; limit: number },
): Promise<RecipientRow[]> {
  return candidates(db, ids)
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(limit)
    .select<RecipientRow[]>(
      ...columns.map((column) => `p.${column}`),
      db.raw(`${currentSerial()} as serial_number, ${leftOut} as left_out`),
    );
}

/** Fixes the recipients of a mail in one statement. Returns how many there are. */
export async function insertRecipients(
  tx: Knex.Transaction,
  { mailId, priority }: { mailId: number; priority: number },
  ids: SqlPart,
): Promise<number> {
  const chosen = candidates(tx, ids)
    .whereRaw(`(${leftOut}) is null`)
    .orderBy('p.id')
    .select(tx.raw('?::int', [mailId]), 'p.id', tx.raw('?::int', [priority]));
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `insert into qdb_cold_mail_to_profile (qdb_cold_mail_id, qd_matrimonial_profile_id, priority) ?`,
    [chosen],
  );
  return rowCount;
}

/** The candidate whose values a test mail shows. */
export async function findCandidate(
  db: Knex,
  id: number,
): Promise<Row<'qd_matrimonial_profile', 'first_name' | 'serial_number'> | null> {
  const row = await db('qd_matrimonial_profile as p')
    .where({ id })
    .first<Row<'qd_matrimonial_profile', 'first_name' | 'serial_number'> | undefined>(
      'first_name',
      db.raw(`${currentSerial()} as serial_number`),
    );
  return row ?? null;
}

interface EventRow {
  date: CalendarDate | null;
  place: string | null;
}

export async function findEvent(db: Knex): Promise<EventRow | null> {
  const { rows } = await db.raw<{ rows: EventRow[] }>(
    `select to_char(event_date, 'YYYY-MM-DD') as date, event_place as place
       from edition where id = ${eventEdition}`,
  );
  return rows[0] ?? null;
}

/** The profile that a mail went to. */
export async function findProfileOfMessage(db: Knex, messageId: string): Promise<number | null> {
  const row = await db('qdb_cold_mail_to_profile')
    .where({ message_id: messageId })
    .first('qd_matrimonial_profile_id');
  return row?.qd_matrimonial_profile_id ?? null;
}
