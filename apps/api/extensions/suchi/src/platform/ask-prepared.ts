import type { Knex } from 'knex';

/**
 * Asks what is asked often under a name of its own: PostgreSQL then reads and plans it once for each connection, which
 * takes longer than answering it does. A name stands for one text. The plan is shared by all bindings, so this is for
 * questions by key, not for those whose plan depends on what is looked for.
 */
export async function askPrepared<Row>(
  tx: Knex,
  name: string,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> {
  const question = tx.raw<{ rows: Row[] }>(sql, bindings as Knex.RawBinding[]);
  return (await question.options({ name })).rows;
}
