import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SetupState } from '@suchi/contracts/setup';
import { roleIds } from '@suchi/domain/accounts';
import {
  askApi,
  buildRegistration,
  codeIn,
  openBrowser,
  startTestInstallation,
  type TestBrowser,
  type TestInstallation,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobPlatformOf } from './job-platform.ts';
import { registerVerifiedMember } from './member.ts';
import { codeAt } from '../extensions/suchi/src/accounts/second-factor/totp.ts';
import { makeSetupLink } from '../extensions/suchi/src/setup/commands/make-setup-link.ts';

// From the operator's link to the first admin's login, in one installation, one step after the other.

const folder = mkdtempSync(join(tmpdir(), 'suchi-setup-'));
const report = join(folder, 'backups.json');
const email = 'dhara.vyas@example.org';
const password = 'seven river stones';
let server: TestInstallation;
let platform: ReturnType<typeof jobPlatformOf>;
let owner: TestBrowser;
let link: string;

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'setup',
    extraEnv: { SUCHI_BACKUP_REPORT: report, SUCHI_UPLOADS: folder },
  });
  platform = jobPlatformOf(server);
  owner = browse();
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const browse = () => openBrowser({ baseUrl: server.api.url, origin: 'https://suchi.test' });
/** What `suchi setup-link` runs; the operator's tests start that command. */
const makeLink = () => makeSetupLink(platform);
const tokenOf = (address: string) => address.split('#')[1] ?? '';
const open = (browser: TestBrowser, token = tokenOf(link)) =>
  browser.ask<SetupState>('/qe_setup/open', { body: { token } });
const send = <Data = SetupState>(path: string, body: object, browser = owner) =>
  browser.ask<Data>(`/qe_setup${path}`, { body });
const read = (browser = owner) => browser.ask<SetupState>('/qe_setup/state');
const register = () => askApi(server.api.url, '/qe_auth/register', { body: buildRegistration() });
const actions = () =>
  server.query<{ action: string; actor_kind: string }>(
    'select action, actor_kind from audit_log order by id',
  );

const everyPath = {
  '/save': { step: 'look' },
  '/admin': {
    first_name: 'Dhara',
    last_name: 'Vyas',
    email,
    mobile: '9820012345',
    password,
    confirm_password: password,
  },
  '/remove_logo': {},
  '/second_factor_start': {},
  '/second_factor_set': { otp: '123456' },
  '/invite': { email: 'reviewer@example.org' },
  '/try': { what: 'backup' },
  '/confirm_mail': { otp: '123456' },
  '/finish': {},
};

async function expectClosed(browser: TestBrowser): Promise<void> {
  expect(await read(browser)).toMatchObject({ status: 410, code: 'SETUP_LINK_INVALID' });
  for (const [path, body] of Object.entries(everyPath))
    expect((await send(path, body, browser)).code, path).toBe('SETUP_LINK_INVALID');
  const logo = await browser.ask('/qe_setup/logo', {
    body: {},
    headers: { 'content-type': 'image/png' },
  });
  expect(logo.code).toBe('SETUP_LINK_INVALID');
}

const insertOtherAdmin = () =>
  server.query(
    `insert into directus_users (id, email, role, status)
       values (gen_random_uuid(), 'other.admin@example.org', $1, 'suspended')`,
    [roleIds.admin],
  );
const deleteOtherAdmin = () =>
  server.query("delete from directus_users where email = 'other.admin@example.org'");

