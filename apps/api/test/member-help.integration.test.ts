import type { OfficeMember } from '@suchi/contracts/office';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, resetLinkIn, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPerson, insertRows } from './community.ts';
import {
  mailedCode,
  registerMember,
  registerStaff,
  registerVerifiedMember,
  registerWithRole,
} from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await shareInstallation();
  admin = await registerWithRole(server, roleIds.admin);
});
afterAll(() => server.stop());

const ask = <Data = Record<string, unknown>>(path: string, request = {}) =>
  askApi<Data>(server.api.url, path, request);
const refusal = (reason: string) => ({ status: 409, code: 'STAFF_CHANGE_REFUSED', extensions: { reason } });
const reason = 'Called from the new number';

const open = (id: string, token = admin.token) => ask<OfficeMember>(`/qe_office/member?id=${id}`, { token });
const help = (path: string, body: object, token = admin.token) => ask(`/qe_staff/${path}`, { token, body });
const correct = (id: string, changes: object, token = admin.token) =>
  help('correct_contact', { user_id: id, reason, ...changes }, token);
const auditOf = (id: string) =>
  server.query<{ action: string; details: unknown }>(
    'select action, details from audit_log where subject_id = $1 order by id',
    [id],
  );
const accountOf = async (id: string) =>
  (
    await server.query<Record<string, unknown>>(
      'select email, mobile, email_verified, otp from directus_users where id = $1',
      [id],
    )
  )[0];
let addresses = 0;
const newAddress = () => `corrected-${(addresses += 1)}@example.org`;

describe('the page of a member', () => {
  it('is for admins', async () => {
    const member = await registerVerifiedMember(server);
    expect((await ask(`/qe_office/member?id=${member.id}`)).status).toBe(401);
    expect((await open(member.id, member.token)).code).toBe('FORBIDDEN');
    const reviewer = await registerStaff(server, ['review', 'treasury', 'dispatch', 'event']);
    expect((await open(member.id, reviewer.token)).code).toBe('FORBIDDEN');
    expect((await open('1')).status).toBe(400);
    expect((await open(crypto.randomUUID())).status).toBe(404);
  });

  it('opens for an account without a profile, and is recorded once', async () => {
    const { id, form } = await registerMember(server);
    expect((await open(id)).data).toMatchObject({
      email: form.email,
      is_email_verified: false,
      profile_id: null,
      profile: null,
      payments: [],
      orders: [],
      subscriptions: [],
      help: ['send_reset_link', 'correct_contact', 'sign_out'],
    });
    await open(id);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['account.open']);
    await mailedCode(server, form.email);
    const { mails, devices } = (await open(id)).data;
    expect(mails).toEqual([{ kind: 'one_time_code', state: 'sent', at: expect.any(String) }]);
    expect(devices.length).toBeGreaterThan(0);
    expect(JSON.stringify(devices)).not.toContain('token');
  });

  it('lists what belongs to the account, the newest twenty', async () => {
    const other = await insertPerson(server);
    const { id, profileId } = await insertPerson(server);
    const payments = Array.from({ length: 25 }, (_, place) => ({
      user: id,
      amount: 60_000 + place,
      order_type: 'suchi',
      channel: 'cash',
      status: 'captured',
      captured_at: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
      date_created: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
    }));
    await insertRows(server, 'qd_payments', [...payments, { ...payments[0], user: other.id, amount: 1 }]);
    await insertRows(server, 'qd_order', [
      { user: id, amount: 60_000, status: 'paid', order_status: 'dispatched' },
      { user: other.id, amount: 60_000, status: 'paid', order_status: 'delivered' },
    ]);
    const { data } = await open(id);
    expect(data.payments.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 20 }, (_, place) => 60_024 - place),
    );
    expect(data.orders.map((order) => order.order_status)).toEqual(['dispatched']);
    expect(data.subscriptions).toMatchObject([{ end_date: '2099-12-31' }]);
    expect(data.profile).toMatchObject({ id: profileId, status: 'Active', mobile: null });
  });
});

