import type { Knex } from 'knex';
import { deleteSessions, raiseTokenGeneration } from '../repository.ts';

/**
 * Ends sessions at once on all nodes: browsers by their row, JSON clients by their token's mark. `exceptToken` is
 * the session to keep (`accountability.session`).
 */
export async function endSessions(
  tx: Knex,
  userId: string,
  { exceptToken = null }: { exceptToken?: string | null } = {},
): Promise<void> {
  await deleteSessions(tx, userId, exceptToken);
  await raiseTokenGeneration(tx, userId);
}
