import { keyedColumns, type KeyedProfile, searchKeys } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import type { Change } from './change.ts';
import { withShortLocks } from './short-locks.ts';

const table = 'qd_matrimonial_profile';
const rowsAtOnce = 1000;

type KeyedRow = KeyedProfile & { id: number; name_key: string | null; place_key: string | null };

const columns = ['id', 'name_key', 'place_key', ...keyedColumns] as const;

function isStale(row: KeyedRow): boolean {
  const { name_key: nameKey, place_key: placeKey } = searchKeys(row);
  return row.name_key !== nameKey || row.place_key !== placeKey;
}

/** Profiles from before a key or its present rules, or whose names or town another program changed. */
export async function planSearchKeys(database: Knex): Promise<Change[]> {
  let stale = 0;
  for await (const rows of readBatches(database)) stale += rows.filter(isStale).length;
  if (stale === 0) return [];
  return [{ what: `write the search keys of ${stale} profiles`, apply: () => writeKeys(database) }];
}

async function* readBatches(database: Knex): AsyncGenerator<KeyedRow[]> {
  let rows: KeyedRow[] = [];
  do {
    rows = await database(table)
      .where('id', '>', rows.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(rowsAtOnce)
      .select<KeyedRow[]>(...columns);
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
    .select<KeyedRow[]>(...columns);
  const keys = rows.map(searchKeys);
  await tx.raw(
    `update ${table} p set name_key = k.name_key, place_key = k.place_key
       from unnest(?::integer[], ?::text[], ?::text[]) as k(id, name_key, place_key) where p.id = k.id`,
    [rows.map(({ id }) => id), keys.map(({ name_key: key }) => key), keys.map(({ place_key: key }) => key)],
  );
}
