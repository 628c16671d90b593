import type { Knex } from 'knex';
import type { Row } from '../../platform/rows.generated.ts';

/** One merge at a time: each may change many profiles. */
export async function lockMerges(tx: Knex.Transaction): Promise<void> {
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('lookup-merge', 0))`);
}

export async function insertMerge(
  tx: Knex.Transaction,
  merge: { source: number; target: number; merged_by: string; date_created: Date },
  moves: object,
): Promise<number> {
  const [row] = await tx('lookup_merge')
    .insert({ ...merge, moves: JSON.stringify(moves) })
    .returning('id');
  if (!row) throw new Error('the merge was not inserted');
  return row.id;
}

export type MergeRow = Row<'lookup_merge', 'id' | 'source' | 'target' | 'date_created' | 'undone_at'> & {
  moves: unknown;
  lookup: string;
  source_name: string;
  target_name: string;
  is_target_in_list: boolean;
  is_name_taken: boolean;
};

export async function findMerge(tx: Knex.Transaction, id: number): Promise<MergeRow | null> {
  const { rows } = await tx.raw<{ rows: MergeRow[] }>(
    `select m.id, m.source, m.target, m.date_created, m.undone_at, m.moves, s.lookup,
            s.name as source_name, t.name as target_name, t.removed_at is null as is_target_in_list,
            exists (select 1 from qdb_lookup o where o.lookup = s.lookup and lower(o.name) = lower(s.name)
                       and o.removed_at is null) as is_name_taken
       from lookup_merge m
       join qdb_lookup s on s.id = m.source
       join qdb_lookup t on t.id = m.target
      where m.id = :id`,
    { id },
  );
  return rows[0] ?? null;
}

export async function markUndone(tx: Knex.Transaction, id: number, now: Date): Promise<void> {
  await tx('lookup_merge').where({ id }).update({ undone_at: now });
}

export interface RecentMerge {
  id: number;
  source: string;
  target: string;
  mergedAt: Date;
}

/** More in one day than one person makes. */
const shownAtMost = 50;

export async function listMerges(db: Knex, lookup: string, since: Date): Promise<RecentMerge[]> {
  const { rows } = await db.raw<{ rows: RecentMerge[] }>(
    `select m.id, s.name as source, t.name as target, m.date_created as "mergedAt"
       from lookup_merge m
       join qdb_lookup s on s.id = m.source
       join qdb_lookup t on t.id = m.target
      where m.undone_at is null and m.date_created >= :since and s.lookup = :lookup
      order by m.id desc limit :limit`,
    { since, lookup, limit: shownAtMost },
  );
  return rows;
}
