import type { LookupValue } from '@suchi/contracts/profile';
import type { OpenLookup } from '@suchi/domain/profile';
import type { Knex } from 'knex';

const table = 'qdb_lookup';
const columns = ['id', 'lookup', 'name', 'description'] as const;

interface NewLookup {
  lookup: OpenLookup;
  name: string;
  user_created: string;
}

/** Ignores case. */
export async function findLookup(
  tx: Knex.Transaction,
  { lookup, name }: Pick<NewLookup, 'lookup' | 'name'>,
): Promise<LookupValue | null> {
  const row = await tx(table)
    .where({ lookup })
    .whereRaw('lower(name) = lower(?)', [name])
    .whereRaw("coalesce(state, '') = ''")
    .first(...columns);
  return row ?? null;
}

/**
 * Null when the name exists. If two families add the same name at once, the unique index makes the second wait and
 * then find the first one's value.
 */
export async function insertLookup(tx: Knex.Transaction, value: NewLookup): Promise<LookupValue | null> {
  const rows = await tx(table)
    .insert({ ...value, record_type: 'custom' })
    .onConflict()
    .ignore()
    .returning(columns);
  return rows[0] ?? null;
}
