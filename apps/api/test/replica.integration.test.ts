import type { CandidateRow, UserRow } from '@suchi/contracts/office';
import { roleIds } from '@suchi/domain/accounts';
import {
  type ApiNode,
  askApi,
  type ReplicatedPostgres,
  requireNeeds,
  startApiNode,
  startReplicatedPostgres,
  startTestInstallation,
  type TestInstallation,
  waitUntil,
} from '@suchi/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, insertPerson, openSearch } from './community.ts';
import { blocks, discoveryClient } from './discovery.ts';
import { registerWithRole } from './member.ts';

requireNeeds('postgres');

interface Page<Row> {
  total: number;
  rows: Row[];
}

let postgres: ReplicatedPostgres;
let server: TestInstallation;
let replica: Client;
let first: { id: string; token: string };
let second: { id: string; token: string };
/** Writes by the engine's own paths, so that their reads come from the primary for a minute. */
let third: { id: string; token: string };

beforeAll(async () => {
  server = await startTestInstallation({
    name: 'replica',
    workers: 0,
    moveDatabase: async (source) => {
      postgres = await startReplicatedPostgres(source);
      return {
        url: postgres.url,
        extraEnv: {
          SUCHI_REPLICA_URL: postgres.replicaUrl,
          // The replay is paused for as long as a busy machine takes for a test.
          SUCHI_REPLICA_LAG_SECONDS: '49',
        },
      };
    },
  });
  replica = new Client({ connectionString: postgres.replicaUrl });
  // The test stops the server below.
  replica.on('error', () => {});
  await replica.connect();
  first = await registerWithRole(server, roleIds.admin);
  second = await registerWithRole(server, roleIds.admin);
  third = await registerWithRole(server, roleIds.admin);
  await openSearch(server);
});
afterAll(async () => {
  await replica.end();
  await server.stop();
  postgres.stop();
});

async function replayedAll(): Promise<void> {
  const [written] = await server.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  await waitUntil('the replica has all', async () => {
    const { rows } = await replica.query<{ has: boolean }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [written?.at],
    );
    return rows[0]?.has === true;
  });
}

/** Reads so far, by where they went and why. */
async function countReads(from: string, why: string, { metricsUrl }: ApiNode = server.api): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const found = new RegExp(`suchi_replica_reads_total\\{from="${from}",why="${why}"\\} (\\d+)`).exec(text);
  return Number(found?.[1] ?? 0);
}

const users = (token: string, search: string, url = server.api.url) =>
  askApi<Page<UserRow>>(url, '/qe_office/users', { token, body: { filter: { list: 'all' }, search } });
const candidates = (token: string, hidden: 'only' | 'without') =>
  askApi<Page<CandidateRow>>(server.api.url, '/qe_office/candidates', {
    token,
    body: { filter: { list: 'all', hidden }, rows: 100 },
  });
const idsOf = ({ data }: { data: Page<CandidateRow> }) => data.rows.map(({ id }) => id);

/** Nothing of what is written from now on reaches the replica. */
async function pause(): Promise<void> {
  await replayedAll();
  await replica.query('select pg_wal_replay_pause()');
  await waitUntil('the replay is paused', async () => {
    const { rows } = await replica.query<{ state: string }>(
      'select pg_get_wal_replay_pause_state() as state',
    );
    return rows[0]?.state === 'paused';
  });
}
const resume = () => replica.query('select pg_wal_replay_resume()');

