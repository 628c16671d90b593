import type { SubscriptionRow } from '@suchi/contracts/money';
import type {
  AttendeeRow,
  CandidateCounts,
  CandidateRow,
  CandidatesInput,
  UserCounts,
  UserRow,
} from '@suchi/contracts/office';
import { isInUserList, userLists } from '@suchi/domain/accounts';
import {
  activations,
  attendances,
  candidateLists,
  findActivation,
  findAttendance,
  isCountedForEvent,
  isInCandidateList,
} from '@suchi/domain/lifecycle';
import { defaultEdition } from '@suchi/domain/print';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPerson, insertRows } from './community.ts';
import { registerStaff, registerVerifiedMember } from './member.ts';
import { type Admin, appointAdmin, drawCandidates, type Drawn, listedFacts } from './office.ts';

const cutOff = defaultEdition.activationCutOff;

interface Page<Row> {
  total: number;
  rows: Row[];
}

let server: TestInstallation;
let admin: Admin;
let drawn: Drawn[];

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await appointAdmin(server);
  drawn = await drawCandidates(server, 300);
});
afterAll(() => server.stop());

/** Reads every page. */
async function readAll<Row>(path: string, body: object): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await admin.ask<Page<Row>>(path, { ...body, page, rows: 25 });
    all.push(...data.rows);
    if (all.length < data.total && data.rows.length > 0) continue;
    expect(all).toHaveLength(data.total);
    return all;
  }
}

const candidates = (filter: CandidatesInput['filter'], more: object = {}) =>
  readAll<CandidateRow>('/candidates', { filter, ...more });
const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const idsOf = (rows: readonly { id: number }[]) => sorted(rows.map(({ id }) => id));
const drawnIds = (matches: (one: Drawn) => boolean) =>
  sorted(drawn.filter(matches).map(({ person }) => person.profileId));
const activationOf = (one: Drawn) => findActivation(listedFacts(one), cutOff);