describe('the link', () => {
  it('is needed for everything', async () => {
    await expectClosed(browse());
    for (const token of ['', 'x'.repeat(201), 7, null])
      expect((await owner.ask('/qe_setup/open', { body: { token } })).status).toBe(400);
    const huge = await owner.ask('/qe_setup/open', { body: { token: 'x'.repeat(5_000_000) } });
    expect(huge.status).toBeGreaterThanOrEqual(400);
    expect((await open(owner, 'a-token-that-nobody-made')).code).toBe('SETUP_LINK_INVALID');
    expect((await register()).status).toBe(200);
  });

  it('is replaced by a newer one, and stored as a hash', async () => {
    const older = await makeLink();
    link = await makeLink();
    expect(link).toMatch(/^https?:\/\/[^/]+\/setup#[\w-]{43}$/);
    expect((await open(owner, tokenOf(older))).code).toBe('SETUP_LINK_INVALID');
    const [row] = await server.query<{ row: string }>('select r::text as row from first_run r');
    expect(row?.row).not.toContain(tokenOf(link));
  });

  it('leaves registration open until it is used', async () => {
    expect((await register()).status).toBe(200);
  });

  it('does not work after its time', async () => {
    await server.query("update first_run set expires_at = expires_at - interval '73 hours'");
    expect((await open(owner)).code).toBe('SETUP_LINK_INVALID');
    await server.query("update first_run set expires_at = expires_at + interval '73 hours'");
  });

  it('does not work where somebody is an admin', async () => {
    await insertOtherAdmin();
    expect((await open(owner)).code).toBe('SETUP_LINK_INVALID');
    await expect(makeLink()).rejects.toThrow('There is an admin already');
    await deleteOtherAdmin();
  });

  it('is for the browser that opens it first, which may come back', async () => {
    const first = await open(owner);
    expect(first).toMatchObject({
      status: 200,
      data: {
        steps: [],
        admin: null,
        logo: null,
        lacks: ['name', 'admin', 'second_factor', 'mail', 'backup'],
      },
    });
    const cookie = owner.cookies.get('__Host-suchi_setup');
    expect(cookie?.attributes).toEqual(expect.arrayContaining(['httponly', 'secure', 'samesite=lax']));
    owner.close();
    expect((await open(owner)).status).toBe(200);
    expect((await read()).status).toBe(200);

    const another = browse();
    expect((await open(another)).code).toBe('SETUP_LINK_INVALID');
    another.cookies.set('__Host-suchi_setup', { value: 'guessed', attributes: [] });
    expect((await open(another)).code).toBe('SETUP_LINK_INVALID');
    await expectClosed(another);
  });

  it('gives its browser nothing else', async () => {
    for (const path of ['/items/first_run', '/items/admin_setting', '/users', '/qe_settings/settings'])
      expect([401, 403], path).toContain((await owner.ask(path)).status);
    const foreign = await owner.ask('/qe_setup/finish', {
      body: {},
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.code).toBe('FOREIGN_REQUEST');
  });

  it('closes registration while the wizard runs', async () => {
    expect(await register()).toMatchObject({ status: 403, code: 'REGISTRATION_CLOSED' });
  });

  it('ends with an admin who is made on the machine, and registration is as open as before', async () => {
    await insertOtherAdmin();
    await expectClosed(owner);
    expect((await register()).status).toBe(200);
    await deleteOtherAdmin();
  });

  it('ends for its browser too when its time is over', async () => {
    await server.query("update first_run set expires_at = expires_at - interval '73 hours'");
    await expectClosed(owner);
    await server.query("update first_run set expires_at = expires_at + interval '73 hours'");
  });
});

describe('the steps', () => {
  it.each([
    [{ association_short_name: 'x'.repeat(15) }, 'association_short_name'],
    [{ association_own_name: 'Reva' }, 'association_own_name'],
    [{ brand_colour: 'F2B93F' }, 'brand_colour'],
    [{ languages: 'gu', default_language: 'en' }, 'default_language'],
    [{ office_email: 'nobody' }, 'office_email'],
    [{ year: 1999 }, 'year'],
    [{ suchi_price: 0 }, 'suchi_price'],
    [{ registration_until: '2027-02-01', event_date: '2027-01-01' }, 'event_date'],
    [{ bulk_mail_per_minute: -1 }, 'bulk_mail_per_minute'],
  ])('refuse %j', async (values, field) => {
    const answer = await send('/save', { step: 'association', ...values });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    expect(Object.keys(answer.extensions['fields'] as object)).toContain(field);
    expect((await read()).data.steps).toEqual([]);
  });

  it('change nothing that the wizard does not ask for', async () => {
    await send('/save', {
      step: 'check',
      mail_enabled: false,
      staff_second_factor: true,
      gst_rate_percent: 5,
    });
    const rows = await server.query(
      'select mail_enabled, staff_second_factor, gst_rate_percent from admin_setting, edition where is_current',
    );
    expect(rows).toEqual([{ mail_enabled: true, staff_second_factor: false, gst_rate_percent: 0 }]);
  });

  it('are saved one by one, and recorded', async () => {
    const names = {
      association_name: 'Reva Parivar',
      association_own_name: 'રેવા પરિવાર',
      association_own_language: 'gu',
      association_short_name: 'Parichay',
      languages: 'gu,en',
      default_language: 'gu',
    };
    const edition = { year: 2027, event_date: '2027-01-17', suchi_price: 55_000 };
    await send('/save', { step: 'association', ...names, ...edition, latest_birth_date: '2006-01-01' });
    await send('/save', { step: 'look', brand_colour: '0F5A63' });
    const { data } = await send('/save', { step: 'mail', office_email: email, bulk_mail_per_minute: 7 });
    expect(data).toMatchObject({
      steps: ['association', 'look', 'mail', 'check'],
      settings: {
        ...names,
        brand_colour: '0F5A63',
        latest_birth_date: '2006-01-01',
        bulk_mail_per_minute: 7,
      },
      edition,
      lacks: ['admin', 'second_factor', 'mail', 'backup'],
      missing_pages: ['contact', 'grievance'],
    });
    const [row] = await server.query('select activation_cutoff::text from edition where is_current');
    expect(row).toEqual({ activation_cutoff: '2026-07-01' });
    expect(await actions()).toEqual(
      expect.arrayContaining([
        { action: 'setting.begin_setup', actor_kind: 'system' },
        { action: 'setting.change', actor_kind: 'system' },
        { action: 'edition.change', actor_kind: 'system' },
      ]),
    );
  });

  it('take a logo', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30"/></svg>';
    const post = (body: string, type = 'image/svg+xml') =>
      fetch(`${server.api.url}/qe_setup/logo`, {
        method: 'POST',
        headers: {
          'content-type': type,
          origin: 'https://suchi.test',
          cookie: `__Host-suchi_setup=${owner.cookies.get('__Host-suchi_setup')?.value ?? ''}`,
        },
        body,
      });
    expect((await post('<p>no</p>')).status).toBe(400);
    expect((await post(drawing, 'text/html')).status).toBe(415);
    expect((await post(drawing)).status).toBe(200);
    expect((await read()).data.logo).toMatch(/\.svg$/);
    expect((await send('/remove_logo', {})).data.logo).toBeNull();
  });
});

describe('the people', () => {
  const person = everyPath['/admin'];

  it('need an admin first', async () => {
    const { '/save': _save, '/admin': _admin, '/remove_logo': _logo, ...others } = everyPath;
    for (const [path, body] of Object.entries({ ...others, '/try': { what: 'mail' } }))
      expect((await send(path, body)).extensions, path).toMatchObject({ reason: 'no_admin' });
  });

  it.each([
    [{ password: 'short', confirm_password: 'short' }, 'password'],
    [{ password: 'Dhara Vyas 2026', confirm_password: 'Dhara Vyas 2026' }, 'password'],
    [{ confirm_password: 'another one' }, 'confirm_password'],
    [{ mobile: '12' }, 'mobile'],
    [{ email: 'nobody' }, 'email'],
  ])('refuse an admin with %j', async (changes, field) => {
    const answer = await send('/admin', { ...person, ...changes });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.extensions['fields'] as object)).toEqual([field]);
  });

  it('are an admin, who can be corrected', async () => {
    expect((await send('/admin', { ...person, email: 'dhra@example.org' })).status).toBe(200);
    const { data } = await send('/admin', person);
    expect(data.admin).toEqual({
      first_name: 'Dhara',
      last_name: 'Vyas',
      email,
      mobile: '919820012345',
      has_second_factor: false,
    });
    const rows = await server.query('select email, email_verified from directus_users where role = $1', [
      roleIds.admin,
    ]);
    expect(rows).toEqual([{ email, email_verified: false }]);
    link = await makeLink();
    await expectClosed(owner);
    expect((await open(owner)).data.admin?.email).toBe(email);
  });

  it('are reviewers who were invited', async () => {
    const invite = (address: string) => send('/invite', { email: address });
    expect((await invite(email)).extensions).toMatchObject({ reason: 'address_in_use' });
    expect((await invite('reviewer@example.org')).data.reviewers).toEqual(['reviewer@example.org']);
    expect((await server.mail.waitForMail('reviewer@example.org')).text).toContain('/join#');
  });
});

