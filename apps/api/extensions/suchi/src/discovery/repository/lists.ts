import type { Knex } from 'knex';
import type { ResultList } from '../list-cache.ts';
import type { SearchPlan } from '../search-plan.ts';

/**
 * For list queries only: JIT compilation costs more than it saves, indexes are in memory, sorts are large, and two
 * spellings of a name often share few trigrams. The timeout limits every list.
 */
export const listSettings = [
  'jit = off',
  'random_page_cost = 1.1',
  "work_mem = '32MB'",
  'pg_trgm.word_similarity_threshold = 0.4',
  "statement_timeout = '20s'",
]
  .map((setting) => `set local ${setting}`)
  .join('; ');

export function listSql({ conditions, rank, orderBy }: SearchPlan, limit: number) {
  return {
    sql: `select id from qd_matrimonial_profile where ${conditions.map(({ sql }) => sql).join(' and ')}
           order by ${rank ? `${rank.sql}, ` : ''}${orderBy} limit ${limit}`,
    bindings: [...conditions, ...(rank ? [rank] : [])].flatMap(({ bindings }) => [...bindings]),
  };
}

/** Uses a short transaction of its own. */
export async function readList(database: Knex, plan: SearchPlan, limit: number): Promise<ResultList> {
  const { sql, bindings } = listSql(plan, limit + 1);
  return database.transaction(
    async (tx) => {
      await tx.raw(listSettings);
      const startedAt = performance.now();
      // Four bytes per id; rows of numbers would need a hundred times the memory and time.
      const { rows } = await tx.raw<{ rows: { ids: Buffer | null }[] }>(
        `select string_agg(int4send(id), ''::bytea) as ids from (${sql}) found`,
        bindings as Knex.RawBinding[],
      );
      const ids = parseIds(rows[0]?.ids ?? null);
      return {
        ids: ids.slice(0, limit),
        isCut: ids.length > limit,
        costMs: performance.now() - startedAt,
      };
    },
    { readOnly: true },
  );
}

/** How many a search finds without some profiles, up to a cap. */
export async function countList(
  db: Knex,
  { conditions }: SearchPlan,
  without: readonly number[],
  cap: number,
): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from (
       select from qd_matrimonial_profile
        where ${conditions.map(({ sql }) => sql).join(' and ')} and id <> all (?::integer[]) limit ${cap}) found`,
    [...conditions.flatMap(({ bindings }) => [...bindings]), [...without]] as Knex.RawBinding[],
  );
  return rows[0]?.count ?? 0;
}

/** PostgreSQL sends big-endian numbers. Changes the given bytes in place. */
function parseIds(bytes: Buffer | null): Int32Array {
  return bytes ? new Int32Array(new Uint8Array(bytes.swap32()).buffer) : new Int32Array(0);
}
