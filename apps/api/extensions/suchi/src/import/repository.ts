import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';

const table = 'import_row';
const columns = ['id', 'user', 'profile', 'photos_at'] as const;
export type ImportedRecord = Row<'import_row', (typeof columns)[number]>;

/** Those of the rows that are here, by their keys. */
export async function findImported(db: Knex, keys: readonly string[]): Promise<Map<string, ImportedRecord>> {
  const rows = await db(table)
    .whereIn('import_key', [...keys])
    .select(...columns, 'import_key');
  return new Map(rows.map(({ import_key, ...row }) => [import_key, row]));
}

/** Null when a run beside this one has just brought the row in. */
export async function insertImported(
  tx: Knex.Transaction,
  row: { source: string; import_key: string; user: string; profile: number | null },
): Promise<number | null> {
  const [made] = await tx(table).insert(row).onConflict('import_key').ignore().returning('id');
  return made?.id ?? null;
}

export async function markPhotosAdded(tx: Knex.Transaction, id: number, now: Date): Promise<void> {
  await tx(table).where({ id }).update({ photos_at: now });
}

export interface Editions {
  currentId: number;
  idOfYear: ReadonlyMap<number, number>;
}

export async function readEditions(db: Knex): Promise<Editions> {
  const rows = await db('edition').select('id', 'year', 'is_current');
  const current = rows.find((row) => row.is_current);
  if (!current) throw new Error('the current edition is missing: install first');
  return { currentId: current.id, idOfYear: new Map(rows.map(({ year, id }) => [year, id])) };
}
