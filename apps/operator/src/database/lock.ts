import { OperatorError } from '../exit.ts';
import { databaseName, maintenanceUrl, withConnection } from './connection.ts';

/**
 * Runs while nothing else makes, reads or restores a backup of this installation, on any machine. PostgreSQL releases
 * the lock when the process ends, however it ends.
 */
export async function withLock<T>(databaseUrl: string, run: () => Promise<T>): Promise<T> {
  return withConnection(maintenanceUrl(databaseUrl), async (client) => {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('suchi operator ' || $1, 0)) as locked`,
      [databaseName(databaseUrl)],
    );
    if (rows[0]?.locked !== true)
      throw new OperatorError(
        'refused',
        'Another suchi command is at work on this installation.',
        'Wait until it has ended, and run this one again.',
      );
    return run();
  });
}