describe('an account of staff', () => {
  it.each(['send_reset_link', 'correct_contact', 'sign_out'])('gets no %s, from anybody', async (path) => {
    const other = await registerWithRole(server, roleIds.admin);
    const treasurer = await registerStaff(server, ['treasury']);
    const withdrawn = await registerStaff(server, []);
    await server.query(`update directus_users set status = 'archived' where id = $1`, [withdrawn.id]);
    const [operator] = await server.query<{ id: string }>(
      'select id from directus_users where role not in ($1, $2, $3)',
      [roleIds.admin, roleIds.staff, roleIds.user],
    );
    const ids = [admin.id, other.id, treasurer.id, withdrawn.id, ...(operator ? [operator.id] : [])];
    for (const id of ids) {
      const before = await accountOf(id);
      const body = { user_id: id, email: newAddress(), reason };
      expect(await help(path, body)).toMatchObject(refusal('not_a_member'));
      expect((await help(path, body, treasurer.token)).code).toBe('FORBIDDEN');
      expect(await accountOf(id)).toEqual(before);
      expect((await open(id)).data).toMatchObject({ is_staff: true, help: [] });
    }
    expect((await ask('/users/me', { token: other.token })).status).toBe(200);
  });
});

describe('a member who is locked out', () => {
  it('gets the link for a new password by mail, a few times an hour', async () => {
    const { id, form, token } = await registerVerifiedMember(server);
    const send = (by = admin.token) => help('send_reset_link', { user_id: id }, by);
    expect((await send(token)).code).toBe('FORBIDDEN');
    const reviewer = await registerStaff(server, ['review']);
    expect((await send(reviewer.token)).code).toBe('FORBIDDEN');
    expect((await send()).status).toBe(200);
    const mail = await server.mail.waitForMail(form.email, ({ subject }) => /new password/.test(subject));
    const body = { token: resetLinkIn(mail).searchParams.get('token'), password: 'mango-river-lantern-43' };
    expect((await ask('/auth/password/reset', { body })).status).toBe(204);
    for (let more = 0; more < 4; more += 1) expect((await send()).status).toBe(200);
    expect((await send()).code).toBe('REQUESTS_EXCEEDED');
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(
      Array.from({ length: 5 }, () => 'account.send_reset_link'),
    );
    await server.query(`update directus_users set status = 'suspended' where id = $1`, [id]);
    expect(await send()).toMatchObject(refusal('account_closed'));
  });

  it('is logged out on all devices', async () => {
    const { id, token } = await registerVerifiedMember(server);
    expect((await help('sign_out', { user_id: id })).status).toBe(200);
    expect((await ask('/users/me', { token })).status).toBe(401);
    expect((await open(id)).data.devices).toEqual([]);
  });
});

describe('a marriage that the office hears of', () => {
  it('is marked and taken back by an admin alone, and is recorded in the name of the member', async () => {
    const { id, profileId } = await insertPerson(server);
    const stranger = await registerVerifiedMember(server);
    const duties = await registerStaff(server, ['review', 'treasury', 'dispatch', 'event']);
    const change = (action: string, token?: string) =>
      ask<{ status: string }>('/qe_profile/change_status', {
        body: { user: id, action },
        ...(token !== undefined && { token }),
      });
    const statusOf = async () =>
      (await server.query('select status from qd_matrimonial_profile where id = $1', [profileId]))[0];
    expect((await change('mark_married')).status).toBe(401);
    for (const { token } of [stranger, duties])
      expect((await change('mark_married', token)).code).toBe('FORBIDDEN');
    expect(await statusOf()).toEqual({ status: 'Active' });

    expect((await change('mark_married', admin.token)).data.status).toBe('married');
    expect((await open(id)).data.profile).toMatchObject({ status: 'married' });
    expect((await change('mark_married', admin.token)).status).toBe(409);
    expect((await change('mark_unmarried', admin.token)).data.status).toBe('Active');
    expect(
      await server.query(
        `select actor, on_behalf_of, action from audit_log
         where subject_id = $1 and action like 'profile.mark%' order by id`,
        [String(profileId)],
      ),
    ).toEqual(
      ['profile.mark_married', 'profile.mark_unmarried'].map((action) => ({
        actor: admin.id,
        on_behalf_of: id,
        action,
      })),
    );
  });
});

