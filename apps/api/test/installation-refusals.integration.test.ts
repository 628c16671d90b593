import { cloneDatabase, databaseUrl, dropDatabase, runEngineCommand } from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const name = `suchi_test_install_refusals_${process.pid}`;
let client: Client;

beforeEach(async () => {
  await client?.end();
  await cloneDatabase(name);
  client = new Client({ connectionString: databaseUrl(name) });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropDatabase(name);
});

const install = (...options: string[]) =>
  runEngineCommand(databaseUrl(name), ['suchi', 'install', ...options]);

async function refusal(...options: string[]): Promise<{ code: number; stderr: string }> {
  const outcome = await install(...options).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(Error);
  return outcome as { code: number; stderr: string };
}

async function value(sql: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(sql);
  return rows[0]?.value;
}

describe('a database with more than the release declares', () => {
  beforeEach(async () => {
    await client.query(`
      alter table qd_order add column note text;
      insert into directus_fields (collection, field, interface) values ('qd_order', 'note', 'input');
      alter table news_post alter column title type varchar(500);
      insert into news_post (title, published_on, body) values (repeat('a', 400), '2026-01-01', 'Words');
      create table studio_list (id serial primary key, name text);
      insert into studio_list (name) values ('kept');
      insert into directus_collections (collection) values ('studio_list');
      insert into directus_fields (collection, field, interface) values ('studio_list', 'name', 'input');
      alter table qdb_mail drop column failure;
      delete from directus_fields where collection = 'qdb_mail' and field = 'failure'`);
  });

  it('refuses to drop or narrow what is not named, and changes nothing', async () => {
    const { code, stderr } = await refusal();
    expect(code).toBe(4);
    expect(stderr).toContain('drop qd_order.note: the field is no longer declared; 0 rows with a value');
    expect(stderr).toContain('narrow news_post.title: max_length from 500 to 200; 1 rows with a value');
    expect(stderr).toContain('suchi install --allow-narrow news_post.title --allow-drop qd_order.note');

    // One name does not allow the other, and a drop does not allow a narrowing.
    const other = await refusal('--allow-drop', 'qd_order.note', '--allow-drop', 'news_post.title');
    expect(other.stderr).toContain('narrow news_post.title');
    expect(other.stderr).not.toContain('qd_order.note');

    expect(await value('select length(title) as value from news_post')).toBe(400);
    const { fields } = await client.query('select * from qd_order, qdb_mail limit 0');
    expect(fields.map((column) => column.name)).toContain('note');
    expect(fields.map((column) => column.name)).not.toContain('failure');
  });

  it('drops and narrows what is named, and never a collection made in the Studio', async () => {
    const said = await install('--allow-drop', 'qd_order.note', '--allow-narrow', 'news_post.title');
    expect(said).toContain('delete field qd_order.note');
    expect(said).toContain('create field qdb_mail.failure');
    expect(said).toContain('left alone: collection studio_list is not declared');
    expect(await value('select name as value from studio_list')).toBe('kept');
    expect(await install()).toMatch(/Nothing to change\.\nleft alone: collection studio_list/);

    expect(await install('--allow-drop', 'studio_list')).toContain('delete collection studio_list');
    expect(await value("select to_regclass('studio_list') as value")).toBeNull();
  });
});

describe('rows that break a rule of the release', () => {
  it('refuses the check, reports how many rows, and keeps them', async () => {
    await client.query(`
      alter table audit_log drop constraint suchi_audit_actor_kind;
      insert into audit_log (actor_kind, action, subject_collection, subject_id) values ('ghost', 'a', 'b', '1')`);
    const { code, stderr } = await refusal();
    expect(code).toBe(4);
    expect(stderr).toContain('suchi_audit_actor_kind was not made: 1 rows of audit_log break it');
    expect(await value('select actor_kind as value from audit_log')).toBe('ghost');
  });

  it('refuses the unique index, and leaves no broken one behind', async () => {
    await client.query(`
      drop index suchi_holiday_once;
      insert into qp_pm_holidays (name, date) values ('Diwali', '2026-11-08'), ('Diwali', '2026-11-08')`);
    const { code, stderr } = await refusal();
    expect(code).toBe(4);
    expect(stderr).toContain('suchi_holiday_once was not made: qp_pm_holidays has rows that are equal');
    expect(await value('select count(*)::int as value from pg_index where not indisvalid')).toBe(0);
  });
});

describe('a database whose migrations are not ours', () => {
  it('is refused: a newer release has run, or a migration was rewritten', async () => {
    await client.query(
      "insert into suchi_installation.migration (id, checksum) values ('9999-from-the-future', 'x')",
    );
    const newer = await refusal();
    expect(newer.code).toBe(4);
    expect(newer.stderr).toContain('9999-from-the-future, which this release does not know');

    await client.query(`
      delete from suchi_installation.migration where id like '9999%';
      update suchi_installation.migration set checksum = 'another text' where id like '0001%'`);
    expect((await refusal()).stderr).toContain('0001-old-columns was changed after this database ran it');
  });
});

describe('the cheap password hashes of the tests', () => {
  it('stop a start with any other secret than the published one of the tests', async () => {
    const outcome = await runEngineCommand(databaseUrl(name), ['start'], {
      extraEnv: { SUCHI_SECRET: 'a-secret-that-nobody-has-published-anywhere' },
    }).catch((error: unknown) => error);
    expect(outcome).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SUCHI_QUICK_HASHING is only for tests'),
    });
  });
});
