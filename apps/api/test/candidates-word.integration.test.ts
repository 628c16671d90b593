import type { OwnConsents } from '@suchi/contracts/privacy';
import { roleIds } from '@suchi/domain/accounts';
import { type Purpose, purposes } from '@suchi/domain/consent';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signId } from '../extensions/suchi/src/platform/signed-id.ts';
import { insertPerson, openSearch, type Person } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerWithRole } from './member.ts';

// Where the association counts only the candidate's own word, and a parent wrote the profile.

let server: TestInstallation;
let me: Person;

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
});
beforeEach(async () => {
  await openSearch(server);
  await server.query('delete from qd_matrimonial_profile');
  await server.query('update admin_setting set candidates_word = true');
  me = await insertPerson(server, { profile: { author_relation: 'daughter', first_name: 'Meera' } });
});
afterAll(async () => {
  await server.query('update admin_setting set candidates_word = false');
  await server.stop();
});

const say = (path: string, body: object) => askApi(server.api.url, path, { token: me.token, body });
const own = () => askApi<OwnConsents>(server.api.url, '/qe_privacy/consents', { token: me.token });
const standingOf = async (purpose: Purpose) =>
  (await own()).data.purposes.find((each) => each.purpose === purpose);
const answersTo = (yes: readonly Purpose[]) =>
  Object.fromEntries(purposes.map((purpose) => [purpose, yes.includes(purpose)]));

/** The link of the newest mail to the candidate. */
async function askCandidate(email = 'meera@example.org'): Promise<string> {
  expect((await say('/qe_privacy/ask_candidate', { email })).status).toBe(200);
  const [request] = await server.query<{ id: string }>(
    'select id from consent_request where profile = $1 order by sent_at desc, id desc limit 1',
    [me.profileId],
  );
  if (!request) throw new Error('nobody was asked');
  return signId(jobPlatformOf(server).env.secret, 'candidates-word', request.id);
}
const answer = (token: string, yes: readonly Purpose[]) =>
  askApi(server.api.url, '/qe_privacy/candidate_answer', {
    body: { token, answers: answersTo(yes), language: 'mr' },
  });
const isHidden = async () => {
  const [row] = await server.query<{ is_hidden: boolean }>(
    'select is_hidden from qd_matrimonial_profile where id = $1',
    [me.profileId],
  );
  return row?.is_hidden;
};
const codeOf = ({ status, code }: { status: number; code: string | null }) => [status, code];

it('a parent’s yes waits and acts as off; a no counts at once', async () => {
  await say('/qe_privacy/set_consent', { purpose: 'search', is_on: false });
  expect(await isHidden()).toBe(true);
  await say('/qe_privacy/set_consent', { purpose: 'search', is_on: true });
  expect(await isHidden()).toBe(true);
  expect(await standingOf('search')).toMatchObject({ is_on: false, waits: true });
  // Nor by another way in which a family says yes.
  await say('/qe_profile/change_status', { action: 'resume' });
  await say('/qe_profile/permissions', { shows_horoscope: true });
  await say('/qe_profile/hall_consent', { hall_consent: true });
  await say('/qe_bulk_mail/choose', { of: 'bulk', wants_mail: false });
  await say('/qe_bulk_mail/choose', { of: 'bulk', wants_mail: true });
  expect(await isHidden()).toBe(true);
  for (const purpose of ['horoscope', 'hall', 'mails'] as const)
    expect(await standingOf(purpose)).toMatchObject({ is_on: false, waits: true });
});

it('the candidate answers by a link, and may change the answer', async () => {
  await say('/qe_privacy/set_consent', { purpose: 'search', is_on: false });
  await say('/qe_privacy/set_consent', { purpose: 'search', is_on: true });
  const token = await askCandidate();
  const question = await askApi(server.api.url, '/qe_privacy/candidate_question', { body: { token } });
  expect(question.data).toEqual({ name: 'Meera', answers: {} });
  expect(await isHidden()).toBe(true);
  expect((await answer(token, ['search', 'book'])).status).toBe(200);
  expect(await isHidden()).toBe(false);
  const [line] = await server.query(
    `select event, way, author, notice, language from consent
      where profile = $1 and purpose = 'search' order by id desc limit 1`,
    [me.profileId],
  );
  expect(line).toEqual({ event: 'on', way: 'code', author: null, notice: 1, language: 'mr' });
  expect((await own()).data.candidate).toMatchObject({ asked: { is_answered: true } });
  await answer(token, ['book']);
  expect(await isHidden()).toBe(true);
});

