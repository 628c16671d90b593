import { roleIds } from '@suchi/domain/accounts';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let memberId: string;
const tokens: Record<string, string | undefined> = { visitor: undefined };
beforeAll(async () => {
  server = await startTestInstallation({ name: 'engine-guard', workers: 0 });
  tokens['unverified'] = (await registerMember(server)).token;
  const member = await registerVerifiedMember(server);
  tokens['member'] = member.token;
  memberId = member.id;
  tokens['staff'] = (await registerWithRole(server, roleIds.admin)).token;
});
afterAll(() => server.stop());

const ask = (path: string, who: string, request: { method?: 'PATCH'; body?: unknown } = {}) => {
  const token = tokens[who];
  return askApi(server.api.url, path, { ...(token === undefined ? {} : { token }), ...request });
};

describe('one account cannot occupy a node', () => {
  it('with everything that is connected to it', async () => {
    for (const who of ['unverified', 'member', 'staff']) {
      const startedAt = performance.now();
      expect(await ask('/users/me?fields=*.*.*.*.*.*', who)).toMatchObject({
        status: 400,
        code: 'INVALID_QUERY',
      });
      // It once took five seconds before it was refused.
      expect(performance.now() - startedAt, who).toBeLessThan(1000);
    }
  });

  it.each([
    ['a wildcard over all relations', '/users/me?fields=*.*'],
    ['many aliases', `/users/me?${Array.from({ length: 100 }, (_, i) => `alias[a${i}]=id`).join('&')}`],
    ['a parameter that no one knows', '/users/me?everything=1'],
    ['deep nesting', '/users/me?fields=matrimonial_profiles.user.matrimonial_profiles.id'],
  ])('%s is refused', async (_what, path) => {
    for (const who of ['unverified', 'member', 'staff']) expect((await ask(path, who)).status).toBe(400);
  });

  it('or with a body of a megabyte', async () => {
    const note = { note: 'x'.repeat(300_000), matrinonial_profile: 1 };
    expect((await ask('/items/matrimonial_profile_notes', 'member', { body: note })).status).toBe(400);
  });

  it('while the calls of other clients are answered', async () => {
    const fields = '*,matrimonial_profiles.*,block_profile.qd_matrimonial_profile_id.*,is_reactivated';
    expect((await ask(`/users/me?fields=${fields}`, 'member')).status).toBe(200);
    const lookups = '/items/qdb_lookup?filter={"lookup":{"_eq":"Gotra"}}&limit=6&offset=6&meta=*&fields=*';
    expect((await ask(lookups, 'member')).status).toBe(200);
    const newest = (limit: number) => `/items/qdb_lookup?sort=-date_created&limit=${limit}`;
    expect((await ask(newest(1050), 'member')).status).toBe(200);
    expect((await ask(newest(1101), 'member')).status).toBe(400);
  });
});

