import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dashboard, MenuCounts, SystemStatus } from '@suchi/contracts/office';
import { type Duty, dutyPolicyIds, roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { startOfWeek } from '@suchi/domain/office';
import { latestBirthdayAt } from '@suchi/domain/profiles';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, insertRows } from './community.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';
import { type Admin, appointAdmin, insertSales } from './office.ts';

let server: TestInstallation;
let admin: Admin;
let staff: { id: string; token: string };
let folder: string;

const reportFile = () => join(folder, 'backups.json');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suchi-dashboard-'));
  server = await startTestInstallation({
    name: 'office_dashboard',
    workers: 1,
    extraEnv: { SUCHI_BACKUP_REPORT: reportFile() },
  });
  admin = await appointAdmin(server);
  staff = await registerWithRole(server, roleIds.staff);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const read = async () => (await admin.ask<Dashboard>('/dashboard')).data;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function askWithDuty<Data>(duty: Duty, path: string) {
  const { id, token } = staff;
  await server.query('delete from directus_access where "user" = $1', [id]);
  await insertRows(server, 'directus_access', [{ id: randomUUID(), user: id, policy: dutyPolicyIds[duty] }]);
  return askApi<Data>(server.api.url, `/qe_office${path}`, { token });
}

describe('the dashboard', () => {
  it('is for staff', async () => {
    const { token } = await registerVerifiedMember(server);
    for (const path of ['/dashboard', '/menu_counts', '/system_status']) {
      expect((await askApi(server.api.url, `/qe_office${path}`)).status).toBe(401);
      expect((await askApi(server.api.url, `/qe_office${path}`, { token })).code).toBe('FORBIDDEN');
    }
    expect((await askWithDuty('dispatch', '/system_status')).code).toBe('FORBIDDEN');
  });

  it('tells each person about their own work only', async () => {
    const { work, system, sold } = await read();
    expect(Object.values(work)).not.toContain(null);
    expect(system).not.toBeNull();
    expect(sold).not.toBeNull();
    const told = async (duty: Duty) => {
      const { data } = await askWithDuty<Dashboard>(duty, '/dashboard');
      const kinds = Object.entries(data.work).flatMap(([kind, found]) => (found === null ? [] : [kind]));
      return { kinds, isToldOfMoney: data.sold !== null, isToldOfSystem: data.system !== null };
    };
    expect(await told('review')).toEqual({
      kinds: ['review', 'reports'],
      isToldOfMoney: false,
      isToldOfSystem: false,
    });
    expect(await told('treasury')).toMatchObject({
      kinds: ['payments', 'refunds', 'unmatched'],
      isToldOfMoney: true,
    });
    expect(await told('dispatch')).toMatchObject({
      kinds: ['dispatch'],
      isToldOfMoney: false,
    });
    expect(await told('event')).toMatchObject({ kinds: [], isToldOfMoney: false });
    const menu = (await askWithDuty<MenuCounts>('review', '/menu_counts')).data;
    expect(menu).toMatchObject({ users: null, orders_to_dispatch: null });
  });

  it('counts the profiles that wait, by how long', async () => {
    const before = (await read()).work.review;
    await insertPeople(
      server,
      [0.5, 1.5, 2, 4].map((days) => ({
        profile: { status: 'Pending', date_created: daysAgo(days).toISOString(), date_updated: null },
      })),
    );
    expect((await read()).work.review).toEqual({
      total: (before?.total ?? 0) + 4,
      over_three_days: (before?.over_three_days ?? 0) + 1,
      one_to_three_days: (before?.one_to_three_days ?? 0) + 2,
    });
  });

  it('counts orders, mails and reports that wait, and leaves out what is done', async () => {
    const { id, profileId } = await insertPerson(server);
    const order = { user: id, amount: 60_000, order_date: '2026-03-01T20:00:00Z', order_status: 'ordered' };
    const address = { name: 'Asha', address: '1 Lake Road' };
    const later = '2026-03-09T20:00:00Z';
    await insertRows(server, 'qd_order', [
      { ...order, ...address, status: 'pending' },
      { ...order, ...address, status: 'pending', order_date: later },
      { ...order, status: 'pending', name: '', address: '' },
      { ...order, ...address, status: 'pending', is_archived: true },
      { ...order, ...address, status: 'paid', order_date: later },
      { ...order, ...address, status: 'paid', order_status: 'delivered' },
    ]);
    const mail = { to_email: 'asha@example.org', subject: 'News', state: 'failed', failure: 'mailbox_full' };
    await insertRows(server, 'qdb_mail', [
      { id: randomUUID(), ...mail, date_created: daysAgo(1).toISOString() },
      {
        id: randomUUID(),
        ...mail,
        date_created: daysAgo(1).toISOString(),
        failure: 'mail_server_unreachable',
      },
      { id: randomUUID(), ...mail, date_created: daysAgo(8).toISOString() },
    ]);
    const report = { profile: profileId, entries: [], evidence: {}, last_at: daysAgo(0).toISOString() };
    await insertRows(server, 'member_report', [
      { ...report, kind: 'report', reporter: id },
      { ...report, kind: 'report', reporter: admin.id },
      {
        ...report,
        kind: 'report',
        status: 'resolved',
        outcome: 'Done',
        decided_at: daysAgo(0).toISOString(),
      },
    ]);
    const { work } = await read();
    expect(work.unpaid_orders).toEqual({ total: 2, amount: 120_000, oldest_on: '2026-03-02' });
    expect(work.dispatch).toEqual({ total: 1, oldest_on: '2026-03-10' });
    expect(work.mails).toEqual({ total: 2, unreachable: 1 });
    expect(work.reports).toEqual({ total: 2, repeated: 1 });
    const { data } = await admin.ask<MenuCounts>('/menu_counts');
    const [counted] = await server.query<{ profiles: number; users: number }>(
      `select (select count(*)::int from qd_matrimonial_profile where not is_hidden) as profiles,
              (select count(*)::int from directus_users) as users`,
    );
    expect(data).toEqual({
      candidates: counted?.profiles,
      users: counted?.users,
      orders_to_dispatch: 1,
      open_requests: 0,
    });
  });
});

