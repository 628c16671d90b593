import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { migrations } from '../../../../migrations/index.ts';
import type { Migration } from '../../../../migrations/migration.ts';
import { type Change, InstallationRefused } from './change.ts';
import { checkHistory, type RecordedMigration } from './migration-history.ts';
import { withShortLocks } from './short-locks.ts';

// A separate schema, so that the engine makes no collection of it.
const table = 'suchi_installation.migration';

const createTable = `
  create schema if not exists suchi_installation;
  create table if not exists ${table} (
    id text primary key,
    checksum text not null,
    done_at timestamptz not null default now()
  );`;

// Any number works, if every installation uses the same one.
const migrationLock = 7_824_002;

function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}

/** Stops if the database has a migration that this release does not have, or has in another form. */
export async function refuseForeignMigrations(database: Knex): Promise<void> {
  const reason = checkHistory(await readRecorded(database), known());
  if (reason !== null) throw new InstallationRefused(`Nothing was changed: ${reason}`);
}

export async function planMigrations(database: Knex): Promise<Change[]> {
  return (await readPending(database)).map((migration) => planRun(database, migration));
}

/** Those that may run while nodes of the release before still write. One that may not holds back those behind it. */
export async function planEarlyMigrations(database: Knex): Promise<Change[]> {
  const pending = await readPending(database);
  const firstLate = pending.findIndex(({ isEarly }) => !isEarly);
  const early = firstLate === -1 ? pending : pending.slice(0, firstLate);
  return early.map((migration) => planRun(database, migration));
}

async function readPending(database: Knex): Promise<Migration[]> {
  const recorded = new Set((await readRecorded(database)).map(({ id }) => id));
  return migrations.filter(({ id }) => !recorded.has(id));
}

function planRun(database: Knex, migration: Migration): Change {
  return { what: `migrate ${migration.id}`, apply: () => run(database, migration) };
}

const known = (): RecordedMigration[] =>
  migrations.map((migration) => ({ id: migration.id, checksum: checksumOf(migration) }));

async function readRecorded(database: Knex): Promise<RecordedMigration[]> {
  const { rows } = await database.raw<{ rows: { found: boolean }[] }>(
    `select to_regclass('${table}') is not null as found`,
  );
  if (!rows[0]?.found) return [];
  return database(table).orderBy('id').select<RecordedMigration[]>('id', 'checksum');
}

async function run(database: Knex, migration: Migration): Promise<void> {
  await withShortLocks(database, async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(?)', [migrationLock]);
    await tx.raw(createTable);
    // Another installation may have run it while this one waited.
    const done = await readRecorded(tx);
    if (done.some(({ id }) => id === migration.id)) return;
    if (await hasColumns(tx, migration.reads)) await tx.raw(migration.sql);
    await tx(table).insert({ id: migration.id, checksum: checksumOf(migration) });
  });
}

async function hasColumns(tx: Knex.Transaction, columns: readonly string[]): Promise<boolean> {
  const { rows } = await tx.raw<{ rows: { name: string }[] }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const existing = new Set(rows.map(({ name }) => name));
  return columns.every((column) => existing.has(column));
}
