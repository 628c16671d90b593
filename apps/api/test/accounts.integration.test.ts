import { roleIds } from '@suchi/domain/accounts';
import {
  askApi,
  buildRegistration,
  codeIn,
  runEngineCommand,
  shareInstallation,
  type TestInstallation,
} from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedCode, registerMember, registerVerifiedMember } from './member.ts';

let server: TestInstallation;
beforeAll(async () => {
  server = await shareInstallation();
});
afterAll(() => server.stop());

const ask = <Data = Record<string, unknown>>(path: string, request = {}) =>
  askApi<Data>(server.api.url, path, request);

const register = (changes: Record<string, unknown> = {}) => registerMember(server, changes);

const verify = (token: string, otp: string) => ask('/qe_auth/verify_code', { token, body: { otp } });

describe('registration', () => {
  it.each([
    ['an empty body', {}, 'first_name', 'Invalid input'],
    ['a short mobile', buildRegistration({ mobile: '98765 432' }), 'mobile', 'mobile'],
    [
      'a number abroad that cannot exist',
      buildRegistration({ mobile: '+1 000 000 0000' }),
      'mobile',
      'mobile',
    ],
    ['a malformed address', buildRegistration({ email: 'sunita.example.org' }), 'email', 'email'],
    [
      'an address in a domain that does not exist',
      buildRegistration({ email: 'sunita@kelkar.nosuchdomain' }),
      'email',
      'email',
    ],
    [
      'passwords that differ',
      buildRegistration({ confirm_password: 'other' }),
      'confirm_password',
      'passwordMismatch',
    ],
    [
      'a short password',
      buildRegistration({ password: 'short', confirm_password: 'short' }),
      'password',
      'passwordTooShort',
    ],
    ['a blank name', buildRegistration({ first_name: '  ' }), 'first_name', 'required'],
    [
      'paragraphs in a name',
      buildRegistration({ first_name: 'you\n\nAccount locked: http://evil.example/in\n\nx' }),
      'first_name',
      'name',
    ],
    ['a name of 51 letters', buildRegistration({ last_name: 'a'.repeat(51) }), 'last_name', 'tooLong'],
  ])('refuses %s', async (_what, body, field, message) => {
    const answer = await ask('/qe_auth/register', { body });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    expect((answer.extensions['fields'] as Record<string, string>)[field]).toContain(message);
  });

  it.each([
    ['a name', { first_name: 'Asha\0' }],
    ['an address', { email: '\0asha@example.org' }],
  ])('refuses a NUL character in %s before the contract is checked', async (_what, part) => {
    const body = { ...buildRegistration(), ...part };
    expect(await ask('/qe_auth/register', { body })).toMatchObject({ status: 400 });
  });

  it('makes a member who is signed in and not verified', async () => {
    const { token } = await register({ mobile: '+91 98765 43210', first_name: 'Asha' });
    const me = await ask('/users/me', { token });
    expect(me.data).toMatchObject({
      first_name: 'Asha',
      mobile: '919876543210',
      email_verified: false,
      is_tester: false,
    });
  });

  it('keeps a number abroad whole', async () => {
    const { token } = await register({ mobile: '+1 201 555 0123' });
    const me = await ask('/users/me?fields=mobile', { token });
    expect(me.data).toEqual({ mobile: '+12015550123' });
  });

  it('answers RECORD_NOT_UNIQUE for an address that is taken, in any case of letters', async () => {
    const { form } = await register();
    const again = await ask('/qe_auth/register', { body: { ...form, email: form.email.toUpperCase() } });
    expect(again).toMatchObject({ status: 400, code: 'RECORD_NOT_UNIQUE' });
  });

  it.each([
    ['a zero-width blank', (email: string) => email.replace('@', '\u200b@')],
    ['a Cyrillic letter', (email: string) => email.replace('a', '\u0430')],
  ])('refuses a twin of an address with %s', async (_what, twin) => {
    const { form } = await register();
    const body = { ...form, email: twin(form.email) };
    expect((await ask('/qe_auth/register', { body })).extensions).toEqual(
      expect.objectContaining({ fields: { email: 'email' } }),
    );
  });

  it('takes full-width letters for what they are, at registration and at login', async () => {
    const { form } = await register();
    const wide = form.email.replaceAll(/[a-z]/g, (letter) =>
      String.fromCodePoint(letter.charCodeAt(0) + 0xfee0),
    );
    expect((await ask('/qe_auth/register', { body: { ...form, email: wide } })).code).toBe(
      'RECORD_NOT_UNIQUE',
    );
    const login = { email: wide, password: form.password };
    expect((await ask('/auth/login', { body: login })).status).toBe(200);
    expect((await ask('/qe_session/sign_in', { body: login })).status).toBe(200);
  });

  it('slows down a sender who tries addresses out, and no one else', async () => {
    const { form } = await register();
    const tryOut = (address: string, email = form.email) =>
      ask('/qe_auth/register', { body: { ...form, email }, address });
    for (let count = 1; count <= 6; count += 1)
      expect((await tryOut('198.51.100.7')).code, `time ${count}`).toBe('RECORD_NOT_UNIQUE');
    const refused = await tryOut('198.51.100.7', `new.${form.email}`);
    expect(refused).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
    expect(refused.extensions['retry_after_seconds']).toBeGreaterThan(20);
    expect((await tryOut('198.51.100.8', `new.${form.email}`)).status).toBe(200);
  });

  it('makes a few accounts for one mailbox, however its address is written', async () => {
    const { form } = await register();
    const again = (sign: string) =>
      ask('/qe_auth/register', { body: { ...form, email: form.email.replace('@', `+${sign}@`) } });
    for (const sign of ['a', 'b', 'c', 'd']) expect((await again(sign)).status).toBe(200);
    expect(await again('e')).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
    const rows = await server.query('select id from directus_users where email like $1', [
      form.email.replace('@', '+%@'),
    ]);
    expect(rows).toHaveLength(4);
  });

  it('ignores what a client must not decide', async () => {
    const { token, id } = await register({
      otp: '000000',
      role: 'admin',
      is_tester: true,
      email_verified: true,
      status: 'suspended',
    });
    const [row] = await server.query<Record<string, unknown>>('select * from directus_users where id = $1', [
      id,
    ]);
    expect(row).toMatchObject({ is_tester: false, email_verified: false, status: 'active' });
    expect((await verify(token, '000000')).code).toBe('OTP_INCORRECT');
  });
});

