import { roleIds } from '@suchi/domain/accounts';
import { askApi, openBrowser, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await shareInstallation();
});
afterAll(() => server.stop());
beforeEach(async () => {
  admin = await registerWithRole(server, roleIds.admin);
});

const ask = <Data = Record<string, unknown>>(path: string, request = {}) =>
  askApi<Data>(server.api.url, path, request);
const refusal = (reason: string) => ({ status: 409, code: 'STAFF_CHANGE_REFUSED', extensions: { reason } });
const auditOf = async (id: string) =>
  (
    await server.query<{ action: string }>('select action from audit_log where subject_id = $1 order by id', [
      id,
    ])
  ).map(({ action }) => action);

interface Person {
  id: string;
  email: string;
  is_admin: boolean;
  duties: string[];
  status: string;
}
const people = async () =>
  (await ask<{ people: Person[] }>('/qe_staff/people', { token: admin.token })).data.people;

let invited = 0;
async function invite(changes: object = {}) {
  invited += 1;
  const email = `helper-${invited}@example.org`;
  const body = { email, is_admin: false, duties: ['review', 'event'], ...changes };
  const answer = await ask<{ id: string }>('/qe_staff/invite', { token: admin.token, body });
  return { email, answer, id: answer.data?.id };
}

async function tokenOf(email: string, isNewerThan = 0): Promise<string> {
  const { text } = await server.mail.waitForMail(
    email,
    () => server.mail.mailsTo(email).length > isNewerThan,
  );
  return /\/join#(\S+)/.exec(text)?.[1] ?? '';
}

const password = 'mango-river-lantern-42';
const acceptance = (token: string) => ({
  token,
  first_name: 'Kavita',
  last_name: 'Rane',
  password,
  confirm_password: password,
});
const browser = () => openBrowser({ baseUrl: server.api.url, origin: server.installation.publicUrl });

describe('an invitation', () => {
  it('is refused without a role, for a wrong address, and for an address that is in use', async () => {
    expect((await invite({ duties: [] })).answer).toMatchObject({
      status: 400,
      extensions: { fields: { duties: 'required' } },
    });
    expect((await invite({ duties: ['king'] })).answer.status).toBe(400);
    expect((await invite({ email: 'no address' })).answer.status).toBe(400);
    const member = await registerVerifiedMember(server);
    expect((await invite({ email: member.form.email })).answer).toMatchObject(refusal('address_in_use'));
  });

  it('lets the person choose a password once, and gives exactly these duties', async () => {
    const { email, id, answer } = await invite();
    expect(answer.status).toBe(200);
    expect(await people()).toContainEqual(
      expect.objectContaining({ id, email, status: 'invited', duties: ['review', 'event'], is_admin: false }),
    );
    const token = await tokenOf(email);
    for (const wrong of ['x', `${id}.x`, `${token}x`])
      expect((await ask('/qe_staff/accept', { body: acceptance(wrong) })).code).toBe('INVITATION_INVALID');
    for (const [weak, message] of [
      ['mango-river', 'staffPasswordTooShort'],
      ['qwertyuiop123', 'passwordCommon'],
    ] as const) {
      const body = { ...acceptance(token), password: weak, confirm_password: weak };
      const fields = { password: message };
      expect(await ask('/qe_staff/accept', { body })).toMatchObject({ status: 400, extensions: { fields } });
    }

    const laptop = browser();
    expect((await laptop.ask('/qe_staff/accept', { body: acceptance(token) })).status).toBe(200);
    expect((await laptop.ask('/qe_staff/own_duties')).data).toEqual({ duties: ['review', 'event'] });
    expect((await laptop.ask('/qe_review/queue')).status).toBe(200);
    expect((await laptop.ask('/qe_treasury/refunds')).code).toBe('FORBIDDEN');
    expect((await laptop.ask('/qe_staff/people')).code).toBe('FORBIDDEN');
    expect((await ask('/qe_staff/accept', { body: acceptance(token) })).code).toBe('INVITATION_INVALID');
    expect(await auditOf(id)).toEqual(['staff.invite', 'staff.join']);
  });

  it('stops working when it is sent again, withdrawn or old', async () => {
    const { email, id } = await invite();
    const first = await tokenOf(email);
    expect((await ask('/qe_staff/invite_again', { token: admin.token, body: { id } })).status).toBe(200);
    const second = await tokenOf(email, 1);
    expect(second).not.toBe(first);
    expect((await ask('/qe_staff/accept', { body: acceptance(first) })).code).toBe('INVITATION_INVALID');

    await server.query(
      `update directus_users set invited_at = invited_at - interval '8 days' where id = $1`,
      [id],
    );
    expect((await ask('/qe_staff/accept', { body: acceptance(second) })).code).toBe('INVITATION_INVALID');
    await ask('/qe_staff/withdraw', { token: admin.token, body: { id } });
    expect((await people()).map((person) => person.id)).not.toContain(id);
    expect(await ask('/qe_staff/invite_again', { token: admin.token, body: { id } })).toMatchObject(
      refusal('not_invited'),
    );
    const again = await invite({ email, duties: ['dispatch'] });
    expect(again.id).toBe(id);
  });
});