describe('requests of one account', () => {
  let strict: TestInstallation;
  beforeAll(async () => {
    const extraEnv = { SUCHI_ACCOUNT_RATE: '5' };
    strict = await startTestInstallation({ name: 'engine-rate', workers: 0, extraEnv });
  });
  afterAll(() => strict.stop());

  it('are limited on the paths of the engine', async () => {
    const { token } = await registerMember(strict);
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await askApi(strict.api.url, '/users/me?fields=id', { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('paths of the engine that are not named', () => {
  it.each([
    '/activity',
    '/collections',
    '/fields',
    '/files',
    '/folders',
    '/assets/00000000-0000-4000-8000-000000000000',
    '/permissions/me',
    '/policies/me/globals',
    '/roles/me',
    '/server/info',
    '/settings',
    '/users/me/tfa/generate',
  ])('%s is refused to accounts', async (path) => {
    for (const who of ['unverified', 'member', 'staff']) {
      expect(await ask(path, who), who).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
  });

  it('and so is everything but the own account to an unverified one', async () => {
    for (const path of ['/items/admin_setting', '/users', '/items/qdb_lookup/1', '/items/edition'])
      expect(await ask(path, 'unverified')).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
    expect((await ask('/users/me?fields=id', 'unverified')).status).toBe(200);
  });
});

describe('what gave a 500 gives a 400', () => {
  const everyone = ['visitor', 'unverified', 'member', 'staff'];

  it.each([
    '/users/me?aggregate=x',
    '/users/me?deep=null',
    '/users/me?deep[a][_filter]={',
    '/users/me?access_token=x',
    '/users/me?access_token=%00',
    '/users/me?search=%00',
    '/users/me?filter={"id":{"_eq":"\\u0000"}}',
    '/qe_public/news?aggregate=x',
    '/qe_public/facts?access_token=x',
    '/users/%00',
    '/users/%E0%A4%A',
  ])('%s, from every caller', async (path) => {
    for (const who of everyone)
      expect(await ask(path, who), who).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
  });

  it.each([
    '/items/qdb_lookup?filter[id][_eq]=x',
    '/items/qdb_lookup?filter[id][_eq]=99999999999',
    '/items/qdb_lookup?filter[user_created][_eq]=x',
    '/items/qd_subscriptions?filter[date_created][_gt]=2020-02-30',
    '/items/qd_order?filter[is_archived][_eq]=perhaps',
    '/items/qdb_lookup/99999999999',
    '/items/qdb_lookup?offset=1e30',
  ])('%s', async (path) => {
    for (const who of ['member', 'staff']) {
      const { status } = await ask(path, who);
      expect([400, 403], `${who}: ${status}`).toContain(status);
    }
  });

  it.each([
    ['[null]', [null]],
    ['a text in a list', ['x']],
    ['NUL in a note', { note: 'a\0', matrinonial_profile: 1 }],
    ['NUL in a name', { 'no\0te': 'a', matrinonial_profile: 1 }],
  ])('%s, as a new note', async (_what, body) => {
    expect((await ask('/items/matrimonial_profile_notes', 'member', { body })).status).toBe(400);
  });

  it('nesting without end', async () => {
    const body = { note: JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown };
    expect((await ask('/items/matrimonial_profile_notes', 'member', { body })).status).toBe(400);
  });

  it('a note of more letters than are kept', async () => {
    const [row] = await server.query<{ id: number }>(
      `with profile as (insert into qd_matrimonial_profile ("user", status) values ($1, 'Draft') returning id)
       insert into matrimonial_profile_notes (note, user_created, matrinonial_profile)
       select 'short', $1, id from profile returning id`,
      [memberId],
    );
    const request = { method: 'PATCH' as const, body: { note: 'x'.repeat(2001) } };
    expect((await ask(`/items/matrimonial_profile_notes/${row?.id}`, 'member', request)).status).toBe(400);
  });

  it.each([{ refresh_token: 'a\0' }, { refresh_token: { a: 1 } }, { refresh_token: ['a'] }, { mode: {} }])(
    '%j to refresh and log out',
    async (body) => {
      for (const path of ['/auth/refresh', '/auth/logout'])
        expect((await ask(path, 'visitor', { body })).status, path).toBe(400);
    },
  );

  it('a cookie with NUL', async () => {
    for (const name of ['directus_session_token', 'directus_refresh_token']) {
      const response = await fetch(`${server.api.url}/users/me`, { headers: { cookie: `${name}=%00` } });
      expect(response.status).toBe(400);
    }
  });

  it.each([
    ['/qe_search/profiles', { filters: { born_from: '2020-02-30' } }],
    ['/qe_search/profiles', { filters: { born_to: '0000-01-01' } }],
    ['/qe_search/profiles', { filters: { job_type: 2 ** 31 } }],
    ['/qe_search/profiles', { filters: { name: 'a\0' } }],
    ['/qe_search/profiles', { filters: {}, page: 2 ** 40 }],
    ['/qe_search/reveal', { profile_id: 2 ** 31 }],
    ['/qe_search/send_mail', { profile_id: 2 ** 31, message: 'Good morning to you' }],
  ])('%s with %j', async (path, body) => {
    expect(await ask(path, 'member', { body })).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });

  it('NUL in our own endpoints', async () => {
    const body = { profile_id: 1, message: 'a\0' };
    expect((await ask('/qe_search/send_mail', 'member', { body })).status).toBe(400);
  });
});