describe('the lists', () => {
  it('are for staff', async () => {
    const { token } = await registerVerifiedMember(server);
    for (const path of ['/candidates', '/users', '/subscriptions', '/attendees']) {
      expect((await askApi(server.api.url, `/qe_office${path}`, { body: {} })).status).toBe(401);
      expect((await askApi(server.api.url, `/qe_office${path}`, { body: {}, token })).code).toBe('FORBIDDEN');
    }
  });

  const all = { list: 'all' };
  it.each([
    ['/candidates', {}],
    ['/candidates', { filter: {} }],
    ['/candidates', { filter: { list: 'blocked' } }],
    ['/candidates', { filter: { ...all, hidden: 'yes' } }],
    ['/candidates', { filter: { ...all, gender: 'male' } }],
    ['/candidates', { filter: { ...all, has_serial_number: 1 } }],
    ['/candidates', { filter: { ...all, age_from: -1 } }],
    ['/candidates', { filter: { ...all, age_to: 'old' } }],
    ['/candidates', { filter: { ...all, place: ' ' } }],
    ['/candidates', { filter: { ...all, reached: 'married' } }],
    ['/candidates', { filter: { ...all, registered_from: '2026-02-30' } }],
    ['/candidates', { filter: all, sort: 'email' }],
    ['/candidates', { filter: all, sort: 'name; drop table edition' }],
    ['/candidates', { filter: all, search: 'ab' }],
    ['/candidates', { filter: all, search: 'a\0bc' }],
    ['/candidates', { filter: all, page: 0 }],
    ['/candidates', { filter: all, page: 1e9 }],
    ['/candidates', { filter: all, rows: 11 }],
    ['/users', { filter: { list: 'draft' } }],
    ['/users', { filter: { ...all, is_email_verified: 'yes' } }],
    ['/users', { filter: { ...all, registered_to: 'today' } }],
    ['/users', { filter: all, sort: 'password' }],
    ['/subscriptions', { filter: all }],
    ['/attendees', { filter: { attendance: 1 } }],
  ])('%s refuses %j', async (path, body) => {
    expect(await admin.ask(path, body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });
});

describe('the lists of candidates', () => {
  it.each(candidateLists)('%s shows who the domain puts there', async (list) => {
    const rows = await candidates({ list, hidden: 'with' });
    expect(idsOf(rows)).toEqual(drawnIds((one) => isInCandidateList(list, listedFacts(one), cutOff)));
    expect(rows.length).toBeGreaterThan(0);
  });

  it('show the label that the domain computes', async () => {
    const labels = new Map((await candidates({ list: 'all', hidden: 'with' })).map((row) => [row.id, row]));
    for (const one of drawn) {
      expect(labels.get(one.person.profileId)).toMatchObject({
        activation: activationOf(one),
        attendance: findAttendance(one.facts.isAttending),
        status: one.facts.status,
        is_hidden: one.facts.isHidden,
      });
    }
  });

  type FilterCase = [string, Partial<CandidatesInput['filter']>, (one: Drawn) => boolean];
  const labels = activations.map((label): FilterCase => [
    `labelled ${label}`,
    { activation: label },
    (one) => activationOf(one) === label,
  ]);
  it.each<FilterCase>([
    ['hidden', { hidden: 'only' }, ({ facts }) => facts.isHidden],
    ['not hidden', { hidden: 'without' }, ({ facts }) => !facts.isHidden],
    ['women', { gender: 'Female' }, ({ facts }) => facts.gender === 'Female'],
    ['with a number', { has_serial_number: true }, ({ facts }) => facts.hasSerial],
    ['without a number', { has_serial_number: false }, ({ facts }) => !facts.hasSerial],
    ['unmarried', { marital_status: 'Unmarried' }, () => true],
    ['divorced', { marital_status: 'Divorced' }, () => false],
    ['attending', { attendance: 'attending' }, ({ facts }) => facts.isAttending === 1],
    ...labels,
  ])('can show only those %s', async (_name, filter, matches) => {
    expect(idsOf(await candidates({ list: 'all', hidden: 'with', ...filter }))).toEqual(drawnIds(matches));
  });

  it('have the counts of their tabs, without hidden ones', async () => {
    const { data } = await admin.ask<CandidateCounts>('/candidate_counts');
    for (const list of candidateLists) {
      const expected = drawn.filter(
        (one) => !one.facts.isHidden && isInCandidateList(list, listedFacts(one), cutOff),
      );
      expect([list, data[list]]).toEqual([list, expected.length]);
    }
  });

  it('show the last change first, and no one twice', async () => {
    const rows = await candidates({ list: 'all', hidden: 'with' });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(drawn.length);
    const order = rows.map(({ updated_at: at, id }) => [at, id] as const);
    expect(order).toEqual(order.toSorted(([a, x], [b, y]) => (a === b ? y - x : a < b ? 1 : -1)));
  });

  it('put those without a value last in both directions', async () => {
    for (const sort of ['serial_number', '-serial_number']) {
      const numbers = (await candidates({ list: 'all', hidden: 'with' }, { sort })).map(
        (row) => row.serial_number,
      );
      const first = numbers.indexOf(null);
      expect(numbers.slice(first).every((number) => number === null)).toBe(true);
      const given = numbers.slice(0, first) as number[];
      expect(given).toEqual(sort === 'serial_number' ? sorted(given) : sorted(given).toReversed());
    }
  });

  it('show a mobile number among drafts only, and to those who review', async () => {
    const drafts = await candidates({ list: 'draft', hidden: 'with' });
    expect(drafts.every(({ mobile }) => mobile === '919000012345')).toBe(true);
    expect((await candidates({ list: 'all', hidden: 'with' })).every(({ mobile }) => mobile === null)).toBe(
      true,
    );
    for (const [duty, isShown] of [
      ['review', true],
      ['treasury', false],
      ['dispatch', false],
      ['event', false],
    ] as const) {
      const { token } = await registerStaff(server, [duty]);
      const body = { filter: { list: 'draft', hidden: 'with' }, page: 1, rows: 25 };
      const { data } = await askApi<Page<CandidateRow>>(server.api.url, '/qe_office/candidates', {
        token,
        body,
      });
      expect([duty, data.rows.some(({ mobile }) => mobile !== null)]).toEqual([duty, isShown]);
    }
  });

  it('answer a page beyond the last with no rows', async () => {
    const { data } = await admin.ask<Page<CandidateRow>>('/candidates', {
      filter: { list: 'all' },
      page: 1_000_000,
    });
    expect(data).toMatchObject({ rows: [] });
    expect(data.total).toBeGreaterThan(0);
  });
});

describe('the search for candidates', () => {
  const find = async (search: string) => idsOf(await candidates({ list: 'all', hidden: 'with' }, { search }));

  it('finds by words of the name, by either e-mail and by suchi number', async () => {
    const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
    const { profileId } = await insertPerson(server, {
      account: { email: 'vasudha.family@example.org', first_name: 'Father', last_name: 'Quillfeather' },
      profile: {
        first_name: 'Zankhana',
        middle_name: '100%_sure',
        last_name: 'Wadekar',
        email: 'zw@example.net',
        serial_number: 9777,
        edition: edition?.id,
        status: 'Draft',
      },
      subscription: null,
    });
    for (const search of [
      'zankhana',
      'WADE zank',
      '0%_s',
      'zw@example.net',
      'Vasudha.family@',
      '9777',
      'zankhana wadekar zw@',
    ])
      expect([search, await find(search)]).toEqual([search, [profileId]]);
    // The account's own name is not the candidate's.
    for (const search of ['Quillfeather', '%%%', '___', '\\\\\\', "' or 1=1", 'zankhana apte', '977797777'])
      expect([search, await find(search)]).toEqual([search, []]);
  });
});

it('a number of an earlier book is not shown or found', async () => {
  const [before] = await server.query<{ id: number }>(
    `insert into edition (year, is_current, sections, tv_ranges, activation_cutoff)
     values (2001, false, '[]', '[]', '2024-07-01') returning id`,
  );
  const { profileId } = await insertPerson(server, {
    profile: { first_name: 'Earlierbook', serial_number: 9778, edition: before?.id },
    subscription: null,
  });
  const find = (search: string, more: object = {}) =>
    candidates({ list: 'all', hidden: 'with', ...more }, { search });
  expect(await find('earlierbook')).toMatchObject([{ id: profileId, serial_number: null }]);
  expect(await find('earlierbook', { has_serial_number: true })).toEqual([]);
  expect(await find('9778')).toEqual([]);
});

describe('the list of users', () => {
  const drawnUsers = () => new Map(drawn.map((one) => [one.person.id, one]));
  const factsOf = ({ facts }: Drawn) => ({ profileStatus: facts.status, orders: facts.orders });

  it.each(userLists)('%s shows who the domain puts there', async (list) => {
    const rows = await readAll<UserRow>('/users', { filter: { list } });
    const known = drawnUsers();
    const shown = rows.map(({ id }) => id).filter((id) => known.has(id));
    const expected = drawn.filter((one) => isInUserList(list, factsOf(one))).map(({ person }) => person.id);
    expect(shown.toSorted()).toEqual(expected.toSorted());
    const { data } = await admin.ask<UserCounts>('/user_counts');
    expect(data[list]).toBe(rows.length);
  });

  it('has staff too, and the profile that the eye opens', async () => {
    const rows = await readAll<UserRow>('/users', { filter: { list: 'all' } });
    expect(rows.find(({ id }) => id === admin.id)).toMatchObject({ is_staff: true, profile_id: null });
    const [one] = drawn;
    expect(rows.find(({ id }) => id === one?.person.id)).toMatchObject({
      is_staff: false,
      is_suspended: false,
      profile_id: one?.person.profileId,
    });
  });

  it('is searched by name, e-mail and mobile', async () => {
    const { id } = await insertPerson(server, {
      account: {
        first_name: 'Tejaswi',
        last_name: 'Bhide',
        email: 'tb+one@example.org',
        mobile: '919822011223',
      },
      profile: null,
      subscription: null,
    });
    for (const search of ['tejas bhi', 'TB+ONE@', '+91 98220 11223', '98220 11223']) {
      const rows = await readAll<UserRow>('/users', { filter: { list: 'all' }, search });
      expect(rows).toMatchObject([
        { id, email: 'tb+one@example.org', mobile: '919822011223', profile_id: null },
      ]);
    }
  });
});

describe('the list of subscriptions', () => {
  it('has the current and the past ones, with what was paid', async () => {
    const person = await insertPerson(server, {
      profile: { first_name: 'Ketaki', last_name: 'Padhye' },
      subscription: null,
    });
    await insertRows(server, 'qd_subscriptions', [
      {
        id: 900_001,
        user: person.id,
        plan: 'online_search',
        status: 'active',
        is_archived: false,
        start_date: '2026-11-15',
        end_date: '2027-11-14',
      },
      {
        id: 900_002,
        user: person.id,
        plan: 'online_search',
        status: 'active',
        is_archived: true,
        start_date: '2025-11-15',
        end_date: '2026-11-14',
      },
      {
        id: 900_003,
        user: person.id,
        plan: 'online_search',
        status: 'cancelled',
        is_archived: false,
        start_date: '2026-11-15',
        end_date: '2027-11-14',
      },
    ]);
    await insertRows(server, 'qd_payments', [
      {
        user: person.id,
        status: 'captured',
        amount: 55_000,
        currency: 'INR',
        order_type: 'subscription',
        channel: 'online',
        reference: 'office-1',
        payment_id: 'pay_Q8hX2mT0aLr4',
        subscription: 900_001,
        captured_at: '2026-11-15T05:00:00Z',
        checks: 0,
      },
    ]);
    const read = async (body: object) =>
      (await admin.ask<Page<SubscriptionRow> & { received: number; counts: object }>('/subscriptions', body))
        .data;
    const current = await read({ filter: { list: 'current' } });
    expect(current).toMatchObject({ total: 1, received: 55_000, counts: { current: 1, past: 1 } });
    expect(current.rows).toMatchObject([
      {
        id: 900_001,
        name: 'Ketaki Padhye',
        profile_id: person.profileId,
        start_date: '2026-11-15',
        end_date: '2027-11-14',
        payment: { channel: 'online', provider_payment: 'pay_Q8hX2mT0aLr4', receipt: null, amount: 55_000 },
      },
    ]);
    expect(await read({ filter: { list: 'past' } })).toMatchObject({
      received: 0,
      rows: [{ id: 900_002, payment: null }],
    });
    for (const search of ['ketaki', 'pay_q8h', 'PADHYE'])
      expect((await read({ filter: { list: 'current' }, search })).total).toBe(1);
    expect((await read({ filter: { list: 'current' }, search: 'pay_zzz' })).total).toBe(0);
  });
});

describe('the attendees', () => {
  it('are the active and pending candidates, by their answer', async () => {
    interface Attendees extends Page<AttendeeRow> {
      counts: Record<(typeof attendances)[number], number>;
      women: number;
      men: number;
    }
    const [{ count } = { count: 0 }] = await server.query<{ count: number }>(
      `select count(*)::integer as count from qd_matrimonial_profile where id <> all($1) and status in ('Active', 'Pending')`,
      [drawn.map(({ person }) => person.profileId)],
    );
    for (const attendance of attendances) {
      const { data } = await admin.ask<Attendees>('/attendees', { filter: { attendance }, rows: 100 });
      const expected = drawn.filter(
        (one) =>
          !one.facts.isHidden &&
          isCountedForEvent(listedFacts(one), cutOff) &&
          findAttendance(one.facts.isAttending) === attendance,
      );
      // Others of this file are active or pending and have not answered.
      const others = attendance === 'no_response' ? count : 0;
      expect(data.total).toBe(expected.length + others);
      expect(data.counts[attendance]).toBe(data.total);
      expect(data.women + data.men).toBe(data.total);
      const expectedIds = expected.map(({ person }) => person.profileId);
      expect(idsOf(data.rows)).toEqual(expect.arrayContaining(expectedIds));
    }
  });
});
