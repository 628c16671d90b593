import { roleIds } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { genders } from '@suchi/domain/profiles';
import { signToken, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, insertRows, openSearch, type Person } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';
import { registerMember, registerWithRole } from './member.ts';
import { insertMedia } from './profile.ts';

let server: TestInstallation;
let client: ReturnType<typeof discoveryClient>;
let staff: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  client = discoveryClient(server);
  staff = await registerWithRole(server, roleIds.admin);
});
beforeEach(() => openSearch(server));
afterAll(() => server.stop());

describe('who may search', () => {
  it('not a visitor, and not an unverified account', async () => {
    expect(await client.ask('/qe_search/profiles', { body: { filters: {} } })).toMatchObject({ status: 401 });
    const { token } = await registerMember(server);
    for (const path of ['/qe_search/standing', '/qe_search/profile?id=1', '/qe_search/list?kind=noted']) {
      expect((await client.ask(path, { token })).code).toBe('EMAIL_NOT_VERIFIED');
    }
    expect((await client.search(token)).code).toBe('EMAIL_NOT_VERIFIED');
  });

  it.each([
    ['not without a profile', { profile: null }, 'profile_missing'],
    ['not before the committee approved', { profile: { status: 'Pending' } }, 'profile_not_approved'],
    ['not with a blocked profile', { profile: { status: 'Blocked' } }, 'profile_not_approved'],
    ['not without a subscription', { subscription: null }, 'subscription_missing'],
    [
      'not with an expired subscription',
      { subscription: ['2025-01-01', '2025-12-31'] as const },
      'subscription_expired',
    ],
  ])('%s', async (_, plan, reason) => {
    const { token } = await insertPerson(server, plan);
    const answer = await client.search(token);
    expect(answer).toMatchObject({ status: 403, code: 'SEARCH_REFUSED', extensions: { reason } });
    const { data } = await client.ask('/qe_search/standing', { token });
    expect(data).toMatchObject({ is_allowed: false, reason, genders: [], price_paise: 55_000 });
    // The reason is about the viewer, and is the same for a missing profile.
    expect((await client.open(token, 1)).extensions).toMatchObject({ code: 'SEARCH_REFUSED', reason });
  });

  it('a cancelled subscription is none', async () => {
    const { id, token } = await insertPerson(server);
    await server.query(`update qd_subscriptions set status = 'cancelled' where "user" = $1`, [id]);
    expect((await client.search(token)).extensions).toMatchObject({ reason: 'subscription_missing' });
  });

  it('only staff while the master switch is off', async () => {
    const member = await insertPerson(server);
    const tester = await insertPerson(server, { account: { is_tester: true } });
    const woman = await insertPerson(server, { gender: 'Female' });
    await server.query('update admin_setting set isactive_search = false');
    for (const { token } of [member, tester]) {
      expect((await client.search(token)).extensions).toMatchObject({ reason: 'search_off' });
      expect((await client.open(token, woman.profileId)).extensions).toMatchObject({ reason: 'search_off' });
    }
    expect((await client.search(staff.token)).status).toBe(200);
  });

  it('only testers and staff while the subscription is off', async () => {
    const member = await insertPerson(server);
    const tester = await insertPerson(server, { account: { is_tester: true } });
    await server.query('update admin_setting set enable_search_subscription = false');
    expect((await client.search(member.token)).extensions).toMatchObject({ reason: 'search_off' });
    expect((await client.search(tester.token)).status).toBe(200);
    expect((await client.search(staff.token)).status).toBe(200);
    const { data } = await client.ask('/qe_search/standing', { token: tester.token });
    expect(data).toMatchObject({ is_allowed: true, genders, price_paise: 200 });
  });

  it('refuses what is not a search', async () => {
    const { token } = await insertPerson(server);
    for (const body of [
      {},
      { filters: { gender: 'x' } },
      { filters: {}, page: 0 },
      { filters: {}, sort: 'id' },
    ]) {
      expect((await client.ask('/qe_search/profiles', { token, body })).code).toBe('INVALID_PAYLOAD');
    }
  });
});

