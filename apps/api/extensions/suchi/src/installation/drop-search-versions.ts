import type { Knex } from 'knex';
import type { Change } from './change.ts';

/**
 * Older releases kept versions of what search finds in a schema of their own, filled by triggers. It holds nothing
 * that is needed; the triggers go with its functions.
 */
export async function dropSearchVersions(database: Knex): Promise<Change[]> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    "select from pg_namespace where nspname = 'suchi_search'",
  );
  return rows.length === 0
    ? []
    : [
        {
          what: 'drop schema suchi_search and its triggers',
          apply: async () => void (await database.raw('drop schema suchi_search cascade')),
        },
      ];
}
