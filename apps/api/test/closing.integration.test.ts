import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClosedAccount, RequestsPage, SealedAccount } from '@suchi/contracts/closing';
import type { FamilyListPage } from '@suchi/contracts/families';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, searchRedis, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tendSealed } from '../extensions/suchi/src/closing/commands/tend-sealed.ts';
import type { JobPlatform } from '../extensions/suchi/src/platform/platform.ts';
import { readStored } from '../extensions/suchi/src/platform/storage/file-storage.ts';
import {
  type Closing,
  listSealedFiles,
  marks,
  plantMember,
  post,
  searchDatabase,
  searchDump,
  searchFiles,
} from './closing.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

let storage: TestStorage;
let server: TestInstallation;
let platform: JobPlatform;
let admin: { id: string; token: string };
let planted: Closing;
let photo: Buffer;

const uploads = () => storage.env['SUCHI_UPLOADS'] ?? '';
const isClosing = ({ subject }: { subject: string }) => subject === 'Your account is closed';
const tendAt = (now: Date) => tendSealed({ ...platform, clock: { now: () => now } });
const credentials = () => ({ email: marks.email, password: planted.password });
const close = (password = planted.password) =>
  post<ClosedAccount>(server, '/close', { password }, planted.token);
/** The receipt keeps the name that is printed on it, and so does the payment that it belongs to. */
const receipts = [/^qd_payments: Zyxwvomkar, Qwertykelkar$/i, /^receipt: Zyxwvomkar, Qwertykelkar$/i];
const beside = (hits: readonly string[]) => hits.filter((hit) => !receipts.some((one) => one.test(hit)));

beforeAll(async () => {
  storage = await makeTestStorage('closing');
  server = await startTestInstallation({ name: 'closing', workers: 1, extraEnv: storage.env });
  platform = jobPlatformOf(server);
  admin = await registerWithRole(server, roleIds.admin);
  planted = await plantMember(server);
  const [row] = await server.query<{ file: string }>(
    'select filename_disk as file from directus_files where id = $1',
    [planted.photo],
  );
  photo = (await readStored(storage.files, row?.file ?? '')) ?? Buffer.alloc(0);
  // A download of the data that was not deleted yet.
  const [download] = await server.query<{ id: string }>(
    `insert into data_download (id, "user", asked_at) values (gen_random_uuid(), $1, now()) returning id`,
    [planted.id],
  );
  mkdirSync(join(uploads(), 'downloads'), { recursive: true });
  writeFileSync(join(uploads(), 'downloads', `${download?.id}.zip`), photo);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
  storage.remove();
});

describe('before', () => {
  it('the search finds what was planted, so that finding nothing means something', async () => {
    expect(photo.length).toBeGreaterThan(500);
    expect((await searchDatabase(server)).length).toBeGreaterThan(10);
    expect(searchDump(server).length).toBeGreaterThan(10);
    expect(searchFiles(uploads(), photo)).toHaveLength(2);
  });

  it('a wrong password closes nothing, and staff have no account to close', async () => {
    expect(await close('not-the-password')).toMatchObject({
      status: 400,
      code: 'INVALID_PAYLOAD',
      extensions: { fields: { password: 'oldPasswordWrong' } },
    });
    expect((await post(server, '/close', { password: 'x' }, admin.token)).code).toBe('FORBIDDEN');
    expect((await post(server, '/close', { password: 'x' })).code).toBe('SIGN_IN_REQUIRED');
    expect((await post(server, '/find_closed', credentials())).data).toEqual({ closed: null });
  });

  it('a payment that is being checked stops it, with the day', async () => {
    await server.query(
      `insert into qd_payments ("user", status, amount, order_type, date_created, next_check_at)
       values ($1, 'pending', 55000, 'subscription', '2026-11-15T06:00:00Z', now())`,
      [planted.id],
    );
    expect(await close()).toMatchObject({
      status: 409,
      code: 'CLOSING_REFUSED',
      extensions: { reason: 'payment_pending', until: '2026-11-21' },
    });
    await server.query(`delete from qd_payments where status = 'pending'`);
    expect(listSealedFiles(uploads())).toEqual([]);
  });
});

