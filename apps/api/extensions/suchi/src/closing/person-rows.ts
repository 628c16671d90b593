import type { Knex } from 'knex';
import { type ClosedPart, closedParts } from './fates.ts';

/** A row of any table, as JSON. */
export type AnyRow = Record<string, unknown>;
/** The rows of each part, by its name. */
export type PersonRows = Record<string, AnyRow[]>;

/** A column of the account that is a text, or nothing. */
export function accountText({ account = [] }: PersonRows, column: string): string {
  const value = account[0]?.[column];
  return typeof value === 'string' ? value : '';
}

export interface ClosingPerson {
  id: string;
  email: string;
  profiles: number[];
}

// The one place that moves rows of other rooms into the sealed store and back, by the declaration of a person's parts.

/** Locks the account. Null: there is none, or it is closed. */
export async function lockPerson(tx: Knex.Transaction, userId: string): Promise<ClosingPerson | null> {
  const account = await tx('directus_users')
    .where({ id: userId })
    .whereNotNull('email')
    .forUpdate()
    .first('id', 'email');
  if (!account) return null;
  const profiles = await tx('qd_matrimonial_profile').where({ user: userId }).forUpdate().pluck('id');
  return { id: account.id, email: account.email ?? '', profiles };
}

const named = (where: string) =>
  where.replaceAll('$1', ':id').replaceAll('$2', ':profiles').replaceAll('$3', ':email');

async function readPart(tx: Knex, { table, where }: ClosedPart, person: ClosingPerson): Promise<AnyRow[]> {
  const { rows } = await tx.raw<{ rows: { row: AnyRow }[] }>(
    `select to_jsonb(t) as row from :table: t where (${named(where)})`,
    { ...person, table },
  );
  return rows.map(({ row }) => row).toSorted(byId);
}

/** Lines of a ledger must come back in the order in which they were added. */
const byId = ({ id: one }: AnyRow, { id: other }: AnyRow) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : 0;

/** What goes into the sealed store. */
export async function readPerson(tx: Knex, person: ClosingPerson): Promise<PersonRows> {
  const found: PersonRows = {};
  for (const part of closedParts) {
    if (part.fate.kind === 'goes' || part.fate.kind === 'stays') continue;
    const rows = await readPart(tx, part, person);
    if (rows.length > 0) found[part.name] = rows;
  }
  return found;
}

const idsOf = (rows: readonly AnyRow[]) => rows.map((row) => String(row['id']));

/** Deletes and empties what was read, and what is not kept. */
export async function removePerson(tx: Knex, person: ClosingPerson, rows: PersonRows): Promise<void> {
  for (const part of closedParts.toReversed()) {
    const { table, fate, where, name } = part;
    const ids = idsOf(rows[name] ?? []);
    if (fate.kind === 'goes')
      await tx.raw(`delete from :table: t where (${named(where)})`, { ...person, table });
    if (fate.kind === 'sealed' && ids.length > 0) {
      await tx.raw('delete from ?? where collection = ? and item = any(?)', [
        'directus_revisions',
        table,
        ids,
      ]);
      await tx.raw('delete from ?? where id::text = any(?)', [table, ids]);
    }
    if (fate.kind === 'emptied' && ids.length > 0)
      await emptyRows(tx, table, ids, fate.columns === 'all' ? await accountColumns(tx) : fate.columns);
  }
}

const emptyRows = (tx: Knex, table: string, ids: string[], columns: Readonly<Record<string, string>>) => {
  const changes = Object.entries(columns).map(([column, value]) => `"${column}" = ${value}`);
  return tx.raw(`update ?? set ${changes.join(', ')} where id::text = any(?)`, [table, ids]);
};

/** The row of a closed account has an id and says that it is closed. */
async function accountColumns(tx: Knex): Promise<Record<string, string>> {
  const columns = (await writableColumns(tx, 'directus_users')).filter((column) => column !== 'id');
  return {
    ...Object.fromEntries(columns.map((column) => [column, 'default'])),
    role: 'null',
    status: "'archived'",
  };
}

