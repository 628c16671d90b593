import { roleIds } from '@suchi/domain/accounts';
import { askApi, codeIn, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signId } from '../extensions/suchi/src/platform/signed-id.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let platform: ReturnType<typeof jobPlatformOf>;
beforeAll(async () => {
  server = await shareInstallation();
  platform = jobPlatformOf(server);
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

type Member = Awaited<ReturnType<typeof registerVerifiedMember>>;
let next = 0;
const newAddress = () => `changed-${(next += 1)}@example.org`;

const ask = (path: string, body: object, token?: string) =>
  askApi(server.api.url, `/qe_auth/${path}`, { ...(token && { token }), body });
const start = ({ token, form }: Member, email: string, password = form.password) =>
  ask('start_email_change', { password, email }, token);
const confirm = ({ token }: Member, otp: string) => ask('confirm_email_change', { otp }, token);
const login = (email: string, password: string) =>
  askApi(server.api.url, '/auth/login', { body: { email, password } });
const codeFor = async (email: string) => codeIn(await server.mail.waitForMail(email));
const emailOf = async ({ id }: Member) => {
  const [row] = await server.query<{ email: string; email_verified: boolean; mobile: string }>(
    'select email, email_verified, mobile from directus_users where id = $1',
    [id],
  );
  return row;
};

async function change(member: Member): Promise<string> {
  const email = newAddress();
  expect((await start(member, email)).status).toBe(200);
  expect((await confirm(member, await codeFor(email))).status).toBe(200);
  return email;
}
async function tokenOf({ id }: Member): Promise<string> {
  const [row] = await server.query<{ id: string }>(
    'select id from contact_change where account = $1 and changed_at is not null order by changed_at limit 1',
    [id],
  );
  return signId(platform.env.secret, 'contact-change', row?.id ?? '');
}
const undo = (token: string) => ask('undo_email_change', { token });

describe('a new e-mail', () => {
  it('counts after its code, and the old address is told', async () => {
    const member = await registerVerifiedMember(server);
    const email = newAddress();
    await start(member, email);
    expect((await emailOf(member))?.email).toBe(member.form.email);
    expect((await confirm(member, await codeFor(email))).status).toBe(200);
    expect(await emailOf(member)).toMatchObject({ email, email_verified: true });
    const mail = await server.mail.waitForMail(member.form.email, ({ subject }) => /changed/.test(subject));
    expect(mail.text).toContain('/not-me#');
    expect((await login(email, member.form.password)).status).toBe(200);
    expect((await login(member.form.email, member.form.password)).status).not.toBe(200);
    const audit = await server.query(
      "select action from audit_log where subject_id = $1 and action like 'account.change%'",
      [member.id],
    );
    expect(audit).toEqual([{ action: 'account.change_email' }]);
  });

  it('needs the password, another address, and a minute between codes', async () => {
    const member = await registerVerifiedMember(server);
    expect(await start(member, newAddress(), 'wrong-password')).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect(await start(member, member.form.email)).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect(await start(member, 'no address')).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect((await start(member, newAddress())).status).toBe(200);
    expect(await start(member, newAddress())).toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
  });

  it('has five tries of a code', async () => {
    const member = await registerVerifiedMember(server);
    const email = newAddress();
    await start(member, email);
    const code = await codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let at = 0; at < 5; at += 1)
      expect(await confirm(member, wrong)).toMatchObject({ code: 'OTP_INCORRECT' });
    expect(await confirm(member, code)).toMatchObject({ code: 'OTP_TRIES_EXCEEDED' });
    expect((await emailOf(member))?.email).toBe(member.form.email);
  });

  it('of another account is refused, to the person who reads its mail alone', async () => {
    const [member, other] = [await registerVerifiedMember(server), await registerVerifiedMember(server)];
    const first = await codeFor(other.form.email);
    expect((await start(member, other.form.email)).status).toBe(200);
    const mail = await server.mail.waitForMail(
      other.form.email,
      (each) => each.text.includes('Type this code') && codeIn(each) !== first,
    );
    expect(mail.text).not.toContain(member.form.first_name);
    expect(await confirm(member, codeIn(mail))).toMatchObject({ code: 'RECORD_NOT_UNIQUE' });
    expect((await emailOf(member))?.email).toBe(member.form.email);
  });

  it('comes three times in thirty days', async () => {
    const member = await registerVerifiedMember(server);
    await server.query(
      `insert into contact_change (id, account, kind, before, after, changed_at)
       select gen_random_uuid(), $1, 'email', 'a@example.org', 'b@example.org', now() - interval '1 day'
         from generate_series(1, 3)`,
      [member.id],
    );
    expect(await start(member, newAddress())).toMatchObject({ code: 'CONTACT_CHANGES_EXCEEDED' });
    await server.query(
      "update contact_change set changed_at = now() - interval '31 days' where account = $1",
      [member.id],
    );
    expect((await start(member, newAddress())).status).toBe(200);
  });

  it('is not for staff, and the engine itself changes neither part', async () => {
    const staff = await registerWithRole(server, roleIds.admin);
    expect(
      await ask('start_email_change', { password: 'x', email: newAddress() }, staff.token),
    ).toMatchObject({
      code: 'FORBIDDEN',
    });
    const member = await registerVerifiedMember(server);
    for (const body of [{ email: newAddress() }, { mobile: '9876500000' }])
      expect(
        await askApi(server.api.url, '/users/me', { method: 'PATCH', token: member.token, body }),
      ).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask('start_email_change', { password: 'x', email: newAddress() })).toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
  });
});