describe('what a search finds', () => {
  it('only the other gender, whatever the filter, until the switch is on', async () => {
    const man = await insertPerson(server, { profile: { first_name: 'Switchman' } });
    const woman = await insertPerson(server, { gender: 'Female', profile: { first_name: 'Switchwoman' } });
    const other = await insertPerson(server, { profile: { first_name: 'Switchother' } });
    expect(await client.walk(man.token, { name: 'switch', gender: 'Male' })).toEqual([woman.profileId]);
    await server.query('update admin_setting set enable_gender_switch = true');
    expect(await client.walk(man.token, { name: 'switch', gender: 'Male' })).toEqual([other.profileId]);
    expect(new Set(await client.walk(man.token, { name: 'switch' }))).toEqual(
      new Set([woman.profileId, other.profileId]),
    );
  });

  it('not those that either side blocked', async () => {
    const me = await insertPerson(server);
    const [a, b, c] = (await insertPeople(
      server,
      ['A', 'B', 'C'].map((letter) => ({ gender: 'Female', profile: { first_name: `Blocky${letter}` } })),
    )) as [Person, Person, Person];
    expect(await client.walk(me.token, { name: 'blocky' })).toHaveLength(3);
    await insertRows(server, blocks, [
      { directus_users_id: me.id, qd_matrimonial_profile_id: a.profileId },
      { directus_users_id: b.id, qd_matrimonial_profile_id: me.profileId },
    ]);
    expect(await client.walk(me.token, { name: 'blocky' })).toEqual([c.profileId]);
    expect(await client.walk(b.token, { name: 'ravi kelkar' })).not.toContain(me.profileId);
  });

  it('as many as the offer of the subscription has named', async () => {
    const me = await insertPerson(server, { subscription: null, profile: { first_name: 'Buyer' } });
    const [blocked] = await insertPeople(server, [
      { gender: 'Female' },
      { gender: 'Female' },
      { gender: 'Female', profile: { is_hidden: true } },
      { gender: 'Female', account: { status: 'suspended' } },
      { gender: 'Female', profile: { date_created: '2020-01-01T06:00:00Z' } },
      { gender: 'Male' },
    ]);
    await insertRows(server, blocks, [
      { directus_users_id: me.id, qd_matrimonial_profile_id: blocked?.profileId },
    ]);
    const { data } = await client.ask('/qe_payment/offers', { token: me.token });
    await insertRows(server, 'qd_subscriptions', [
      { user: me.id, start_date: '2026-01-01', end_date: '2099-12-31' },
    ]);
    const { total } = (await client.search(me.token)).data;
    expect(total).toBeGreaterThan(0);
    expect(data).toMatchObject({ subscription: { profiles: total } });

    const newcomer = await insertPerson(server, { subscription: null, profile: null });
    const unknown = await client.ask('/qe_payment/offers', { token: newcomer.token });
    expect(unknown.data).toMatchObject({ subscription: { profiles: 0 } });
  });

  it('a name by its parts in any order, and similar names where no name matches', async () => {
    const { token } = await insertPerson(server);
    const [vaishnavi, vaishanvi] = (await insertPeople(
      server,
      ['Vaishnavi', 'Vaishanvi'].map((first_name) => ({
        gender: 'Female',
        profile: { first_name, middle_name: 'Suresh', last_name: 'Gadgil' },
      })),
    )) as [Person, Person];
    // The other name sounds the same, and comes second.
    const both = [vaishnavi.profileId, vaishanvi.profileId];
    for (const name of ['vaishnavi gadgil', 'Gadgil  Vaishnavi', 'vaishnavi', 'Vaishnawi Gadgl'])
      expect(await client.walk(token, { name }), name).toEqual(both);
    expect(await client.walk(token, { name: 'SHNAVI dgil' })).toEqual([vaishnavi.profileId]);
    expect(await client.walk(token, { name: '%' })).toEqual([]);
  });

  it('six on a page, and none beyond the end, with the total', async () => {
    const { token } = await insertPerson(server);
    await insertPeople(
      server,
      Array.from({ length: 8 }, () => ({ gender: 'Female', profile: { first_name: 'Paginata' } })),
    );
    expect((await client.search(token, { name: 'paginata' })).data.items).toHaveLength(6);
    expect((await client.search(token, { name: 'paginata' }, { page: 2 })).data).toMatchObject({
      total: 8,
      page: 2,
    });
    expect((await client.search(token, { name: 'paginata' }, { page: 9999 })).data).toEqual({
      total: 8,
      total_is_exact: true,
      page: 9999,
      items: [],
      near_spellings: null,
      usual_sort: 'newest',
    });
  });
});

