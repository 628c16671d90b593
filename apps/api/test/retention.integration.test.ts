import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kept, listDeletions } from '@suchi/domain/retention';
import { shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldPurchases } from '../extensions/suchi/src/money/treasury/commands/delete-old-purchases.ts';
import { measureLedger } from '../extensions/suchi/src/money/treasury/repository/reconciliation.ts';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import { createLocalStorage } from '../extensions/suchi/src/platform/storage/local-storage.ts';
import { deleteOldBooks } from '../extensions/suchi/src/print/commands/delete-old-books.ts';
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

describe('the books', () => {
  /** A purchase of so many years ago that was paid online, with all that hangs on it. */
  async function buy(year: number, { isSettled = true } = {}): Promise<number> {
    const at = `${year}-06-10T06:00:00Z`;
    const mark = `${asha.id}-${year}-${String(isSettled)}`;
    const [subscription] = await server.query<{ id: number }>(
      `insert into qd_subscriptions ("user", start_date, end_date, date_created)
       values ($1, $2::timestamptz::date, $2::timestamptz::date + 200, $2) returning id`,
      [asha.id, at],
    );
    const [payment] = await server.query<{ id: number }>(
      `insert into qd_payments ("user", status, amount, order_type, channel, payment_id, subscription, captured_at, date_created)
       values ($1, 'captured', 55000, 'subscription', 'online', $2, $3, $4, $4) returning id`,
      [asha.id, `pay_${mark}`, subscription?.id, at],
    );
    const id = payment?.id ?? 0;
    await server.query(
      `with attempt as (
         insert into payment_attempt (payment, provider_payment_id, status, amount, attempted_at, captured_at)
         values ($1, $2, 'captured', 55000, $3, $3) returning id),
       line as (
         insert into settlement_line (entity_id, kind, amount, settlement_id, settled_on, attempt)
         select $2, 'payment', 55000, 'setl', $3::timestamptz::date, id from attempt where $4),
       event as (
         insert into qd_payment_event (event_id, kind, payment, body, date_created)
         values ($2, 'payment.captured', $1, '{}', $3)),
       sale as (
         insert into ledger_transfer (debit_account, credit_account, amount, purpose, source_kind, source_id, payment, happened_at)
         values ('provider_receivable', 'subscription_income', 55000, 'sale', 'payment', $1, $1, $3))
       insert into receipt (number, financial_year, sequence, kind, payment, amount, issued_on, facts)
       values ($5, $6, $1, 'receipt', $1, 55000, $3::timestamptz::date, '{}')`,
      [id, `pay_${mark}`, at, isSettled, `R${id}`, `${year}`],
    );
    return id;
  }
  const left = async (ids: readonly number[]) =>
    (
      await server.query<{ id: number }>('select id from qd_payments where id = any($1) order by id', [ids])
    ).map(({ id }) => id);
  const deleteBooks = () =>
    deleteOldPurchases({ ...platform, clock: { ...platform.clock, now: () => night } });

  it('end eight years after their financial year, whole, and the ledger keeps its balance', async () => {
    const [old, unsettled, newer] = [await buy(2017), await buy(2016, { isSettled: false }), await buy(2018)];
    const ledger = () =>
      server.query('select count(*)::int as lines, sum(amount)::float8 as amount from ledger_transfer');
    const before = [await ledger(), await measureLedger(platform.database)];
    const deleted = await Promise.all([deleteBooks(), deleteBooks()]);
    expect(deleted.reduce((sum, some) => sum + some, 0)).toBe(1);
    expect(await left([old, unsettled, newer])).toEqual([unsettled, newer]);
    expect([await ledger(), (await measureLedger(platform.database)).sales]).toEqual([
      before[0],
      (before[1] as { sales: number }).sales,
    ]);
    const rows = await server.query<{ n: number }>(
      `select (select count(*) from receipt where payment = $1) + (select count(*) from payment_attempt where payment = $1)
            + (select count(*) from qd_payment_event where payment = $1)
            + (select count(*) from qd_subscriptions where "user" = $2 and end_date < '2018-04-01') as n`,
      [old, asha.id],
    );
    // The subscription of the one that is not settled.
    expect(Number(rows[0]?.n)).toBe(1);
    expect(await deleteBooks()).toBe(0);
  });
});

it('files of a book end a year after its melawa, once another edition is the present one', async () => {
  const uploads = mkdtempSync(join(tmpdir(), 'suchi-old-books-'));
  const storage = createLocalStorage(uploads);
  const make = async (year: number, eventDate: string) => {
    const snapshot = `snapshot-${year}`;
    await server.query(
      `with edition as (
         insert into edition (year, is_current, sections, activation_cutoff, event_date)
         values ($1, false, '[]', '2015-07-01', $2) returning id)
       insert into book_job (edition, kind, size, cover, state, snapshot, ended_at)
       select id, 'proof', 'A4', 'word', 'done', $3, now() from edition`,
      [year, eventDate, snapshot],
    );
    await storage.write(`books/${snapshot}/proof.pdf`, Buffer.from('everybody'));
    return snapshot;
  };
  const [old, lately] = [await make(2019, '2019-01-12'), await make(2021, '2026-01-11')];
  const run = () =>
    deleteOldBooks({ ...platform, storage, uploads, clock: { ...platform.clock, now: () => night } });
  expect(await run()).toBe(1);
  expect(await storage.find(`books/${old}/proof.pdf`)).toBeNull();
  expect(await storage.find(`books/${lately}/proof.pdf`)).not.toBeNull();
  expect(await run()).toBe(0);
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
