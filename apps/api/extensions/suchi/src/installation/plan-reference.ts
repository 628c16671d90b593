import type { Knex } from 'knex';
import { lookupRows, lookupTypes } from '../../../../seed/reference/index.ts';
import type { Change } from './change.ts';

/** Values of the members begin here, so that lists of ours can grow below without ever meeting one. */
const firstOwnId = 100_000;

/** The value lists every association begins with. What is there is left as it is: admins rename and add. */
export async function planReference(database: Knex): Promise<Change[]> {
  return [
    ...(await planMissing(database, 'qdb_lookup_type', lookupTypes)),
    ...(await planMissing(database, 'qdb_lookup', lookupRows)),
  ];
}

async function planMissing(
  database: Knex,
  table: string,
  rows: readonly { id: number; name: string }[],
): Promise<Change[]> {
  const present = new Set(await database<{ id: number }>(table).where('id', '<', firstOwnId).pluck('id'));
  const missing = rows.filter(({ id }) => !present.has(id));
  if (missing.length === 0) return [];
  return [
    {
      what: `add ${missing.length} rows of reference to ${table}`,
      apply: async () => {
        await database.batchInsert(table, missing, 500);
        await database.raw(
          `select setval(pg_get_serial_sequence(?, 'id'), greatest(?, (select max(id) from ??)))`,
          [table, firstOwnId, table],
        );
      },
    },
  ];
}
