import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation, testSecret } from '@suchi/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '../extensions/suchi/src/platform/seal.ts';
import { resealKeys } from '../extensions/suchi/src/accounts/second-factor/commands/reseal-keys.ts';
import { codeAt, makeKey } from '../extensions/suchi/src/accounts/second-factor/totp.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerStaff as registerHelper, registerVerifiedMember } from './member.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
});
afterAll(() => server.stop());
afterEach(() => requireIt(false));

const ask = <Data = Record<string, unknown>>(path: string, request = {}) =>
  askApi<Data>(server.api.url, path, request);
const requireIt = (isOn: boolean) =>
  server.query('update admin_setting set staff_second_factor = $1, admin_second_factor = $1', [isOn]);
const login = (email: string, password: string, otp?: string) =>
  ask<{ access_token: string }>('/auth/login', { body: { email, password, ...(otp ? { otp } : {}) } });

type Staff = Awaited<ReturnType<typeof registerStaff>>;

async function registerStaff() {
  const { id, form } = await registerVerifiedMember(server);
  await server.query('update directus_users set role = $1 where id = $2', [roleIds.admin, id]);
  return { id, form, token: (await login(form.email, form.password)).data.access_token };
}

const stepMs = 30_000;
const stepNow = () => Math.floor(Date.now() / stepMs);
const codeOf = (secret: string) => codeAt(secret, stepNow());

/**
 * The half minute before this one is taken too, so a test has two codes that were not used, and on a busy machine the
 * first is still right when it arrives.
 */
