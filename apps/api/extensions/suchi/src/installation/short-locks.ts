import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { InstallationRefused } from './change.ts';

/** Below PostgreSQL's deadlock timeout of a second: in a deadlock this gives up, and a member's request never does. */
const lockTimeoutMs = 500;
const tries = 60;
const pauseMs = 500;

/**
 * Runs a change that needs a table for itself. Everyone who comes after it waits behind it, so it waits for the table
 * only for a moment, then lets the others pass and tries again.
 */
export async function withShortLocks<T>(
  database: Knex,
  run: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (tx) => {
        await tx.raw(`set local lock_timeout = ${lockTimeoutMs}`);
        return run(tx);
      });
    } catch (error) {
      if (!isLockNotGiven(error)) throw error;
      if (attempt === tries) throw stillLocked(error);
      await delay(pauseMs);
    }
  }
}

const isLockNotGiven = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';

function stillLocked(cause: unknown): InstallationRefused {
  return new InstallationRefused(
    'A table was in use all the time, by a long export or a forgotten session. What was done so far stays. Run it again.',
    { cause },
  );
}