let secret: string;
const step = () => Math.floor(Date.now() / 30_000);

describe('what is tried', () => {
  it('the second factor', async () => {
    secret = (await send<{ secret: string }>('/second_factor_start', {})).data.secret;
    const wrong = await send('/second_factor_set', { otp: codeAt(secret, step() + 20) });
    expect(wrong.extensions).toMatchObject({ fields: { otp: 'otp' } });
    const set = await send<{ recovery_codes: string[]; state: SetupState }>('/second_factor_set', {
      otp: codeAt(secret, step()),
    });
    expect(set.data.recovery_codes.length).toBeGreaterThan(5);
    expect(set.data.state.lacks).toEqual(['mail', 'backup']);
  });

  it('the mail, by a code that is typed', async () => {
    expect((await send('/try', { what: 'mail' })).data.mail).toMatchObject({ confirmed_at: null });
    expect((await send('/try', { what: 'mail' })).code).toBe('OTP_RESEND_TOO_SOON');
    const code = codeIn(await server.mail.waitForMail(email));
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await send('/confirm_mail', { otp: wrong })).code).toBe('OTP_INCORRECT');
    const { data } = await send('/confirm_mail', { otp: code });
    expect(data.mail).toMatchObject({ confirmed_at: expect.any(String), seconds: expect.any(Number) });
    expect(data.lacks).toEqual(['backup']);
  });

  it('payments, by asking the provider', async () => {
    const { data } = await send('/try', { what: 'payments' });
    expect(data.payments).toEqual({ mode: 'test', tried_at: expect.any(String), is_answering: true });
  });

  it('the backup, by the report of the job; without one nothing is opened', async () => {
    expect(await send('/finish', {})).toMatchObject({ status: 409, extensions: { reason: 'unfinished' } });
    const now = new Date().toISOString();
    writeFileSync(
      report,
      JSON.stringify({ backups: [{ finished_at: now, is_good: true }], restore_tried_at: now }),
    );
    const { data } = await send('/try', { what: 'backup' });
    expect(data.backup).toEqual({ made_at: now, restored_at: now, failed_at: null });
    expect(data.lacks).toEqual([]);
  });
});

