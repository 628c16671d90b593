import type { Knex } from 'knex';

export interface TypeRow {
  name: string;
  total: number;
  custom: number;
}

/** The lists by name, with how many values they have; those of Holidays are in their own collection. */
export async function listTypes(db: Knex, holidays: string): Promise<TypeRow[]> {
  const { rows } = await db.raw<{ rows: TypeRow[] }>(
    `select t.name,
            case when t.name = :holidays then (select count(*) from qp_pm_holidays)::integer
                 else coalesce(l.total, 0) end as total,
            case when t.name = :holidays then 0 else coalesce(l.custom, 0) end as custom
       from qdb_lookup_type t
       left join (
         select lookup, count(*)::integer as total,
                (count(*) filter (where record_type = 'custom'))::integer as custom
           from qdb_lookup where removed_at is null group by lookup) l on l.lookup = t.name
      order by lower(t.name)`,
    { holidays },
  );
  return rows;
}

export async function hasType(db: Knex, name: string): Promise<boolean> {
  return (await db('qdb_lookup_type').where({ name }).first('id')) !== undefined;
}

/** Null when a list has this name, in any case. */
export async function insertType(tx: Knex.Transaction, name: string): Promise<number | null> {
  // Two requests with the same name are made one after the other.
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('lookup-type', 0))`);
  const same = await tx('qdb_lookup_type').whereRaw('lower(name) = lower(?)', [name]).first('id');
  if (same) return null;
  const [row] = await tx('qdb_lookup_type').insert({ name }).returning('id');
  return row?.id ?? null;
}
