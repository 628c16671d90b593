import type { Knex } from 'knex';
import { lookupRows, lookupTypes, namesOf } from '../../../../seed/reference/index.ts';
import type { Change } from './change.ts';

/** Members' values start here, so that our own lists can grow below. */
const firstOwnId = 100_000;

/**
 * The first value lists of an association. Existing values are not changed, because admins rename and add; those with
 * our names get what we call them in other languages, once.
 */
export async function planReference(database: Knex): Promise<Change[]> {
  return [
    ...(await planMissing(database, 'qdb_lookup_type', lookupTypes)),
    ...(await planMissing(
      database,
      'qdb_lookup',
      lookupRows.map((row) => ({ ...row, names: namesOf(row) })),
    )),
    ...(await planNames(database)),
  ];
}

/** Null: nobody has written or cleared them. */
async function planNames(database: Knex): Promise<Change[]> {
  const nameless = await database('qdb_lookup').whereNull('names').select('id', 'lookup', 'name');
  const named = nameless.flatMap(({ id, ...value }) => {
    const names = namesOf(value);
    return names === null ? [] : [{ id, names }];
  });
  if (named.length === 0) return [];
  return [
    {
      what: `name ${named.length} values of qdb_lookup in other languages`,
      apply: async () => {
        await database.raw(
          `update qdb_lookup l set names = v.names::json
             from json_to_recordset(cast(? as json)) as v (id integer, names text)
            where l.id = v.id and l.names is null`,
          [JSON.stringify(named)],
        );
      },
    },
  ];
}

interface ReferenceRow {
  id: number;
  name: string;
  lookup?: string;
}

const keyOf = ({ lookup = '', name }: Omit<ReferenceRow, 'id'>) => `${lookup}/${name.toLowerCase()}`;

async function planMissing(database: Knex, table: string, rows: readonly ReferenceRow[]): Promise<Change[]> {
  const present = await database<ReferenceRow>(table).select('*');
  const ids = new Set(present.map(({ id }) => id));
  // If a member already added the value, theirs is kept.
  const names = new Set(present.map(keyOf));
  const missing = rows.filter((row) => !ids.has(row.id) && !names.has(keyOf(row)));
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
