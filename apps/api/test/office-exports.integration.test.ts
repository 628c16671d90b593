import { totalRowsHeader } from '@suchi/contracts/basics';
import { candidateLists } from '@suchi/domain/lifecycle';
import { askApi, shareInstallation, type TestInstallation, waitUntil } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPerson, insertRows } from './community.ts';
import { registerVerifiedMember } from './member.ts';
import { type Admin, appointAdmin, drawCandidates, insertSales } from './office.ts';

let server: TestInstallation;
let admin: Admin;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await appointAdmin(server);
  await drawCandidates(server, 120);
});
afterAll(() => server.stop());

const all = { all: true, filter: { list: 'all', hidden: 'with' } };
const reason = 'To invite the families to the hall';

const open = (path: string, body: object, options: { signal?: AbortSignal; token?: string } = {}) =>
  fetch(`${server.api.url}${path.startsWith('/qe_') ? '' : '/qe_office'}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${options.token ?? admin.token}`,
    },
    body: JSON.stringify(body),
    ...(options.signal && { signal: options.signal }),
  });

/** The cells of a file by RFC 4180; these tests write no line break into a cell. */
async function download(path: string, body: object) {
  const response = await open(path, body);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.subarray(3).toString('utf8');
  expect(text.endsWith('\r\n')).toBe(true);
  const records = text.slice(0, -2).split('\r\n').map(readCells);
  const [header = [], ...rows] = records;
  expect(response.headers.get(totalRowsHeader)).toBe(String(rows.length));
  expect(rows.every((row) => row.length === header.length)).toBe(true);
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  return { response, text, header, rows, column };
}

