import type { Knex } from 'knex';
import type { SqlPart } from '../../../platform/list-page.ts';

// For other rooms.

/** `which` selects ids. Returns those that changed. Rows that are there already stay as they are. */
export async function setSubscriptionsArchived(
  tx: Knex.Transaction,
  which: SqlPart,
  isArchived: boolean,
): Promise<number[]> {
  const { rows } = await tx.raw<{ rows: { id: number }[] }>(
    `update qd_subscriptions set is_archived = ?
      where id in (${which.sql}) and is_archived <> ? returning id`,
    [isArchived, ...which.bindings, isArchived] as Knex.RawBinding[],
  );
  return rows.map(({ id }) => id);
}
