import { todayInIndia } from '@suchi/domain/basics';
import { demoLoginNames, roleIds } from '@suchi/domain/accounts';
import {
  askApi,
  runEngineCommand,
  shareInstallation,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins } from '../seed/demo-logins.ts';
import { markDemo } from '../seed/demo/load-demo.ts';
import { makeDemoLogins } from '../seed/demo/make-logins.ts';
import { deleteStrangeFiles, emptyDemo, NotADemo } from '../seed/demo/reset-demo.ts';

const mark = (server: TestInstallation, value: string) =>
  server.query(`update admin_setting set demo_seeded_at = ${value}`);
const enter = (server: TestInstallation, login: string) =>
  askApi<{ user_id: string }>(server.api.url, '/qe_session/demo_sign_in', { body: { login } });
const readDemo = async (server: TestInstallation) =>
  (await askApi<{ demo: unknown }>(server.api.url, '/qe_public/demo')).data.demo;
const refused = { status: 404, code: 'ROUTE_NOT_FOUND' };

describe('an installation whose operator does not call it a demo', () => {
  let server: TestInstallation;
  beforeAll(async () => {
    server = await shareInstallation({ workers: 0 });
    await mark(server, 'now()');
  });
  afterAll(async () => {
    await mark(server, 'null');
    await server.stop();
  });

  it('is none, even with the mark: no banner, no account by one tap, no reset', async () => {
    expect(await readDemo(server)).toBeNull();
    for (const login of demoLoginNames) expect(await enter(server, login)).toMatchObject(refused);
    await expect(emptyDemo(server.installation.databaseUrl, 'off')).rejects.toThrow(NotADemo);
  });
});

describe('an installation whose operator calls it a demo', () => {
  let server: TestInstallation;
  const site = mkdtempSync(join(tmpdir(), 'suchi-demo-site'));
  const url = () => server.installation.databaseUrl;
  beforeAll(async () => {
    const extraEnv = {
      SUCHI_DEMO: 'nightly',
      SUCHI_DEMO_MAIL_URL: 'https://mails.example.org/',
      SUCHI_SITE: site,
    };
    server = await startTestInstallation({ name: 'demo', workers: 0, extraEnv });
    await makeDemoLogins(url());
  });
  afterAll(() => server.stop());

  it('is none while it was not loaded as one: real people are safe from a wrong variable', async () => {
    expect(await readDemo(server)).toBeNull();
    for (const login of demoLoginNames) expect(await enter(server, login)).toMatchObject(refused);
    await expect(emptyDemo(url(), 'nightly')).rejects.toThrow(NotADemo);
    expect(await server.query('select id from directus_users where email = $1', [demoLogins.admin.email])) //
      .toHaveLength(1);
  });

  it('opens the hall screen and the index to visitors once it is loaded', async () => {
    const index = () => askApi(server.api.url, '/qe_hall/cards?view=index&from=1&to=25');
    expect(await index()).toMatchObject({ status: 403, code: 'HALL_DISPLAY_OFF' });
    await markDemo(url(), todayInIndia(new Date()));
    expect(await index()).toMatchObject({ status: 200 });
  });

  it('says where mails go, how to pay and when it is reset', async () => {
    await mark(server, 'now()');
    expect(await readDemo(server)).toEqual({
      sends_mails: false,
      mail_page: 'https://mails.example.org/',
      payments: 'pretended',
      next_reset: expect.stringMatching(/T22:00:00\.000Z$/) as string,
    });
  });

  it('says in its pages that it is one, so that others do not ask', async () => {
    await mark(server, 'now()');
    await waitUntil('the page is that of a demo', async () =>
      (await readFile(join(site, 'index.html'), 'utf8')).includes('"isDemo":true'),
    );
    expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('"isDemo":true');
  });

  it('opens each of its accounts by one tap, and no other', async () => {
    await mark(server, 'now()');
    for (const login of demoLoginNames) {
      const { status, data, headers } = await enter(server, login);
      expect([login, status]).toEqual([login, 200]);
      expect(headers.get('set-cookie')).toMatch(/suchi_session=/);
      const [account] = await server.query('select email from directus_users where id = $1', [data.user_id]);
      expect(account).toEqual({ email: demoLogins[login].email });
    }
    expect((await enter(server, 'operator')).status).toBe(400);
    expect(await server.query('select id from qdb_mail')).toEqual([]);
  });

  it('opens it for the next visitor after one has changed the password, asked for a second factor or suspended it', async () => {
    await mark(server, 'now()');
    const { data } = await enter(server, 'admin');
    await server.query('update admin_setting set admin_second_factor = true');
    await server.query(`update directus_users set password = 'changed', status = 'suspended' where id = $1`, [
      data.user_id,
    ]);
    expect((await enter(server, 'admin')).status).toBe(200);
    const [setting] = await server.query('select admin_second_factor from admin_setting');
    expect(setting).toEqual({ admin_second_factor: false });
  });

  it('takes the public password, and makes no account twice or beside real people', async () => {
    const body = { email: demoLogins.newcomer.email, password: demoLogins.newcomer.password };
    expect((await askApi(server.api.url, '/auth/login', { body })).status).toBe(200);
    expect(await makeDemoLogins(url())).toBe('');
    const email = 'sunita@gmail.com';
    await server.query(
      `insert into directus_users (id, email, status, role) values (gen_random_uuid(), $1, 'active', $2)`,
      [email, roleIds.user],
    );
    await expect(makeDemoLogins(url())).rejects.toThrow('There are real people in this database');
    await server.query('delete from directus_users where email = $1', [email]);
  });

  it('is emptied for a reset, stays a demo, and keeps its operators', async () => {
    await mark(server, 'now()');
    const uploads = mkdtempSync(join(tmpdir(), 'suchi-demo-uploads-'));
    await writeFile(join(uploads, '11111111-1111-4111-8111-111111111111.jpg'), 'x');
    await writeFile(join(uploads, 'README'), 'x');
    const operators = `select count(*)::int as count from directus_users where email = 'operator@example.org'`;
    await server.query(
      `insert into directus_users (id, email, status) values (gen_random_uuid(), 'operator@example.org', 'active')`,
    );
    await emptyDemo(url(), 'nightly');
    await deleteStrangeFiles(url(), uploads);
    expect(await readdir(uploads)).toEqual(['README']);
    expect(await server.query(operators)).toEqual([{ count: 1 }]);
    expect(await server.query('select 1 from directus_users where email like $1', ['%suchi.example.org'])) //
      .toEqual([]);
    const { namespace } = server.installation;
    await runEngineCommand(url(), ['suchi', 'install'], { namespace });
    await makeDemoLogins(url());
    expect((await enter(server, 'subscriber')).status).toBe(200);
  });
});
