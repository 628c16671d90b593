import { roleIds } from '@suchi/domain/accounts';
import {
  askApi,
  buildRegistration,
  openBrowser,
  shareInstallation,
  type TestBrowser,
  type TestInstallation,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember } from './member.ts';

const cookieName = '__Host-suchi_session';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation({ nodes: 2 });
});
afterAll(() => server.stop());

interface Login {
  email: string;
  password: string;
}

const browserAt = (node = 0, userAgent?: string) =>
  openBrowser({
    baseUrl: server.nodes[node]?.url ?? '',
    origin: server.installation.publicUrl,
    ...(userAgent === undefined ? {} : { userAgent }),
  });

async function signIn(login: Login, { keep = false, browser = browserAt() } = {}): Promise<TestBrowser> {
  const answer = await browser.ask('/qe_session/sign_in', {
    body: { email: login.email, password: login.password, keep },
  });
  expect(answer.status).toBe(200);
  return browser;
}

const statusOfMe = async (browser: TestBrowser) => (await browser.ask('/users/me?fields=id')).status;

describe('signing in with a browser', () => {
  it('refuses a wrong password and an unknown address alike, and sets no cookie', async () => {
    const { form } = await registerVerifiedMember(server);
    const browser = browserAt();
    const wrong = await browser.ask('/qe_session/sign_in', {
      body: { email: form.email, password: 'wrong' },
    });
    const unknown = await browser.ask('/qe_session/sign_in', {
      body: { email: 'no.one@example.org', password: 'wrong' },
    });
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect([unknown.status, unknown.code]).toEqual([wrong.status, wrong.code]);
    expect(browser.cookies.size).toBe(0);
    expect((await browser.ask('/qe_session/sign_in', { body: {} })).code).toBe('INVALID_PAYLOAD');
  });

  it('is slowed by account together with the JSON sign-in', async () => {
    const { form } = await registerVerifiedMember(server);
    const attempt = (path: string) =>
      browserAt().ask(path, { body: { email: form.email, password: 'wrong' } });
    const paths = ['/qe_session/sign_in', '/auth/login'].flatMap((path) => Array<string>(5).fill(path));
    for (const { status } of await Promise.all(paths.map(attempt))) expect(status).toBe(401);
    expect((await attempt('/qe_session/sign_in')).code).toBe('REQUESTS_EXCEEDED');
  });

  it('sets one cookie that scripts and other sites cannot use, and no token in the answer', async () => {
    const { form, id } = await registerVerifiedMember(server);
    const browser = browserAt();
    const answer = await browser.ask('/qe_session/sign_in', { body: { ...form, keep: true } });
    expect(answer.data).toEqual({ user_id: id });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(browser.cookies.get(cookieName)?.attributes).toEqual(
      expect.arrayContaining(['httponly', 'secure', 'samesite=lax', 'path=/', `max-age=${30 * 86_400}`]),
    );
    expect(await statusOfMe(browser)).toBe(200);
  });

  it('a new member stays signed in on the device where they registered', async () => {
    const browser = browserAt();
    expect((await browser.ask('/qe_auth/register', { body: buildRegistration() })).status).toBe(200);
    expect(browser.cookies.get(cookieName)?.attributes).toContain(`max-age=${30 * 86_400}`);
  });

  it('ends with the browser unless it is to be kept', async () => {
    const { form } = await registerVerifiedMember(server);
    const kept = await signIn(form, { keep: true });
    const notKept = await signIn(form);
    kept.close();
    notKept.close();
    expect([await statusOfMe(kept), await statusOfMe(notKept)]).toEqual([200, 401]);
  });
});