describe('the season', () => {
  const today = todayInIndia(new Date());
  const thisWeek = startOfWeek(today);
  const lastWeek = addDays(thisWeek, -7);
  /** Half past midnight in India: still the day before in UTC. */
  const earlyOn = (day: string) => new Date(`${day}T00:30:00+05:30`).toISOString();

  beforeEach(async () => {
    await server.query('update edition set activation_cutoff = $1 where is_current', [lastWeek]);
  });

  it('counts registrations by weeks from Monday in India, beside last season', async () => {
    const before = (await read()).season;
    const joinedOn = (day: string) => ({ account: { date_created: earlyOn(day) }, profile: null });
    await insertPeople(server, [
      joinedOn(thisWeek),
      joinedOn(lastWeek),
      joinedOn(addDays(lastWeek, -1)),
      joinedOn(addDays(lastWeek, -364)),
      joinedOn(addDays(lastWeek, -364)),
    ]);
    const { season } = await read();
    expect(season.since).toBe(lastWeek);
    expect(season.weeks.map(({ week }) => week)).toEqual([lastWeek, thisWeek]);
    const grown = season.weeks.map(({ registered, last_season }, place) => ({
      registered: registered - (before.weeks[place]?.registered ?? 0),
      last: last_season - (before.weeks[place]?.last_season ?? 0),
    }));
    expect(grown).toEqual([
      { registered: 1, last: 2 },
      { registered: 1, last: 0 },
    ]);
    expect(season.registered - before.registered).toBe(2);
    expect(season.registered_last_season - before.registered_last_season).toBe(2);
  });

  it('follows the new members from registration to approval', async () => {
    const before = (await read()).season.funnel;
    const account = { date_created: earlyOn(lastWeek) };
    const statuses = ['Draft', 'Pending', 'Rejected', 'Active', 'married'];
    await insertPeople(server, [
      { account: { ...account, email_verified: false }, profile: null },
      { account, profile: null },
      { account: { date_created: earlyOn(addDays(lastWeek, -1)) }, profile: { status: 'Active' } },
      ...statuses.map((status) => ({ account, profile: { status } })),
    ]);
    const { funnel } = (await read()).season;
    const grown = Object.fromEntries(
      Object.entries(funnel).map(([step, count]) => [step, count - before[step as keyof typeof before]]),
    );
    expect(grown).toEqual({
      registered: 7,
      verified: 6,
      begun: 5,
      draft: 1,
      submitted: 4,
      pending: 1,
      rejected: 1,
      approved: 2,
    });
  });

  it('counts active women and men by exact age', async () => {
    const before = (await read()).season.ages;
    const bornFor = (age: number, days = 0) => addDays(latestBirthdayAt(age, today), days);
    const of = (gender: 'Female' | 'Male', brithday: string, changes = {}) => ({
      gender,
      profile: { brithday, date_created: earlyOn(lastWeek), ...changes },
    });
    await insertPeople(server, [
      of('Female', bornFor(21, 1)),
      of('Female', bornFor(21)),
      of('Male', bornFor(21)),
      of('Male', bornFor(60)),
      of('Male', bornFor(60), { is_hidden: true }),
      of('Male', bornFor(60), { status: 'Blocked' }),
      of('Male', bornFor(60), { date_created: earlyOn(addDays(lastWeek, -1)) }),
    ]);
    const { ages } = (await read()).season;
    const grown = ages.map(({ women, men }, place) => [
      women - (before[place]?.women ?? 0),
      men - (before[place]?.men ?? 0),
    ]);
    expect(grown).toEqual([
      [1, 0],
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  it('counts what was sold in each week', async () => {
    const before = (await read()).sold;
    const { id } = await insertPerson(server);
    await insertSales(server, id, [
      { order_type: 'subscription', amount: 55_000, issued_on: thisWeek },
      { order_type: 'suchi', amount: 60_000, issued_on: lastWeek },
      { order_type: 'suchi', amount: 55_000, issued_on: addDays(lastWeek, -1) },
    ]);
    const { sold } = await read();
    expect(sold?.weeks.map(({ subscriptions, orders }) => [subscriptions, orders])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect((sold?.amount ?? 0) - (before?.amount ?? 0)).toBe(115_000);
  });
});

describe('the system status', () => {
  const readStatus = async () => (await admin.ask<SystemStatus>('/system_status')).data;

  it('says what responds, what waits, and what the backup job reported', async () => {
    await rm(reportFile(), { force: true });
    expect((await readStatus()).alarms).toContain('backup_missing');
    expect((await read()).system?.alarms).toContain('backup_missing');

    await writeFile(
      reportFile(),
      JSON.stringify({ backups: [{ finished_at: daysAgo(0.1).toISOString(), is_good: true, bytes: 1200 }] }),
    );
    const status = await readStatus();
    expect(status.alarms).not.toContain('backup_missing');
    expect(status.alarms).toContain('drill_old');
    expect(status.backups).toMatchObject([{ is_good: true, bytes: 1200 }]);
    expect(status.database_ms).toBeGreaterThanOrEqual(0);
    expect(status.redis_ms).toBeGreaterThanOrEqual(0);
    expect(status.queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['mail-code', 'mail-notice', 'payment-event']),
    );
    expect(status.disk?.total).toBeGreaterThan(status.disk?.used ?? Infinity);
    // A path or an address would help an attacker.
    expect(JSON.stringify(status)).not.toMatch(/\/|@|localhost|127\.0/);
  });

  it('knows that a worker lives, and counts jobs that wait', async () => {
    await expect.poll(async () => (await readStatus()).is_worker_alive).toBe(true);
    await server.query(
      `insert into pgboss.job (name, data, state, created_on) values ('receipt', '{}', 'failed', now())`,
    );
    const queue = (await readStatus()).queues.find(({ name }) => name === 'receipt');
    expect(queue?.failed).toBe(1);
  });
});
