import { databaseExists, databaseUrl } from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperatedInstallation, type OperatedInstallation } from './installation.ts';

let installed: OperatedInstallation;

const names = () => installed.query('select first_name from public.directus_users');
const hasIndex = () => installed.query(`select 1 from pg_indexes where indexname = 'suchi_ledger_by_time'`);

async function expectNoCopyLeft(): Promise<void> {
  expect(await databaseExists(`${installed.database}_restoring`)).toBe(false);
  expect(await databaseExists(`${installed.database}_before_restore`)).toBe(false);
}

beforeAll(async () => {
  installed = await makeOperatedInstallation('operator_upgrade');
  await installed.query(`insert into public.directus_users (id, email, first_name) values
    ('11111111-1111-4111-8111-111111111111', 'asha@example.org', 'Asha')`);
  // As an older release would have left it.
  await installed.query('drop index public.suchi_ledger_by_time');
});

afterAll(() => installed.remove());

describe('suchi upgrade', () => {
  it('leaves everything as it was when the release refuses the database', async () => {
    const future = `'9999-of-the-future'`;
    await installed.query(`insert into suchi_installation.migration (id, checksum) values (${future}, 'x')`);

    const { code, error } = await installed.suchi(['upgrade']);

    expect({ code, words: error?.message }).toMatchObject({
      code: 4,
      words: expect.stringContaining('9999'),
    });
    expect(await hasIndex()).toEqual([]);
    expect(await names()).toEqual([{ first_name: 'Asha' }]);
    await expectNoCopyLeft();
    await installed.query(`delete from suchi_installation.migration where id = ${future}`);
  });

  it('brings the database to this release after a backup, and keeps the rows', async () => {
    const { code, facts } = await installed.suchi(['upgrade']);

    expect({ code, facts }).toMatchObject({
      code: 0,
      facts: { changed: [expect.stringContaining('suchi_ledger_by_time')] },
    });
    expect(await hasIndex()).toHaveLength(1);
    expect(await names()).toEqual([{ first_name: 'Asha' }]);
    await expectNoCopyLeft();
    const list = await installed.suchi(['backups']);
    expect((list.facts['backups'] as { id: string }[])[0]?.id).toBe(facts['restore_point']);
  });
});

describe('suchi upgrade --rolling', () => {
  it('refuses a release whose engine changes its own tables', async () => {
    const [last] = (await installed.query(
      'delete from directus_migrations where version = (select max(version) from directus_migrations) returning *',
    )) as { version: string; name: string }[];

    const { code, error } = await installed.suchi(['upgrade', '--rolling']);

    expect({ code, next: error?.next }).toMatchObject({
      code: 4,
      next: expect.stringContaining('standstill'),
    });
    await installed.query(
      `insert into directus_migrations (version, name) values ('${last?.version}', '${last?.name}')`,
    );
  });

  const hasNote = () =>
    installed.query(
      `select 1 from information_schema.columns where table_name = 'qd_order' and column_name = 'note'`,
    );

  it('adds what is missing while others are connected, and drops nothing', async () => {
    await installed.query(`drop index public.suchi_ledger_by_time;
      alter table public.qd_order add column note text;
      insert into public.directus_fields (collection, field) values ('qd_order', 'note')`);
    const node = new Client({ connectionString: databaseUrl(installed.database) });
    await node.connect();
    const { code, facts } = await installed.suchi(['upgrade', '--rolling']);
    await node.end();

    expect({ code, facts }).toMatchObject({
      code: 0,
      facts: {
        changed: ['create index suchi_ledger_by_time'],
        finish: 'suchi upgrade --finish --allow-drop qd_order.note',
      },
    });
    expect([await hasIndex(), await hasNote()]).toMatchObject([[{}], [{}]]);
  });

  it('is completed by --finish, which drops only what is named', async () => {
    expect(await installed.suchi(['upgrade', '--finish'])).toMatchObject({ code: 4 });
    expect(await hasNote()).toHaveLength(1);
    const finished = await installed.suchi(['upgrade', '--finish', '--allow-drop', 'qd_order.note']);
    expect(finished).toMatchObject({ code: 0, facts: { changed: ['delete field qd_order.note'] } });
    expect(await hasNote()).toEqual([]);
  });
});
