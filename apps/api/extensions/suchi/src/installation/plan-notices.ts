import { type Notice, notices } from '@suchi/domain/consent';
import type { Knex } from 'knex';
import { askAgain } from '../consent/commands/ask-again.ts';
import type { Change } from './change.ts';
import { withShortLocks } from './short-locks.ts';

const table = 'suchi_installation.notice';

const createTable = `
  create schema if not exists suchi_installation;
  create table if not exists ${table} (
    version integer primary key,
    done_at timestamptz not null default now()
  );`;

/**
 * A notice that changes a purpose asks about it again, once, when the last node that showed the one before has stopped.
 * After the rules: a trigger applies what it adds.
 */
export async function planNotices(database: Knex, declared: readonly Notice[] = notices): Promise<Change[]> {
  const done = await readDone(database);
  return declared
    .filter(({ version, changes = [] }) => changes.length > 0 && !done.has(version))
    .map((notice) => ({
      what: `ask again about what notice ${notice.version} changes: ${notice.changes?.join(', ')}`,
      apply: () =>
        withShortLocks(database, async (tx) => {
          await tx.raw(createTable);
          const [first] = await tx(table)
            .insert({ version: notice.version })
            .onConflict('version')
            .ignore()
            .returning('version');
          // Another installation did it while this one waited.
          if (first) await askAgain(tx, notice, new Date());
        }),
    }));
}

async function readDone(database: Knex): Promise<ReadonlySet<number>> {
  const { rows } = await database.raw<{ rows: { found: boolean }[] }>(
    `select to_regclass('${table}') is not null as found`,
  );
  if (!rows[0]?.found) return new Set();
  return new Set(await database(table).pluck<number[]>('version'));
}
