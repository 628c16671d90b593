import type { Knex } from 'knex';

/**
 * Runs a frequent query as a named prepared statement: PostgreSQL parses and plans it once for each connection, which
 * takes longer than running it. One name belongs to one text. All bindings share the plan, so this is for lookups by
 * key, not for queries whose best plan depends on the values.
 */
export async function queryPrepared<Row>(
  db: Knex,
  name: string,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> {
  const query = db.raw<{ rows: Row[] }>(sql, bindings as Knex.RawBinding[]);
  return (await query.options({ name })).rows;
}
