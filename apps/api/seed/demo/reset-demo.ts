import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DemoMode, roleIds } from '@suchi/domain/accounts';
import { Client } from 'pg';
import { schema } from '../../schema/index.ts';

export class NotADemo extends Error {}

const tables = schema.filter(({ isSystem }) => !isSystem).map(({ collection }) => `"${collection}"`);

/**
 * Takes everything out of a demo that the community or its visitors brought, except the operators. Refuses on an
 * installation that is not a demo: its operator must say so, and the demo community must have been loaded into it.
 */
export async function emptyDemo(databaseUrl: string, mode: DemoMode): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(
      'select 1 from admin_setting where demo_seeded_at is not null for update',
    );
    if (mode === 'off' || rowCount !== 1)
      throw new NotADemo(
        'This is not a demo: SUCHI_DEMO must be set, and the demo community must have been loaded by pnpm seed:demo. Nothing was changed.',
      );
    await client.query(`truncate ${tables.join(', ')} restart identity`);
    for (const table of ['directus_sessions', 'directus_revisions', 'directus_activity', 'directus_files'])
      await client.query(`delete from ${table}`);
    await client.query('delete from directus_users where role = any($1::uuid[])', [Object.values(roleIds)]);
    await client.query('delete from pgboss.job');
    // It stays a demo, also when the rest fails.
    await client.query('insert into admin_setting (id, demo_seeded_at) values (1, now())');
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const idLength = 36;

/** Deletes the files that visitors uploaded; those of the community stay. */
export async function deleteStrangeFiles(databaseUrl: string, uploadsFolder: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from directus_files');
    const known = new Set(rows.map(({ id }) => id));
    for (const name of await readdir(uploadsFolder))
      if (/^[0-9a-f]{8}-/.test(name) && !known.has(name.slice(0, idLength)))
        await rm(join(uploadsFolder, name), { recursive: true });
  } finally {
    await client.end();
  }
}
