import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cloneDatabase,
  databaseUrl,
  dropDatabase,
  runEngineCommand,
  startEngineCommand,
  waitUntil,
} from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const name = `suchi_test_install_expand_${process.pid}`;
const memberPolicy = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1001';
let client: Client;

const connect = async () => {
  const made = new Client({ connectionString: databaseUrl(name) });
  await made.connect();
  return made;
};

beforeAll(async () => {
  await cloneDatabase(name);
  client = await connect();
  // As a release before this one would have left it.
  await client.query(`
    delete from directus_fields where collection = 'qdb_mail' and field = 'failure';
    alter table qdb_mail drop column failure;
    drop index suchi_qdb_mail_recent;
    alter table qdb_mail drop constraint suchi_qdb_mail_sent_at;
    alter table audit_log drop constraint suchi_audit_actor_kind;
    alter table audit_log add constraint suchi_audit_actor_kind check (actor_kind = 'ghost');
    alter table news_post add constraint suchi_old_title check (title <> 'New words');
    alter table qd_order add column note text not null default 'x';
    alter table qd_order alter column note drop default;
    insert into directus_fields (collection, field, interface) values ('qd_order', 'note', 'input')`);
  await client.query(`insert into directus_permissions (collection, action, fields, permissions, policy)
    values ('news_post', 'update', 'title', '{}', '${memberPolicy}')`);
  await client.query(
    `delete from directus_permissions where collection = 'edition' and policy = '${memberPolicy}'`,
  );
});
afterAll(async () => {
  await client.end();
  await dropDatabase(name);
});

const has = async (rule: string) => {
  const { rowCount } = await client.query(
    `select from pg_constraint where conname = $1 union all select from pg_indexes where indexname = $1`,
    [rule],
  );
  return rowCount === 1;
};
const permissions = async (collection: string) => {
  const { rows } = await client.query<{ action: string }>(
    'select action from directus_permissions where policy = $1 and collection = $2 order by action',
    [memberPolicy, collection],
  );
  return rows.map(({ action }) => action);
};
const act = (actor: string) =>
  client.query(
    `insert into audit_log (actor_kind, action, subject_collection, subject_id) values ($1, 'a', 'b', '1')`,
    [actor],
  );

it('gives way to others while a table is in use, and goes on when it is free', async () => {
  const report = await connect();
  await report.query('begin');
  await report.query('select from qdb_mail');
  const expansion = startEngineCommand(databaseUrl(name), ['suchi', 'install', '--expand'], {
    logFile: join(mkdtempSync(join(tmpdir(), 'suchi-expand-')), 'log'),
  });
  await waitUntil(
    'the expansion to wait for the table',
    async () => {
      const { rowCount } = await client.query(
        `select from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and l.relation = 'qdb_mail'::regclass and a.datname = current_database()`,
      );
      return rowCount === 1;
    },
    { timeoutMs: 120_000, everyMs: 10 },
  );
  // Without a limit this would wait behind the expansion until the report ends.
  await client.query("set statement_timeout = '20s'");
  await client.query('select from qdb_mail limit 1');
  await client.query('reset statement_timeout');
  await report.query('commit');
  await report.end();
  await waitUntil('the expansion to end', async () => expansion.hasExited(), { timeoutMs: 120_000 });
  expect(expansion.log()).toContain('create field qdb_mail.failure');
  expect(expansion.log()).toContain('suchi install --allow-drop qd_order.note');
});

it('has added and loosened, and has taken nothing from nodes that still run', async () => {
  await client.query('select failure from qdb_mail');
  expect(await has('suchi_qdb_mail_recent')).toBe(true);
  expect(await permissions('edition')).toEqual(['read']);
  expect(await permissions('news_post')).toEqual(['read', 'update']);
  // What this release no longer forbids, or no longer fills.
  await client.query(
    "insert into news_post (title, published_on, body) values ('New words', '2026-01-01', 'x')",
  );
  const { rows } = await client.query<{ is_nullable: string }>(
    "select is_nullable from information_schema.columns where table_name = 'qd_order' and column_name = 'note'",
  );
  expect(rows).toEqual([{ is_nullable: 'YES' }]);
  // What this release forbids waits; a changed check takes the rows of both.
  expect(await has('suchi_qdb_mail_sent_at')).toBe(false);
  await act('ghost');
  await act('system');
  await expect(act('wizard')).rejects.toThrow('suchi_audit_actor_kind');
});

it('changes nothing the second time, and installing completes it', async () => {
  const expand = ['suchi', 'install', '--expand'];
  expect(await runEngineCommand(databaseUrl(name), expand)).toMatch(/^Nothing to change\./);

  await client.query("delete from audit_log where actor_kind = 'ghost'");
  await runEngineCommand(databaseUrl(name), ['suchi', 'install', '--allow-drop', 'qd_order.note']);
  expect(await runEngineCommand(databaseUrl(name), ['suchi', 'check'])).toContain('Nothing to change.');
  expect(await has('suchi_qdb_mail_sent_at')).toBe(true);
  expect(await permissions('news_post')).toEqual(['read']);
  await expect(act('ghost')).rejects.toThrow('suchi_audit_actor_kind');
});

it('refuses a column that the release before could not fill', async () => {
  await client.query(`
    delete from directus_fields where collection = 'audit_log' and field = 'action';
    alter table audit_log drop column action cascade`);
  const refused = await runEngineCommand(databaseUrl(name), ['suchi', 'install', '--expand']).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: 4, stderr: expect.stringContaining('cannot fill audit_log.action') });
});