describe('after opening', () => {
  const signIn = (otp?: string) =>
    browse().ask('/qe_session/sign_in', { body: { email, password, ...(otp !== undefined && { otp }) } });

  it('the wizard is over', async () => {
    expect((await send('/finish', {})).status).toBe(200);
    expect(owner.cookies.has('__Host-suchi_setup')).toBe(false);
    await expectClosed(owner);
    expect((await open(browse())).code).toBe('SETUP_LINK_INVALID');
    await expect(makeLink()).rejects.toThrow('is open already');
    expect((await actions()).at(-1)).toEqual({ action: 'setting.open_association', actor_kind: 'admin' });
  });

  it('the admin logs in with the second factor, and names the officer, which opens registration', async () => {
    expect((await signIn()).code).toBe('INVALID_OTP');
    const admin = browse();
    const signedIn = await admin.ask('/qe_session/sign_in', {
      body: { email, password, otp: codeAt(secret, step() + 1) },
    });
    expect(signedIn.status).toBe(200);
    expect((await admin.ask('/qe_bulk_mail/setup')).data).toMatchObject({ per_minute: 7 });
    await expect(server.query('update admin_setting set bulk_mail_per_minute = -1')).rejects.toThrow(
      'suchi_admin_setting_bulk_mail_per_minute',
    );

    const change = (body: object) => admin.ask('/qe_settings/change_settings', { body });
    expect((await register()).code).toBe('REGISTRATION_CLOSED');
    await change({ grievance_officer_name: 'Dhara Vyas' });
    expect((await register()).code).toBe('REGISTRATION_CLOSED');
    await change({ support_email: 'office@example.org' });
    expect((await register()).status).toBe(200);
  });

  it('nothing is sold with keys of the test mode, except to testers', async () => {
    const { id, token } = await registerVerifiedMember(server);
    await server.query(`update admin_setting set enable_search_subscription = true,
      subscription_start_date = current_date - 1, subscription_end_date = current_date + 1`);
    const offer = () =>
      askApi<{ subscription: { is_open: boolean } }>(server.api.url, '/qe_payment/offers', { token });
    const buy = () =>
      askApi(server.api.url, '/qe_payment/init_payment_razorpay', { token, body: { amount: 55_000 } });
    expect((await offer()).data.subscription.is_open).toBe(false);
    expect((await buy()).code).toBe('OFFER_CLOSED');
    await server.query('update directus_users set is_tester = true where id = $1', [id]);
    expect((await offer()).data.subscription.is_open).toBe(true);
  });

  it('opening is tried at most sixty times an hour from one address', async () => {
    const guess = () =>
      askApi(server.api.url, '/qe_setup/open', { body: { token: 'guess' }, address: '203.0.113.9' });
    for (let count = 0; count < 60; count += 1) expect((await guess()).status).toBe(410);
    expect((await guess()).code).toBe('REQUESTS_EXCEEDED');
  });
});