describe('a card and a page', () => {
  it('show what they may and nothing else', async () => {
    const me = await insertPerson(server);
    const she = await insertPerson(server, {
      gender: 'Female',
      account: { email: 'her.address@example.org' },
      profile: {
        first_name: 'Cardia',
        author_relation: 'relative',
        author_relation_text: 'Grandaunt',
        email: 'profile.address@example.org',
        height: 162.56,
        new_location: { name: 'Pune', formatted_address: '5 Karve Road, Pune', lat: 18.5, lng: 73.8 },
        new_country: 'India',
        birth_time: '06:30:00',
        designation: 'Engineer',
        income: 1_200_000,
        serial_number: 1301,
        edition: 1,
        education_stream: 'Civil',
      },
    });
    await client.giveMobiles(she.profileId, '9000011111', '9000022222', '9000011111');
    const photo = await insertMedia(server, 'photos', she.id);
    await server.query('update qd_matrimonial_profile set main_photo = $1 where id = $2', [
      photo,
      she.profileId,
    ]);

    const { data } = await client.search(me.token, { name: 'cardia' });
    expect(data.items).toEqual([
      expect.objectContaining({
        id: she.profileId,
        first_name: 'Cardia',
        birth_time: '06:30',
        location: 'Pune',
        country: 'India',
        height_cm: 162.56,
        education: 'Civil',
        is_printed: false,
        serial_number: 1301,
        favourite_id: null,
        mobile_count: 2,
        mobiles: null,
        photo: expect.objectContaining({ id: photo }) as unknown,
      }),
    ]);

    const page = await client.open(me.token, she.profileId);
    expect(page.data).toMatchObject({ as: 'subscriber', block_id: null, notes: [], card: data.items[0] });
    for (const hidden of ['example.org', '90000', 'Karve', 'Laxmi', 'Grandaunt', 'relative']) {
      expect(JSON.stringify(page.data)).not.toContain(hidden);
    }
    expect((await client.open(she.token, she.profileId)).data).toMatchObject({ as: 'owner' });
    expect((await client.open(staff.token, she.profileId)).data).toMatchObject({ as: 'admin' });
  });

  it('of a hidden profile are refused like those of a missing one', async () => {
    const me = await insertPerson(server);
    const hidden = await insertPeople(server, [
      { gender: 'Male' },
      { gender: 'Female', profile: { is_hidden: true } },
      { gender: 'Female', profile: { status: 'Pending' } },
      { gender: 'Female', profile: { status: 'married' } },
      { gender: 'Female', profile: { date_created: '2023-01-01T00:00:00Z' } },
    ]);
    const blocker = await insertPerson(server, { gender: 'Female' });
    await insertRows(server, blocks, [
      { directus_users_id: blocker.id, qd_matrimonial_profile_id: me.profileId },
    ]);
    const nobody = await client.open(me.token, 99_999_999);
    expect(nobody).toMatchObject({ status: 404, code: 'PROFILE_NOT_FOUND' });
    for (const { profileId } of [...hidden, blocker]) {
      const answers = [
        await client.open(me.token, profileId),
        await client.reveal(me.token, profileId),
        await client.mail(me.token, profileId),
      ];
      for (const { status, extensions, data } of answers) {
        expect({ status, extensions, data }).toEqual({
          status: nobody.status,
          extensions: nobody.extensions,
          data: undefined,
        });
      }
    }
    expect(await server.query('select 1 from contact_reveal where viewer = $1', [me.id])).toEqual([]);
  });

  it('of a draft are open to its owner and to staff', async () => {
    const { token, profileId } = await insertPerson(server, { profile: { status: 'Draft', gender: null } });
    expect((await client.open(token, profileId)).data).toMatchObject({ as: 'owner', card: { gender: null } });
    expect((await client.open(staff.token, profileId)).status).toBe(200);
  });
});

it('a day in India is what counts for a subscription', async () => {
  const today = todayInIndia(new Date());
  const { token } = await insertPerson(server, { subscription: ['2026-01-01', today] });
  expect((await client.ask('/qe_search/standing', { token })).data).toMatchObject({
    is_allowed: true,
    subscription: { state: 'valid', until: today },
  });
});

it('an account with another role than ours has no search', async () => {
  const { id } = await insertPerson(server);
  const role = '00000000-0000-4000-8000-00000000abcd';
  await server.query(`insert into directus_roles (id, name) values ($1, 'Another')`, [role]);
  await server.query('update directus_users set role = $1 where id = $2', [role, id]);
  expect((await client.search(signToken(id, role))).status).toBe(403);
});