describe('"This was not me"', () => {
  it('puts the old address back, logs out everywhere, and asks for a new password, once', async () => {
    const member = await registerVerifiedMember(server);
    const changed = await change(member);
    const again = await change(member).catch(() => null);
    const token = await tokenOf(member);
    expect((await undo(token)).status).toBe(200);
    expect((await emailOf(member))?.email).toBe(member.form.email);
    for (const email of [member.form.email, changed, again ?? changed])
      expect((await login(email, member.form.password)).status).not.toBe(200);
    expect(
      await askApi(server.api.url, '/qe_auth/me', { token: member.token }).then(({ status }) => status),
    ).toBe(401);
    const mail = await server.mail.waitForMail(member.form.email, ({ text }) =>
      text.includes('reset-password'),
    );
    expect(mail.text).toContain('token=');
    expect(await undo(token)).toMatchObject({ code: 'CONTACT_LINK_ENDED' });
  });

  it('works for a week, with our signature alone', async () => {
    const member = await registerVerifiedMember(server);
    const changed = await change(member);
    const token = await tokenOf(member);
    expect(await undo(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({
      code: 'CONTACT_LINK_ENDED',
    });
    expect(await undo('nonsense')).toMatchObject({ code: 'INVALID_PAYLOAD' });
    await server.query(
      "update contact_change set changed_at = changed_at - interval '8 days' where account = $1",
      [member.id],
    );
    expect(await undo(token)).toMatchObject({ code: 'CONTACT_LINK_ENDED' });
    expect((await emailOf(member))?.email).toBe(changed);
  });
});

describe('a new mobile', () => {
  const save = ({ token, form }: Member, mobile: string, password = form.password) =>
    ask('change_mobile', { password, mobile }, token);

  it('needs the password, and a mail tells of it', async () => {
    const member = await registerVerifiedMember(server);
    expect(await save(member, '9876512345', 'wrong-password')).toMatchObject({ code: 'INVALID_PAYLOAD' });
    // The last one has the shape of an American number, but does not exist.
    for (const wrong of ['12345', '+1 555', '', '+1 000 000 0000'])
      expect(await save(member, wrong)).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect((await save(member, '98765 12345')).status).toBe(200);
    expect((await emailOf(member))?.mobile).toBe('919876512345');
    const mail = await server.mail.waitForMail(member.form.email, ({ subject }) => /mobile/.test(subject));
    expect(mail.text).not.toContain('9876512345');
    const staff = await registerWithRole(server, roleIds.admin);
    expect(
      await ask('change_mobile', { password: 'wrong', mobile: '9876512345' }, staff.token),
    ).toMatchObject({
      code: 'INVALID_PAYLOAD',
    });
  });

  it('comes three times in thirty days; the same number is no change', async () => {
    const member = await registerVerifiedMember(server);
    for (const mobile of ['9876512341', '9876512342', '9876512343'])
      expect((await save(member, mobile)).status).toBe(200);
    expect((await save(member, '9876512343')).status).toBe(200);
    expect(await save(member, '9876512344')).toMatchObject({ code: 'CONTACT_CHANGES_EXCEEDED' });
  });
});
