import type { Knex } from 'knex';
import { lookupRows, lookupTypes } from '../../../../seed/reference/index.ts';
import type { Change } from './change.ts';

/** Members' values start here, so that our own lists can grow below. */
const firstOwnId = 100_000;

/** The first value lists of an association. Existing values are not changed, because admins rename and add. */
export async function planReference(database: Knex): Promise<Change[]> {
  return [
    ...(await planMissing(database, 'qdb_lookup_type', lookupTypes)),
    ...(await planMissing(database, 'qdb_lookup', lookupRows)),
  ];
}

interface ReferenceRow {
  id: number;
  name: string;
  lookup?: string;
}

const nameOf = ({ lookup = '', name }: Omit<ReferenceRow, 'id'>) => `${lookup}/${name.toLowerCase()}`;

async function planMissing(database: Knex, table: string, rows: readonly ReferenceRow[]): Promise<Change[]> {
  const present = await database<ReferenceRow>(table).select('*');
  const ids = new Set(present.map(({ id }) => id));
  // If a member already added the value, theirs is kept.
  const names = new Set(present.map(nameOf));
  const missing = rows.filter((row) => !ids.has(row.id) && !names.has(nameOf(row)));
  if (missing.length === 0) return [];
  return [
    {
      what: `add ${missing.length} rows of reference to ${table}`,
      apply: async () => {
        await database.batchInsert(table, [...missing], 500);
        await database.raw(
          `select setval(pg_get_serial_sequence(?, 'id'), greatest(?, (select max(id) from ??)))`,
          [table, firstOwnId, table],
        );
      },
    },
  ];
}
