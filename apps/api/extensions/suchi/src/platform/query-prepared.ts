import type { Knex } from 'knex';

/**
 * Runs a frequent query as a named prepared statement, because parsing and planning take longer than running it.
 * One name belongs to one text. All bindings share the plan, so use it for lookups by key only.
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
