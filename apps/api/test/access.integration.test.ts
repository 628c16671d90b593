import {
  type CurrentUser,
  currentUser,
  currentUserContract,
  currentUserFields,
} from '@suchi/contracts/accounts';
import { contractPath } from '@suchi/contracts/basics';
import { homeContract, homePaths } from '@suchi/contracts/home';
import { adminSetting, adminSettingContract } from '@suchi/contracts/settings';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let me: Awaited<ReturnType<typeof registerVerifiedMember>>;
let other: Awaited<ReturnType<typeof registerVerifiedMember>>;
let adminToken: string;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  me = await registerVerifiedMember(server);
  other = await registerVerifiedMember(server);
  adminToken = (await registerWithRole(server, roleIds.admin)).token;
});
afterAll(() => server.stop());

const ask = <Data = unknown>(path: string, request = {}) => askApi<Data>(server.api.url, path, request);

const never = [
  'otp',
  'otp_sent_at',
  'otp_tries_used',
  'password',
  'token',
  'tfa_secret',
  'status',
  'auth_data',
];

describe('a member’s own account', () => {
  it.each(never)('does not show %s, by field, filter, sort or aggregate', async (field) => {
    // For one's own account the engine omits hidden fields; elsewhere it refuses.
    const mine = await ask<object>(`/users/me?fields=id,${field}`, { token: me.token });
    expect(mine.data ?? {}).not.toHaveProperty(field);
    const asks = [
      `/users?fields=${field}`,
      `/users/${me.id}?fields=${field}`,
      `/users?filter[${field}][_nnull]=true&fields=id`,
      `/users?sort=${field}&fields=id`,
      `/users?aggregate[count]=${field}`,
      `/users?groupBy[]=${field}`,
      `/users?fields=${field}&export=csv`,
      `/users?alias[x]=${field}&fields=x`,
    ];
    for (const path of asks)
      expect([400, 403], path).toContain((await ask(path, { token: me.token })).status);
  });

  it('does not lead to roles and policies', async () => {
    for (const fields of [
      'policies',
      'policies.*',
      'policies.policy.*',
      'role.*',
      'role.policies.*',
      'avatar.*',
    ]) {
      const { data } = await ask<unknown[]>(`/users?fields=${fields}`, { token: me.token });
      // A row without a visible field is returned as its key.
      expect(data, fields).toEqual([me.id]);
    }
    expect((await ask('/users?filter[role][name][_eq]=user&fields=id', { token: me.token })).status).toBe(
      403,
    );
    expect((await ask('/users?deep[policies][_limit]=1&fields=policies.*', { token: me.token })).status).toBe(
      400,
    );
  });

  it.each([
    ['otp', 'x'],
    ['otp_tries_used', 0],
    ['role', roleIds.admin],
    ['is_tester', true],
    ['email_verified', true],
    ['status', 'active'],
    ['email', 'another@example.org'],
    ['membership_valid_till', '2099-01-01'],
    ['suchi_book_order', 'delivered'],
    ['token', 'a-static-token'],
    ['policies', [{ policy: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1003' }]],
    ['provider', 'other'],
  ])('refuses to set %s, through every door', async (field, value) => {
    const body = { [field]: value };
    const row = () => server.query('select u::text from directus_users u where id = $1', [me.id]);
    const before = await row();
    const answer = await ask('/users/me', { method: 'PATCH', token: me.token, body });
    // Our code alone: the engine would name the field and the collection.
    expect([answer.status, answer.extensions]).toEqual([403, { code: 'FORBIDDEN' }]);
    expect((await ask(`/users/${me.id}`, { method: 'PATCH', token: me.token, body })).status).toBe(403);
    expect(
      (await ask('/users', { method: 'PATCH', token: me.token, body: { keys: [me.id], data: body } })).status,
    ).toBe(403);
    expect((await ask('/items/directus_users', { method: 'PATCH', token: me.token, body })).status).toBe(400);
    expect(await row()).toEqual(before);
  });

  it('may be renamed', async () => {
    const answer = await ask('/users/me', {
      method: 'PATCH',
      token: me.token,
      body: { first_name: 'Suneeta' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('other people’s accounts', () => {
  it('do not exist for a member', async () => {
    expect((await ask(`/users/${other.id}`, { token: me.token })).status).toBe(403);
    expect((await ask<unknown[]>('/users?fields=id&limit=-1', { token: me.token })).data).toEqual([
      { id: me.id },
    ]);
    expect(
      (await ask(`/users/${other.id}`, { method: 'PATCH', token: me.token, body: { first_name: 'X' } }))
        .status,
    ).toBe(403);
    expect((await ask(`/users/${other.id}`, { method: 'DELETE', token: me.token })).status).toBe(403);
    expect((await ask('/users', { token: me.token, body: { email: 'new@example.org' } })).status).toBe(403);
  });

  it('do not exist for a visitor', async () => {
    for (const path of [
      '/users',
      `/users/${me.id}`,
      '/users/me',
      '/items/qdb_mail',
      '/items/admin_setting',
    ]) {
      expect([401, 403], path).toContain((await ask(path)).status);
    }
  });
});

describe('what every page begins with', () => {
  const readers = () => [me.token, adminToken];

  it('says of the own account what the engine says of it, and nothing else', async () => {
    for (const token of readers()) {
      const ours = await ask<object>(contractPath(currentUserContract), { token });
      const engines = await ask<object>(`/users/me?fields=${currentUserFields.join(',')}`, { token });
      expect(ours.data).toEqual({ ...engines.data, has_orders: false });
      expect(currentUser.parse(ours.data)).toEqual(ours.data);
    }
  });

  it('says whether home has an order of the book to show', async () => {
    const hasOrders = async () =>
      (await ask<CurrentUser>(contractPath(currentUserContract), { token: other.token })).data.has_orders;
    await server.query(`insert into qd_order ("user", is_archived) values ($1, true)`, [other.id]);
    expect(await hasOrders()).toBe(false);
    await server.query(`insert into qd_order ("user") values ($1)`, [other.id]);
    expect(await hasOrders()).toBe(true);
  });

  it('says of the settings what the engine says of them, and nothing else', async () => {
    await server.query(
      `update admin_setting set suchi_start_date = '2026-09-01', support_email = 'help@example.org'`,
    );
    for (const token of readers()) {
      const ours = await ask<object>(contractPath(adminSettingContract), { token });
      const engines = await ask<object>('/items/admin_setting', { token });
      expect(ours.data).toEqual(adminSetting.parse(engines.data));
      expect(ours.data).toMatchObject({ suchi_start_date: '2026-09-01', support_email: 'help@example.org' });
    }
  });
});

describe('home', () => {
  it('begins with the answers of five endpoints in one', async () => {
    for (const token of [me.token, adminToken]) {
      const home = await ask<Record<string, unknown>>(contractPath(homeContract), { token });
      expect(home.status).toBe(200);
      for (const [name, path] of Object.entries(homePaths))
        expect(home.data[name], path).toEqual((await ask(path, { token })).data);
    }
  });

  it('is refused to a newcomer, who may read the own account', async () => {
    const { token } = await registerMember(server);
    expect(await ask(homePaths.me, { token })).toMatchObject({ status: 200 });
    expect(await ask(contractPath(homeContract), { token })).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });
});

describe('collections', () => {
  it('give a member the settings to read and nothing else', async () => {
    expect((await ask('/items/admin_setting', { token: me.token })).status).toBe(200);
    const writes = { method: 'PATCH', token: me.token, body: { isactive_search: true } };
    expect((await ask('/items/admin_setting', writes)).status).toBe(403);
    for (const collection of ['qdb_mail', 'directus_activity', 'directus_settings', 'directus_roles']) {
      expect((await ask(`/items/${collection}`, { token: me.token })).status, collection).toBe(403);
    }
    const mail = { to_email: other.form.email, subject: 'Hello', body_content: 'A relay?' };
    expect((await ask('/items/qdb_mail', { token: me.token, body: mail })).status).toBe(403);
  });

  it('let staff read settings without changing them, and nothing about people', async () => {
    const patch = { method: 'PATCH', token: adminToken, body: { isactive_search: false } };
    expect((await ask('/items/admin_setting', { token: adminToken })).status).toBe(200);
    expect((await ask('/items/admin_setting', patch)).status).toBe(403);
    for (const collection of ['qdb_mail', 'qd_matrimonial_profile', 'qd_address', 'qd_payments', 'audit_log'])
      expect((await ask(`/items/${collection}`, { token: adminToken })).status, collection).toBe(403);
    expect(
      (await ask('/items/qdb_mail', { token: adminToken, body: { to_email: 'a@b.cd', subject: 'x' } }))
        .status,
    ).toBe(403);
    expect((await ask(`/users/${me.id}`, { token: adminToken })).status).toBe(403);
    expect((await ask<unknown[]>('/users?fields=email&limit=-1', { token: adminToken })).data).toHaveLength(
      1,
    );
    const others = 'fields=user.email,user.mobile,user.matrimonial_profiles.income&limit=1000';
    expect(
      (await ask<unknown[]>(`/items/qd_subscriptions?${others}`, { token: adminToken })).data ?? [],
    ).toEqual([]);
    expect((await ask('/items/qd_subscriptions?export=csv', { token: adminToken })).status).toBe(400);
  });
});

describe('doors that are walled up', () => {
  it.each([
    '/graphql',
    '/graphql/system',
    '/utils/hash/generate',
    '/server/specs/oas',
    '/users/register',
    '/shares/auth',
  ])('%s', async (path) => {
    for (const token of [undefined, me.token, adminToken]) {
      expect(await ask(path, { token, body: { query: '{ users { otp } }' } })).toMatchObject({
        status: 404,
        code: 'ROUTE_NOT_FOUND',
      });
    }
  });
});