it('a parent pauses and shows again what the candidate said yes to, and nothing else', async () => {
  await answer(await askCandidate(), ['search']);
  await say('/qe_profile/change_status', { action: 'pause' });
  expect(await isHidden()).toBe(true);
  await say('/qe_profile/change_status', { action: 'resume' });
  expect(await isHidden()).toBe(false);
  await say('/qe_privacy/set_consent', { purpose: 'hall', is_on: true });
  expect(await standingOf('hall')).toMatchObject({ is_on: false, waits: true });
});

it('a newer link ends the one before; a changed one opens nothing', async () => {
  const first = await askCandidate();
  const second = await askCandidate('other@example.org');
  expect(codeOf(await answer(first, ['search']))).toEqual([410, 'CONSENT_LINK_ENDED']);
  expect(codeOf(await answer(`${second.slice(0, -2)}AA`, ['search']))).toEqual([410, 'CONSENT_LINK_ENDED']);
  await server.query(`update consent_request set sent_at = sent_at - interval '32 days'`);
  expect(codeOf(await answer(second, ['search']))).toEqual([410, 'CONSENT_LINK_ENDED']);
});

it('nobody is asked at the address of the account, or where that account’s word counts', async () => {
  const [account] = await server.query<{ email: string }>('select email from directus_users where id = $1', [
    me.id,
  ]);
  const ask = (email = 'meera@example.org') => say('/qe_privacy/ask_candidate', { email });
  expect(codeOf(await ask(account?.email.toUpperCase()))).toEqual([409, 'CONSENT_REFUSED']);
  await server.query(`update qd_matrimonial_profile set author_relation = 'myself' where id = $1`, [
    me.profileId,
  ]);
  expect(codeOf(await ask())).toEqual([409, 'CONSENT_REFUSED']);
  await server.query('update admin_setting set candidates_word = false');
  await server.query(`update qd_matrimonial_profile set author_relation = 'son' where id = $1`, [
    me.profileId,
  ]);
  expect(codeOf(await ask())).toEqual([409, 'CONSENT_REFUSED']);
});

it('the office copies what the candidate signed on paper', async () => {
  const { token } = await registerWithRole(server, roleIds.admin);
  const paper = (by: string, body: object) =>
    askApi(server.api.url, '/qe_privacy/paper_consents', {
      token: by,
      body: { user: me.id, answers: { search: true, hall: true }, ...body },
    });
  await say('/qe_privacy/set_consent', { purpose: 'search', is_on: false });
  expect((await paper(token, {})).status).toBe(400);
  expect((await paper(me.token, { is_signed: true })).status).toBe(403);
  expect((await paper(token, { is_signed: true })).status).toBe(200);
  expect(await isHidden()).toBe(false);
  expect(await standingOf('hall')).toMatchObject({ is_on: true, waits: false });
  expect(await standingOf('book')).toMatchObject({ waits: false });
});

it('a notice is read once, and that is no consent', async () => {
  await server.query('delete from consent where profile = $1', [me.profileId]);
  const notice = async () =>
    (
      await askApi<{ notice_to_read: number | null }>(server.api.url, '/qe_profile/standing', {
        token: me.token,
      })
    ).data.notice_to_read;
  const before = (await own()).data.purposes;
  expect(await notice()).toBe(1);
  await say('/qe_privacy/notice_read', {});
  await say('/qe_privacy/notice_read', {});
  expect(await notice()).toBeNull();
  expect((await own()).data.purposes).toEqual(before);
  const [lines] = await server.query<{ n: number }>(
    `select count(*)::int as n from consent where profile = $1 and event = 'shown'`,
    [me.profileId],
  );
  expect(lines?.n).toBe(purposes.length);
});
