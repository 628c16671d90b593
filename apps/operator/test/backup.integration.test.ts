import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseExists, databaseUrl } from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperatedInstallation, type OperatedInstallation } from './installation.ts';

let installed: OperatedInstallation;

beforeAll(async () => {
  installed = await makeOperatedInstallation('operator_backup');
  await installed.query(`insert into public.directus_users (id, email, first_name) values
    ('11111111-1111-4111-8111-111111111111', 'asha@example.org', 'Asha')`);
});

afterAll(() => installed.remove());

const readReport = () =>
  JSON.parse(readFileSync(join(installed.folder, 'backups.json'), 'utf8')) as {
    backups: { is_good: boolean }[];
    restore_tried_at?: string;
    drill_failed_at?: string;
  };

const statesOf = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    (facts['findings'] as { name: string; state: string }[]).map(({ name, state }) => [name, state]),
  );

/** All regular files below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

describe('suchi backup', () => {
  it('says so when there is none yet', async () => {
    const { code, error } = await installed.suchi(['verify']);
    expect(code).toBe(4);
    expect(error?.message).toContain('no repository');
  });

  it('stores database and files, encrypted, and leaves nothing readable behind', async () => {
    const { code, facts } = await installed.suchi(['backup']);
    expect({ code, facts }).toMatchObject({ code: 0, facts: { files: 2, backups: 1 } });
    expect(readReport().backups).toMatchObject([{ is_good: true }]);
    expect(readdirSync(installed.folder).toSorted()).toEqual(['backups.json', 'repository', 'uploads']);
    const stored = filesBelow(join(installed.folder, 'repository')).map((path) =>
      readFileSync(path, 'latin1'),
    );
    expect(stored.some((text) => text.includes('picture') || text.includes('asha'))).toBe(false);
  });

  it('keeps as many as is set', async () => {
    await installed.suchi(['backup'], { SUCHI_BACKUP_KEEP: '1' });
    const { facts } = await installed.suchi(['backup'], { SUCHI_BACKUP_KEEP: '1' });
    expect(facts['backups']).toBe(1);
    const list = await installed.suchi(['backups']);
    const madeAt = `${String(facts['made_at']).slice(0, 19)}.000Z`;
    expect(list.facts['backups']).toMatchObject([{ id: facts['id'], kind: 'backup', made_at: madeAt }]);
  });

  it('reports a failure to the status page, without the password of the database', async () => {
    const wrong = databaseUrl(installed.database).replace(/:[^:@]*@/, ':wrong-password@');
    const url = { SUCHI_DATABASE_URL: wrong };
    const { code, facts } = await installed.suchi(['backup'], url);
    expect(code).toBe(1);
    expect(readReport().backups[0]).toMatchObject({ is_good: false });
    expect(JSON.stringify(facts)).not.toContain('wrong-password');
  });
});

const unmounted = () => ({ SUCHI_BACKUP_REPOSITORY: join(installed.folder, 'unmounted') });

describe('a disk that is not mounted', () => {
  it('is no place for a new repository: the backup fails, and doctor says so', async () => {
    const { code, error } = await installed.suchi(['backup'], unmounted());
    expect(code).toBe(4);
    expect(error?.next).toContain('mounted');
    expect(readdirSync(installed.folder)).not.toContain('unmounted');
    expect(readReport().backups[0]).toMatchObject({ is_good: false });
    const { facts } = await installed.suchi(['doctor']);
    expect(statesOf(facts)).toMatchObject({ backup: 'problem' });
  });

  it('becomes one where the operator says so', async () => {
    const { code, facts } = await installed.suchi(['backup', '--new-repository'], unmounted());
    expect({ code, facts }).toMatchObject({ code: 0, facts: { backups: 1 } });
    expect((await installed.suchi(['backup'], unmounted())).code).toBe(0);
  });
});

describe('a passphrase that does not fit', () => {
  it.each([['backup'], ['restore', '--yes'], ['backups']])('is named by %s', async (...args) => {
    const { code, error } = await installed.suchi(args, {
      SUCHI_BACKUP_PASSPHRASE: 'not-the-right-passphrase',
    });
    expect(code).toBe(4);
    expect(error?.message).toBe('The passphrase does not open this repository.');
  });
});

describe('suchi check and doctor', () => {
  it('check finds a missing index, and nothing wrong with the services', async () => {
    await installed.query('drop index public.suchi_ledger_by_time');
    const { code, facts } = await installed.suchi(['check']);
    expect(code).toBe(3);
    expect(statesOf(facts)).toEqual({
      settings: 'ok',
      'backup settings': 'ok',
      uploads: 'ok',
      PostgreSQL: 'ok',
      restore: 'ok',
      Redis: 'ok',
      'API node': 'problem',
      schema: 'problem',
      pg_dump: 'ok',
      restic: 'ok',
    });
  });

  it('doctor reads queue, webhook and backups of the real tables', async () => {
    const { code, facts } = await installed.suchi(['doctor'], {
      SUCHI_RAZORPAY_KEY_ID: 'rzp_test_key',
      SUCHI_RAZORPAY_KEY_SECRET: 'secret-of-a-test',
      SUCHI_RAZORPAY_WEBHOOK_SECRETS: 'secret-of-a-webhook',
    });
    expect(code).toBe(3);
    expect(statesOf(facts)).toMatchObject({
      'mail server': 'problem',
      worker: 'problem',
      queue: 'ok',
      webhook: 'ok',
      // The last one did not have the right passphrase.
      backup: 'problem',
      drill: 'warning',
    });
  });
});

describe('suchi drill', () => {
  it('leaves a failure in the report, for doctor and for the next backup', async () => {
    const nowhere = { SUCHI_BACKUP_REPOSITORY: join(installed.folder, 'nowhere') };
    expect((await installed.suchi(['drill'], nowhere)).code).toBe(4);
    const failedAt = readReport().drill_failed_at;
    expect(Date.parse(failedAt ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(statesOf((await installed.suchi(['doctor'])).facts)).toMatchObject({ drill: 'problem' });
    expect((await installed.suchi(['backup'], unmounted())).facts).toMatchObject({
      drill_failed_at: failedAt,
    });
  });

  it('restores beside the running system, compares, reports and removes', async () => {
    const { code, facts } = await installed.suchi(['drill']);
    expect({ code, facts }).toMatchObject({ code: 0, facts: { files: 2 } });
    expect(Date.parse(readReport().restore_tried_at ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(readReport()).not.toHaveProperty('drill_failed_at');
    expect(await databaseExists(`${installed.database}_drill`)).toBe(false);
    expect(readdirSync(installed.folder)).not.toContain('uploads-scratch');
  });
});

describe('one command at a time', () => {
  it('refuses while another is at work', async () => {
    const client = new Client({ connectionString: databaseUrl('postgres') });
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtextextended('suchi operator ' || $1, 0))`, [
      installed.database,
    ]);
    const { code, error } = await installed.suchi(['backup']);
    await client.end();
    expect(code).toBe(4);
    expect(error?.message).toContain('Another suchi command');
  });
});

describe('a backup with one flipped byte', () => {
  it('is found by verify, and refused by drill and restore', async () => {
    expect((await installed.suchi(['verify'])).code).toBe(0);
    const [largest = ''] = filesBelow(join(installed.folder, 'repository/data')).toSorted(
      (a, b) => statSync(b).size - statSync(a).size,
    );
    const bytes = readFileSync(largest);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(largest, bytes, { mode: 0o600 });

    const verify = await installed.suchi(['verify']);
    expect({ code: verify.code, words: verify.error?.message }).toEqual({
      code: 5,
      words: 'The stored backups are damaged: what was read is not what was written.',
    });
    expect((await installed.suchi(['drill'])).code).toBe(5);
    expect((await installed.suchi(['restore', '--yes'])).code).toBe(5);
    expect(await installed.query('select first_name from public.directus_users')).toEqual([
      { first_name: 'Asha' },
    ]);
  });
});
