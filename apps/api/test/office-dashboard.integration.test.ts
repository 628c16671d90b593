import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Dashboard,
  daysOfWeek,
  listOfAge,
  listRegistered,
  listSold,
  listStep,
  type MenuCounts,
  type NumberList,
  type SystemStatus,
} from '@suchi/contracts/office';
import { duties, type Duty, dutyPolicyIds, hasStaffAccess, roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import type { OrderType } from '@suchi/domain/money';
import { ageBands, startOfWeek } from '@suchi/domain/office';
import { latestBirthdayAt } from '@suchi/domain/profile';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, insertRows } from './community.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';
import { type Admin, appointAdmin } from './office.ts';

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

async function giveDuty(duty: Duty) {
  const { id } = staff;
  await server.query('delete from directus_access where "user" = $1', [id]);
  await insertRows(server, 'directus_access', [{ id: randomUUID(), user: id, policy: dutyPolicyIds[duty] }]);
}

async function askWithDuty<Data>(duty: Duty, path: string) {
  await giveDuty(duty);
  return askApi<Data>(server.api.url, `/qe_office${path}`, { token: staff.token });
}

let receiptNumber = 0;

/** Purchases that were paid, each with its receipt. */
async function insertSales(
  user: string,
  sales: readonly { order_type: OrderType; amount: number; issued_on: string }[],
) {
  for (const { order_type, amount, issued_on } of sales) {
    const [payment] = await server.query<{ id: number }>(
      `insert into qd_payments ("user", status, channel, order_type, amount, received_from, captured_at)
       values ($1, 'captured', 'cash', $2, $3, 'Asha', $4) returning id`,
      [user, order_type, amount, `${issued_on}T00:30:00+05:30`],
    );
    receiptNumber += 1;
    const number = `2000-01/${String(receiptNumber).padStart(5, '0')}`;
    await insertRows(server, 'receipt', [
      {
        ...{ number, sequence: receiptNumber, financial_year: '2000-01', kind: 'receipt' },
        ...{ payment: payment?.id, amount, issued_on, facts: {} },
      },
    ]);
  }
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
    await insertSales(id, [
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

describe('every number opens exactly what it counts', () => {
  const today = todayInIndia(new Date());
  // In the middle of a week, so that the first week of the season is shorter.
  const since = addDays(startOfWeek(today), -12);
  const atNoon = (day: string) => new Date(`${day}T12:00:00+05:30`).toISOString();

  beforeAll(async () => {
    await server.query('update edition set activation_cutoff = $1 where is_current', [since]);
    const born = (age: number) => ({ brithday: addDays(latestBirthdayAt(age, today), -3) });
    const joined = (days: number, profile: object | null, account = {}) => ({
      account: { date_created: atNoon(addDays(since, days)), ...account },
      profile: profile && { date_created: atNoon(addDays(since, Math.max(days, 0))), ...profile },
    });
    const people = await insertPeople(server, [
      joined(-1, { status: 'Active', ...born(30) }),
      joined(0, { status: 'Draft' }),
      joined(0, null, { email_verified: false }),
      joined(1, { status: 'Active', is_hidden: true, ...born(24) }),
      joined(2, { status: 'Blocked', ...born(22) }),
      joined(6, { status: 'married', ...born(31) }),
      joined(8, { status: 'Active', ...born(17) }),
      joined(9, { status: 'Active', ...born(44), is_attending: 1 }),
      joined(9, { status: 'Active', ...born(19), is_attending: -1 }, { role: roleIds.staff }),
    ]);
    await insertSales(people[0]?.id ?? '', [
      { order_type: 'suchi', amount: 60_000, issued_on: addDays(since, -1) },
      { order_type: 'suchi', amount: 60_000, issued_on: since },
      { order_type: 'subscription', amount: 55_000, issued_on: addDays(since, 7) },
    ]);
    const [payment] = await server.query<{ id: number }>('select max(id) as id from qd_payments');
    const refund = { payment: payment?.id, amount: 100, reason: 'paid_twice', asked_by: admin.id };
    await insertRows(server, 'payment_refund', [
      { ...refund, status: 'asked', idempotency_key: 'number-1' },
      { ...refund, status: 'confirmed', confirmed_by: staff.id, idempotency_key: 'number-2' },
    ]);
  });

  /** Every number of the charts with the list that it opens. */
  function listNumbers({ season, sold }: Dashboard): [count: number, list: NumberList][] {
    const { weeks, funnel, ages } = season;
    const steps = ['registered', 'verified', 'begun', 'submitted', 'approved'] as const;
    const sumOf = (pick: (age: Dashboard['season']['ages'][number]) => number) =>
      ages.reduce((sum, age) => sum + pick(age), 0);
    return [
      [season.registered, listRegistered({ from: season.since })],
      ...weeks.map(({ week, registered }): [number, NumberList] => [
        registered,
        listRegistered(daysOfWeek(week, season.since)),
      ]),
      ...steps.map((step): [number, NumberList] => [funnel[step], listStep(step, season.since)]),
      [sumOf(({ women }) => women), listOfAge('Female')],
      [sumOf(({ men }) => men), listOfAge('Male')],
      ...ageBands.flatMap((band, place): [number, NumberList][] => [
        [ages[place]?.women ?? 0, listOfAge('Female', band)],
        [ages[place]?.men ?? 0, listOfAge('Male', band)],
      ]),
      ...listSoldNumbers(sold, season.since),
    ];
  }

  function listSoldNumbers(sold: Dashboard['sold'], from: string): [number, NumberList][] {
    if (sold === null) return [];
    return [
      [sold.subscriptions, listSold('subscription', { from })],
      [sold.orders, listSold('suchi', { from })],
      ...sold.weeks.flatMap(({ week, subscriptions, orders }): [number, NumberList][] => [
        [subscriptions, listSold('subscription', daysOfWeek(week, from))],
        [orders, listSold('suchi', daysOfWeek(week, from))],
      ]),
    ];
  }

  const placeOf = {
    users: '/qe_office/users',
    candidates: '/qe_office/candidates',
    receipts: '/qe_treasury/receipts',
  };

  async function compare(token: string, isOpen: (list: NumberList) => boolean) {
    const ask = <Data>(path: string, body?: object) =>
      askApi<Data>(server.api.url, path, { token, ...(body && { body }) });
    const { data } = await ask<Dashboard>('/qe_office/dashboard');
    for (const [count, list] of listNumbers(data)) {
      const answer = await ask<{ total: number }>(placeOf[list.page], { filter: list.filter });
      if (isOpen(list)) expect({ list, count }).toEqual({ list, count: answer.data.total });
      else expect(answer.code).toBe('FORBIDDEN');
    }
    return { data, ask };
  }

  it('for an admin, in charts and in waiting work', async () => {
    const { data, ask } = await compare(admin.token, () => true);
    const read = async <Data>(path: string, body?: object) => (await ask<Data>(path, body)).data;
    type Total = { total: number };
    const orders = (filter: object) =>
      read<Total>('/qe_orders/list', { filter: { is_past: false, ...filter } });
    const { waiting } = await read<{ waiting: { count: number } }>(
      `/qe_treasury/day_book?from=${today}&to=${today}`,
    );
    const { work, edition } = data;
    const found = {
      review: (await read<Total>('/qe_review/queue')).total,
      payments: waiting.count,
      refunds: (await read<Total>('/qe_treasury/refunds?state=asked')).total,
      unmatched: (await read<Total>('/qe_treasury/unmatched')).total,
      unpaid_orders: (await orders({ step: 'ordered', is_paid: false, has_address: true })).total,
      dispatch: (await orders({ step: 'ordered' })).total,
      mails: (await read<SystemStatus>('/qe_office/system_status')).mail.failed_this_week,
      reports: (await read<Total>('/qe_safety/queue')).total,
    };
    expect(found).toEqual(
      Object.fromEntries(Object.entries(work).map(([kind, waits]) => [kind, waits?.total])),
    );
    expect(found).toMatchObject({ refunds: 1, unpaid_orders: 2, mails: 2, reports: 2 });
    for (const attendance of ['attending', 'not_attending', 'no_response'] as const) {
      const { total } = await read<Total>('/qe_office/attendees', { filter: { attendance } });
      expect(edition?.attendance[attendance]).toBe(total);
    }
    // The numbers are not all the same, so a lost filter shows.
    const { funnel } = data.season;
    expect(funnel.registered).toBeGreaterThan(funnel.begun);
    expect(funnel.begun).toBeGreaterThan(funnel.submitted);
    expect(funnel.submitted).toBeGreaterThan(funnel.approved);
  });

  it.each(duties)('for the duty %s, whose other lists are refused', async (duty) => {
    await giveDuty(duty);
    await compare(staff.token, ({ access }) => hasStaffAccess({ role: 'staff', duties: [duty] }, access));
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