const readCells = (record: string): string[] =>
  [...`,${record}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );

interface Audit {
  subject_collection: string;
  subject_id: string;
  details: Record<string, unknown>;
}
const lastAudit = async () =>
  (
    await server.query<Audit>(
      `select subject_collection, subject_id, details from audit_log
        where action = 'office.export' and actor = $1 order by id desc limit 1`,
      [admin.id],
    )
  )[0];

describe('a file of a list', () => {
  it('is for admins', async () => {
    const { token } = await registerVerifiedMember(server);
    for (const path of ['/candidates_file', '/users_file', '/subscriptions_file']) {
      expect((await askApi(server.api.url, `/qe_office${path}`, { body: {} })).status).toBe(401);
      expect((await askApi(server.api.url, `/qe_office${path}`, { body: {}, token })).code).toBe('FORBIDDEN');
    }
  });

  it('is not given for a token in the address', async () => {
    const path = `/qe_office/users_file?access_token=${admin.token}`;
    const body = { selection: { all: true, filter: { list: 'all' } } };
    expect((await askApi(server.api.url, path, { body })).status).toBe(400);
  });

  it.each([
    { kind: 'list' },
    { kind: 'everything', selection: all },
    { kind: 'list', selection: { ids: [] } },
    { kind: 'list', selection: { ids: ['1'] } },
    { kind: 'list', selection: { ids: Array.from({ length: 5001 }, (_, place) => place + 1) } },
    { kind: 'list', selection: { all: true, filter: { list: 'some' } } },
    { kind: 'list', selection: { ...all, search: 'ab' } },
    { kind: 'list', selection: all, sort: 'email' },
    { kind: 'list', selection: all, contacts_reason: '' },
    { kind: 'list', selection: all, contacts_reason: 'because' },
    { kind: 'list', selection: all, contacts_reason: '..... ..... 12345' },
  ])('refuses case %#', async (body) => {
    const before = await lastAudit();
    expect(await admin.ask('/candidates_file', body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    expect(await lastAudit()).toEqual(before);
  });

  it.each(candidateLists)('of %s has the rows that the page shows', async (list) => {
    const selection = { all: true, filter: { list } };
    const { data } = await admin.ask<{ total: number }>('/candidates', { filter: { list } });
    expect((await download('/candidates_file', { kind: 'list', selection })).rows).toHaveLength(data.total);
    expect((await download('/candidates_file', { kind: 'profile', selection })).rows).toHaveLength(
      data.total,
    );
  });

  it('has whole profiles by serial number, and no contacts without a reason', async () => {
    const { header, column, text, response } = await download('/candidates_file', {
      kind: 'profile',
      selection: all,
    });
    const numbers = column('serial_number').filter((cell) => cell !== '');
    expect(numbers).toEqual(numbers.toSorted((one, other) => Number(one) - Number(other)));
    expect(
      column('serial_number')
        .slice(numbers.length)
        .every((cell) => cell === ''),
    ).toBe(true);
    expect(header).toEqual(expect.arrayContaining(['first_name', 'brithday', 'gotra', 'new_location']));
    expect(header.filter((name) => /mail|mobile|address|social/.test(name))).toEqual([]);
    expect(text).not.toContain('919000012345');
    expect(text).not.toContain('@example.org');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="candidates-all-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('has contacts for a reason, and the audit log knows', async () => {
    const selection = { ...all, search: 'kelkar' };
    const { column, rows } = await download('/candidates_file', {
      kind: 'profile',
      selection,
      contacts_reason: reason,
    });
    expect(column('account_mobile').every((mobile) => mobile === '919000012345')).toBe(true);
    expect(column('account_email').every((email) => email?.includes('@example.org'))).toBe(true);
    const audit = await lastAudit();
    expect(audit).toMatchObject({
      subject_collection: 'qd_matrimonial_profile',
      subject_id: 'all',
      details: {
        kind: 'profile',
        rows: rows.length,
        with_contacts: true,
        reason,
        is_searched: true,
        filter: { list: 'all', hidden: 'with' },
      },
    });
    expect(JSON.stringify(audit)).not.toContain('kelkar');
  });

  it('has those that were chosen, or all but some', async () => {
    const everyone = (await download('/candidates_file', { kind: 'profile', selection: all })).column('id');
    const [first, second, third] = everyone.map(Number);
    const chosen = await download('/candidates_file', {
      kind: 'profile',
      selection: { ids: [third, first] },
    });
    expect(chosen.column('id').map(Number)).toEqual([first, third]);
    expect((await lastAudit())?.details).toMatchObject({ chosen: 2, rows: 2, with_contacts: false });
    const rest = await download('/candidates_file', {
      kind: 'profile',
      selection: { ...all, except: [second] },
    });
    expect(rest.column('id')).toEqual(everyone.filter((id) => Number(id) !== second));
  });

  it('runs no formula and keeps commas and quotes', async () => {
    const formula = '=HYPERLINK("http://x","y"), z';
    const { profileId } = await insertPerson(server, {
      profile: { first_name: formula, middle_name: '+1', last_name: '@x', designation: '-2' },
      subscription: null,
    });
    const { column } = await download('/candidates_file', {
      kind: 'profile',
      selection: { ids: [profileId] },
    });
    expect(['first_name', 'middle_name', 'last_name', 'designation'].map((name) => column(name)[0])).toEqual([
      `'${formula}`,
      "'+1",
      "'@x",
      "'-2",
    ]);
  });

  it('of the list has the name in its own script and the birth date, and numbers that a spreadsheet keeps', async () => {
    const { profileId } = await insertPerson(server, {
      profile: { own_script_name: 'आशा केळकर', brithday: '1998-02-03' },
      subscription: null,
    });
    await insertRows(server, 'qd_address', [
      { profile: profileId, address: '1 Lake Road', city: 'Pune', pincode: '411038' },
    ]);
    const selection = { ids: [profileId] };
    const { rows, header, column } = await download('/candidates_file', { kind: 'list', selection });
    expect(rows).toHaveLength(1);
    expect(column('Name in own script')).toEqual(['आशा केळकर']);
    expect(column('Birth date')).toEqual(['03/02/1998']);
    expect(header).not.toContain('Address');
    const told = await download('/candidates_file', { kind: 'list', selection, contacts_reason: reason });
    expect(told.column('Mobile')).toEqual(['91 90000 12345']);
    expect(told.column('Address')).toEqual(['1 Lake Road, Pune, 411038']);
  });

  it('of users and of subscriptions has no contacts without a reason', async () => {
    for (const [path, list] of [
      ['/users_file', 'all'],
      ['/subscriptions_file', 'current'],
    ] as const) {
      const selection = { all: true, filter: { list } };
      expect((await download(path, { selection })).text).not.toContain('@example.org');
      const { header } = await download(path, { selection, contacts_reason: reason });
      expect(header.filter((name) => /mail|mobile/i.test(name))).toHaveLength(2);
    }
    const { rows } = await download('/users_file', { selection: { ids: [admin.id] } });
    expect(rows).toHaveLength(1);
  });
});

