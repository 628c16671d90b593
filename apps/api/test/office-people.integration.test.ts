import type { CandidateRow, UserRow } from '@suchi/contracts/office';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeToSearch, insertPeople, insertPerson, insertRows } from './community.ts';
import { registerStaff, registerVerifiedMember } from './member.ts';
import { type Admin, appointAdmin } from './office.ts';

let server: TestInstallation;
let admin: Admin;
beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  admin = await appointAdmin(server);
});
afterAll(() => server.stop());

const find = async <Row extends CandidateRow | UserRow>(path: string, search: string): Promise<Row[]> =>
  (await admin.ask<{ rows: Row[] }>(path, { filter: { list: 'all' }, search, rows: 100 })).data.rows;

describe('a mobile number or a name in any script', () => {
  const name = 'झंखना वाडेकर';
  let person: Awaited<ReturnType<typeof insertPerson>>;
  beforeAll(async () => {
    person = await insertPerson(server, {
      account: { mobile: '919823098765', first_name: 'Baba', last_name: 'Ownscript' },
      profile: { own_script_name: name, last_name: 'Ownscript' },
    });
    await insertRows(server, 'qd_address', [{ profile: person.profileId, mobile: '+919011223344' }]);
  });
  const scripts = [name, 'ઝંખના વાડેકર', 'Zankhana Wadekar', 'Jhankhana', 'ઝંખ'];
  const numbers = ['9823098765', '98230 98765', '+91 98230 98765', '09823098765', '982309', '90112-23344'];

  it.each([...numbers, ...scripts, 'वाडे'])('%s finds the candidate', async (search) => {
    expect((await find<CandidateRow>('/candidates', search)).map(({ id }) => id)).toEqual([person.profileId]);
  });

  it.each([...numbers.slice(0, 5), ...scripts])('%s finds the account', async (search) => {
    expect((await find<UserRow>('/users', search)).map(({ id }) => id)).toEqual([person.id]);
  });

  it('of another person finds nobody', async () => {
    for (const search of ['9823098766', 'कुलकर्णी', 'Zankar', 'ખના'])
      expect(await find<CandidateRow>('/candidates', search)).toEqual([]);
  });
});

describe('hiding many', () => {
  const hide = (token: string, body: object) =>
    askApi<{ changed: number[]; left_out: number }>(server.api.url, '/qe_office/hide_candidates', {
      token,
      body,
    });
  const hidden = async (ids: number[]) =>
    (
      await server.query<{ id: number }>(
        'select id from qd_matrimonial_profile where id = any($1) and is_hidden order by id',
        [ids],
      )
    ).map(({ id }) => id);

  it('is for reviewers, needs a reason and has a limit', async () => {
    const { profileId } = await insertPerson(server);
    const body = { action: 'hide', selection: { ids: [profileId] }, reason: 'Asked by the family' };
    const { token } = await registerVerifiedMember(server);
    expect((await hide(token, body)).code).toBe('FORBIDDEN');
    const treasurer = await registerStaff(server, ['treasury', 'dispatch', 'event']);
    expect((await hide(treasurer.token, body)).code).toBe('FORBIDDEN');
    expect((await hide(admin.token, { ...body, reason: 'no' })).extensions['reason']).toBe(
      'rejection_reason_too_short',
    );
    await insertPeople(
      server,
      Array.from({ length: 201 }, () => ({})),
    );
    const everybody = { all: true, filter: { list: 'all', hidden: 'with' } };
    expect((await hide(admin.token, { ...body, selection: everybody })).code).toBe('INVALID_PAYLOAD');
    expect(await hidden([profileId])).toEqual([]);
  });

  it('hides what is shown, records each, and is undone exactly', async () => {
    const reviewer = await registerStaff(server, ['review']);
    const one = await insertPerson(server);
    const two = await insertPerson(server);
    const paused = await insertPerson(server, { profile: { is_hidden: true } });
    const draft = await insertPerson(server, { profile: { status: 'Draft' } });
    const ids = [one, two, paused, draft].map(({ profileId }) => profileId);
    await agreeToSearch(server, [one, two]);
    const reason = 'Asked by the family';
    const answer = await hide(reviewer.token, { action: 'hide', selection: { ids }, reason });
    expect(answer.data).toEqual({ changed: [one.profileId, two.profileId], left_out: 2 });
    expect(await hidden(ids)).toEqual([one.profileId, two.profileId, paused.profileId]);
    expect(
      await server.query('select details from audit_log where action = $1 and subject_id = any($2)', [
        'profile.hide',
        ids.map(String),
      ]),
    ).toMatchObject([{ details: { reason } }, { details: { reason } }]);
    const undo = { action: 'unhide', selection: { ids: answer.data.changed } };
    expect((await hide(reviewer.token, undo)).data).toEqual({ changed: answer.data.changed, left_out: 0 });
    expect(await hidden(ids)).toEqual([paused.profileId]);
  });
});
