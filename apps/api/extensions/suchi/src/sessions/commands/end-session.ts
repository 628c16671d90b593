import type { Knex } from 'knex';
import { deleteSessionById, raiseTokenGeneration } from '../repository.ts';

/** Ends one session of an account. JSON access tokens name no session, so all of them are refused; the others refresh. */
export async function endSession(tx: Knex, userId: string, sessionId: string): Promise<void> {
  await deleteSessionById(tx, userId, sessionId);
  await raiseTokenGeneration(tx, userId);
}