describe('the one-time code', () => {
  it('needs a session', async () => {
    expect(await ask('/qe_auth/verify_code', { body: { otp: '123456' } })).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    });
    expect(await ask('/qe_auth/send_code', { body: {} })).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    });
  });

  it('arrives by mail and verifies the address once', async () => {
    const { form, token } = await register({ first_name: 'Zubeida' });
    const mail = await server.mail.waitForMail(form.email);
    expect(mail.subject).toBe('Your Suchi code');
    // The address is not verified: a stranger may have typed the name.
    expect(mail.text + mail.html).not.toContain('Zubeida');
    expect((await verify(token, codeIn(mail))).data).toEqual({ email_verified: true });
    expect((await ask('/users/me?fields=email_verified', { token })).data).toEqual({ email_verified: true });
    expect((await ask('/qe_auth/send_code', { token, body: {} })).code).toBe('EMAIL_ALREADY_VERIFIED');
  });

  it('is what opens the rest: before it, only the account itself answers', async () => {
    const { form, token } = await register();
    expect(await ask('/items/admin_setting', { token })).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
    });
    const note = { note: 'Not yet', matrinonial_profile: 1 };
    expect((await ask('/items/matrimonial_profile_notes', { token, body: note })).code).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    await verify(token, await mailedCode(server, form.email));
    expect((await ask('/items/admin_setting', { token })).status).toBe(200);
  });

  it('is refused at the sixth try even when right', async () => {
    const { form, token } = await register();
    const code = await mailedCode(server, form.email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await verify(token, wrong), `try ${attempt}`).toMatchObject({
        status: 400,
        code: 'OTP_INCORRECT',
      });
    }
    expect(await verify(token, code)).toMatchObject({ status: 429, code: 'OTP_TRIES_EXCEEDED' });
    expect((await ask('/users/me?fields=email_verified', { token })).data).toEqual({ email_verified: false });
  });

  it('counts tries made at the same time one by one', async () => {
    const { form, token } = await register();
    const code = await mailedCode(server, form.email);
    const wrong = code === '111111' ? '222222' : '111111';
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token, wrong)));
    expect(answers.filter((answer) => answer.code === 'OTP_INCORRECT')).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === 'OTP_TRIES_EXCEEDED')).toHaveLength(3);
  });

  it('expires after ten minutes', async () => {
    const { form, token, id } = await register();
    const code = await mailedCode(server, form.email);
    await server.query(
      "update directus_users set otp_sent_at = otp_sent_at - interval '10 minutes 1 second' where id = $1",
      [id],
    );
    expect(await verify(token, code)).toMatchObject({ status: 410, code: 'OTP_EXPIRED' });
  });

  it('is sent again after a minute, not before, and replaces the old one', async () => {
    const { form, token, id } = await register();
    const first = await server.mail.waitForMail(form.email);
    const tooSoon = await ask('/qe_auth/send_code', { token, body: {} });
    expect(tooSoon).toMatchObject({ status: 429, code: 'OTP_RESEND_TOO_SOON' });
    expect(tooSoon.extensions['retry_after_seconds']).toBeGreaterThan(50);

    await server.query(
      "update directus_users set otp_sent_at = otp_sent_at - interval '61 seconds', otp_tries_used = 5 where id = $1",
      [id],
    );
    expect((await ask('/qe_auth/send_code', { token, body: {} })).data).toEqual({ resend_after_seconds: 60 });
    const second = await server.mail.waitForMail(form.email, (mail) => mail.messageId !== first.messageId);
    expect(codeIn(second)).not.toBe(codeIn(first));
    expect((await verify(token, codeIn(first))).code).toBe('OTP_INCORRECT');
    expect((await verify(token, codeIn(second))).data).toEqual({ email_verified: true });
  });

  it('is kept nowhere in the clear', async () => {
    const { form, id } = await register();
    const code = await mailedCode(server, form.email);
    const kept = await server.query<{ everything: string }>(
      `select u::text as everything from directus_users u where id = $1
       union all select m::text from qdb_mail m where to_email = $2
       union all select j.data::text from pgboss.job j`,
      [id, form.email],
    );
    expect(kept.length).toBeGreaterThanOrEqual(3);
    for (const { everything } of kept)
      expect(everything).not.toMatch(new RegExp(`(?<![0-9a-f.:+-])${code}(?![0-9a-f])`));
  });
});