describe('a corrected address', () => {
  it('is refused when it is wrong, taken or without a reason', async () => {
    const { id, form } = await registerVerifiedMember(server);
    const other = await registerVerifiedMember(server);
    expect((await correct(id, { email: newAddress(), reason: '' })).status).toBe(400);
    expect((await correct(id, { email: 'no address' })).status).toBe(400);
    expect(await correct(id, { mobile: '12' })).toMatchObject({
      extensions: { fields: { mobile: 'mobile' } },
    });
    const taken = await correct(id, { email: other.form.email.toUpperCase() });
    expect(taken).toMatchObject(refusal('address_in_use'));
    expect(JSON.stringify(taken)).not.toContain(other.form.email);
    expect((await correct(id, { email: form.email })).status).toBe(200);
    expect((await accountOf(id))?.['email_verified']).toBe(true);
    expect(await auditOf(id)).toEqual([]);
  });

  it('tells the old one, ends sessions and links, and has to be verified', async () => {
    const { id, form, token } = await registerVerifiedMember(server);
    expect((await ask('/qe_profile/standing', { token })).status).toBe(200);
    await help('send_reset_link', { user_id: id });
    const link = resetLinkIn(
      await server.mail.waitForMail(form.email, ({ subject }) => /new password/.test(subject)),
    );
    const email = newAddress();
    expect((await correct(id, { email, mobile: '98220 12345' })).status).toBe(200);
    expect(await accountOf(id)).toEqual({ email, mobile: '919822012345', email_verified: false, otp: null });
    expect((await ask('/users/me', { token })).status).toBe(401);
    const reset = { token: link.searchParams.get('token'), password: 'mango-river-lantern-44' };
    expect((await ask('/auth/password/reset', { body: reset })).status).toBe(403);

    const told = await server.mail.waitForMail(form.email, ({ subject }) => /contact details/.test(subject));
    expect(told.text).toContain('e-mail address and the mobile number');
    expect(told.text).not.toContain(email);
    expect(server.mail.mailsTo(email)).toEqual([]);
    expect((await auditOf(id)).at(-1)).toEqual({
      action: 'account.correct_contact',
      details: { reason, corrected: 'email, mobile' },
    });
    const login = (address: string) =>
      ask<{ access_token: string }>('/auth/login', { body: { email: address, password: form.password } });
    expect((await login(form.email)).status).toBe(401);
    const { data } = await login(email);
    await ask('/qe_auth/send_code', { token: data.access_token, body: {} });
    const body = { otp: await mailedCode(server, email) };
    expect((await ask('/qe_auth/verify_code', { token: data.access_token, body })).status).toBe(200);
  });

  it('is not verified by a code that went to the wrong one, which hears nothing', async () => {
    const { id, form } = await registerMember(server);
    const otp = await mailedCode(server, form.email);
    const email = newAddress();
    expect((await correct(id, { email })).status).toBe(200);
    const { data } = await ask<{ access_token: string }>('/auth/login', {
      body: { email, password: form.password },
    });
    expect((await ask('/qe_auth/verify_code', { token: data.access_token, body: { otp } })).status).not.toBe(
      200,
    );
    expect((await accountOf(id))?.['email_verified']).toBe(false);
    const [notice] = await server.query('select 1 from qdb_mail where kind = $1 and to_email = $2', [
      'contact_corrected',
      form.email,
    ]);
    expect(notice).toBeUndefined();
  });
});
