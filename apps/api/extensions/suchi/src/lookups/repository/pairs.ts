import type { Knex } from 'knex';

export interface PairRow {
  custom_id: number;
  custom_name: string;
  other_id: number;
  other_name: string;
}

const comparedAtMost = 300;
const foundAtMost = 1000;

/**
 * Values that families added, each with those that share enough letters. Two values of the association are never a
 * pair. The domain decides which of these look alike.
 */
export async function listSimilar(db: Knex, lookup: string): Promise<PairRow[]> {
  await db.raw('set local pg_trgm.similarity_threshold = 0.25');
  const { rows } = await db.raw<{ rows: PairRow[] }>(
    `select c.id as custom_id, c.name as custom_name, o.id as other_id, o.name as other_name
       from (select id, name from qdb_lookup
              where lookup = :lookup and record_type = 'custom' and removed_at is null
              order by date_created desc limit :compared) c
       join qdb_lookup o on lower(o.name) % lower(c.name)
      where o.lookup = :lookup and o.removed_at is null and o.id <> c.id
        and (o.record_type = 'standard' or o.id < c.id)
        and not exists (select 1 from lookup_distinct d
                         where d.first_value = least(c.id, o.id) and d.second_value = greatest(c.id, o.id))
      order by similarity(lower(o.name), lower(c.name)) desc, c.id desc, o.id
      limit :found`,
    { lookup, compared: comparedAtMost, found: foundAtMost },
  );
  return rows;
}

export async function insertDistinct(
  tx: Knex.Transaction,
  [one, other]: readonly [number, number],
  userId: string,
): Promise<void> {
  await tx('lookup_distinct')
    .insert({
      first_value: Math.min(one, other),
      second_value: Math.max(one, other),
      user_created: userId,
    })
    .onConflict()
    .ignore();
}