describe('rights', () => {
  it('change at once', async () => {
    const helper = await registerStaff(server, ['treasury']);
    expect((await ask('/qe_treasury/refunds', { token: helper.token })).status).toBe(200);

    const body = { id: helper.id, is_admin: false, duties: ['dispatch'] };
    expect((await ask('/qe_staff/rights', { token: admin.token, body })).status).toBe(200);
    expect((await ask('/qe_treasury/refunds', { token: helper.token })).code).toBe('FORBIDDEN');
    expect(await auditOf(helper.id)).toEqual(['staff.change_rights']);
  });

  it('are gone with the sessions when they are withdrawn', async () => {
    const helper = await registerStaff(server, ['review']);
    expect((await ask('/qe_staff/withdraw', { token: helper.token, body: { id: admin.id } })).code).toBe(
      'FORBIDDEN',
    );
    await ask('/qe_staff/withdraw', { token: admin.token, body: { id: helper.id } });
    expect((await ask('/qe_review/queue', { token: helper.token })).status).toBe(401);
  });

  it('are not given to or taken from members', async () => {
    const member = await registerVerifiedMember(server);
    const rights = { id: member.id, is_admin: true, duties: [] };
    expect(await ask('/qe_staff/rights', { token: admin.token, body: rights })).toMatchObject(
      refusal('not_staff'),
    );
    expect(await ask('/qe_staff/withdraw', { token: admin.token, body: { id: member.id } })).toMatchObject(
      refusal('not_staff'),
    );
  });

  it('leave one admin, also when two demote each other at once', async () => {
    const other = await registerWithRole(server, roleIds.admin);
    await server.query(
      `update directus_users set status = 'archived' where role = $1 and id not in ($2, $3)`,
      [roleIds.admin, admin.id, other.id],
    );
    const demote = (by: string, id: string) =>
      ask('/qe_staff/rights', { token: by, body: { id, is_admin: false, duties: ['event'] } });
    const answers = await Promise.all([demote(admin.token, other.id), demote(other.token, admin.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await server.query<{ id: string }>(
      `select id from directus_users where role = $1 and status = 'active'`,
      [roleIds.admin],
    );
    const last = left?.id === admin.id ? admin : other;
    expect(await demote(last.token, last.id)).toMatchObject(refusal('last_admin'));
    expect(await ask('/qe_staff/withdraw', { token: last.token, body: { id: last.id } })).toMatchObject(
      refusal('last_admin'),
    );
  });
});

describe('the second factor of staff', () => {
  const requireOf = (of: string) =>
    ask('/qe_staff/require_second_factor', { token: admin.token, body: { of } });

  it('is required by an admin, and released only by one who has it', async () => {
    expect((await requireOf('staff')).status).toBe(200);
    expect((await ask('/qe_staff/people', { token: admin.token })).code).toBe('SECOND_FACTOR_REQUIRED');
    await server.query('update directus_users set tfa_secret = $1 where id = $2', ['A'.repeat(32), admin.id]);
    expect((await requireOf('nobody')).status).toBe(200);
    await server.query('update directus_users set tfa_secret = null where id = $1', [admin.id]);
  });

  it('is reset by another admin with a reason, which ends the sessions', async () => {
    const helper = await registerStaff(server, ['event']);
    await server.query('update directus_users set tfa_secret = $1 where id = $2', [
      'A'.repeat(32),
      helper.id,
    ]);
    const reset = (id: string, reason: string) =>
      ask('/qe_staff/reset_second_factor', { token: admin.token, body: { id, reason } });
    expect((await reset(helper.id, 'x')).status).toBe(400);
    expect(await reset(admin.id, 'I lost my phone')).toMatchObject(refusal('own_account'));
    expect((await reset(helper.id, 'Lost the phone')).status).toBe(200);
    expect((await ask('/qe_staff/own_duties', { token: helper.token })).status).toBe(401);
    expect(await auditOf(helper.id)).toEqual(['staff.reset_second_factor']);
  });
});

describe('a member’s account', () => {
  it('is suspended by a reviewer with a reason, and restored', async () => {
    const reviewer = await registerStaff(server, ['review']);
    const member = await registerVerifiedMember(server);
    const body = { user_id: member.id, reason: 'Threatened another member' };
    const suspend = (token: string, changes: object = {}) =>
      ask('/qe_staff/suspend', { token, body: { ...body, ...changes } });
    expect((await suspend(member.token)).code).toBe('FORBIDDEN');
    const treasurer = await registerStaff(server, ['treasury']);
    expect((await suspend(treasurer.token)).code).toBe('FORBIDDEN');
    expect((await suspend(reviewer.token, { reason: '' })).status).toBe(400);
    expect(await suspend(reviewer.token, { user_id: admin.id })).toMatchObject(refusal('not_a_member'));
    expect(await suspend(reviewer.token, { user_id: crypto.randomUUID() })).toMatchObject(
      refusal('not_a_member'),
    );

    expect((await suspend(reviewer.token)).status).toBe(200);
    expect((await ask('/users/me', { token: member.token })).status).toBe(401);
    const mail = await server.mail.waitForMail(member.form.email, ({ subject }) => /suspended/.test(subject));
    expect(mail.text).toContain('Threatened another member');
    expect(await suspend(reviewer.token)).toMatchObject(refusal('already_suspended'));

    const restore = { token: reviewer.token, body: { ...body, reason: 'It was a mistake' } };
    expect((await ask('/qe_staff/restore', restore)).status).toBe(200);
    expect(await ask('/qe_staff/restore', restore)).toMatchObject(refusal('not_suspended'));
    // Who was signed in before the suspension signs in again.
    expect((await ask('/users/me', { token: member.token })).status).toBe(401);
    const { email, password: own } = member.form;
    expect((await ask('/auth/login', { body: { email, password: own } })).status).toBe(200);
    expect(await auditOf(member.id)).toEqual(['account.suspend', 'account.restore']);
  });
});

interface Entry {
  action: string;
  actor: string;
  subject: { name: string | null };
  reason: string | null;
}
const audit = (body: object, token = admin.token) =>
  ask<{ total: number; rows: Entry[] }>('/qe_staff/audit', { token, body: { filter: {}, ...body } });

describe('the audit log', () => {
  it('is for admins, and takes only what it knows', async () => {
    const reviewer = await registerStaff(server, ['review']);
    expect((await audit({}, reviewer.token)).code).toBe('FORBIDDEN');
    const wrong = [
      { search: 'ab' },
      { rows: 11 },
      { page: 0 },
      { sort: 'actor' },
      { filter: { area: 'weather' } },
      { filter: { from: '2026-02-30' } },
    ];
    for (const body of wrong) expect((await audit(body)).status, JSON.stringify(body)).toBe(400);
  });

  it('finds lines by area, person and date, newest first', async () => {
    const member = await registerVerifiedMember(server, { first_name: 'Zubeida', last_name: 'Unusual' });
    const reason = 'Wrote threats';
    const suspension = { user_id: member.id, reason };
    await ask('/qe_staff/suspend', { token: admin.token, body: suspension });
    await ask('/qe_staff/restore', { token: admin.token, body: suspension });
    await server.query(
      `insert into audit_log (actor_kind, action, subject_collection, subject_id, date_created)
       values ('system', 'account.suspend', 'directus_users', $1, '2020-01-01T20:00:00Z')`,
      [member.id],
    );

    const found = await audit({ search: 'zubeida unus' });
    expect(found.data.rows.map(({ action }) => action)).toEqual([
      'account.restore',
      'account.suspend',
      'account.suspend',
    ]);
    expect(found.data.total).toBe(3);
    expect(found.data.rows[0]).toMatchObject({ subject: { name: 'Zubeida Unusual' }, reason });
    const oldest = await audit({ search: 'zubeida', sort: 'date_created', rows: 10 });
    expect(oldest.data.rows[0]?.reason).toBeNull();
    // 20:00 in UTC is the next day in India.
    const day = (from: string, to: string) => audit({ search: 'zubeida', filter: { from, to } });
    expect((await day('2020-01-01', '2020-01-01')).data.total).toBe(0);
    expect((await day('2020-01-02', '2020-01-02')).data.total).toBe(1);
    expect((await audit({ search: 'zubeida', filter: { area: 'staff' } })).data).toEqual({
      total: 0,
      rows: [],
    });
    expect((await audit({ filter: { area: 'account' }, page: 1000 })).data.rows).toEqual([]);
  });

  it('tells a reviewer what staff did to one profile and its owner', async () => {
    const reviewer = await registerStaff(server, ['review']);
    const treasurer = await registerStaff(server, ['treasury']);
    const member = await registerVerifiedMember(server);
    await server.query(
      `insert into qd_matrimonial_profile (id, "user", status, first_name) values (70001, $1, 'Draft', 'Own')`,
      [member.id],
    );
    await server.query(
      `insert into audit_log (actor_kind, action, subject_collection, subject_id)
       values ('member', 'profile.submit', 'qd_matrimonial_profile', '70001')`,
    );
    const body = { user_id: member.id, reason: 'Wrote threats' };
    await ask('/qe_staff/suspend', { token: reviewer.token, body });
    const read = (token: string) =>
      ask<{ rows: Entry[] }>('/qe_staff/profile_audit?profile_id=70001', { token });
    expect((await read(treasurer.token)).code).toBe('FORBIDDEN');
    expect((await read(reviewer.token)).data.rows.map(({ action }) => action)).toEqual(['account.suspend']);
  });
});