describe('an account that is never verified', () => {
  it('is deleted after a week with its sessions and mails, and no other account is', async () => {
    const [forgotten, fresh, late] = [await register(), await register(), await register()];
    const verified = await registerVerifiedMember(server);
    const withProfile = await register();
    const corrected = await register();
    await server.query(
      `insert into audit_log (actor_kind, action, subject_collection, subject_id)
       values ('admin', 'account.correct_contact', 'directus_users', $1)`,
      [corrected.id],
    );
    await server.mail.waitForMail(forgotten.form.email);
    const age = (id: string, by: string) =>
      server.query('update directus_users set date_created = now() - $2::interval where id = $1', [id, by]);
    for (const { id } of [forgotten, verified, withProfile, corrected]) await age(id, '7 days 1 minute');
    await age(late.id, '6 days 23 hours');
    await server.query('insert into qd_matrimonial_profile ("user", status) values ($1, $2)', [
      withProfile.id,
      'Draft',
    ]);

    const said = await runEngineCommand(server.installation.databaseUrl, ['suchi', 'expire-accounts'], {
      namespace: server.installation.namespace,
    });
    expect(said).toContain('1 accounts that were never verified');
    const left = await server.query<{ id: string }>('select id from directus_users where role = $1', [
      roleIds.user,
    ]);
    const ids = left.map(({ id }) => id);
    expect(ids).not.toContain(forgotten.id);
    expect(ids).toEqual(
      expect.arrayContaining([fresh.id, late.id, verified.id, withProfile.id, corrected.id]),
    );
    const kept = await server.query(
      `select 1 from directus_sessions where "user" = $1 union all select 1 from qdb_mail where to_email = $2`,
      [forgotten.id, forgotten.form.email],
    );
    expect(kept).toEqual([]);
    expect((await ask('/users/me', { token: forgotten.token })).status).toBe(401);
    // The address is free again.
    expect((await ask('/qe_auth/register', { body: forgotten.form })).status).toBe(200);
  });
});

describe('the language of an account', () => {
  const languageOf = async (id: string) =>
    (
      await server.query<{ app_language: string | null }>(
        'select app_language from directus_users where id = $1',
        [id],
      )
    )[0]?.app_language;
  const choose = (language: unknown, token?: string) =>
    ask('/qe_auth/language', { body: { language }, ...(token === undefined ? {} : { token }) });

  it('is chosen by its own person alone, among those that there are words of', async () => {
    const { id, token } = await register();
    expect(await choose('en')).toMatchObject({ status: 401 });
    for (const language of ['', 'MR', 'mr-IN', 'xx', 7])
      expect(await choose(language, token)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    expect(await languageOf(id)).toBeNull();
    expect(await choose('mr', token)).toMatchObject({ status: 200 });
    expect(await languageOf(id)).toBe('mr');
  });

  it('is that of the page where the person registered, if it says so', async () => {
    const { id } = await register({ language: 'gu' });
    expect(await languageOf(id)).toBe('gu');
    const refused = await ask('/qe_auth/register', { body: buildRegistration({ language: 'xx' }) });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });
});