const codesOf = (secret: string) => [codeAt(secret, stepNow()), codeAt(secret, stepNow() + 1)] as const;

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
    const set = { body: { otp: '123456' }, token: member.token };
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
      recovery_codes_left: 0,
    });

    const { password } = form;
    const start = await ask<{ secret: string; otpauth_url: string }>('/qe_auth/second_factor_start', {
      token,
      body: { password },
    });
    const { secret } = start.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(start.data.otpauth_url).toContain(`secret=${secret}`);
    const set = (otp: string) => ask('/qe_auth/second_factor_set', { token, body: { otp } });
    expect(await set(wrongOf(codeOf(secret)))).toMatchObject({ extensions: { fields: { otp: 'otp' } } });
    expect((await ask('/qe_review/queue', { token })).code).toBe('SECOND_FACTOR_REQUIRED');
    const [first, second] = codesOf(secret);
    expect((await set(first)).data).toEqual({
      recovery_codes: expect.arrayContaining([expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)]),
    });

    expect(await login(form.email, password)).toMatchObject({ status: 401, code: 'INVALID_OTP' });
    // The code that set it up does not work a second time, nor does any other.
    for (const code of [first, wrongOf(second)])
      expect((await login(form.email, password, code)).code).toBe('INVALID_OTP');
    expect((await login(form.email, 'wrong-password', second)).code).toBe('INVALID_CREDENTIALS');
    const signedIn = await login(form.email, password, second);
    expect((await login(form.email, password, second)).code).toBe('INVALID_OTP');
    const again = { token: signedIn.data.access_token };
    expect((await ask('/qe_review/queue', again)).status).toBe(200);
    expect((await ask('/items/admin_setting', again)).status).toBe(200);
    expect((await ask('/qe_auth/second_factor', again)).data).toMatchObject({
      is_required: true,
      is_set: true,
    });
    // The key is never shown, and the password alone does not replace it.
    expect((await ask('/users/me?fields=tfa_secret', again)).data).not.toHaveProperty('tfa_secret');
    expect(await ask('/qe_auth/second_factor_start', { ...again, body: { password } })).toMatchObject({
      status: 400,
      extensions: { fields: { code: 'otp' } },
    });
    const off = { ...again, method: 'PATCH', body: { tfa_secret: null } };
    expect((await ask('/users/me', off)).status).toBeGreaterThanOrEqual(400);
    expect(
      (await ask('/items/admin_setting', { ...again, method: 'PATCH', body: { staff_second_factor: false } }))
        .status,
    ).toBe(403);
  });

  async function setUp({ id, form, token }: Staff) {
    const start = await ask<{ secret: string }>('/qe_auth/second_factor_start', {
      token,
      body: { password: form.password },
    });
    const { secret } = start.data;
    const [first, second] = codesOf(secret);
    const set = await ask<{ recovery_codes: string[] }>('/qe_auth/second_factor_set', {
      token,
      body: { otp: first },
    });
    const signIn = (otp?: string) =>
      ask('/qe_session/sign_in', {
        body: { email: form.email, password: form.password, ...(otp ? { otp } : {}) },
        headers: { origin: server.installation.publicUrl },
      });
    return { id, secret, second, codes: set.data.recovery_codes, signIn };
  }

  it('logs a browser in with its code, ends the sessions from before, and is reported', async () => {
    const staff = await registerStaff();
    const { id, second, signIn } = await setUp(staff);
    expect((await ask('/users/me', { token: staff.token })).status).toBe(401);
    const wrongCodes = async () => {
      const text = await (await fetch(server.api.metricsUrl)).text();
      return Number(/suchi_sign_ins_total\{result="wrong_code"\} (\d+)/.exec(text)?.[1]);
    };
    const before = await wrongCodes();
    expect(await signIn()).toMatchObject({ status: 401, code: 'INVALID_OTP' });
    expect((await signIn(wrongOf(second))).code).toBe('INVALID_OTP');
    expect(await wrongCodes()).toBe(before + 1);
    expect((await signIn(second)).status).toBe(200);
    const audit = await server.query('select actor from audit_log where action = $1 and actor = $2', [
      'staff.set_second_factor',
      id,
    ]);
    expect(audit).toHaveLength(1);
    const mails = await server.query(
      "select kind from qdb_mail where kind = 'second_factor_changed' and to_email = $1",
      [staff.form.email],
    );
    expect(mails).toHaveLength(1);
  });

  it('is set only with the key that the server made after the password', async () => {
    const { id, form, token } = await registerStaff();
    const own = makeKey();
    const set = (body: object) => ask('/qe_auth/second_factor_set', { token, body });
    expect((await set({ secret: own, otp: codeOf(own) })).status).toBe(400);
    const start = await ask<{ secret: string }>('/qe_auth/second_factor_start', {
      token,
      body: { password: form.password },
    });
    expect((await set({ secret: own, otp: codeOf(own) })).status).toBe(400);
    await server.query(
      `update second_factor set pending_at = now() - interval '16 minutes' where "user" = $1`,
      [id],
    );
    expect((await set({ otp: codeOf(start.data.secret) })).status).toBe(400);
    expect((await login(form.email, form.password)).status).toBe(200);
  });

  it('keeps the key encrypted, and the recovery codes as hashes', async () => {
    const { id, secret, codes } = await setUp(await registerStaff());
    const [row] = await server.query<{ row: string }>(
      'select f::text as row from second_factor f where "user" = $1',
      [id],
    );
    for (const readable of [secret, ...codes]) expect(row?.row).not.toContain(readable);
    const [account] = await server.query('select tfa_secret from directus_users where id = $1', [id]);
    expect(account).toEqual({ tfa_secret: null });
  });

  it('outlives a change of the secret, while both secrets are known', async () => {
    const { id, secret } = await setUp(await registerStaff());
    const platform = jobPlatformOf(server);
    const sealedKey = async () => {
      const [row] = await server.query<{ sealed_key: string }>(
        'select sealed_key from second_factor where "user" = $1',
        [id],
      );
      return row?.sealed_key ?? '';
    };
    const before = await sealedKey();
    expect(await resealKeys(platform)).toBe(0);
    expect(await sealedKey()).toBe(before);
    const next = 'the-next-secret-of-this-installation';
    const both = { ...platform, env: { ...platform.env, secret: next, acceptedSecrets: [next, testSecret] } };
    expect(await resealKeys(both)).toBeGreaterThan(0);
    expect(unseal(await sealedKey(), [next])).toBe(secret);
    expect(await resealKeys(both)).toBe(0);
    await platform.database.destroy();
  });

  it('can be passed with a recovery code, each once and however it is typed', async () => {
    const { codes, signIn } = await setUp(await registerStaff());
    const [code = '', other = ''] = codes;
    expect(codes).toHaveLength(10);
    expect((await signIn(code)).status).toBe(200);
    expect((await signIn(code)).code).toBe('INVALID_OTP');
    expect((await signIn(` ${other.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
  });

  it('moves to a new phone, and gives new recovery codes, only with a code', async () => {
    const staff = await registerStaff();
    const { codes, secret } = await setUp(staff);
    const token = (await login(staff.form.email, staff.form.password, codes[0])).data.access_token;
    const { password } = staff.form;
    const post = <Data>(path: string, body: object) => ask<Data>(`/qe_auth/${path}`, { token, body });
    expect((await post('recovery_codes', { password, code: 'abcd-abcd-abcd-abcd' })).status).toBe(400);
    expect((await post('recovery_codes', { password: 'wrong', code: codes[1] })).status).toBe(400);
    const renewed = await post<{ recovery_codes: string[] }>('recovery_codes', { password, code: codes[1] });
    const [fresh] = renewed.data.recovery_codes;
    expect((await post('second_factor_start', { password, code: codes[2] })).status).toBe(400);

    const start = await post<{ secret: string }>('second_factor_start', { password, code: fresh });
    const moved = start.data.secret;
    expect(moved).not.toBe(secret);
    expect((await post('second_factor_set', { otp: codeOf(secret) })).status).toBe(400);
    expect((await post('second_factor_set', { otp: codeOf(moved) })).status).toBe(200);
    expect((await login(staff.form.email, password, codeAt(secret, stepNow() + 1))).code).toBe('INVALID_OTP');
    expect((await login(staff.form.email, password, codeAt(moved, stepNow() + 1))).status).toBe(200);
  });

  it('of an older release still works, and can be moved', async () => {
    const { id, form } = await registerStaff();
    const old = makeKey().slice(0, 16);
    await server.query('update directus_users set tfa_secret = $1 where id = $2', [old, id]);
    const { password } = form;
    expect((await login(form.email, password)).code).toBe('INVALID_OTP');
    const { data } = await login(form.email, password, codeOf(old));
    const token = data.access_token;
    const start = await ask<{ secret: string }>('/qe_auth/second_factor_start', {
      token,
      body: { password, code: codeOf(old) },
    });
    const body = { otp: codeOf(start.data.secret) };
    expect((await ask('/qe_auth/second_factor_set', { token, body })).status).toBe(200);
    const next = codeAt(start.data.secret, stepNow() + 1);
    expect((await login(form.email, password, next)).status).toBe(200);
  });

  it('is required of admins alone, where the association chose that', async () => {
    const admin = await registerStaff();
    const staff = await registerHelper(server, ['event']);
    await server.query('update admin_setting set admin_second_factor = true');
    const requiredOf = async ({ token }: { token: string }) =>
      (await ask('/qe_auth/second_factor', { token })).data['is_required'];
    expect([await requiredOf(admin), await requiredOf(staff)]).toEqual([true, false]);
  });

  it('is not required of members', async () => {
    const { token } = await registerVerifiedMember(server);
    await requireIt(true);
    expect((await ask('/qe_profile/standing', { token })).status).toBe(200);
    expect((await ask('/items/admin_setting', { token })).status).toBe(200);
  });
});