/** Mails to others that name the person: what was not sent is dropped, of the others the text goes. */
export async function forgetInMails(tx: Knex, marks: readonly string[]): Promise<void> {
  const patterns = marks.map((mark) => `%${mark.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  if (patterns.length === 0) return;
  const names = `(concat_ws(' ', subject, body_heading, body_content, english) ilike any(:patterns))`;
  await tx.raw(`delete from :table: where state = 'queued' and kind <> 'account_closed' and ${names}`, {
    table: 'qdb_mail',
    patterns,
  });
  await tx.raw(
    `update :table: set subject = '-', body_heading = null, body_content = null, english = null
      where kind <> 'account_closed' and ${names}`,
    { table: 'qdb_mail', patterns },
  );
}

/** Rows that came back, and those that could not: what they belong to is gone too. */
export interface Returned {
  restored: number;
  lost: number;
}

/** The same rows under the same ids. */
export async function returnPerson(tx: Knex.Transaction, rows: PersonRows): Promise<Returned> {
  const sum: Returned = { restored: 0, lost: 0 };
  for (const { name, table, fate } of closedParts) {
    for (const row of rows[name] ?? []) {
      const isBack = await attempt(tx, (inner) =>
        fate.kind === 'emptied' ? fillRow(inner, table, row, fate.columns) : insertRow(inner, table, row),
      );
      sum[isBack ? 'restored' : 'lost'] += 1;
    }
  }
  return sum;
}

const goneSince = ['23503', '23505'];

/** False: the other side of the row is gone, or has another one now. */
async function attempt(tx: Knex.Transaction, write: (inner: Knex) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction(write);
    return true;
  } catch (error) {
    if (goneSince.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

async function insertRow(tx: Knex, table: string, given: AnyRow): Promise<void> {
  const row = table === 'qd_matrimonial_profile' ? await withFreeNumber(tx, given) : given;
  const columns = (await writableColumns(tx, table)).filter((column) => column in row);
  const list = columns.map((column) => `"${column}"`).join(', ');
  await tx.raw(
    `insert into ?? (${list}) select ${list} from jsonb_populate_record(null::"${table}", ?::jsonb)`,
    [table, JSON.stringify(row)],
  );
}

/** The number may have been given to another candidate meanwhile. */
async function withFreeNumber(tx: Knex, row: AnyRow): Promise<AnyRow> {
  const { edition, serial_number: number } = row as { edition: number | null; serial_number: number | null };
  if (edition === null || number === null) return row;
  const taken: unknown = await tx('qd_matrimonial_profile')
    .where({ edition, serial_number: number })
    .first('id');
  return taken ? { ...row, serial_number: null } : row;
}

async function fillRow(
  tx: Knex,
  table: string,
  row: AnyRow,
  emptied: Readonly<Record<string, string>> | 'all',
): Promise<void> {
  const columns = emptied === 'all' ? await writableColumns(tx, table) : Object.keys(emptied);
  const list = columns.filter((column) => column !== 'id' && column in row).map((column) => `"${column}"`);
  await tx.raw(
    `update ?? t set (${list.join(', ')}) = (select ${list.join(', ')}
       from jsonb_populate_record(null::"${table}", ?::jsonb)) where id::text = ?`,
    [table, JSON.stringify(row), String(row['id'])],
  );
}

async function writableColumns(tx: Knex, table: string): Promise<string[]> {
  const { rows } = await tx.raw<{ rows: { name: string }[] }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ? and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The empty row of an account goes too, unless receipts refer to it. */
export const deleteEmptyAccount = (tx: Knex.Transaction, userId: string): Promise<boolean> =>
  attempt(tx, (inner) =>
    inner.raw('delete from ?? where id = ? and email is null', ['directus_users', userId]),
  );
