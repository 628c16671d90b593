import type { Knex } from 'knex';
import { deleteSessionById, raiseTokenGeneration } from '../repository.ts';

/** JSON access tokens have no session id, so all of them are refused; other clients refresh. */
export async function endSession(tx: Knex, userId: string, sessionId: string): Promise<void> {
  await deleteSessionById(tx, userId, sessionId);
  await raiseTokenGeneration(tx, userId);
}
