import { roleIds } from '@suchi/domain/accounts';
import {
  askApi,
  buildRegistration,
  openBrowser,
  resetLinkIn,
  shareInstallation,
  type TestInstallation,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation();
});
afterAll(() => server.stop());

const ask = <Data = Record<string, unknown>>(path: string, request = {}) =>
  askApi<Data>(server.api.url, path, request);
const login = (email: string, password: string, address?: string) =>
  ask<{ access_token: string; refresh_token: string }>('/auth/login', { body: { email, password }, address });
/** The engine delays a refusal, so all at once. */
const loginWrongly = (times: number, email: string, addressOf: (attempt: number) => string) =>
  Promise.all(Array.from({ length: times }, (_, attempt) => login(email, 'wrong', addressOf(attempt))));
const change = (token: string, old_password: string, password: string) =>
  ask('/qe_auth/change_password', { token, body: { old_password, password, confirm_password: password } });

describe('signing in', () => {
  it('gives the same response to a wrong password and to an unknown address', async () => {
    const { form } = await registerMember(server);
    const wrong = await login(form.email, 'not-the-password');
    const nobody = await login('nobody@example.org', 'not-the-password');
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect([nobody.status, nobody.code, nobody.extensions]).toEqual([
      wrong.status,
      wrong.code,
      wrong.extensions,
    ]);
  });

  it('hands out tokens, renews them once, and forgets them at logout', async () => {
    const { form } = await registerMember(server);
    const { data } = await login(form.email, form.password);
    const renewed = await ask<{ refresh_token: string }>('/auth/refresh', {
      body: { refresh_token: data.refresh_token },
    });
    expect(renewed.status).toBe(200);
    expect((await ask('/auth/refresh', { body: { refresh_token: data.refresh_token } })).status).toBe(401);

    const { refresh_token } = renewed.data;
    expect((await ask('/auth/logout', { body: { refresh_token } })).status).toBe(204);
    expect((await ask('/auth/refresh', { body: { refresh_token } })).status).toBe(401);
  });

  it('is slowed by sender and account, whether or not the account exists', async () => {
    const { form } = await registerMember(server);
    const other = await registerMember(server);
    for (const email of [form.email, 'no.such.person@example.org']) {
      const answers = await loginWrongly(10, email, () => '10.1.0.1');
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['INVALID_CREDENTIALS']));
      const refused = await login(email, 'wrong', '10.1.0.1');
      expect(refused).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
      expect(refused.extensions['retry_after_seconds']).toBeGreaterThan(800);
    }
    expect((await login(form.email, form.password, '10.1.0.1')).code).toBe('REQUESTS_EXCEEDED');
    expect((await login(form.email, form.password, '10.1.0.2')).status).toBe(200);
    expect((await login(other.form.email, other.form.password, '10.1.0.1')).status).toBe(200);
  });

  it('counts all addresses of an IPv6 network as one sender', async () => {
    const { form } = await registerMember(server);
    const answers = await loginWrongly(10, form.email, (attempt) => `2001:db8:7:1::${attempt}`);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(401));
    expect((await login(form.email, 'wrong', '2001:db8:7:1:ffff::b')).status).toBe(429);
    expect((await login(form.email, 'wrong', '2001:db8:7:2::1')).status).toBe(401);
  });

  it('is slowed for all strangers together, and they cannot lock the owner out', async () => {
    const { form } = await registerVerifiedMember(server);
    const credentials = { email: form.email, password: form.password };
    const home = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
    const signIn = (
      browser = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl }),
    ) => browser.ask('/qe_session/sign_in', { body: credentials });
    expect((await signIn(home)).status).toBe(200);
    await loginWrongly(100, form.email, (attempt) => `10.2.${attempt}.1`);
    expect((await login(form.email, 'wrong', '10.3.0.1')).status).toBe(429);
    expect((await signIn()).code).toBe('REQUESTS_EXCEEDED');
    expect((await signIn(home)).status).toBe(200);

    await server.query(
      'update directus_users set password = (select password from directus_users where email = $2) where email = $1',
      [form.email, (await registerMember(server)).form.email],
    );
    expect((await signIn(home)).code).toBe('REQUESTS_EXCEEDED');
  });

  it('tells a suspended member so, and nobody who does not know the password', async () => {
    const { form, id } = await registerVerifiedMember(server);
    await server.query("update directus_users set status = 'suspended' where id = $1", [id]);
    const signIn = (password: string) =>
      ask('/qe_session/sign_in', {
        body: { email: form.email, password },
        headers: { origin: server.installation.publicUrl },
      });
    expect(await signIn('not-the-password')).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    const told = await signIn(form.password);
    expect(told).toMatchObject({ status: 401, code: 'USER_SUSPENDED' });
    expect(told.headers.getSetCookie()).toEqual([]);
  });

  it('resets the failed tries after a success', async () => {
    const { form } = await registerMember(server);
    for (let round = 0; round < 2; round += 1) {
      await loginWrongly(8, form.email, () => '10.1.0.3');
      expect((await login(form.email, form.password, '10.1.0.3')).status).toBe(200);
    }
  });
});

