import { nameKey, searchedNames, type SearchedNames } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type { Change } from './change.ts';
import { withShortLocks } from './short-locks.ts';

const table = 'qd_matrimonial_profile';
const rowsAtOnce = 1000;

type NamedRow = SearchedNames & { id: number; name_key: string | null };

const columns = ['id', 'name_key', ...searchedNames] as const;
const isStale = (row: NamedRow) => row.name_key !== nameKey(row);

/** Profiles from before the key or its present rules, or whose names another program changed. */
export async function planNameKeys(database: Knex): Promise<Change[]> {
  let stale = 0;
  for await (const rows of readBatches(database)) stale += rows.filter(isStale).length;
  if (stale === 0) return [];
  return [{ what: `write how the names of ${stale} profiles sound`, apply: () => writeKeys(database) }];
}

async function* readBatches(database: Knex): AsyncGenerator<NamedRow[]> {
  let rows: NamedRow[] = [];
  do {
    rows = await database(table)
      .where('id', '>', rows.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(rowsAtOnce)
      .select<NamedRow[]>(...columns);
    yield rows;
  } while (rows.length === rowsAtOnce);
}

/** A batch in each transaction, so that families can save meanwhile. */
async function writeKeys(database: Knex): Promise<void> {
  for await (const rows of readBatches(database)) {
    const ids = rows.filter(isStale).map(({ id }) => id);
    if (ids.length > 0) await withShortLocks(database, (tx) => writeBatch(tx, ids));
  }
}

async function writeBatch(tx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  // Read again: a name may have changed since.
  const rows = await tx(table)
    .whereIn('id', [...ids])
    .forUpdate()
    .select<NamedRow[]>(...columns);
  await tx.raw(
    `update ${table} p set name_key = k.key from unnest(?::integer[], ?::text[]) as k(id, key) where p.id = k.id`,
    [rows.map(({ id }) => id), rows.map(nameKey)],
  );
}