describe('closing', () => {
  let closed: ClosedAccount;

  it('seals, says the dates, ends the session and mails once more', async () => {
    const answer = await close();
    expect(answer.status).toBe(200);
    closed = answer.data;
    const today = todayInIndia(new Date());
    expect(closed).toMatchObject({
      reference: 'DR-0001',
      restore_until: addDays(today, 30),
      backup_days: 35,
    });
    const mail = await server.mail.waitForMail(marks.email, isClosing);
    expect(mail.text).toContain('DR-0001');
    expect((await askApi(server.api.url, '/qe_closing/plan', { token: planted.token })).status).toBe(401);
    expect(await close()).toMatchObject({ status: 401 });
  });

  it('leaves no mark in the database, a dump, files, queues or Redis, only in the sealed store', async () => {
    await expect.poll(async () => beside(await searchDatabase(server)), { timeout: 20_000 }).toEqual([]);
    expect(searchDump(server).filter((line) => !/2026-27\/09999|subscription\tcash/.test(line))).toEqual([]);
    expect(searchFiles(uploads(), photo)).toEqual([]);
    expect(await searchRedis(Object.values(marks))).toEqual([]);
    expect(listSealedFiles(uploads()).length).toBeGreaterThan(1);
  });

  it('tells families that had written with it that it is not available, and not who it was', async () => {
    const listed = async (kind: string) =>
      (
        await askApi<FamilyListPage>(server.api.url, `/qe_families/list?kind=${kind}`, {
          token: planted.other.token,
        })
      ).data;
    // An interest and a message, one line.
    const { items, gone } = await listed('received');
    expect(items).toEqual([]);
    expect(gone).toEqual([{ id: expect.any(Number) as number, at: expect.any(String) as string }]);
    expect((await listed('sent')).gone).toEqual([]);
    expect((await listed('accepted')).gone).toEqual([]);
  });

  it('keeps the receipt, and its payment', async () => {
    const rows = await server.query(
      `select r.number, p.amount from receipt r join qd_payments p on p.id = r.payment where p."user" = $1`,
      [planted.id],
    );
    expect(rows).toEqual([{ number: '2026-27/09999', amount: 55_000 }]);
  });

  it('is in the list of requests without a name, and in no other list', async () => {
    const { data } = await post<RequestsPage>(server, '/requests', {}, admin.token);
    expect(data).toMatchObject({ open: 0, sealed: 1, backup_days: 35 });
    expect(data.rows).toMatchObject([{ reference: 'DR-0001', kind: 'delete', about: null, state: 'done' }]);
    const users = await askApi<{ rows: { id: string }[] }>(server.api.url, '/qe_office/users', {
      token: admin.token,
      body: { rows: 100, filter: { list: 'all' } },
    });
    expect(users.data.rows.map(({ id }) => id)).not.toContain(planted.id);
  });

  it('is opened by an admin with a reason, which is logged first', async () => {
    const open = (token: string, reason = 'Letter of the court of 3 May') =>
      fetch(`${server.api.url}/qe_closing/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ id: 1, reason }),
      });
    expect((await open(planted.other.token)).status).toBe(403);
    expect((await open(admin.token, 'why')).status).toBe(400);
    const text = await (await open(admin.token)).text();
    expect(text).toContain(marks.street);
    expect(text).not.toContain('"password"');
    const lines = await server.query(
      `select actor, details ->> 'reason' as reason from audit_log where action = 'account.open_sealed'`,
    );
    expect(lines).toEqual([{ actor: admin.id, reason: 'Letter of the court of 3 May' }]);
  });
});

describe('coming back', () => {
  it('needs the old password, and a wrong one tells nothing', async () => {
    const wrong = { ...credentials(), password: 'not-the-password' };
    expect((await post(server, '/find_closed', wrong)).data).toEqual({ closed: null });
    expect((await post(server, '/come_back', wrong)).code).toBe('INVALID_CREDENTIALS');
    expect((await post(server, '/find_closed', credentials())).data).toMatchObject({
      closed: { reference: 'DR-0001' },
    });
  });

  it('brings the same rows and files under the same ids, hidden and without consents', async () => {
    // Of two taps one opens it.
    const taps = await Promise.all([1, 2].map(() => post(server, '/come_back', credentials())));
    expect(taps.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [profile] = await server.query(
      `select "user", first_name, is_hidden, in_book, hall_consent, number_for, shows_horoscope, main_photo,
              bulk_mail_stopped_at is not null as is_stopped from qd_matrimonial_profile where id = $1`,
      [planted.profileId],
    );
    expect(profile).toEqual({
      user: planted.id,
      first_name: marks.name,
      is_hidden: true,
      in_book: false,
      hall_consent: false,
      number_for: 'accepted',
      shows_horoscope: false,
      main_photo: planted.photo,
      is_stopped: true,
    });
    expect(searchFiles(uploads(), photo)).toHaveLength(1);
    expect(listSealedFiles(uploads())).toEqual([]);
    expect(await server.query('select id from gone_family')).toEqual([]);
    const login = await askApi<{ access_token: string }>(server.api.url, '/auth/login', {
      body: credentials(),
    });
    expect(login.status).toBe(200);
    planted.token = login.data.access_token;
  });

  it('keeps the blocks of others, and what others wrote for themselves is gone', async () => {
    const count = async (table: string, column: string) =>
      (await server.query(`select 1 from ${table} where ${column} = $1`, [planted.profileId])).length;
    const lists = 'junction_directus_users_qd_matrimonial_profile';
    expect(await count(`${lists}_1`, 'qd_matrimonial_profile_id')).toBe(1);
    expect(await count('matrimonial_profile_notes', 'matrinonial_profile')).toBe(0);
    const [order] = await server.query('select address from qd_order where "user" = $1', [planted.id]);
    expect(order).toEqual({ address: marks.street });
  });

  it('tells the member who looked while it was closed', async () => {
    const { data } = await askApi(server.api.url, '/qe_closing/nominee', { token: planted.token });
    expect(data).toMatchObject({ nominee: null, openings: [{ reason: 'Letter of the court of 3 May' }] });
  });
});

describe('destroying', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const sealedOf = async () =>
    (await askApi<{ rows: SealedAccount[] }>(server.api.url, '/qe_closing/sealed', { token: admin.token }))
      .data.rows;

  it('does not happen before its day, nor while it is held', async () => {
    expect((await close()).status).toBe(200);
    await server.mail.waitForMail(marks.email, isClosing);
    const [sealed] = await sealedOf();
    const hold = (isHeld: boolean) =>
      post(server, '/hold', { id: sealed?.id, reason: 'Order of the court', is_held: isHeld }, admin.token);
    expect(await tendAt(inDays(300))).toMatchObject({ destroyed: 0 });
    expect((await hold(true)).status).toBe(200);
    expect(await tendAt(inDays(400))).toMatchObject({ destroyed: 0 });
    expect((await hold(false)).status).toBe(200);
  });

  it('after 30 days nobody comes back', async () => {
    await server.query(`update sealed_account set restore_until = current_date - 1 where state = 'sealed'`);
    expect((await post(server, '/find_closed', credentials())).data).toEqual({ closed: null });
    expect((await post(server, '/come_back', credentials())).code).toBe('INVALID_CREDENTIALS');
  });

  it('leaves a certificate and the receipt, and nothing else anywhere', async () => {
    const both = await Promise.all([tendAt(inDays(400)), tendAt(inDays(400))]);
    expect(both.reduce((sum, { destroyed }) => sum + destroyed, 0)).toBe(1);
    expect(await tendAt(inDays(400))).toEqual({ destroyed: 0, cleared: 0, resealed: 0 });
    expect(listSealedFiles(uploads())).toEqual([]);
    await expect.poll(async () => beside(await searchDatabase(server)), { timeout: 20_000 }).toEqual([]);
    expect(searchFiles(uploads(), photo)).toEqual([]);
    expect(await sealedOf()).toMatchObject([{ reference: 'DR-0002', state: 'destroyed' }]);
    const [row] = await server.query<Record<string, unknown>>(
      `select sealed_key, email_mark, folder from sealed_account where state = 'destroyed'`,
    );
    expect(row).toEqual({ sealed_key: null, email_mark: null, folder: null });
    expect(await server.query(`select 1 from receipt where number = '2026-27/09999'`)).toHaveLength(1);
  });
});

it('a dump of the database has no key that opens by itself', () => {
  const dump = execFileSync(
    'pg_dump',
    ['--data-only', '-t', 'sealed_account', server.installation.databaseUrl],
    {
      encoding: 'utf8',
    },
  );
  expect(dump).not.toContain(marks.email);
});