describe('a replica that is near', () => {
  beforeEach(async () => {
    await resume();
    await replayedAll();
    // Their sign-in was a write.
    await waitUntil('an office list comes from the replica', async () => {
      const before = await countReads('replica', 'used');
      for (const { token } of [first, second]) await users(token, 'nobody');
      return (await countReads('replica', 'used')) === before + 2;
    });
  });

  it('answers the lists of the office', async () => {
    await pause();
    await insertPerson(server, { account: { first_name: 'Latecomer' }, profile: null });
    expect((await users(first.token, 'latecomer')).data.total).toBe(0);
    await resume();
    await replayedAll();
    await waitUntil('the list has the new account', async () => {
      return (await users(first.token, 'latecomer')).data.total === 1;
    });
  });

  it('does not hide from an account what it has just written, on any path', async () => {
    const [one] = await insertPeople(server, [{}]);
    if (!one) throw new Error('nobody was inserted');
    await pause();
    const hidden = await askApi(server.api.url, '/qe_office/hide_candidates', {
      token: first.token,
      body: {
        action: 'hide',
        selection: { ids: [one.profileId] },
        reason: 'They asked us to on the telephone',
      },
    });
    expect(hidden.status).toBe(200);
    const primaryBefore = await countReads('primary', 'own_write');
    expect(idsOf(await candidates(first.token, 'only'))).toContain(one.profileId);
    expect(await countReads('primary', 'own_write')).toBe(primaryBefore + 1);
    // Who has not written sees the state of some seconds ago.
    expect(idsOf(await candidates(second.token, 'only'))).not.toContain(one.profileId);

    // By the engine's own paths too.
    const renamed = await askApi(server.api.url, '/users/me', {
      method: 'PATCH',
      token: third.token,
      body: { first_name: 'Renamed' },
    });
    expect(renamed.status).toBe(200);
    expect((await users(third.token, 'renamed')).data.total).toBe(1);
  });

  it('hides at once who blocked, paused or was suspended', async () => {
    const client = discoveryClient(server);
    const [viewer, blocking, paused, suspended, other] = await insertPeople(server, [
      {},
      ...Array.from({ length: 4 }, () => ({ gender: 'Female' as const, profile: { weight: 61 } })),
    ]);
    if (!viewer || !blocking || !paused || !suspended || !other) throw new Error('they are not there');
    await replayedAll();
    const women = [blocking, paused, suspended, other];
    const sees = async (filters: object) =>
      (await client.search(viewer.token, filters)).data.items
        .map(({ id }) => id)
        .filter((id) => women.some(({ profileId }) => profileId === id));
    expect(await sees({})).toHaveLength(4);

    await pause();
    const blocked = await askApi(server.api.url, `/items/${blocks}`, {
      token: blocking.token,
      body: { directus_users_id: blocking.id, qd_matrimonial_profile_id: viewer.profileId },
    });
    expect(blocked.status).toBe(200);
    await server.query('update qd_matrimonial_profile set is_hidden = true where id = $1', [
      paused.profileId,
    ]);
    await server.query(`update directus_users set status = 'suspended' where id = $1`, [suspended.id]);
    // A search that nobody asked before, while the replica knows nothing of all this.
    expect(await sees({ age_from: 20, age_to: 58 })).toEqual([other.profileId]);
    for (const { profileId } of [blocking, paused, suspended])
      expect((await client.open(viewer.token, profileId)).code).toBe('PROFILE_NOT_FOUND');
  });
});

describe('a replica that is not good', () => {
  let impatient: ApiNode;
  beforeAll(async () => {
    await resume();
    const { extraEnv } = server.installation;
    impatient = await startApiNode({
      ...server.installation,
      extraEnv: { ...extraEnv, SUCHI_REPLICA_LAG_SECONDS: '1' },
    });
  });
  afterAll(() => impatient.stop());
  const isUsed = async () => {
    const before = await countReads('replica', 'used', impatient);
    await users(second.token, 'nobody', impatient.url);
    return (await countReads('replica', 'used', impatient)) > before;
  };

  it('is not read while it is too far behind', async () => {
    await replayedAll();
    await waitUntil('the replica is used', isUsed);
    await pause();
    await insertPerson(server, { account: { first_name: 'Farbehind' }, profile: null });
    await waitUntil('the list comes from the primary', async () => {
      return (await users(second.token, 'farbehind', impatient.url)).data.total === 1;
    });
    expect(await countReads('primary', 'not_good', impatient)).toBeGreaterThan(0);
    await resume();
    await waitUntil('the replica is used again', isUsed);
  });

  it('is not missed when it is down', async () => {
    await waitUntil('the replica is used', isUsed);
    postgres.stopReplica();
    for (let count = 0; count < 3; count += 1)
      expect((await users(second.token, 'farbehind', impatient.url)).data.total).toBe(1);
    const text = await (await fetch(impatient.metricsUrl)).text();
    expect(text).toContain('suchi_replica_up 0');
  });
});
