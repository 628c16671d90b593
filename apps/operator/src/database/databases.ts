import { type Client, escapeIdentifier } from 'pg';
import { databaseName, maintenanceUrl, withConnection } from './connection.ts';

/**
 * Only those of our own role: PostgreSQL itself ends a running autovacuum, which `drop … with (force)` may not. A drop
 * or a rename waits until the sessions are gone.
 */
async function endSessions(client: Client, names: string[]): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = any($1) and usename = current_user and backend_type = 'client backend'`,
    [names],
  );
}

export async function databaseExists(url: string, name: string): Promise<boolean> {
  return withConnection(maintenanceUrl(url), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
}

/** An empty one, whatever was there under the name. */
export async function recreateDatabase(url: string, name: string): Promise<void> {
  await dropDatabase(url, name);
  await withConnection(maintenanceUrl(url), (client) =>
    client.query(`create database ${escapeIdentifier(name)} template template0`),
  );
}

export async function createMissingDatabase(url: string): Promise<void> {
  const name = databaseName(url);
  if (!(await databaseExists(url, name))) await recreateDatabase(url, name);
}

/** A copy, in about the time of copying its files. Nothing may be connected to the original. */
export async function copyDatabase(url: string, from: string, to: string): Promise<void> {
  await dropDatabase(url, to);
  await withConnection(maintenanceUrl(url), (client) =>
    client.query(`create database ${escapeIdentifier(to)} template ${escapeIdentifier(from)}`),
  );
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await withConnection(maintenanceUrl(url), async (client) => {
    await endSessions(client, [name]);
    await client.query(`drop database if exists ${escapeIdentifier(name)}`);
  });
}

/** How many other connections a database has: while there are some, Suchi runs. */
export async function countSessions(url: string, name: string): Promise<number> {
  return withConnection(maintenanceUrl(url), async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = $1 and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [name],
    );
    return rows[0]?.count ?? 0;
  });
}

/**
 * Puts `fresh` in the place of `current`, which becomes `before`. Both renames are one transaction: at every
 * moment, after a power cut too, one of the two has the name.
 */
export async function swapDatabases(
  url: string,
  names: { current: string; fresh: string; before: string },
): Promise<void> {
  const { current, fresh, before } = names;
  await withConnection(maintenanceUrl(url), async (client) => {
    await endSessions(client, [current, fresh]);
    await client.query('begin');
    await client.query(`alter database ${escapeIdentifier(current)} rename to ${escapeIdentifier(before)}`);
    await client.query(`alter database ${escapeIdentifier(fresh)} rename to ${escapeIdentifier(current)}`);
    await client.query('commit');
  });
}
