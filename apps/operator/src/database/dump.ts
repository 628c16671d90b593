import type { Client } from 'pg';
import { runProgram } from '../run-program.ts';
import { programEnvironment, withConnection } from './connection.ts';
import { type Fingerprint, readFingerprint } from './fingerprint.ts';
import { neverBackedUp } from './never-backed-up.ts';

/** What was true at the moment of a dump. */
export interface DumpFacts {
  tables: Fingerprint;
  /** The newest migration of the engine and of ours. */
  migrations: { engine: string; suchi: string };
  postgresql: string;
  /** Uploads that are not complete: their files still change. */
  unfinishedFiles: string[];
}

/** Dumps the database. The facts are of the very same moment: both read the same snapshot. */
export async function dumpDatabase(url: string, file: string): Promise<DumpFacts> {
  return withConnection(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows: exported } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    await runProgram({
      command: 'pg_dump',
      args: [
        '--format=custom',
        '--no-owner',
        ...neverBackedUp.map((table) => `--exclude-table-data=${table}`),
        `--snapshot=${exported[0]?.id ?? ''}`,
        `--file=${file}`,
      ],
      env: programEnvironment(url),
    });
    const { rows } = await client.query<{ engine: string; suchi: string; postgresql: string }>(
      `select (select max(version) from public.directus_migrations) as engine,
              (select max(id) from suchi_installation.migration) as suchi,
              current_setting('server_version') as postgresql`,
    );
    const unfinishedFiles = await listUnfinishedFiles(client);
    const tables = await readFingerprint(client, neverBackedUp);
    await client.query('rollback');
    const { engine = '', suchi = '', postgresql = '' } = rows[0] ?? {};
    return {
      tables,
      migrations: { engine, suchi },
      postgresql,
      unfinishedFiles,
    };
  });
}

/** Uploads that are not complete. */
export async function listUnfinishedFiles(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select filename_disk as name from public.directus_files where tus_data is not null and filename_disk is not null`,
  );
  return rows.map(({ name }) => name);
}

/** Fills an empty database. Stops at the first error. */
export async function restoreDump(url: string, file: string): Promise<void> {
  await runProgram({
    command: 'pg_restore',
    args: [
      '--no-owner',
      '--exit-on-error',
      '--jobs=2',
      `--dbname=${programEnvironment(url)['PGDATABASE'] ?? ''}`,
      file,
    ],
    env: programEnvironment(url),
  });
}

export async function fingerprintOf(url: string): Promise<Fingerprint> {
  return withConnection(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return readFingerprint(client, neverBackedUp);
  });
}
