import { kept, listDeletions } from '@suchi/domain/retention';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import { deleteOld } from '../extensions/suchi/src/retention/commands/delete-old.ts';
import { insertPeople, insertRows, type Person } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';

let server: TestInstallation;
let platform: JobPlatform;
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  platform = jobPlatformOf(server);
});
beforeEach(async () => {
  await server.query('delete from contact_reveal');
  const [one, two] = await insertPeople(server, [{ gender: 'Female' }, {}]);
  if (!one || !two) throw new Error('nobody was inserted');
  [asha, ravi] = [one, two];
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const night = new Date('2026-11-19T21:30:00Z');
const deleteAt = (now: Date) => deleteOld({ ...platform, clock: { ...platform.clock, now: () => now } });
const daysBefore = (days: number) => new Date(night.getTime() - days * 86_400_000 - 1000).toISOString();
const open = (days: number, count = 1) =>
  insertRows(
    server,
    'contact_reveal',
    Array.from({ length: count }, () => ({
      viewer: asha.id,
      profile: ravi.profileId,
      date_created: daysBefore(days),
    })),
  );
const count = async () =>
  (await server.query<{ n: number }>('select count(*)::int as n from contact_reveal'))[0]?.n;

describe('the nightly job', () => {
  it('deletes what is older than its days, and nothing else; also twice, and by two workers', async () => {
    await open(364);
    await open(365, 1200);
    const all = await Promise.all([deleteAt(night), deleteAt(night)]);
    const deleted = all.reduce((sum, counts) => sum + (counts['contact_reveal'] ?? 0), 0);
    expect([deleted, await count()]).toEqual([1200, 1]);
    expect(await deleteAt(night)).toEqual({});
  });

  it('deletes nothing by day', async () => {
    await open(400);
    expect(await deleteAt(new Date('2026-11-19T06:30:00Z'))).toEqual({});
    expect(await count()).toBe(1);
  });

  it('can read the age of every collection that it ends', async () => {
    const read = listDeletions().map(({ collection, since }) =>
      server.query(`select 1 from ${collection} where ${since} < now() limit 1`),
    );
    await expect(Promise.all(read)).resolves.toHaveLength(listDeletions().length);
  });
});

it('what the law keeps does not go with an account', async () => {
  const books = Object.entries(kept).flatMap(([name, { ending }]) => (ending.kind === 'law' ? [name] : []));
  const rows = await server.query<{ table: string }>(
    `select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confdeltype = 'c'
        and confrelid in ('directus_users'::regclass, 'qd_matrimonial_profile'::regclass)`,
  );
  expect(rows.map((row) => row.table).filter((name) => books.includes(name))).toEqual([]);
});
