import type { Knex } from 'knex';

/** Runs SQL with `$1`, `$2` and so on: by Knex in the server, by `pg` in the operator's command. */
export type Query = <Row>(sql: string, bindings: readonly unknown[]) => Promise<Row[]>;

export const queryBy =
  (db: Knex): Query =>
  async <Row>(sql: string, bindings: readonly unknown[]) => {
    const ordered: unknown[] = [];
    const text = sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
      ordered.push(bindings[Number(place) - 1]);
      return '?';
    });
    return (await db.raw<{ rows: Row[] }>(text, ordered as Knex.RawBinding[])).rows;
  };
