import { roleIds } from '@suchi/domain/accounts';
import {
  askApi,
  openBrowser,
  shareInstallation,
  type TestBrowser,
  type TestInstallation,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember } from './member.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation();
});
afterAll(() => server.stop());

const ask = <Data = Record<string, unknown>>(path: string, request = {}) =>
  askApi<Data>(server.api.url, path, request);

async function signedInBrowser(): Promise<TestBrowser> {
  const { form } = await registerVerifiedMember(server);
  const browser = openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });
  await browser.ask('/qe_session/sign_in', { body: { email: form.email, password: form.password } });
  return browser;
}

const cookieOf = (browser: TestBrowser) =>
  [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

describe('a request forged by another site', () => {
  it('is refused before it changes anything', async () => {
    const browser = await signedInBrowser();
    const attempt = (headers: Record<string, string>, path = '/qe_session/end_others') =>
      fetch(server.api.url + path, {
        method: 'POST',
        body: '{}',
        headers: { cookie: cookieOf(browser), ...headers },
      });
    const json = { 'content-type': 'application/json' };
    const own = { origin: server.installation.publicUrl };
    for (const headers of [
      { ...json, origin: 'https://evil.example' },
      json,
      { 'content-type': 'text/plain', origin: 'https://evil.example' },
      { 'content-type': 'text/plain', ...own },
      { 'content-type': 'application/x-www-form-urlencoded', ...own },
      { ...json, 'sec-fetch-site': 'cross-site' },
      { ...json, origin: 'null' },
    ]) {
      const answer = await attempt(headers);
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('FOREIGN_REQUEST')]);
    }
    expect((await attempt({ ...json, ...own })).status).toBe(200);
    expect((await attempt({ ...json, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('cannot sign a visitor in as someone else', async () => {
    const { form } = await registerVerifiedMember(server);
    const answer = await ask('/qe_session/sign_in', {
      body: { email: form.email, password: form.password },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer).toMatchObject({ status: 403, code: 'FOREIGN_REQUEST' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('gets no leave to read from the upload', async () => {
    const browser = await signedInBrowser();
    for (const method of ['OPTIONS', 'HEAD', 'POST']) {
      const answer = await fetch(`${server.api.url}/files/tus`, {
        method,
        headers: { cookie: cookieOf(browser), origin: 'https://evil.example', 'tus-resumable': '1.0.0' },
      });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });
});

describe("the engine's own cookies", () => {
  it.each(['session', 'cookie'])('mode %s is refused', async (mode) => {
    const { form } = await registerVerifiedMember(server);
    const login = (headers: Record<string, string> = {}) =>
      ask('/auth/login', { body: { email: form.email, password: form.password, mode }, headers });
    for (const answer of [
      await login(),
      await login({ origin: server.installation.publicUrl, 'sec-fetch-site': 'same-origin' }),
      await login({ 'sec-fetch-site': 'same-origin' }),
      await login({ 'x-suchi-door': 'web' }),
      await ask('/auth/refresh', { body: { mode } }),
      await ask('/auth/logout', { body: { mode } }),
    ]) {
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('are left to the Studio, at its own address, and are as careful as ours', async () => {
    const { form } = await registerVerifiedMember(server);
    const answer = await ask('/auth/login', {
      body: { email: form.email, password: form.password, mode: 'session' },
      headers: {
        origin: 'https://studio.suchi.test',
        'sec-fetch-site': 'same-origin',
        'x-suchi-door': 'studio',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^__Host-suchi_session=.*HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

describe('JSON tokens', () => {
  const refresh = (refreshToken: unknown) =>
    ask<{ access_token: string; refresh_token: string }>('/auth/refresh', {
      body: { refresh_token: refreshToken },
    });

  it('a refresh token that is used again ends its whole family, at once', async () => {
    const { refreshToken } = await registerVerifiedMember(server);
    const second = await refresh(refreshToken);
    const third = await refresh(second.data.refresh_token);
    expect((await ask('/users/me', { token: third.data.access_token })).status).toBe(200);

    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third.data.refresh_token)).status).toBe(401);
    expect((await ask('/users/me', { token: third.data.access_token })).status).toBe(401);
  });

  it('leave the sessions of other devices alone when a family ends', async () => {
    const { form, refreshToken } = await registerVerifiedMember(server);
    const other = await ask<{ refresh_token: string }>('/auth/login', {
      body: { email: form.email, password: form.password },
    });
    await refresh(refreshToken);
    await refresh(refreshToken);
    expect((await refresh(other.data.refresh_token)).status).toBe(200);
  });

  it.each([
    ['two hours after the last use', 'seen_at', '2 hours 1 minute'],
    ['twelve hours after the sign-in', 'signed_in_at', '12 hours 1 minute'],
  ])('of staff are not renewed %s', async (_when, column, age) => {
    const { id, refreshToken } = await registerVerifiedMember(server);
    await server.query('update directus_users set role = $1 where id = $2', [roleIds.staff, id]);
    const { data } = await refresh(refreshToken);
    await server.query(`update directus_sessions set ${column} = now() - $2::interval where "user" = $1`, [
      id,
      age,
    ]);
    expect((await refresh(data.refresh_token)).status).toBe(401);
  });

  it.each([[null], [{}], ['a\0b'], [''], ['x'.repeat(200)], [7]])('%j is no refresh token', async (value) => {
    expect((await refresh(value)).status).toBe(400);
    expect((await ask('/auth/logout', { body: { refresh_token: value } })).status).toBe(400);
  });

  it('are refused after logging out', async () => {
    const { token, refreshToken } = await registerVerifiedMember(server);
    await ask('/auth/logout', { body: { refresh_token: refreshToken } });
    expect((await ask('/users/me', { token })).status).toBe(401);
  });

  it('cannot be made out of the cookie of a browser', async () => {
    const browser = await signedInBrowser();
    const token = browser.cookies.get('__Host-suchi_session')?.value ?? '';
    expect((await ask('/users/me', { token })).status).toBe(401);
    const jwt = token.split('.')[1] ?? '';
    const { session } = JSON.parse(Buffer.from(jwt, 'base64url').toString()) as { session: string };
    expect((await refresh(session)).status).toBe(401);
    expect((await browser.ask('/users/me')).status).toBe(200);
  });
});
