import { randomUUID } from 'node:crypto';
import {
  type CandidatesInput,
  type Dashboard,
  daysOfWeek,
  listOfAge,
  listRegistered,
  listSold,
  listStep,
  type NumberList,
  type SystemStatus,
} from '@suchi/contracts/office';
import { duties, hasStaffAccess, roleIds } from '@suchi/domain/accounts';
import { addDays, startOfDayInIndia, todayInIndia } from '@suchi/domain/basics';
import { ageBands, startOfWeek } from '@suchi/domain/office';
import { latestBirthdayAt } from '@suchi/domain/profiles';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, insertRows } from './community.ts';
import { registerStaff } from './member.ts';
import { type Admin, appointAdmin, insertSales } from './office.ts';

let server: TestInstallation;
let admin: Admin;
const today = todayInIndia(new Date());

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await appointAdmin(server);
});
afterAll(() => server.stop());

it('candidates can be asked for age, place, education, gotra, how far it came and when the member registered', async () => {
  const [gotra] = await server.query<{ id: number; name: string }>(
    "select id, name from qdb_lookup where lookup = 'Gotra' and length(name) > 5 order by id limit 1",
  );
  const [education] = await server.query<{ id: number; name: string }>(
    "select id, name from qdb_lookup where lookup = 'Education New' order by id limit 1",
  );
  const { profileId } = await insertPerson(server, {
    account: { date_created: '2019-05-06T18:29:00Z' },
    profile: {
      status: 'Pending',
      brithday: latestBirthdayAt(91, today),
      new_location: { name: 'Ratnagiri' },
      gotra: gotra?.id,
      heighest_education: education?.id,
    },
  });
  const matches = {
    age_from: 91,
    age_to: 91,
    place: 'ratna',
    education: education?.name.toUpperCase(),
    gotra: gotra?.name.slice(1),
    reached: 'submitted',
    registered_from: '2019-05-06',
    registered_to: '2019-05-06',
  } as const;
  const found = async (changes: Partial<CandidatesInput['filter']>) =>
    (
      await admin.ask<{ rows: { id: number }[] }>('/candidates', {
        filter: { list: 'all', ...matches, ...changes },
      })
    ).data.rows.map(({ id }) => id);
  expect(await found({})).toEqual([profileId]);
  // Each filter alone leaves it out.
  for (const other of [
    { age_from: 92, age_to: 99 },
    { age_from: 80, age_to: 90 },
    { place: 'Ratnagiri%' },
    { education: 'no such education' },
    { gotra: 'no such gotra' },
    { reached: 'approved' },
    { registered_from: '2019-05-07', registered_to: '2019-05-07' },
    { registered_to: '2019-05-05', registered_from: '2019-05-05' },
  ] as const)
    expect(await found(other)).toEqual([]);
});

describe('every number opens exactly what it counts', () => {
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
    await insertSales(server, people[0]?.id ?? '', [
      { order_type: 'suchi', amount: 60_000, issued_on: addDays(since, -1) },
      { order_type: 'suchi', amount: 60_000, issued_on: since },
      { order_type: 'subscription', amount: 55_000, issued_on: addDays(since, 7) },
    ]);
    const [payment] = await server.query<{ id: number }>('select max(id) as id from qd_payments');
    const refund = { payment: payment?.id, amount: 100, reason: 'paid_twice', asked_by: admin.id };
    await insertRows(server, 'payment_refund', [
      { ...refund, status: 'asked', idempotency_key: 'number-1' },
      { ...refund, status: 'confirmed', confirmed_by: people[8]?.id, idempotency_key: 'number-2' },
    ]);
    const order = { user: people[0]?.id, amount: 60_000, order_date: atNoon(since), status: 'pending' };
    await insertRows(server, 'qd_order', [
      { ...order, name: 'Asha', address: '1 Lake Road' },
      { ...order, name: 'Asha', address: '' },
      { ...order, name: 'Asha', address: '1 Lake Road', status: 'paid' },
    ]);
    const mail = { to_email: 'asha@example.org', subject: 'News', state: 'failed', failure: 'mailbox_full' };
    // At the edge of the seven days, where two ways to count them differ.
    const edge = startOfDayInIndia(new Date()).getTime() - 7 * 86_400_000;
    await insertRows(server, 'qdb_mail', [
      { id: randomUUID(), ...mail, date_created: new Date(edge).toISOString() },
      { id: randomUUID(), ...mail, date_created: new Date(edge - 1).toISOString() },
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

  /** For each number, the total of its list and what it should be. */
  async function compare(token: string, isOpen: (list: NumberList) => boolean) {
    const ask = <Data>(path: string, body?: object) =>
      askApi<Data>(server.api.url, path, { token, ...(body && { body }) });
    const { data } = await ask<Dashboard>('/qe_office/dashboard');
    const pairs: { list: NumberList; found: number | string; counted: number | string }[] = [];
    for (const [count, list] of listNumbers(data)) {
      const answer = await ask<{ total: number }>(placeOf[list.page], { filter: list.filter });
      const counted = isOpen(list) ? count : 'FORBIDDEN';
      pairs.push({ list, found: answer.code ?? answer.data.total, counted });
    }
    return { data, ask, wrong: pairs.filter(({ found, counted }) => found !== counted), pairs };
  }

  it('for an admin, in charts and in waiting work', async () => {
    const { data, ask, wrong, pairs } = await compare(admin.token, () => true);
    expect(wrong).toEqual([]);
    expect(pairs.length).toBeGreaterThan(30);
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
    expect(found).toMatchObject({ refunds: 1, unpaid_orders: 1, dispatch: 1, mails: 1 });
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
    const { token } = await registerStaff(server, [duty]);
    const person = { role: 'staff', duties: [duty] } as const;
    const { wrong, pairs } = await compare(token, ({ access }) => hasStaffAccess(person, access));
    expect(wrong).toEqual([]);
    expect(pairs.some(({ found }) => found === 'FORBIDDEN')).toBe(true);
  });
});
