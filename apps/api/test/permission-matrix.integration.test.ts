import { type Duty, duties, dutyPolicyIds, roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorRoleId } from '../access/index.ts';
import { memberPolicy } from '../access/member-policy.ts';
import { schema } from '../schema/index.ts';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';
import { expected } from './permission-matrix/expected.ts';
import { insertFixtures } from './permission-matrix/fixtures.ts';
import {
  findDutySurprises,
  findSurprises,
  listCells,
  listDeleteCells,
  listDutyWriteCells,
  type MatrixContext,
} from './permission-matrix/run-cells.ts';

let server: TestInstallation;
let context: MatrixContext;
let tokenOfDuty: Record<Duty, string>;
let me: Awaited<ReturnType<typeof registerVerifiedMember>>;
let other: Awaited<ReturnType<typeof registerVerifiedMember>>;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  me = await registerVerifiedMember(server);
  other = await registerVerifiedMember(server);
  const staff = await registerWithRole(server, roleIds.admin);
  // Not empty, so that a duty that reads them is noticed.
  await server.query(
    `update directus_users set membership_valid_till = '2027-01-01', suchi_book_order = 'ordered' where id = $1`,
    [other.id],
  );
  const tokens = await Promise.all(
    duties.map(async (duty) => [duty, (await registerStaff(server, [duty])).token] as const),
  );
  tokenOfDuty = Object.fromEntries(tokens) as Record<Duty, string>;
  const allDuties = await registerStaff(server, duties);
  context = {
    server,
    tokens: { public: undefined, user: me.token, admin: staff.token, all_duties: allDuties.token },
    fixtureOf: await insertFixtures(server, { me: me.id, other: other.id }),
    sampleOf,
  };
});
afterAll(() => server.stop());

const samples: Record<string, unknown> = { string: 'x', text: 'x', integer: 1, decimal: 170, boolean: false };
samples.date = '2020-01-01';
samples.time = '10:00:00';
samples.timestamp = '2020-01-01T00:00:00Z';
samples.json = [];
samples.alias = [];

function sampleOf(collection: string, field: string): unknown {
  if (field === 'password') return me.form.password;
  // Sent again but not changed: the rest of the matrix is about the current edition.
  if (field === 'is_current') return true;
  const definition = schema.find((each) => each.collection === collection)?.fields[field];
  if (definition?.type === 'uuid') return definition.relation === null ? crypto.randomUUID() : me.id;
  return samples[definition?.type ?? 'string'];
}

const ask = <Data = unknown>(path: string, request = {}) => askApi<Data>(server.api.url, path, request);

describe('the matrix', () => {
  it('has a row for every collection and every field, the engine’s columns of an account included', async () => {
    const columns = await server.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' and (table_name not like 'directus\\_%' or table_name = 'directus_users')`,
    );
    const aliases = schema.flatMap(({ collection, fields }) =>
      Object.entries(fields).flatMap(([field, { type }]) =>
        type === 'alias' ? [`${collection}.${field}`] : [],
      ),
    );
    const there = [...columns.map(({ place }) => place), ...aliases, 'directus_users.policies'];
    const inMatrix = Object.entries(expected).flatMap(([collection, { groups }]) =>
      groups.flatMap(({ fields }) => fields.map((field) => `${collection}.${field}`)),
    );
    expect(inMatrix.toSorted()).toEqual([...new Set(there)].toSorted());
    expect(new Set(inMatrix).size).toBe(inMatrix.length);
  });

  it('holds, cell by cell', async () => {
    const cells = listCells();
    const surprises = await findSurprises(cells, context);
    const allowed = cells.filter(({ isExpected }) => isExpected).length;
    console.info(
      `permission matrix: ${cells.length} cells, ${allowed} allowed, ${surprises.length} surprises`,
    );
    expect(surprises).toEqual([]);
  });

  it('catches a planted hole', async () => {
    const { token } = await registerWithRole(server, operatorRoleId);
    const hole = {
      policy: memberPolicy.id,
      collection: 'qdb_mail',
      action: 'read',
      permissions: {},
      fields: ['id', 'to_email'],
    };
    const planted = await ask<{ id: number }>('/permissions', { token, body: hole });
    expect(planted.status).toBe(200);

    // The engine updates its caches a moment after its response.
    const cells = listCells().filter(({ collection }) => collection === 'qdb_mail');
    const surprises = () => findSurprises(cells, context);
    await expect
      .poll(surprises)
      .toEqual([
        'user R qdb_mail.id: ALLOWED',
        'user R qdb_mail.to_email: ALLOWED',
        'user r qdb_mail.id: ALLOWED',
        'user r qdb_mail.to_email: ALLOWED',
      ]);
    await ask(`/permissions/${planted.data.id}`, { token, method: 'DELETE' });
    await expect.poll(surprises).toEqual([]);
  });
});