describe('a session', () => {
  const rowOf = async (userId: string) => {
    const [row] = await server.query<{ days: number; seen_at: Date }>(
      `select extract(epoch from expires - now()) / 86400 as days, seen_at from directus_sessions
        where "user" = $1 and is_kept is not null order by signed_in_at desc`,
      [userId],
    );
    return { days: Math.round(Number(row?.days)), seenAt: row?.seen_at };
  };

  it.each([
    [true, 30],
    [false, 1],
  ])('kept: %s lasts %i days from when it was last seen', async (keep, days) => {
    const { form, id } = await registerVerifiedMember(server);
    const browser = await signIn(form, { keep });
    expect((await rowOf(id)).days).toBe(days);
    await server.query(
      `update directus_sessions set seen_at = now() - interval '6 minutes', expires = now() + interval '1 hour' where "user" = $1`,
      [id],
    );
    expect(await statusOfMe(browser)).toBe(200);
    expect((await rowOf(id)).days).toBe(days);
  });

  it('of staff ends twelve hours after the sign-in, is never kept, and ends earlier when it is not used', async () => {
    const { form, id } = await registerVerifiedMember(server);
    await server.query('update directus_users set role = $1 where id = $2', [roleIds.staff, id]);
    const browser = await signIn(form, { keep: true });
    const hours = async () => {
      const [row] = await server.query<{ hours: string }>(
        `select extract(epoch from expires - now()) / 3600 as hours from directus_sessions
          where "user" = $1 and is_kept = false`,
        [id],
      );
      return Math.round(Number(row?.hours));
    };
    expect(await hours()).toBe(2);
    const age = (signedIn: string) =>
      server.query(
        `update directus_sessions set seen_at = now() - interval '6 minutes', signed_in_at = now() - $2::interval
          where "user" = $1`,
        [id, signedIn],
      );
    await age('11 hours');
    expect([await statusOfMe(browser), await hours()]).toEqual([200, 1]);
    await age('12 hours 1 minute');
    expect(await statusOfMe(browser)).toBe(401);
  });

  it('is written down at most every five minutes', async () => {
    const { form, id } = await registerVerifiedMember(server);
    const browser = await signIn(form);
    const { seenAt } = await rowOf(id);
    await statusOfMe(browser);
    expect((await rowOf(id)).seenAt).toEqual(seenAt);
  });

  it('that has ended is a visitor: public pages work, the rest requires a sign-in', async () => {
    const { form, id } = await registerVerifiedMember(server);
    const browser = await signIn(form, { keep: true });
    const stale = browser.cookies.get(cookieName);
    await server.query(
      `update directus_sessions set expires = now() - interval '1 second' where "user" = $1`,
      [id],
    );
    const put = () => browser.cookies.set(cookieName, stale ?? { value: '', attributes: [] });
    expect((await browser.ask('/qe_public/facts')).status).toBe(200);
    expect(browser.cookies.has(cookieName)).toBe(false);
    put();
    expect(await browser.ask('/users/me')).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
    put();
    expect((await browser.ask('/items/qdb_lookup')).status).toBe(401);
    put();
    expect((await browser.ask('/qe_profile/form')).status).toBe(401);
    put();
    await signIn(form, { browser });
    expect(await statusOfMe(browser)).toBe(200);
  });

  it.each(['x', 'a.b.c', `a.${Buffer.from('{"id":"x","exp":9e9}').toString('base64url')}.c`])(
    'made of nonsense (%s) is a visitor too',
    async (value) => {
      const browser = browserAt();
      browser.cookies.set(cookieName, { value, attributes: [] });
      expect((await browser.ask('/qe_public/facts')).status).toBe(200);
    },
  );

  it('ends at once on all nodes: logging out', async () => {
    const { form } = await registerVerifiedMember(server);
    const browser = await signIn(form);
    const other = browserAt(1);
    for (const [name, cookie] of browser.cookies) other.cookies.set(name, cookie);
    expect(await statusOfMe(other)).toBe(200);
    expect((await browser.ask('/qe_session/sign_out', { body: {} })).status).toBe(200);
    expect(browser.cookies.has(cookieName)).toBe(false);
    expect(await statusOfMe(other)).toBe(401);
    expect((await browser.ask('/qe_session/sign_out', { body: {} })).status).toBe(200);
  });

  it('ends at once on all nodes: suspension, for browsers and JSON tokens, and stays ended', async () => {
    const { form, id, token } = await registerVerifiedMember(server);
    const browser = await signIn(form, { browser: browserAt(1), keep: true });
    const cookie = browser.cookies.get(cookieName);
    const bearer = () => askApi(server.nodes[1]?.url ?? '', '/qe_profile/standing', { token });
    expect((await bearer()).status).toBe(200);

    await server.query(`update directus_users set status = 'suspended' where id = $1`, [id]);
    expect(await bearer()).toMatchObject({ status: 401, code: 'USER_SUSPENDED' });
    expect(await statusOfMe(browser)).toBe(401);
    if (cookie) browser.cookies.set(cookieName, cookie);
    expect((await browser.ask('/qe_profile/standing')).status).toBe(401);
  });

  it('ends at once when the role changes: the cookie has the old role', async () => {
    const { form, id, token } = await registerVerifiedMember(server);
    const browser = await signIn(form);
    await server.query('update directus_users set role = $1 where id = $2', [roleIds.admin, id]);
    expect(await statusOfMe(browser)).toBe(401);
    expect((await askApi(server.api.url, '/users/me', { token })).status).toBe(401);
  });
});

interface Device {
  id: string;
  browser: string | null;
  system: string | null;
  is_current: boolean;
}

