import type { Knex } from 'knex';
import { deleteSessionById, deleteSessions, raiseTokenGeneration } from '../repository.ts';

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

/** JSON access tokens have no session id, so all of them are refused; other clients refresh. */
export async function endSession(tx: Knex, userId: string, sessionId: string): Promise<void> {
  await deleteSessionById(tx, userId, sessionId);
  await raiseTokenGeneration(tx, userId);
}