describe('staff with duties', () => {
  it.each(duties)('%s reads its fields and nothing else', async (duty) => {
    expect(await findDutySurprises(duty, tokenOfDuty[duty], context)).toEqual([]);
  });

  it('write nothing, even with all four', async () => {
    expect(await findSurprises(listDutyWriteCells(), context)).toEqual([]);
  });

  it('would be caught with a hole in one policy', async () => {
    const { token } = await registerWithRole(server, operatorRoleId);
    const hole = {
      policy: dutyPolicyIds.dispatch,
      collection: 'qd_payments',
      action: 'read',
      permissions: {},
      fields: ['id', 'amount'],
    };
    const planted = await ask<{ id: number }>('/permissions', { token, body: hole });
    const surprises = () => findDutySurprises('dispatch', tokenOfDuty.dispatch, context);
    await expect
      .poll(surprises)
      .toEqual(['dispatch reads qd_payments.amount', 'dispatch reads qd_payments.id']);
    await ask(`/permissions/${planted.data.id}`, { token, method: 'DELETE' });
    await expect.poll(surprises).toEqual([]);
  });

  it('get no other member’s data through a relation', async () => {
    const paths = [
      '/items/qd_order?fields=user.email,user.matrimonial_profiles.*',
      '/items/qd_order?filter[user][matrimonial_profiles][status][_eq]=Active',
      '/items/qd_order?sort=user.email',
    ];
    for (const path of paths) {
      const { status, data } = await ask(path, { token: tokenOfDuty.dispatch });
      expect([status >= 400, JSON.stringify(data ?? null).includes('Another')], path).not.toEqual([
        false,
        true,
      ]);
    }
    const sorted = await ask(String(paths[2]), { token: tokenOfDuty.dispatch });
    expect([400, 403]).toContain(sorted.status);
  });
});

