import {
  cloneDatabase,
  createDatabase,
  databaseUrl,
  dropDatabase,
  installEngine,
  runEngineCommand,
} from '@suchi/testing';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const fresh = `suchi_test_install_fresh_${process.pid}`;
const older = `suchi_test_install_older_${process.pid}`;
const previous = `suchi_test_install_previous_${process.pid}`;
afterAll(async () => {
  await dropDatabase(fresh);
  await dropDatabase(older);
  await dropDatabase(previous);
});

const nothingToChange = /Nothing to change\./;

async function onDatabase<T>(name: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl(name) });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Everything that installing decides, in one comparable text. */
function fingerprint(name: string): Promise<string> {
  return onDatabase(name, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select pg_get_constraintdef(oid) || conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select (to_jsonb(p) - 'id')::text from directus_permissions p
      union all select to_jsonb(p)::text from directus_policies p
      union all select to_jsonb(r)::text from directus_roles r
      union all select (to_jsonb(f) - 'id')::text from directus_fields f
      union all select to_jsonb(c)::text from directus_collections c
      union all select (to_jsonb(r) - 'id')::text from directus_relations r
      union all select to_jsonb(f)::text from directus_folders f
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      union all select nspname from pg_namespace where nspname not like 'pg\\_%'
      union all select (to_jsonb(s) - 'id' - 'project_id')::text from directus_settings s
      union all select name || to_jsonb(q)::text from (select name, retry_limit, heartbeat_seconds, expire_seconds from pgboss.queue) q`);
    return rows
      .map(({ line }) => line)
      .toSorted()
      .join('\n');
  });
}

describe('installing into an empty database', () => {
  beforeAll(async () => {
    await dropDatabase(fresh);
    await installEngine(await createDatabase(fresh));
  });

  it('gives what the repository declares', async () => {
    expect(await runEngineCommand(databaseUrl(fresh), ['suchi', 'check'])).toMatch(nothingToChange);
  });

  it('changes nothing the second time', async () => {
    const before = await fingerprint(fresh);
    expect(await installEngine(databaseUrl(fresh))).toMatch(nothingToChange);
    expect(await fingerprint(fresh)).toBe(before);
  });
});

describe('installing over the previous version', () => {
  it('brings a database of 0.1, as it was, to exactly what an empty one gets', async () => {
    await dropDatabase(previous);
    const url = await createDatabase(previous);
    const dump = gunzipSync(readFileSync(new URL('./previous/0.1.sql.gz', import.meta.url))).toString();
    await onDatabase(previous, (client) => client.query(dump));
    await expect(runEngineCommand(url, ['suchi', 'check'])).rejects.toThrow('Command failed');

    expect(await installEngine(url)).toMatch(/create collection qd_matrimonial_profile/);
    expect(await runEngineCommand(url, ['suchi', 'check'])).toMatch(nothingToChange);
    expect(await fingerprint(previous)).toBe(await fingerprint(fresh));
    expect(await installEngine(url)).toMatch(nothingToChange);
  });
});

describe('installing over an altered database', () => {
  it('brings it to exactly what an empty one gets', async () => {
    await cloneDatabase(older);
    await onDatabase(older, async (client) => {
      await client.query("delete from directus_fields where collection = 'qdb_mail' and field = 'failure'");
      await client.query('alter table qdb_mail drop column failure');
      await client.query('alter table qdb_mail drop constraint suchi_qdb_mail_state');
      await client.query("comment on index suchi_qdb_mail_recent is 'made from an older definition'");
      await client.query('create index suchi_left_over on qdb_mail (subject)');
      // As an older release left it.
      await client.query(`create schema suchi_search
        create table change (profile integer);
        create function suchi_search.note() returns trigger language plpgsql as 'begin return null; end';
        create constraint trigger suchi_search_update after update on qd_matrimonial_profile
          deferrable initially deferred for each row execute function suchi_search.note()`);
      await client.query("update directus_policies set admin_access = true where name = 'Member'");
      await client.query(`insert into directus_permissions (collection, action, fields, permissions, policy)
        values ('directus_users', 'read', '*', '{}', '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1001')`);
      await client.query('update directus_settings set public_registration = true');
    });
    await expect(runEngineCommand(databaseUrl(older), ['suchi', 'check'])).rejects.toThrow();

    const said = await installEngine(databaseUrl(older));
    expect(said).toMatch(/create field qdb_mail\.failure/);
    expect(said).toMatch(/revoke Member: read directus_users/);
    expect(said).toMatch(/drop schema suchi_search/);
    expect(await runEngineCommand(databaseUrl(older), ['suchi', 'check'])).toMatch(nothingToChange);
    // Columns come back at the end of their table, so the lines are compared, not their order.
    expect(await fingerprint(older)).toBe(await fingerprint(fresh));
  });
});
