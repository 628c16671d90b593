import { createHmac } from 'node:crypto';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerVerifiedMember } from './member.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
});
afterAll(() => server.stop());
afterEach(() => requireIt(false));

const ask = <Data = Record<string, unknown>>(path: string, request = {}) =>
  askApi<Data>(server.api.url, path, request);
const requireIt = (isOn: boolean) =>
  server.query('update admin_setting set staff_second_factor = $1', [isOn]);
const login = (email: string, password: string, otp?: string) =>
  ask<{ access_token: string }>('/auth/login', { body: { email, password, ...(otp ? { otp } : {}) } });

async function registerStaff() {
  const { id, form } = await registerVerifiedMember(server);
  await server.query('update directus_users set role = $1 where id = $2', [roleIds.admin, id]);
  return { id, form, token: (await login(form.email, form.password)).data.access_token };
}

/** RFC 6238. */
function codeOf(secret: string, atMs = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const stepNow = () => Math.floor(Date.now() / 30_000);

/** On a busy machine the half minute can end before the code arrives; then the next one is sent. */
async function withCode<Answer extends { code: string | null }>(
  secret: string,
  send: (code: string) => Promise<Answer>,
): Promise<Answer> {
  const step = stepNow();
  const answer = await send(codeOf(secret));
  return answer.code === null || stepNow() === step ? answer : send(codeOf(secret));
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const officePaths = ['/qe_review/queue', '/qe_review/profile?id=1', '/qe_search/standing'];
const enginePaths = ['/items/admin_setting', '/items/audit_log', '/users'];

describe('a second factor', () => {
  it('is for staff, and needs the password', async () => {
    expect((await ask('/qe_auth/second_factor')).status).toBe(401);
    const member = await registerVerifiedMember(server);
    expect((await ask('/qe_auth/second_factor', { token: member.token })).code).toBe('FORBIDDEN');
    const start = { body: { password: member.form.password }, token: member.token };
    expect((await ask('/qe_auth/second_factor_start', start)).code).toBe('FORBIDDEN');
    const set = { body: { secret: 'A'.repeat(16), otp: '123456' }, token: member.token };
    expect((await ask('/qe_auth/second_factor_set', set)).code).toBe('FORBIDDEN');

    const { token } = await registerStaff();
    expect(
      await ask('/qe_auth/second_factor_start', { token, body: { password: 'wrong-one' } }),
    ).toMatchObject({
      status: 400,
      extensions: { fields: { password: 'oldPasswordWrong' } },
    });
  });

  it('can be asked about at each page of the office', async () => {
    const { token } = await registerStaff();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ask('/qe_auth/second_factor', { token })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('is required of staff by the switch: refused, set up, wrong code, right code', async () => {
    const { form, token } = await registerStaff();
    expect((await ask('/qe_review/queue', { token })).status).toBe(200);

    await requireIt(true);
    for (const path of officePaths)
      expect(await ask(path, { token }), path).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
    for (const path of enginePaths) {
      const answer = await ask(path, { token });
      expect(answer, path).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
    }
    for (const path of ['/files', '/roles', '/activity'])
      expect((await ask(path, { token })).status, path).toBe(403);
    expect((await ask('/users/me?fields=id', { token })).status).toBe(200);
    expect((await ask('/qe_auth/second_factor', { token })).data).toEqual({
      is_required: true,
      is_set: false,
    });

    const { password } = form;
    const start = await ask<{ secret: string; otpauth_url: string }>('/qe_auth/second_factor_start', {
      token,
      body: { password },
    });
    const { secret } = start.data;
    expect(start.data.otpauth_url).toContain(`secret=${secret}`);
    const set = (otp: string) => ask('/qe_auth/second_factor_set', { token, body: { secret, otp } });
    expect(await set(wrongOf(codeOf(secret)))).toMatchObject({ extensions: { fields: { otp: 'otp' } } });
    expect((await ask('/qe_review/queue', { token })).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await withCode(secret, set)).data).toEqual({});

    expect(await login(form.email, password)).toMatchObject({ status: 401, code: 'INVALID_OTP' });
    expect((await login(form.email, password, wrongOf(codeOf(secret)))).code).toBe('INVALID_OTP');
    expect((await login(form.email, 'wrong-password', codeOf(secret))).code).toBe('INVALID_CREDENTIALS');
    const signedIn = await withCode(secret, (otp) => login(form.email, password, otp));
    const again = { token: signedIn.data.access_token };
    expect((await ask('/qe_review/queue', again)).status).toBe(200);
    expect((await ask('/items/admin_setting', again)).status).toBe(200);
    expect((await ask('/qe_auth/second_factor', again)).data).toEqual({ is_required: true, is_set: true });
    // The key is never shown, and only the operator can remove it.
    expect((await ask('/users/me?fields=tfa_secret', again)).data).not.toHaveProperty('tfa_secret');
    expect((await ask('/qe_auth/second_factor_start', { ...again, body: { password } })).code).toBe(
      'FORBIDDEN',
    );
    const off = { ...again, method: 'PATCH', body: { tfa_secret: null } };
    expect((await ask('/users/me', off)).status).toBeGreaterThanOrEqual(400);
    expect(
      (await ask('/items/admin_setting', { ...again, method: 'PATCH', body: { staff_second_factor: false } }))
        .status,
    ).toBe(403);
  });

  it('logs a browser in with its code, and ends the sessions from before', async () => {
    const { form, token } = await registerStaff();
    const { password } = form;
    const { data } = await ask<{ secret: string }>('/qe_auth/second_factor_start', {
      token,
      body: { password },
    });
    await withCode(data.secret, (otp) =>
      ask('/qe_auth/second_factor_set', { token, body: { secret: data.secret, otp } }),
    );
    expect((await ask('/users/me', { token })).status).toBe(401);
    const signIn = (otp?: string) =>
      ask('/qe_session/sign_in', { body: { email: form.email, password, ...(otp ? { otp } : {}) } });
    expect(await signIn()).toMatchObject({ status: 401, code: 'INVALID_OTP' });
    expect((await signIn(wrongOf(codeOf(data.secret)))).code).toBe('INVALID_OTP');
    expect((await withCode(data.secret, signIn)).status).toBe(200);
  });

  it('is not required of members', async () => {
    const { token } = await registerVerifiedMember(server);
    await requireIt(true);
    expect((await ask('/qe_profile/standing', { token })).status).toBe(200);
    expect((await ask('/items/admin_setting', { token })).status).toBe(200);
  });
});