describe('the engine’s own collections', () => {
  const paths = [
    'access',
    'activity',
    'collections',
    'comments',
    'dashboards',
    'fields',
    'files',
    'flows',
    'folders',
    'notifications',
    'operations',
    'panels',
    'permissions',
    'policies',
    'presets',
    'relations',
    'revisions',
    'roles',
    'settings',
    'shares',
    'translations',
    'versions',
    'extensions',
    'schema/snapshot',
    'utils/cache/clear',
    'deployments',
  ];
  it.each(paths)('/%s gives nothing away and takes nothing', async (path) => {
    for (const token of Object.values(context.tokens)) {
      const read = await ask(`/${path}`, token ? { token } : {});
      const isEmpty = read.status === 200 && JSON.stringify(read.data ?? []).replace(/[[\]{}]/g, '') === '';
      expect(
        isEmpty || read.status >= 400,
        `${path}: ${read.status} ${JSON.stringify(read.data)?.slice(0, 200)}`,
      ).toBe(true);
      const write = await ask(`/${path}`, {
        ...(token ? { token } : {}),
        body: { name: 'x', collection: 'x', title: 'x' },
      });
      expect(write.status, `POST ${path}`).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the traps', () => {
  const readable = (field: { user: string }) => /r/i.test(field.user);

  it('a field that may not be read cannot be queried either', async () => {
    const hidden = Object.entries(expected).flatMap(([collection, { groups }]) =>
      groups
        .filter((each) => !readable(each))
        .flatMap(({ fields }) => fields.map((field) => ({ collection, field }))),
    );
    let asked = 0;
    for (const { collection, field } of hidden) {
      const base = collection === 'directus_users' ? '/users' : `/items/${collection}`;
      const questions = [
        `filter[${field}][_nnull]=true&fields=id`,
        `filter[_or][0][${field}][_null]=true&fields=id`,
        `sort=${field}&fields=id`,
        `aggregate[count]=${field}`,
        `groupBy[]=${field}&aggregate[count]=*`,
        `alias[x]=${field}&fields=x`,
        `fields=${field}&limit=-1&export=csv`,
      ];
      for (const question of questions) {
        asked += 1;
        const answer = await fetch(`${server.api.url}${base}?${question}`, {
          headers: { authorization: `Bearer ${me.token}` },
        });
        const text = await answer.text();
        // A hidden list field is omitted and only the key remains; everything else is refused.
        const isBareKey = text === JSON.stringify({ data: [me.id] });
        expect(answer.status >= 400 || isBareKey, `${base}?${question}: ${answer.status} ${text}`).toBe(true);
      }
    }
    console.info(`traps: ${asked} questions about ${hidden.length} hidden fields`);
  });

  const favourites = '/items/junction_directus_users_qd_matrimonial_profile';
  const notes = '/items/matrimonial_profile_notes';

  it.each([
    `${favourites}?filter[qd_matrimonial_profile_id][first_name][_eq]=Another`,
    `${favourites}?filter[qd_matrimonial_profile_id][user][email][_starts_with]=s`,
    `${favourites}?filter[_and][0][qd_matrimonial_profile_id][addresses][_some][mobile][_eq]=9000000002`,
    `${favourites}?sort=qd_matrimonial_profile_id.income`,
    `${favourites}?groupBy[]=qd_matrimonial_profile_id.email&aggregate[count]=*`,
    `${favourites}?aggregate[max]=qd_matrimonial_profile_id.income`,
    `${notes}?filter[matrinonial_profile][email][_starts_with]=s`,
    `${notes}?deep[matrinonial_profile][_filter][income][_gt]=1&fields=matrinonial_profile.id`,
    '/items/qd_order?filter[user][subscriptions][id][_nnull]=true',
    '/users?filter[matrimonial_profiles][status][_eq]=Active',
  ])('a query through a relation is refused: %s', async (path) => {
    expect([400, 403]).toContain((await ask(path, { token: me.token })).status);
  });

  it('such a query is refused for one’s own account too', async () => {
    const deep = 'deep[favourite_profile][_filter][qd_matrimonial_profile_id][income][_gt]=1';
    const { status } = await ask(`/users/me?${deep}&fields=favourite_profile.id`, { token: me.token });
    expect(status).toBe(400);
  });

  it('the same by the SEARCH method, and by a change of all that match', async () => {
    const filter = { qd_matrimonial_profile_id: { first_name: { _eq: 'Another' } } };
    const search = await fetch(`${server.api.url}${favourites}`, {
      method: 'SEARCH',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: { filter } }),
    });
    expect(search.status).toBe(403);
    expect(
      (await ask(favourites, { token: me.token, method: 'DELETE', body: { query: { filter } } })).status,
    ).toBe(403);
    const change = { query: { filter }, data: { note: 'x' } };
    expect((await ask(notes, { token: me.token, method: 'PATCH', body: change })).status).toBe(403);
  });

  it('another member’s data is not behind a relation of one’s own rows', async () => {
    const paths = [
      `${favourites}?fields=qd_matrimonial_profile_id.*.*`,
      `${favourites}?fields=qd_matrimonial_profile_id.user.email,qd_matrimonial_profile_id.addresses.mobile`,
      `${notes}?fields=matrinonial_profile.*.*`,
      '/users/me?fields=favourite_profile.qd_matrimonial_profile_id.*,block_profile.qd_matrimonial_profile_id.*',
      '/items/qd_matrimonial_profile?fields=*.*.*&limit=-1',
      '/items/edition?fields=*.*',
    ];
    for (const path of paths) {
      const text = JSON.stringify((await ask(path, { token: me.token })).data ?? null);
      for (const secret of ['Another', '9000000002', other.form.email, other.id])
        expect(text, path).not.toContain(secret);
    }
  });

  it('counts tell of one’s own rows only, and members have no exports', async () => {
    for (const collection of [
      'qd_matrimonial_profile',
      'qd_order',
      'qd_payments',
      'qd_subscriptions',
      'matrimonial_profile_notes',
    ]) {
      const answer = await fetch(`${server.api.url}/items/${collection}?limit=-1&meta=*&fields=id`, {
        headers: { authorization: `Bearer ${me.token}` },
      });
      const body = (await answer.json()) as {
        data: unknown[];
        meta: { total_count: number; filter_count: number };
      };
      expect([body.data.length, body.meta.total_count, body.meta.filter_count], collection).toEqual([
        1, 1, 1,
      ]);
      const csv = await fetch(`${server.api.url}/items/${collection}?limit=-1&export=csv&fields=id`, {
        headers: { authorization: `Bearer ${me.token}` },
      });
      expect(csv.status, collection).toBe(400);
    }
  });

  it('nothing is written for another member, or as another kind', async () => {
    // A visible profile, so that the policy refuses and not the visibility rule.
    await server.query(`update admin_setting set enable_search_subscription = true,
      subscription_start_date = '2026-01-01', subscription_end_date = '2027-01-01'`);
    await server.query(`insert into directus_users (id, email, status, provider)
      values ('00000000-0000-4000-8000-0000000000c1', 'third@example.org', 'active', 'default')`);
    await server.query(`insert into qd_matrimonial_profile (id, "user", status, first_name, last_name, gender, brithday)
      values (90003, '00000000-0000-4000-8000-0000000000c1', 'Active', 'Third', 'Profile', 'Female', '1996-01-01')`);
    const forOther = { directus_users_id: other.id, qd_matrimonial_profile_id: 90003 };
    expect((await ask(favourites, { token: me.token, body: forOther })).status).toBe(400);
    const nested = { directus_users_id: me.id, qd_matrimonial_profile_id: { id: 90003, first_name: 'X' } };
    expect((await ask(favourites, { token: me.token, body: nested })).status).toBe(403);
    const custom = { lookup: 'Gotra', name: 'Mine', record_type: 'custom' };
    expect((await ask('/items/qdb_lookup', { token: me.token, body: custom })).status).toBe(403);
  });
});

describe('deletion', () => {
  it('holds, row by row', async () => {
    expect(
      await findSurprises(
        listDeleteCells().filter(({ role }) => role === 'public'),
        context,
      ),
    ).toEqual([]);
    expect(
      await findSurprises(
        listDeleteCells().filter(({ role }) => role === 'user'),
        context,
      ),
    ).toEqual([]);
    expect(
      await findSurprises(
        listDeleteCells().filter(({ role }) => role === 'admin'),
        context,
      ),
    ).toEqual([]);
  });
});
