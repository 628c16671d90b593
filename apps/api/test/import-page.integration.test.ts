import type { ImportCheck, ImportedPerson, ImportJob } from '@suchi/contracts/import';
import { roleIds } from '@suchi/domain/accounts';
import {
  askApi,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
  writeAssociationSheet,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

let storage: TestStorage;
let server: TestInstallation;
let admin: { id: string; token: string };

beforeAll(async () => {
  storage = await makeTestStorage('sheet');
  server = await startTestInstallation({ name: 'sheet', extraEnv: storage.env });
  admin = await registerWithRole(server, roleIds.admin);
});
afterAll(async () => {
  await server.stop();
  storage.remove();
});

const ask = <Data>(path: string, body?: object) =>
  askApi<Data>(server.api.url, `/qe_import${path}`, { token: admin.token, ...(body && { body }) });

async function send(bytes: Buffer | string, type = 'text/csv') {
  const response = await fetch(`${server.api.url}/qe_import/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
    body: Buffer.from(bytes),
  });
  const body = (await response.json()) as {
    data?: { job: number };
    errors?: { extensions: { code: string; reason?: string } }[];
  };
  return { status: response.status, job: body.data?.job ?? 0, ...body.errors?.[0]?.extensions };
}

const desk = async () => (await ask<{ job: ImportJob | null }>('/desk')).data.job;
const check = async (job: number) => (await ask<ImportCheck>(`/check?job=${job}`)).data;
const chosenOf = (job: ImportJob) => job.columns.map(({ column }) => column);

async function countPeople() {
  const [counts] = await server.query<Record<string, number>>(
    `select (select count(*)::int from qd_matrimonial_profile) as profiles,
            (select count(*)::int from directus_users) as accounts,
            (select count(*)::int from qdb_lookup) as values,
            (select count(*)::int from qdb_mail) as mails`,
  );
  return counts;
}

const replaced = [
  { column: 'income', from: 'as per company', to: '' },
  { column: 'income', from: 'Negotiable', to: '' },
  { column: 'blood_group', from: "don't know", to: 'Not known' },
  { column: 'job_type', from: 'Pvt Job', to: 'Service' },
];

async function start(job: number): Promise<ImportJob | null> {
  expect(await ask('/start', { job })).toMatchObject({ status: 200 });
  await waitUntil('the end of the import', async () => (await desk())?.state === 'done', {
    timeoutMs: 60_000,
  });
  return desk();
}

describe('a file that is not a sheet', () => {
  it.each<[string, Buffer | string, number, string]>([
    ['nothing', '', 400, 'empty'],
    ['a workbook', 'PK\u0003\u0004', 400, 'workbook'],
    ['another encoding', Buffer.from([0x4e, 0xe9, 0x0a, 0x41]), 400, 'not_utf8'],
    ['headings alone', 'Name,DOB\n', 400, 'no_rows'],
  ])('is refused: %s', async (_, bytes, status, reason) => {
    expect(await send(bytes)).toMatchObject({ status, code: 'IMPORT_FILE_REFUSED', reason });
  });

  it('is refused by its size and its type', async () => {
    expect(await send('x'.repeat(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await send('Name\nAsha\n', 'application/zip')).toMatchObject({ status: 415 });
    expect(await desk()).toBeNull();
  });
});

describe('the sheet of an association', () => {
  let job: ImportJob;

  it('is kept with our guess of its columns', async () => {
    expect(await send(writeAssociationSheet())).toMatchObject({ status: 200 });
    const found = await desk();
    expect(found).toMatchObject({ state: 'waiting', total: 30, done: 0, status: 'Draft', counts: null });
    job = found as ImportJob;
    expect(job.columns.filter(({ column }) => column === null).map(({ heading }) => heading)).toEqual([
      'Sr No',
      'Mangal',
    ]);
    expect(job.columns[2]).toEqual({ heading: 'Boy/Girl', column: 'gender', samples: ['Girl', 'Boy', 'M'] });
    expect(await storage.names('imports/')).toEqual([`imports/${job.id}.csv`]);
  });

  it('takes only columns that exist, each once', async () => {
    const choices = { job: job.id, columns: chosenOf(job), status: 'Draft', values: [] };
    const [, ...others] = choices.columns;
    for (const wrong of [
      { columns: ['password', ...others] },
      { columns: 'all' },
      { status: 'Pending' },
      { values: [{ column: 'income', from: 'x' }] },
      { job: 'x' },
    ])
      expect(await ask('/choices', { ...choices, ...wrong })).toMatchObject({ status: 400 });
    for (const columns of [['full_name', ...others], others])
      expect(await ask('/choices', { ...choices, columns })).toMatchObject({
        status: 409,
        extensions: { reason: 'columns' },
      });
    for (const path of ['/start', '/discard'])
      expect(await ask(path, { job: job.id + 1 })).toMatchObject({ status: 409, code: 'IMPORT_REFUSED' });
  });

  it('is tried without writing anything, and told by column first', async () => {
    const before = await countPeople();
    const found = await check(job.id);
    expect(found.counts).toEqual({ ready: 24, present: 0, refused: 6 });
    expect(found.columns[0]).toMatchObject({
      column: 'income',
      code: 'number_invalid',
      kind: 'fault',
      rows: 3,
      values: [
        { text: 'as per company', rows: 2 },
        { text: 'Negotiable', rows: 1 },
      ],
    });
    const jobs = found.columns.find(({ column }) => column === 'job_type');
    expect(jobs).toMatchObject({
      code: 'value_added',
      kind: 'note',
      values: expect.arrayContaining([{ text: 'Pvt Job', rows: 6 }]) as object,
    });
    expect(jobs?.options).toContain('Service');
    expect(found.shared_mobiles).toEqual([[19, 20]]);
    expect(found.rows.find(({ name }) => name === 'Sumit Girish Rane')?.findings).toContainEqual({
      column: 'mobile',
      code: 'phone_missing',
      kind: 'note',
      written: 'NA',
    });
    expect(await countPeople()).toEqual(before);
  });

  it('reads a value as another one in all rows', async () => {
    const choices = { job: job.id, columns: chosenOf(job), status: 'Draft', values: replaced };
    expect(await ask('/choices', choices)).toMatchObject({ status: 200 });
    const { counts, rows } = await check(job.id);
    expect(counts).toEqual({ ready: 28, present: 0, refused: 2 });
    expect(rows.filter(({ result }) => result === 'refused').map(({ row }) => row)).toEqual([23, 27]);
  });

  it('gives its report as a file, by column first', async () => {
    const response = await fetch(`${server.api.url}/qe_import/report`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ job: job.id }),
    });
    const text = await response.text();
    expect(text).toContain('Column,Kind,Rows,What it is,In the sheet\r\n');
    expect(text).toContain('DOB,fault,1,Birth Date is not a date,31/02/1996 (1)');
    expect(text).toContain('23,Rahul Bhaskar Naik,refused,fault,DOB,31/02/1996,Birth Date is not a date');
  });

  it('is imported by the worker, without a mail, and the file is deleted', async () => {
    const before = await countPeople();
    const done = await start(job.id);
    expect(done).toMatchObject({ state: 'done', done: 30, counts: { added: 28, present: 0, refused: 2 } });
    expect(done?.values).toEqual([]);
    const after = await countPeople();
    expect(after).toMatchObject({ profiles: 28, mails: before?.['mails'] });
    expect(await storage.names('imports/')).toEqual([]);
    const { rows } = (await ask<{ rows: ImportedPerson[] }>(`/result?job=${job.id}`)).data;
    expect(rows[0]).toMatchObject({ row: 4, name: 'Asha Patil', result: 'added' });
    const [asha] = await server.query(
      `select p.status, to_char(p.brithday, 'YYYY-MM-DD') as birth, p.income, p.height::float as height, a.mobile, a.mobile_alternative
         from qd_matrimonial_profile p join qd_address a on a.profile = p.id where p.id = $1`,
      [rows[0]?.profile_id],
    );
    expect(asha).toEqual({
      status: 'Draft',
      birth: '1997-03-12',
      income: 1_200_000,
      height: 162.56,
      mobile: '9820012345',
      mobile_alternative: null,
    });
    const [kept] = await server.query(`select results::text as text from import_job where id = $1`, [job.id]);
    expect(String(kept?.['text'])).not.toMatch(/Asha|98200|families\.example/);
  });

  it('doubles nobody when it comes again', async () => {
    const again = await send(writeAssociationSheet());
    expect(again.status).toBe(200);
    expect((await check(again.job)).counts).toEqual({ ready: 0, present: 28, refused: 2 });
    const before = await countPeople();
    expect((await start(again.job))?.counts).toEqual({ added: 0, present: 28, refused: 2 });
    expect(await countPeople()).toEqual(before);
    expect(await ask('/start', { job: again.job })).toMatchObject({ extensions: { reason: 'started' } });
  });

  it('goes on where it stopped', async () => {
    const { job: id } = await send(writeAssociationSheet().replaceAll('.example', '.example.org'));
    const rest = { row: 4, result: 'added', profile: null, findings: [] };
    await server.query(`update import_job set state = 'failed', done = 29, results = $2 where id = $1`, [
      id,
      JSON.stringify(Array.from({ length: 29 }, (_, index) => ({ ...rest, row: index + 4 }))),
    ]);
    expect(
      await ask('/choices', { job: id, columns: chosenOf(job), status: 'Active', values: [] }),
    ).toMatchObject({
      extensions: { reason: 'started' },
    });
    expect((await start(id))?.counts).toEqual({ added: 30, present: 0, refused: 0 });
    expect(await countPeople()).toMatchObject({ profiles: 29 });
  });

  it('is deleted when it is not wanted, and each step is in the audit log', async () => {
    const { job: id } = await send(writeAssociationSheet());
    expect(await ask('/discard', { job: id })).toMatchObject({ status: 200 });
    expect(await storage.names('imports/')).toEqual([]);
    expect(await ask(`/check?job=${id}`)).toMatchObject({ status: 409 });
    const steps = await server.query<{ action: string }>(
      `select action from audit_log where subject_collection = 'import_job' and subject_id = $1 order by id`,
      [String(job.id)],
    );
    expect(steps.map(({ action }) => action)).toEqual(['import.file', 'import.start', 'office.import']);
  });
});