describe('a file of receipts or of the audit log', () => {
  it.each(['/qe_treasury/receipts_file', '/qe_staff/audit_file'])('%s is not for others', async (path) => {
    const body = { filter: {} };
    const { token } = await registerVerifiedMember(server);
    expect((await askApi(server.api.url, path, { body })).status).toBe(401);
    expect((await askApi(server.api.url, path, { body, token })).code).toBe('FORBIDDEN');
    expect((await open(path, { filter: {}, search: 'ab' })).status).toBe(400);
  });

  it('has what the list shows, and is written in the log', async () => {
    const person = await insertPerson(server);
    const [number] = await insertSales(server, person.id, [
      { order_type: 'suchi', amount: 60_000, issued_on: '2001-11-14' },
    ]);
    const filter = { order_type: 'suchi', issued_from: '2001-11-14', issued_to: '2001-11-14' };
    const { header, rows } = await download('/qe_treasury/receipts_file', { filter });
    expect(header).toEqual(['Number', 'Kind', 'Date', 'Name', 'For', 'Paid by', 'Amount']);
    expect(rows).toEqual([[number, 'Receipt', '14/11/2001', 'Asha Kelkar', 'Printed suchi', 'Cash', '600']]);
    const dayBefore = { ...filter, issued_to: '2001-11-13', issued_from: '2001-11-13' };
    expect((await download('/qe_treasury/receipts_file', { filter: dayBefore })).rows).toEqual([]);
    expect(await lastAudit()).toMatchObject({ subject_collection: 'receipt', details: { rows: 0 } });

    const log = await download('/qe_staff/audit_file', { filter: { area: 'office' } });
    expect(new Set(log.column('What'))).toEqual(new Set(['office.export']));
    expect(log.column('Kind')[0]).toBe('receipt');
    expect(log.column('Details')[0]).toContain('rows: 0');
    expect((await download('/qe_staff/audit_file', { filter: { to: '2001-01-01' } })).rows).toEqual([]);
  });
});

describe('a file of orders', () => {
  const selection = { all: true, filter: { is_past: false } };

  it('is for the dispatch desk', async () => {
    const { token } = await registerVerifiedMember(server);
    expect((await askApi(server.api.url, '/qe_orders/file', { body: { selection }, token })).code).toBe(
      'FORBIDDEN',
    );
    expect((await open('/qe_orders/file', { selection, contacts_reason: 'parcels' })).status).toBe(400);
  });

  it('has no names and addresses without a reason', async () => {
    const bare = await download('/qe_orders/file', { selection });
    expect(bare.rows.length).toBeGreaterThan(0);
    expect(bare.column('Paid').every((status) => status === 'paid')).toBe(true);
    expect(bare.header).not.toContain('Address');
    const { column } = await download('/qe_orders/file', { selection, contacts_reason: reason });
    expect(column('Address')).toContain('Pune');
    expect(await lastAudit()).toMatchObject({
      subject_collection: 'qd_order',
      subject_id: 'all',
      details: { rows: bare.rows.length, with_contacts: true, reason },
    });
  });
});

describe('a long file', () => {
  const body = { kind: 'profile', selection: all };
  const openCursors = async () =>
    (
      await server.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction' and query like 'fetch%exported'`,
      )
    )[0]?.count;

  beforeAll(async () => {
    // More than the sockets keep, so that a file is not sent before it is read.
    await server.query(
      `insert into qd_matrimonial_profile (status, first_name, partner_expectations)
       select 'Draft', 'Long', repeat('x', 5000) from generate_series(1, 6000)`,
    );
  });

  it('is read while it is sent, two at once for an account, and ends with its reader', async () => {
    const leaving = new AbortController();
    const files = await Promise.all([
      open('/candidates_file', body, { signal: leaving.signal }),
      open('/candidates_file', body, { signal: leaving.signal }),
    ]);
    expect(files.map(({ status }) => status)).toEqual([200, 200]);
    expect(Number(files[0]?.headers.get(totalRowsHeader))).toBeGreaterThan(6000);
    await waitUntil('both cursors', async () => (await openCursors()) === 2 || undefined);
    expect(await admin.ask('/candidates_file', body)).toMatchObject({
      status: 429,
      code: 'REQUESTS_EXCEEDED',
    });

    leaving.abort();
    await Promise.allSettled(files.map((file) => file.arrayBuffer()));
    await waitUntil('the end of both', async () => (await openCursors()) === 0 || undefined);
    const again = await waitUntil('a free place', async () => {
      const file = await open('/candidates_file', { ...body, selection: { ids: [1] } });
      await file.arrayBuffer();
      return file.status === 200 ? file : undefined;
    });
    expect(again.status).toBe(200);
  });

  it('is whole', async () => {
    const { rows } = await download('/candidates_file', body);
    expect(rows.length).toBeGreaterThan(6000);
  });
});
