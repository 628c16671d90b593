import { databaseExists } from '@suchi/testing';
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
