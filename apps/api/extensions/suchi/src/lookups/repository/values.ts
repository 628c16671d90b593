import type { LookupValue } from '@suchi/contracts/lookups';
import type { Language } from '@suchi/words';
import type { Knex } from 'knex';
import { containsWords, type ListResult, orderOf, readListPage } from '../../platform/list-page.ts';
import type { Row } from '../../platform/rows.generated.ts';

const table = 'qdb_lookup';
const columns = ['id', 'lookup', 'name', 'description'] as const;

interface NewLookup {
  lookup: string;
  name: string;
  record_type: 'custom' | 'standard';
  user_created: string;
}

/** Additions compare with the whole list, and a list has a few hundred values. */
const comparedAtMost = 5000;

/** Two additions or new names of one list are made one after the other. */
export async function lockLookup(tx: Knex.Transaction, lookup: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`lookup:${lookup}`]);
}

export type ListedValue = LookupValue & { merged_into: number | null };

/** The values of the list and those merged into them. The association's are first, merged ones last. */
export async function listLookup(tx: Knex, lookup: string): Promise<ListedValue[]> {
  return tx(table)
    .where({ lookup })
    .whereRaw("coalesce(state, '') = ''")
    .whereRaw('(removed_at is null or merged_into is not null)')
    .orderByRaw('merged_into nulls first, record_type desc, id')
    .limit(comparedAtMost)
    .select<ListedValue[]>(...columns, 'merged_into');
}

export type OfferedValue = Omit<LookupValue, 'label'> & { label: string | null };

/** More than the longest list has. */
const offeredAtMost = 1100;

/** What a person may choose, by name. Nobody else is offered what a member added, except to staff. */
export async function listOffered(
  db: Knex,
  { lookup, userId, language }: { lookup: string; userId: string | null; language: Language },
): Promise<OfferedValue[]> {
  const { rows } = await db.raw<{ rows: OfferedValue[] }>(
    `select ${columns.join(', ')}, names ->> cast(:language as text) as label from ${table}
      where lookup = :lookup and removed_at is null
        and (cast(:userId as uuid) is null or record_type = 'standard' or user_created = :userId)
      order by name limit ${offeredAtMost}`,
    { lookup, userId, language },
  );
  return rows;
}

export async function findValue(db: Knex, id: number): Promise<LookupValue | null> {
  const row = await db(table)
    .where({ id })
    .first(...columns);
  return row ?? null;
}

/** Null when the name exists. */
export async function insertLookup(tx: Knex.Transaction, value: NewLookup): Promise<LookupValue | null> {
  const rows = await tx(table).insert(value).onConflict().ignore().returning(columns);
  return rows[0] ?? null;
}

const officeColumns = ['id', 'lookup', 'name', 'names', 'record_type', 'date_created'] as const;
export type ValueRow = Row<'qdb_lookup', (typeof officeColumns)[number]>;

/** Locks values of lists, in one order. A form that is being saved with one of them is finished first. */
export async function findValuesForUpdate(tx: Knex.Transaction, ids: readonly number[]): Promise<ValueRow[]> {
  const { rows } = await tx.raw<{ rows: ValueRow[] }>(
    `select ${officeColumns.join(', ')} from ${table}
      where id = any(cast(:ids as integer[])) and removed_at is null order by id for no key update`,
    { ids: [...ids] },
  );
  return rows;
}

export async function findValues(db: Knex, ids: readonly number[]): Promise<ValueRow[]> {
  return db(table)
    .whereIn('id', [...ids])
    .whereNull('removed_at')
    .select(...officeColumns);
}

export interface ValuesQuery {
  lookup: string;
  search?: string | undefined;
  sort: 'date_created' | '-date_created' | 'name' | '-name';
  page: number;
  rows: number;
}

/** Values of one moment are in the order of their names: an import adds hundreds at once. */
const orderValues = (sort: ValuesQuery['sort']): string =>
  orderOf(sort, { date_created: 'l.date_created', name: 'lower(l.name)' }, 'lower(l.name), l.id');

export function readValues(
  db: Knex,
  { lookup, search, sort, page, rows }: ValuesQuery,
): Promise<ListResult<ValueRow>> {
  return readListPage<ValueRow>(
    db,
    {
      from: 'qdb_lookup l',
      key: 'l.id',
      where: [
        { sql: 'l.lookup = ? and l.removed_at is null', bindings: [lookup] },
        ...containsWords('lower(l.name)', search),
      ],
    },
    {
      orderBy: orderValues(sort),
      page,
      rows,
      columns: officeColumns.map((column) => `l.${column}`).join(', '),
    },
  );
}

export async function updateValue(
  tx: Knex.Transaction,
  id: number,
  change: Partial<Row<'qdb_lookup', 'name' | 'names' | 'record_type' | 'removed_at' | 'merged_into'>>,
): Promise<void> {
  await tx(table).where({ id }).update(change);
}
