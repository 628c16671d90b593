import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { discoveryClient } from './discovery.ts';
import { freshnessOf, noon } from './freshness.ts';
import { registerWithRole } from './member.ts';

let server: TestInstallation;
let fresh: ReturnType<typeof freshnessOf>;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  fresh = freshnessOf(server);
});
beforeEach(() => fresh.reset());
afterAll(async () => {
  await fresh.platform.database.destroy();
  await server.stop();
});

describe('the calls of the office', () => {
  interface CallList {
    total: number;
    rows: { id: string; name: string; mobiles: string[]; called_at: string | null; is_resting: boolean }[];
    until: string | null;
  }
  let reviewer: string;
  beforeEach(async () => {
    ({ token: reviewer } = await registerWithRole(server, roleIds.admin));
  });
  const calls = async (filter: object = {}, token = reviewer) =>
    askApi<CallList>(server.api.url, '/qe_freshness/calls', { token, body: { filter } });
  const closeIn = (days: number) =>
    server.query('update edition set registration_until = $1 where is_current', [
      noon(days).toISOString().slice(0, 10),
    ]);
  const record = (id: string, said: string, token = reviewer) =>
    askApi(server.api.url, '/qe_freshness/call', { token, body: { id, said } });

  it('begin 14 days before the book closes; families without a mail are in the list at once', async () => {
    const rohan = await fresh.family();
    await fresh.family({ account: { email_verified: false }, profile: { first_name: 'Amey' } });
    await discoveryClient(server).giveMobiles(rohan.profileId, '+919811100001', '+919811100002');
    await fresh.tend();
    expect((await calls()).data.rows.map(({ name }) => name)).toEqual(['Amey Dixit']);
    await closeIn(15);
    expect((await calls()).data.total).toBe(1);
    await closeIn(14);
    const { data } = await calls();
    expect(data.rows.map(({ name }) => name).toSorted()).toEqual(['Amey Dixit', 'Rohan Dixit']);
    expect(data.rows.find(({ name }) => name === 'Rohan Dixit')?.mobiles).toContain('+919811100001');
    await closeIn(-1);
    expect((await calls()).data.total).toBe(1);
  });

  it('name who rests, and leave out who answered or paused', async () => {
    const [rohan, amey, ravi] = [await fresh.family(), await fresh.family(), await fresh.family()];
    await closeIn(3);
    await fresh.tend();
    await fresh.moveBack(31);
    await fresh.post('/answer', { answer: 'yes' }, amey.token);
    await askApi(server.api.url, '/qe_profile/change_status', {
      token: ravi.token,
      body: { action: 'pause' },
    });
    await fresh.tend();
    const { data } = await calls();
    expect(data.rows).toMatchObject([{ id: (await fresh.questionOf(rohan)).id, is_resting: true }]);
  });

  it.each([
    ['yes', { is_hidden: false, is_fresh: true }, 'profile.resume'],
    ['married', { status: 'married' }, 'profile.mark_married'],
    ['paused', { is_hidden: true }, 'freshness.call'],
  ])('what the family said is its answer: %s', async (said, profile, action) => {
    const rohan = await fresh.family();
    await closeIn(3);
    await fresh.tend();
    await fresh.moveBack(31);
    await fresh.tend();
    const { id } = await fresh.questionOf(rohan);
    expect((await record(id, said)).code).toBeNull();
    expect(await fresh.profileOf(rohan)).toMatchObject(profile);
    expect(await fresh.questionOf(rohan)).toMatchObject({ answer: said, way: 'office' });
    const log = await server.query<{ action: string }>('select action from audit_log where subject_id = $1', [
      String(rohan.profileId),
    ]);
    expect(log.map((line) => line.action)).toContain(action);
    expect((await calls()).data.total).toBe(0);
    expect((await record(id, 'yes')).code).toBe('FRESHNESS_REFUSED');
  });

  it('without an answer stay in the list, with who called', async () => {
    const rohan = await fresh.family();
    await closeIn(3);
    await fresh.tend();
    const { id } = await fresh.questionOf(rohan);
    await record(id, 'unreached');
    expect((await calls({ called: true })).data.rows).toMatchObject([{ id, called_by: expect.any(String) }]);
    expect((await calls({ called: false })).data.total).toBe(0);
    expect(await fresh.questionOf(rohan)).toMatchObject({ answer: null });
  });

  it('are for the desk and admins, and a file with numbers needs a reason', async () => {
    const rohan = await fresh.family();
    await discoveryClient(server).giveMobiles(rohan.profileId, '+919811100001', '+919811100002');
    await closeIn(3);
    await fresh.tend();
    const file = async (body: object) => {
      const answer = await fetch(`${server.api.url}/qe_freshness/calls_file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${reviewer}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.text();
    };
    expect(await file({ filter: {} })).toContain('Rohan Dixit');
    expect(await file({ filter: {} })).not.toContain('00001');
    expect(await file({ filter: {}, contacts_reason: 'Calls before the book closes' })).toContain(
      '91 98111 00001, 91 98111 00002',
    );
    const { id } = await fresh.questionOf(rohan);
    for (const token of [rohan.token, (await registerWithRole(server, roleIds.staff)).token]) {
      expect((await calls({}, token)).code).toBe('FORBIDDEN');
      expect((await record(id, 'yes', token)).code).toBe('FORBIDDEN');
    }
  });
});