describe('where someone is signed in', () => {
  const list = async (browser: TestBrowser) =>
    (await browser.ask<{ devices: Device[] }>('/qe_session/list')).data.devices;

  it('is not shown to a visitor', async () => {
    const browser = browserAt();
    expect((await browser.ask('/qe_session/list')).code).toBe('SIGN_IN_REQUIRED');
    for (const path of ['/qe_session/end', '/qe_session/end_others'])
      expect((await browser.ask(path, { body: { id: crypto.randomUUID() } })).status).toBe(401);
  });

  it('is listed with this device first, without tokens or network addresses', async () => {
    const { form } = await registerVerifiedMember(server);
    const phone = await signIn(form, { keep: true });
    await signIn(form, { browser: browserAt(1, firefox) });
    const devices = await list(phone);
    expect(devices.slice(0, 2)).toMatchObject([
      { browser: 'Chrome', system: 'Android', is_current: true, is_kept: true },
      { browser: 'Firefox', system: 'Linux', is_current: false, is_kept: false },
    ]);
    const rows = await server.query<{ token: string }>('select token from directus_sessions');
    const said = JSON.stringify(devices);
    for (const { token } of rows) expect(said).not.toContain(token);
    expect(said).not.toContain('127.0.0.1');
  });

  it('ends one device, and never that of another account', async () => {
    const [me, other] = [await registerVerifiedMember(server), await registerVerifiedMember(server)];
    const [phone, desk] = [await signIn(me.form), await signIn(me.form, { browser: browserAt(1, firefox) })];
    const stranger = await signIn(other.form);
    const [own] = await list(stranger);
    const deskId = (await list(phone)).find(({ browser }) => browser === 'Firefox')?.id;

    expect((await phone.ask('/qe_session/end', { body: { id: 'x' } })).code).toBe('INVALID_PAYLOAD');
    await phone.ask('/qe_session/end', { body: { id: own?.id } });
    await phone.ask('/qe_session/end', { body: { id: deskId } });
    expect(await Promise.all([phone, desk, stranger].map(statusOfMe))).toEqual([200, 401, 200]);
  });

  it('ends all others, JSON clients with their access tokens too', async () => {
    const { form, token, refreshToken } = await registerVerifiedMember(server);
    const [phone, desk] = [await signIn(form), await signIn(form, { browser: browserAt(1) })];
    expect((await phone.ask('/qe_session/end_others', { body: {} })).status).toBe(200);
    expect(await Promise.all([phone, desk].map(statusOfMe))).toEqual([200, 401]);
    expect((await askApi(server.api.url, '/users/me', { token })).status).toBe(401);
    const refreshed = await askApi(server.api.url, '/auth/refresh', {
      body: { refresh_token: refreshToken },
    });
    expect(refreshed.status).toBe(401);
  });

  it('ends with the password: every session and JSON token, at once', async () => {
    const { form, token } = await registerVerifiedMember(server);
    const [phone, desk] = [await signIn(form), await signIn(form, { browser: browserAt(1) })];
    const changed = await phone.ask('/qe_auth/change_password', {
      body: {
        old_password: form.password,
        password: 'jasmine-garland-7',
        confirm_password: 'jasmine-garland-7',
      },
    });
    expect(changed.status).toBe(200);
    expect(await Promise.all([phone, desk].map(statusOfMe))).toEqual([401, 401]);
    expect((await askApi(server.nodes[1]?.url ?? '', '/users/me', { token })).status).toBe(401);
  });
});

describe('a mail about a new device', () => {
  const isAboutDevice = ({ subject }: { subject: string }) => subject === 'New sign-in to your Suchi account';
  const mailsTo = (email: string) => server.mail.mailsTo(email).filter(isAboutDevice);

  it('is sent once for each browser, and names it', async () => {
    const { form } = await registerVerifiedMember(server);
    const browser = await signIn(form, { browser: browserAt(0, firefox) });
    const mail = await server.mail.waitForMail(form.email, isAboutDevice);
    expect(mail.text).toContain('Firefox on Linux');
    expect(mail.text).toContain('/settings/signed_in_devices');
    await signIn(form, { browser });
    await signIn(form, { browser: browserAt(0) });
    await server.mail.waitForMail(form.email, ({ text }) => text.includes('Chrome on Android'));
    expect(mailsTo(form.email)).toHaveLength(2);
  });

  it('is remembered for each account of a shared computer', async () => {
    const [mother, son] = [await registerVerifiedMember(server), await registerVerifiedMember(server)];
    const browser = await signIn(mother.form);
    await signIn(son.form, { browser });
    await server.mail.waitForMail(son.form.email, isAboutDevice);
    await signIn(mother.form, { browser });
    await signIn(son.form, { browser });
    expect([mailsTo(mother.form.email).length, mailsTo(son.form.email).length]).toEqual([1, 1]);
  });

  it('is sent for a client with JSON tokens that was not seen before', async () => {
    const { form } = await registerVerifiedMember(server);
    const login = () =>
      askApi(server.api.url, '/auth/login', {
        body: { email: form.email, password: form.password },
        headers: { 'user-agent': 'curl/8.5.0' },
      });
    await login();
    const mail = await server.mail.waitForMail(form.email, ({ text }) => text.includes('unknown browser'));
    expect(mail.subject).toBe('New sign-in to your Suchi account');
  });

  it('is not sent to an address that is not proven', async () => {
    const { form, id } = await registerVerifiedMember(server);
    await server.query('update directus_users set email_verified = false where id = $1', [id]);
    await signIn(form);
    const rows = await server.query(`select 1 from qdb_mail where to_email = $1 and kind = 'new_device'`, [
      form.email,
    ]);
    expect(rows).toEqual([]);
  });
});