describe('each try', () => {
  const counts = async () => {
    const text = await (await fetch(server.api.metricsUrl)).text();
    const found = text.matchAll(/suchi_sign_ins_total\{result="(\w+)"\} (\d+)/g);
    return Object.fromEntries([...found].map(([, result, count]) => [result, Number(count)]));
  };

  it('is counted by its result, and the log has a mark of the account', async () => {
    const { form } = await registerMember(server);
    const [before, logBefore] = [await counts(), server.api.log().length];
    await login(form.email, form.password);
    await login(form.email, 'not-the-password');
    await login('nobody.here@example.org', 'not-the-password');
    expect(await counts()).toEqual({
      ...before,
      right: (before['right'] ?? 0) + 1,
      wrong_password: (before['wrong_password'] ?? 0) + 2,
    });
    const lines = server.api.log().slice(logBefore).split('\n');
    const noted = lines
      .filter((line) => line.includes('"sign-in"'))
      .map((line) => JSON.parse(line) as object);
    const account = expect.stringMatching(/^[\w-]{22}$/) as string;
    expect(noted).toMatchObject([
      { account, result: 'right' },
      { account, result: 'wrong_password' },
      { account: null, result: 'wrong_password' },
    ]);
  });
});

describe('a forgotten password', () => {
  const request = (email: string) => ask('/auth/password/request', { body: { email } });

  it('answers the same whether or not the address is registered', async () => {
    const { form } = await registerMember(server);
    const known = await request(form.email);
    const unknown = await request('nobody.at.all@example.org');
    expect([unknown.status, unknown.code, unknown.data]).toEqual([known.status, known.code, known.data]);
    await server.mail.waitForMail(form.email, (mail) => mail.subject === 'Choose a new password');
    expect(server.mail.mailsTo('nobody.at.all@example.org')).toEqual([]);
  });

  it('is replaced through the mailed link, once, and ends the old sessions', async () => {
    const { form, refreshToken } = await registerMember(server);
    await request(form.email);
    const mail = await server.mail.waitForMail(
      form.email,
      ({ subject }) => subject === 'Choose a new password',
    );
    const link = resetLinkIn(mail);
    expect(link.origin + link.pathname).toBe('https://suchi.test/admin/reset-password');
    const token = link.searchParams.get('token');

    // The web asks with an empty password whether a link still works.
    for (const password of ['', 'short'])
      expect(await ask('/auth/password/reset', { body: { token, password } })).toMatchObject({
        status: 400,
        code: 'FAILED_VALIDATION',
      });
    expect((await ask('/auth/password/reset', { body: { token, password: 'chrysanthemum' } })).status).toBe(
      204,
    );
    for (const password of ['', 'once-more-please'])
      expect((await ask('/auth/password/reset', { body: { token, password } })).status).toBe(403);

    expect((await login(form.email, form.password)).status).toBe(401);
    expect((await login(form.email, 'chrysanthemum')).status).toBe(200);
    expect((await ask('/auth/refresh', { body: { refresh_token: refreshToken } })).status).toBe(401);
  });

  it('is slowed per sender, and nobody uses up the tries of the owner', async () => {
    const { form } = await registerMember(server);
    const requestFrom = (address: string) =>
      ask('/auth/password/request', { body: { email: form.email }, address });
    for (let count = 0; count < 5; count += 1) expect((await requestFrom('10.4.0.1')).status).toBe(204);
    expect(await requestFrom('10.4.0.1')).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
    // The same answer, and no more mails: the links of the first five work.
    expect((await requestFrom('10.4.0.2')).status).toBe(204);
    const isLink = ({ subject }: { subject: string }) => subject === 'Choose a new password';
    const mail = await server.mail.waitForMail(form.email, isLink);
    expect(server.mail.mailsTo(form.email).filter(isLink).length).toBeLessThanOrEqual(5);
    const token = resetLinkIn(mail).searchParams.get('token');
    const reset = (password: string) => ask('/auth/password/reset', { body: { token, password } });
    expect(await reset(form.password)).toMatchObject({
      status: 400,
      extensions: { fields: { password: 'passwordSame' } },
    });
    expect((await reset('chrysanthemum')).status).toBe(204);
  });

  it('keeps the link out of the table of mails', async () => {
    const rows = await server.query<{ row: string }>(
      "select m::text as row from qdb_mail m where kind = 'password_reset'",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toMatch(/token=/);
  });

  it.each([
    ['one that many people use', 'Password123', 'passwordCommon'],
    ['digits in a row', '12345678', 'passwordCommon'],
    ['one’s own name', 'kelkar-2026', 'passwordPersonal'],
    ['the name of the site', 'Suchi2026', 'passwordPersonal'],
  ])('is not %s: at registration, by link, or signed in', async (_what, password, message) => {
    const refused = { status: 400, code: 'INVALID_PAYLOAD', extensions: { fields: { password: message } } };
    const body = buildRegistration({ password, confirm_password: password });
    expect(await ask('/qe_auth/register', { body })).toMatchObject(refused);

    const { form, token } = await registerMember(server);
    expect(await change(token, form.password, password)).toMatchObject(refused);
    await request(form.email);
    const mail = await server.mail.waitForMail(form.email, ({ subject }) => subject.startsWith('Choose'));
    const reset = { token: resetLinkIn(mail).searchParams.get('token'), password };
    expect(await ask('/auth/password/reset', { body: reset })).toMatchObject(refused);
    expect((await login(form.email, form.password)).status).toBe(200);
  });

  it('is not changed without the old one, nor by the engine’s own path', async () => {
    const { form, token } = await registerVerifiedMember(server);
    expect((await ask('/qe_auth/change_password', { body: {} })).status).toBe(401);
    expect(
      (await ask('/users/me', { method: 'PATCH', token, body: { password: 'jasmine-garland' } })).status,
    ).toBe(403);
    const staff = await registerWithRole(server, roleIds.admin);
    const asStaff = { method: 'PATCH', token: staff.token, body: { password: 'jasmine-garland' } };
    expect((await ask('/users/me', asStaff)).status).toBe(403);
    expect(await change(token, 'not-the-old-one', 'jasmine-garland')).toMatchObject({
      status: 400,
      extensions: { fields: { old_password: 'oldPasswordWrong' } },
    });
    expect((await change(token, form.password, 'short')).status).toBe(400);
    expect(await change(token, form.password, form.password)).toMatchObject({
      status: 400,
      extensions: { fields: { password: 'passwordSame' } },
    });
    expect((await login(form.email, form.password)).status).toBe(200);
  });

  it('is of twelve characters at least for staff, signed in or by link', async () => {
    const { form, id } = await registerVerifiedMember(server);
    await server.query('update directus_users set role = $1 where id = $2', [roleIds.staff, id]);
    const { access_token: token } = (await login(form.email, form.password)).data;
    const refused = { status: 400, extensions: { fields: { password: 'staffPasswordTooShort' } } };
    expect(await change(token, form.password, 'mango-river')).toMatchObject(refused);
    await request(form.email);
    const mail = await server.mail.waitForMail(form.email, ({ subject }) => subject.startsWith('Choose'));
    const reset = { token: resetLinkIn(mail).searchParams.get('token'), password: 'mango-river' };
    expect(await ask('/auth/password/reset', { body: reset })).toMatchObject(refused);
    expect((await change(token, form.password, 'mango-rivers')).status).toBe(200);
  });

  it('is not tried out: eleven wrong old ones are slowed down', async () => {
    const { token } = await registerMember(server);
    for (let count = 0; count < 10; count += 1)
      expect((await change(token, `wrong-${count}`, 'jasmine-garland')).status).toBe(400);
    expect((await change(token, 'wrong-again', 'jasmine-garland')).code).toBe('REQUESTS_EXCEEDED');
  });

  it('is changed with the old one, ends every session, and a mail reports it', async () => {
    const { form, token, refreshToken } = await registerVerifiedMember(server);
    expect(await change(token, form.password, 'jasmine-garland')).toMatchObject({ status: 200, data: {} });
    expect((await ask('/users/me', { token })).status).toBe(401);
    expect((await ask('/auth/refresh', { body: { refresh_token: refreshToken } })).status).toBe(401);
    expect((await login(form.email, form.password)).status).toBe(401);
    expect((await login(form.email, 'jasmine-garland')).status).toBe(200);
    const mail = await server.mail.waitForMail(form.email, ({ subject }) => subject.includes('was changed'));
    expect(mail.text).toContain('If it was not you');
    expect(mail.text).not.toContain('jasmine-garland');
  });
});
