import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import type { Rows } from '../platform/rows.generated.ts';

const day = (column: string) => `to_char(s.${column}, 'YYYY-MM-DD') as ${column}`;

export interface SealedRow {
  id: number;
  request: number;
  account: string | null;
  state: Rows['sealed_account']['state'];
  sealed_key: string | null;
  folder: string | null;
  live_files: string[] | null;
  closed_at: Date;
  restore_until: CalendarDate;
  sealed_until: CalendarDate;
  backup_until: CalendarDate;
  rows: Record<string, number>;
  held_reason: string | null;
  held_at: Date | null;
  ended_at: Date | null;
}

const columns = [
  's.id',
  's.request',
  's.account',
  's.state',
  's.sealed_key',
  's.folder',
  's.live_files',
  's.closed_at',
  day('restore_until'),
  day('sealed_until'),
  day('backup_until'),
  's.rows',
  's.held_reason',
  's.held_at',
  's.ended_at',
].join(', ');

const select = (db: Knex) => db('sealed_account as s').select<SealedRow[]>(db.raw(columns));

export interface NewSealed {
  request: number;
  account: string;
  email_mark: string;
  sealed_key: string;
  folder: string;
  live_files: string[];
  closed_at: Date;
  restore_until: CalendarDate;
  sealed_until: CalendarDate;
  backup_until: CalendarDate;
  rows: Record<string, number>;
}

export async function insertSealed(
  tx: Knex,
  { live_files: live, rows, ...sealed }: NewSealed,
): Promise<number> {
  const [row] = await tx('sealed_account')
    .insert({
      ...sealed,
      live_files: JSON.stringify(live),
      rows: JSON.stringify(rows),
    })
    .returning('id');
  return row?.id ?? 0;
}

export async function findSealedByMarks(db: Knex, marks: readonly string[]): Promise<SealedRow | null> {
  const [row] = await select(db)
    .where('s.state', 'sealed')
    .whereIn('s.email_mark', marks)
    .orderBy('s.id', 'desc');
  return row ?? null;
}

export async function lockSealed(tx: Knex, id: number): Promise<SealedRow | null> {
  const [row] = await select(tx).where('s.id', id).forUpdate();
  return row ?? null;
}

/** Neither key nor address is left. The folder stays until its files are gone. */
export async function endSealed(
  tx: Knex,
  id: number,
  { state, at }: { state: 'restored' | 'destroyed'; at: Date },
): Promise<void> {
  await tx('sealed_account')
    .where({ id, state: 'sealed' })
    .update({ state, ended_at: at, sealed_key: null, email_mark: null });
}

export async function clearFolder(db: Knex, id: number): Promise<void> {
  await db('sealed_account').where({ id }).update({ folder: null });
}

export async function clearLiveFiles(db: Knex, id: number): Promise<void> {
  await db('sealed_account').where({ id }).update({ live_files: null });
}

export async function saveSealedKey(
  db: Knex,
  { id, sealed_key: before }: Pick<SealedRow, 'id' | 'sealed_key'>,
  after: { sealed_key: string; email_mark: string },
): Promise<void> {
  await db('sealed_account').where({ id, sealed_key: before }).update(after);
}

export async function saveHold(
  tx: Knex,
  id: number,
  held: { reason: string; by: string; at: Date } | null,
): Promise<void> {
  await tx('sealed_account')
    .where({ id })
    .update({
      held_reason: held?.reason ?? null,
      held_by: held?.by ?? null,
      held_at: held?.at ?? null,
    });
}

export const listDue = (db: Knex, today: CalendarDate): Promise<number[]> =>
  db('sealed_account')
    .where({ state: 'sealed', held_at: null })
    .where('sealed_until', '<=', today)
    .orderBy('id')
    .limit(500)
    .pluck('id');

/** Files that should be gone: of accounts that ended, and of accounts whose own files were left. */
export const listLeftovers = (db: Knex): Promise<SealedRow[]> =>
  select(db)
    .whereRaw(
      "(s.state <> 'sealed' and s.folder is not null) or (s.state <> 'restored' and s.live_files is not null)",
    )
    .limit(500);

export const listFolders = (db: Knex): Promise<string[]> =>
  db('sealed_account').whereNotNull('folder').pluck('folder');

export const listSealedKeys = (db: Knex): Promise<SealedRow[]> => select(db).where('s.state', 'sealed');

/** Newest first, and certificates for as long. */
export const listSealed = (db: Knex): Promise<SealedRow[]> =>
  select(db)
    .whereNot('s.state', 'restored')
    .orderByRaw("(s.state = 'sealed') desc, s.sealed_until, s.id")
    .limit(500);

/** The payment that the provider is still asked about. */
export async function findPendingSince(db: Knex, userId: string): Promise<Date | null> {
  const row = await db('qd_payments')
    .where({ user: userId, status: 'pending', channel: 'online' })
    .whereNotNull('next_check_at')
    .orderBy('date_created', 'desc')
    .first('date_created');
  return row?.date_created ?? null;
}

export interface GivenUp {
  first_name: string | null;
  /** Of the search subscription. */
  search_until: CalendarDate | null;
  serial_number: number | null;
  /** Paid books that are not delivered. */
  books_on_the_way: number;
}

/** What a member loses by closing. */
export async function findGivenUp(db: Knex, userId: string, today: CalendarDate): Promise<GivenUp> {
  const { rows } = await db.raw<{ rows: GivenUp[] }>(
    `select coalesce(p.first_name, u.first_name) as first_name, p.serial_number,
            (select to_char(max(end_date), 'YYYY-MM-DD') from qd_subscriptions
              where "user" = u.id and status = 'active' and end_date >= :today) as search_until,
            (select count(*)::int from qd_order where "user" = u.id and status = 'paid' and order_status <> 'delivered') as books_on_the_way
       from directus_users u left join qd_matrimonial_profile p on p."user" = u.id
      where u.id = :userId`,
    { userId, today },
  );
  return rows[0] ?? { first_name: null, search_until: null, serial_number: null, books_on_the_way: 0 };
}

/** What others can recognise a person by. */
export async function listMarks(db: Knex, userId: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { mark: string | null }[] }>(
    `with named as (
       select email, mobile, concat_ws(' ', first_name, last_name) as name from directus_users where id = :userId
       union all
       select null, null, concat_ws(' ', first_name, last_name) from qd_matrimonial_profile where "user" = :userId
       union all
       select null, unnest(array[a.mobile, a.mobile_alternative]), null
         from qd_address a join qd_matrimonial_profile p on p.id = a.profile where p."user" = :userId)
     select distinct mark from named, unnest(array[email, nullif(right(regexp_replace(coalesce(mobile, ''), '\\D', '', 'g'), 10), ''), name]) as mark`,
    { userId },
  );
  // One letter would be in every mail.
  return rows.flatMap(({ mark }) => (mark !== null && mark.trim().length >= 5 ? [mark.trim()] : []));
}
