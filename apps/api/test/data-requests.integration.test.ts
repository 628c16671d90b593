import type { EnterRequest, RequestsPage } from '@suchi/contracts/closing';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../extensions/suchi/test/pictures.ts';
import { post } from './closing.ts';
import { insertPerson, type Person } from './community.ts';
import { registerStaff, registerWithRole } from './member.ts';
import { makeTestStorage, type TestStorage } from './storage.ts';

let storage: TestStorage;
let server: TestInstallation;
let [one, two]: { id: string; token: string }[] = [];
let member: Person;
let email: string;

beforeAll(async () => {
  storage = await makeTestStorage('requests');
  server = await startTestInstallation({ name: 'requests', workers: 0, extraEnv: storage.env });
  one = await registerWithRole(server, roleIds.admin);
  two = await registerWithRole(server, roleIds.admin);
});
beforeEach(async () => {
  member = await insertPerson(server);
  [{ email } = { email: '' }] = await server.query<{ email: string }>(
    'select email from directus_users where id = $1',
    [member.id],
  );
});
afterAll(async () => {
  await server.stop();
  storage.remove();
});

const today = todayInIndia(new Date());
const enter = (changes: Partial<EnterRequest> = {}, token = one?.token) =>
  post<{ id: number; reference: string }>(
    server,
    '/enter',
    {
      kind: 'delete',
      way: 'letter',
      asked_by: 'nominee',
      email,
      asker: 'Ajay',
      wanted: 'Please delete it',
      received_on: today,
      ...changes,
    },
    token,
  );
const nominate = () =>
  post(
    server,
    '/save_nominee',
    { nominee: { name: 'Ajay', relation: 'Son', mobile: '98111 00001' } },
    member.token,
  );
const check = (id: number, more: object = {}, by = one) =>
  post(server, '/check_identity', { id, identity: 'Called back on the number we have', ...more }, by?.token);
const finish = (id: number, by = two, more: object = {}) =>
  post(server, '/finish', { id, outcome: 'Deleted as asked', ...more }, by?.token);
const refused = (reason: string) => ({ status: 409, code: 'CLOSING_REFUSED', extensions: { reason } });
const takeCertificate = async (id: number, token = one?.token ?? '', type = 'image/jpeg') => {
  const answer = await fetch(`${server.api.url}/qe_closing/certificate?id=${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(await drawPicture(300, 400).jpeg().toBuffer()),
  });
  return answer.status;
};
const lookAt = (id: number, token = one?.token ?? '') =>
  fetch(`${server.api.url}/qe_closing/certificate_photo?id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });

describe('a deletion by the person that the member named', () => {
  it('needs a check, a certificate and another person, in this order', async () => {
    expect(await enter()).toMatchObject(refused('nominee_unknown'));
    expect((await nominate()).data).toEqual({
      nominee: { name: 'Ajay', relation: 'Son', mobile: '919811100001' },
    });
    const { data: entered } = await enter();
    expect(entered.reference).toMatch(/^DR-\d{4}$/);
    expect(await finish(entered.id)).toMatchObject(refused('identity_unchecked'));
    await check(entered.id);
    expect(await finish(entered.id)).toMatchObject(refused('certificate_missing'));
    expect((await lookAt(entered.id)).status).toBe(404);
    expect(await takeCertificate(entered.id, member.token)).toBe(403);
    expect(await takeCertificate(entered.id, one?.token, 'text/plain')).toBe(415);
    expect(await takeCertificate(entered.id)).toBe(200);
    // One cannot be put in place of another.
    expect(await takeCertificate(entered.id, two?.token)).toBe(409);
    expect((await lookAt(entered.id, member.token)).status).toBe(403);
    const photo = await lookAt(entered.id, two?.token);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const looks = await server.query(
      `select actor from audit_log where action = 'account.open_certificate' and subject_id = $1`,
      [String(entered.id)],
    );
    expect(looks).toEqual([{ actor: two?.id }]);
    expect(await finish(entered.id, one)).toMatchObject(refused('second_person'));
    expect((await finish(entered.id, two)).status).toBe(200);
    expect(
      await server.query('select 1 from qd_matrimonial_profile where id = $1', [member.profileId]),
    ).toEqual([]);
    expect(await finish(entered.id, two)).toMatchObject(refused('no_account'));
    // The certificate went with the account.
    const [row] = await server.query<object>(
      'select about, asker, wanted, account, certificate_photo from data_request where id = $1',
      [entered.id],
    );
    expect(row).toEqual({
      about: null,
      asker: null,
      wanted: null,
      account: member.id,
      certificate_photo: null,
    });
    expect((await lookAt(entered.id)).status).toBe(404);
  });

  it('stays when it is refused', async () => {
    await nominate();
    const { data } = await enter();
    await takeCertificate(data.id);
    expect((await finish(data.id, one, { is_refused: true })).status).toBe(200);
    expect((await lookAt(data.id)).status).toBe(404);
    expect(await finish(data.id)).toMatchObject(refused('not_open'));
    expect(
      await server.query('select 1 from qd_matrimonial_profile where id = $1', [member.profileId]),
    ).toHaveLength(1);
  });
});

describe('a request', () => {
  it('lies back, not ahead, and is due after 15 days', async () => {
    const ahead = await enter({ asked_by: 'self', received_on: addDays(today, 1) });
    expect(ahead).toMatchObject({ status: 400, extensions: { fields: { received_on: 'dateAhead' } } });
    const { data } = await enter({ asked_by: 'self', kind: 'correct', received_on: addDays(today, -3) });
    const { data: page } = await post<RequestsPage>(server, '/requests', {}, one?.token);
    expect(page.rows.find(({ id }) => id === data.id)).toMatchObject({
      about: 'Ravi Kelkar',
      due_on: addDays(today, 12),
      state: 'open',
    });
  });

  it('of somebody without an account is only a question', async () => {
    const unknown = { email: 'nobody@example.org', asked_by: 'self' as const };
    expect((await enter(unknown)).extensions).toMatchObject({ fields: { email: 'noSuchAccount' } });
    const uncle = await post(
      server,
      '/enter',
      {
        kind: 'held',
        way: 'email',
        asked_by: 'other',
        about: 'Prakash',
        wanted: 'What is held?',
        received_on: today,
      },
      one?.token,
    );
    expect(uncle.status).toBe(200);
  });

  it('is for admins alone, and no staff are deleted by one', async () => {
    const { token } = await registerStaff(server, ['review', 'treasury']);
    for (const asker of [token, member.token])
      expect((await post(server, '/requests', {}, asker)).code).toBe('FORBIDDEN');
    for (const path of ['/sealed', '/consent_counts'])
      expect((await askApi(server.api.url, `/qe_closing${path}`, { token })).code).toBe('FORBIDDEN');
    const [{ email: ofTwo } = { email: '' }] = await server.query<{ email: string }>(
      'select email from directus_users where id = $1',
      [two?.id],
    );
    const { data } = await enter({ email: ofTwo, asked_by: 'self' });
    await check(data.id);
    expect(await finish(data.id)).toMatchObject(refused('not_a_member'));
  });
});
