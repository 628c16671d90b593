import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, databaseExists, databaseUrl, dropDatabase } from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleSwap } from '../src/backup/swap.ts';
import { readSettings } from '../src/settings/env.ts';
import { makeOperatedInstallation, type OperatedInstallation } from './installation.ts';

let installed: OperatedInstallation;
let good: string;

const names = () => installed.query('select first_name from public.directus_users order by 1');
const rename = (name: string) => installed.query(`update public.directus_users set first_name = '${name}'`);
const pictures = () => readdirSync(installed.uploads).toSorted();
const restore = (id: string) => installed.suchi(['restore', id, '--yes']);

async function backUp(): Promise<string> {
  const { code, facts } = await installed.suchi(['backup']);
  expect(code).toBe(0);
  return String(facts['id']);
}

async function expectNothingLeft(): Promise<void> {
  for (const ending of ['restoring', 'before_restore', 'drill'])
    expect(await databaseExists(`${installed.database}_${ending}`), ending).toBe(false);
  const left = readdirSync(installed.folder).filter((name) => name.startsWith('uploads-'));
  expect(left).toEqual([]);
}

beforeAll(async () => {
  installed = await makeOperatedInstallation('operator_restore');
  await installed.query(`insert into public.directus_users (id, email, first_name) values
    ('11111111-1111-4111-8111-111111111111', 'asha@example.org', 'Asha')`);
  good = await backUp();
});

afterAll(() => installed.remove());

describe('suchi restore', () => {
  it('asks first, and does nothing without an answer', async () => {
    const { code, error } = await installed.suchi(['restore']);
    expect({ code, next: error?.next }).toMatchObject({ code: 4, next: expect.stringContaining('--yes') });
  });

  it('refuses while something is connected to the database', async () => {
    const client = new Client({ connectionString: databaseUrl(installed.database) });
    await client.connect();
    const { code, error } = await restore(good);
    await client.end();
    expect({ code, words: error?.message }).toMatchObject({
      code: 4,
      words: expect.stringContaining('1 open'),
    });
  });

  it('brings back rows and files that were destroyed, after a restore point', async () => {
    await installed.query('truncate public.directus_users cascade');
    rmSync(join(installed.uploads, 'first.jpg'));
    writeFileSync(join(installed.uploads, 'second.jpg'), 'spoilt');

    const { code, facts } = await restore(good);

    expect({ code, facts }).toMatchObject({ code: 0, facts: { id: good } });
    expect(await names()).toEqual([{ first_name: 'Asha' }]);
    expect(pictures()).toEqual(['first.jpg', 'second.jpg']);
    expect(readFileSync(join(installed.uploads, 'second.jpg'), 'utf8')).toBe('picture second.jpg');
    await expectNothingLeft();
    const { facts: list } = await installed.suchi(['backups']);
    expect(list['backups']).toMatchObject([
      { id: facts['restore_point'], kind: 'restore-point' },
      { id: good },
    ]);
  });
});

describe('a restore that fails half way', () => {
  it('rolls back when the dump cannot be loaded', async () => {
    // A rule that holds in this database and in no other.
    await installed.query(`create function public.is_here(int) returns boolean language sql
        as $$ select current_database() = '${installed.database}' $$;
      create table public.here (id int check (public.is_here(id)));
      insert into public.here values (1)`);
    const bad = await backUp();
    await installed.query('drop table public.here; drop function public.is_here');
    await rename('Changed since');
    writeFileSync(join(installed.uploads, 'third.jpg'), 'new');

    const { code, error } = await restore(bad);

    expect({ code, words: error?.message }).toMatchObject({
      code: 6,
      words: expect.stringContaining('as it was'),
    });
    expect(await names()).toEqual([{ first_name: 'Changed since' }]);
    expect(pictures()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
    await expectNothingLeft();
  });

  it('rolls back when this release cannot serve the restored database', async () => {
    await installed.query(
      `insert into suchi_installation.migration (id, checksum) values ('9999-of-the-future', 'x')`,
    );
    const bad = await backUp();
    await installed.query(`delete from suchi_installation.migration where id = '9999-of-the-future'`);

    const { code, error } = await restore(bad);

    expect({ code, words: error?.message }).toMatchObject({
      code: 6,
      words: expect.stringContaining('9999'),
    });
    expect(await names()).toEqual([{ first_name: 'Changed since' }]);
    await expectNothingLeft();
  });
});

describe('after a power cut during the swap', () => {
  const before = () => `${installed.uploads}-before-restore`;

  it('puts the files back when the database was not swapped yet', async () => {
    renameSync(installed.uploads, before());
    mkdirSync(installed.uploads);
    writeFileSync(join(installed.uploads, 'of-the-backup.jpg'), 'x');
    await createDatabase(`${installed.database}_restoring`);

    await settleSwap(readSettings(undefined, installed.variables));

    expect(pictures()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
    await expectNothingLeft();
  });

  it('removes the old state when the database was swapped', async () => {
    mkdirSync(before());
    await createDatabase(`${installed.database}_before_restore`);

    await settleSwap(readSettings(undefined, installed.variables));

    expect(pictures()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
    expect(existsSync(before())).toBe(false);
    await expectNothingLeft();
  });
});

describe('on a new machine', () => {
  it('restores without a database, without files and without a restore point', async () => {
    await dropDatabase(installed.database);
    rmSync(installed.uploads, { recursive: true });

    const { code, facts } = await restore(good);

    expect({ code, facts }).toMatchObject({ code: 0, facts: { restore_point: null } });
    expect(await names()).toEqual([{ first_name: 'Asha' }]);
    expect(pictures()).toEqual(['first.jpg', 'second.jpg']);
  });
});
