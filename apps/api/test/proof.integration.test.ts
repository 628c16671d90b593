import type { OwnStanding } from '@suchi/contracts/accounts';
import type { OwnProof, ProofRound } from '@suchi/contracts/proof';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindLast } from '../extensions/suchi/src/proof/commands/run-round.ts';
import { insertPeople, type Person } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
let edition: number;
let asha: Person;
let ravi: Person;
let married: Person;

beforeAll(async () => {
  server = await shareInstallation();
  admin = await registerWithRole(server, roleIds.admin);
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  edition = current?.id ?? 0;
});
afterAll(() => server.stop());

const ask = <Data>(person: { token: string }, path: string, body?: object) =>
  askApi<Data>(server.api.url, `/qe_proof${path}`, { token: person.token, ...(body && { body }) });
const mine = async (person: Person) => (await ask<OwnProof>(person, '/mine')).data;
const round = async () => (await ask<ProofRound>(admin, '/round')).data;
const digestFor = async (person: Person) => (await mine(person)).page?.digest ?? '';
const openUntil = (until = '2999-10-24', mails = 2) => ask<ProofRound>(admin, '/open', { until, mails });
/** As home asks. */
const toldOnHome = async ({ token }: Person) =>
  (await askApi<OwnStanding>(server.api.url, '/qe_profile/standing', { token })).data.proof;
const refusal = (reason: string) => ({ status: 409, code: 'PROOF_REFUSED', extensions: { reason } });
const mistakeOf = async (person: Person, mistakes: object[]) =>
  ask<OwnProof>(person, '/mistakes', { digest: await digestFor(person), mistakes });
const firstMistake = async () => {
  const { data } = await ask<{ items: { id: number; printed: string | null }[] }>(admin, '/mistakes');
  return data.items[0] ?? { id: 0, printed: null };
};
const mailsOf = async (kind: string) =>
  (await server.query<{ to_email: string }>('select to_email from qdb_mail where kind = $1', [kind])).length;

const numbered = (serial_number: number, profile: object = {}) => ({
  profile: { serial_number, edition, marital_status: 'Unmarried', ...profile },
});

beforeEach(async () => {
  await server.query('delete from qdb_mail');
  await server.query('delete from qd_matrimonial_profile');
  await server.query(
    `update edition set proof_opened_at = null, proof_until = null, proof_reminded_at = null, frozen_at = null,
       delivery_after = '2999-11-01'`,
  );
  const people = await insertPeople(server, [
    { gender: 'Female', ...numbered(451, { designation: 'Team lead' }) },
    { gender: 'Male', ...numbered(2) },
    { gender: 'Male', ...numbered(3, { status: 'married' }) },
  ]);
  [asha, ravi, married] = people as [Person, Person, Person];
});

describe('a family', () => {
  it('sees its own page and its place in the book, also before the round', async () => {
    const proof = await mine(asha);
    expect(proof).toMatchObject({ stage: 'before', answer: null, mistakes: [] });
    expect(proof.page).toMatchObject({
      printed: { serialNumber: 451, profile: asha.profileId, designation: 'Team lead' },
      section: { kind: 'unmarried_female' },
      // Seven pages in front, then opener and one man, then a left-hand opener.
      number: 11,
    });
    expect((await mine(married)).page).toBeNull();
    expect((await ask(asha, '/confirm', { digest: proof.page?.digest })) as object).toMatchObject(
      refusal('not_open'),
    );
  });

  it('confirms the page it has seen, and can take that back until the round ends', async () => {
    await openUntil();
    const digest = await digestFor(asha);
    await server.query("update qd_matrimonial_profile set designation = 'Other' where id = $1", [
      asha.profileId,
    ]);
    expect(await ask(asha, '/confirm', { digest })).toMatchObject(refusal('page_changed'));
    const { data } = await ask<OwnProof>(asha, '/confirm', { digest: await digestFor(asha) });
    expect(data.answer?.answer).toBe('correct');
    expect(await round()).toMatchObject({ candidates: 2, correct: 1, mistake: 0 });
    expect(await toldOnHome(asha)).toEqual({ state: 'answered', until: '2999-10-24' });
    expect((await ask<OwnProof>(asha, '/withdraw', {})).data.answer).toBeNull();
    expect(await toldOnHome(asha)).toEqual({ state: 'waiting', until: '2999-10-24' });
    expect(await toldOnHome(married)).toBeNull();

    await server.query("update edition set proof_until = '2020-01-01'");
    expect(await toldOnHome(asha)).toBeNull();
    expect(await ask(asha, '/confirm', { digest: await digestFor(asha) })).toMatchObject(refusal('not_open'));
    await server.query("update edition set proof_until = '2999-01-01', frozen_at = now()");
    expect((await mine(asha)).stage).toBe('over');
    expect(await ask(asha, '/withdraw', {})).toMatchObject(refusal('not_open'));
  });

  it('sends mistakes by line, and a second list replaces what is open', async () => {
    await openUntil();
    await mistakeOf(asha, [{ line: 'gotra', should_be: 'Kashyap' }]);
    const { data } = await mistakeOf(asha, [
      { line: 'designation', should_be: 'Engineer' },
      { line: 'designation', should_be: 'Engineering manager' },
    ]);
    expect(data.mistakes).toEqual([{ line: 'designation', should_be: 'Engineering manager', state: 'open' }]);
    expect(await round()).toMatchObject({ correct: 0, mistake: 1, open_mistakes: 1 });
    expect((await round()).days).toHaveLength(1);
  });

  it('is led to what became of the corrections, until the book is printed', async () => {
    await openUntil();
    await mistakeOf(asha, [{ line: 'gotra', should_be: 'Kashyap' }]);
    await server.query('update edition set frozen_at = now()');
    expect(await toldOnHome(asha)).toEqual({ state: 'decided', until: '2999-10-24' });
    expect(await toldOnHome(ravi)).toBeNull();
    await server.query("update edition set delivery_after = '2020-11-01'");
    expect(await toldOnHome(asha)).toBeNull();
  });

  it('refuses a correction that says what is printed', async () => {
    await openUntil();
    expect(await mistakeOf(asha, [{ line: 'designation', should_be: ' Team  lead ' }])).toMatchObject({
      status: 400,
      extensions: { fields: { mistakes: 'unchanged' } },
    });
  });

  it.each([
    { mistakes: [] },
    { mistakes: [{ line: 'salary', should_be: 'x' }] },
    { mistakes: [{ line: 'gotra', should_be: '' }] },
    { mistakes: [{ line: 'gotra', should_be: 'x'.repeat(1501) }] },
    { mistakes: [{ line: 'gotra', should_be: 'a\u0000b' }] },
    { digest: 5, mistakes: [{ line: 'gotra', should_be: 'x' }] },
  ])('gets a 400 for %j', async (body) => {
    expect(await ask(asha, '/mistakes', { digest: 'x', ...body })).toMatchObject({ status: 400 });
  });
});

describe('the office', () => {
  it('is for admins only', async () => {
    for (const [path, body] of [
      ['/round', undefined],
      ['/mistakes', undefined],
      ['/open', { until: '2999-10-24' }],
      ['/remind', {}],
      ['/answers_file', {}],
      ['/settle', { id: 1, how: 'kept' }],
    ] as const) {
      expect((await ask(asha, path, body)).status).toBe(403);
      expect((await askApi(server.api.url, `/qe_proof${path}`, body ? { body } : {})).status).toBe(401);
    }
  });

  it('opens the round once with a mail to everyone, and reminds once a day', async () => {
    expect(await openUntil('2020-01-01')).toMatchObject(refusal('until_past'));
    expect(await ask(admin, '/remind', {})).toMatchObject(refusal('not_open'));
    expect((await openUntil()).data).toMatchObject({ stage: 'open', until: '2999-10-24', candidates: 2 });
    expect((await openUntil('2999-10-26')).data.until).toBe('2999-10-26');
    expect(await mailsOf('proof_page')).toBe(2);

    await ask(asha, '/confirm', { digest: await digestFor(asha) });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => ask<{ mailed: number }>(admin, '/remind', {})),
    );
    expect(answers.filter(({ status }) => status === 200).map(({ data }) => data.mailed)).toEqual([1]);
    expect(await mailsOf('proof_reminder')).toBe(1);

    await server.query('update qd_matrimonial_profile set serial_number = null, edition = null');
    await server.query('update edition set proof_opened_at = null');
    expect(await openUntil()).toMatchObject(refusal('no_numbers'));
  });

  it('opens it only for as many mails as the admin agreed to', async () => {
    expect((await round()).mails).toMatchObject({ to_send: 2, waiting: 0, failed: 0 });
    const changed = { status: 409, code: 'RECIPIENTS_CHANGED' };
    expect(await openUntil('2999-10-24', 3)).toMatchObject(changed);
    expect(await ask(admin, '/open', { until: '2999-10-24' })).toMatchObject(changed);
    expect(await round()).toMatchObject({ stage: 'before', opened_at: null });
    expect(await mailsOf('proof_page')).toBe(0);
  });

  it('sends the mails at the pace of bulk mail, and names those that failed until a later one is sent', async () => {
    const { per_minute: pace } = (await openUntil()).data.mails;
    const starts = await server.query<{ after: number }>(
      `select extract(epoch from start_after - created_on)::int as after from pgboss.job
        where data->>'mailId' in (select id::text from qdb_mail where kind = 'proof_page') order by 1`,
    );
    expect(starts.map(({ after }) => after)).toEqual([0, Math.floor(60 / pace)]);
    // On a slow machine the second mail would leave while the test writes its own states.
    await server.query(
      `delete from pgboss.job where data->>'mailId' in (select id::text from qdb_mail where kind = 'proof_page')`,
    );
    const settle = (person: Person, state: string, failure: string | null) =>
      server.query(
        `update qdb_mail set state = $2::text, failure = $3, sent_at = case when $2::text = 'sent' then now() end
          where to_email = (select email from directus_users where id = $1)`,
        [person.id, state, failure],
      );
    await settle(asha, 'failed', 'smtp_550');
    await settle(ravi, 'queued', 'smtp_450');
    expect((await round()).mails).toMatchObject({
      to_send: 0,
      waiting: 1,
      failed: 1,
      failures: [{ profile_id: asha.profileId, serial_number: 451, failure: 'address_unknown' }],
    });
    await settle(ravi, 'sent', null);
    await ask(admin, '/remind', {});
    await server.query(`update qdb_mail set state = 'sent', sent_at = now() where kind = 'proof_reminder'`);
    expect((await round()).mails).toMatchObject({ waiting: 0, failed: 0, failures: [] });
  });

  it('has the last reminder sent by itself: once, to those without an answer, and not after the end', async () => {
    const platform = jobPlatformOf(server);
    const at = (moment: string) => {
      const now = () => new Date(`${moment}:00+05:30`);
      return remindLast({ ...platform, clock: { now } });
    };
    try {
      expect(await at('2999-10-23T09:00')).toBeNull();
      expect((await openUntil()).data.last_reminder_at).toBe('2999-10-23T03:30:00.000Z');
      await ask(asha, '/confirm', { digest: await digestFor(asha) });
      expect(await at('2999-10-23T08:59')).toBeNull();
      expect(await at('2999-10-25T09:00')).toBeNull();
      const sent = await Promise.all([1, 2, 3].map(() => at('2999-10-23T09:00')));
      expect(sent.filter((mailed) => mailed !== null)).toEqual([1]);
      expect(await at('2999-10-24T09:00')).toBeNull();
      expect(await mailsOf('proof_reminder')).toBe(1);
      expect((await round()).last_reminder_at).toBeNull();
      const trail = await server.query(
        `select actor, details from audit_log where action = 'edition.proof_remind' and actor_kind = 'system'`,
      );
      expect(trail).toEqual([{ actor: null, details: { mailed: 1 } }]);
    } finally {
      await platform.database.destroy();
    }
  });

  it('gets the answers as a file, and that is recorded', async () => {
    await openUntil();
    await server.query(`update qd_matrimonial_profile set first_name = '=2+3' where id = $1`, [
      ravi.profileId,
    ]);
    await mistakeOf(asha, [{ line: 'mobile', should_be: '98200 71154' }]);
    const response = await fetch(`${server.api.url}/qe_proof/answers_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, ...lines] = (await response.text()).trim().split('\r\n');
    expect(header).toContain('Suchi no.,Name,Answer,Answered,Open mistakes,Settled mistakes');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe("2,'=2+3 Kelkar,No answer yet,,0,0");
    expect(lines[1]).toMatch(/^451,.*,Mistake reported,\d\d\/\d\d\/\d{4},1,0$/);
    expect(lines.join()).not.toContain('98200');
    const trail = await server.query(
      `select actor, details from audit_log where action = 'office.export' and subject_collection = 'proof_answer'`,
    );
    expect(trail).toMatchObject([{ actor: admin.id, details: { rows: 2, with_contacts: false } }]);
  });

  it('puts a text right with one press and sends the page back', async () => {
    await openUntil();
    await mistakeOf(asha, [
      { line: 'designation', should_be: 'Engineering manager' },
      { line: 'gotra', should_be: 'Kashyap' },
    ]);
    const { id, printed } = await firstMistake();
    expect(printed).toBe('Team lead');
    const settle = (mistake: number, how: string) => ask(admin, '/settle', { id: mistake, how });
    const [one, other] = await Promise.all([settle(id, 'correct'), settle(id, 'correct')]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
    expect((await mine(asha)).page?.printed.designation).toBe('Engineering manager');
    const trail = await server.query('select 1 from audit_log where action = $1', ['profile.correct_text']);
    expect(trail).toHaveLength(1);

    // A value of a list needs the form.
    const gotra = await firstMistake();
    expect(await settle(gotra.id, 'correct')).toMatchObject(refusal('needs_form'));
    expect(await mailsOf('proof_returned')).toBe(0);
    expect(await settle(gotra.id, 'kept')).toMatchObject({ status: 200, data: { state: 'kept' } });
    expect(await mailsOf('proof_returned')).toBe(1);
    expect((await mine(asha)).answer).toBeNull();
    expect(await round()).toMatchObject({ mistake: 0, open_mistakes: 0, settled_mistakes: 2 });
  });

  it('cannot press away what the form would refuse, or a change that waits', async () => {
    await openUntil();
    await mistakeOf(asha, [{ line: 'designation', should_be: 'अभियंता' }]);
    const { id } = await firstMistake();
    expect(await ask(admin, '/settle', { id, how: 'correct' })).toMatchObject(refusal('not_valid'));
    await mistakeOf(asha, [{ line: 'designation', should_be: 'Engineer' }]);
    await server.query(
      "insert into profile_revision (profile, status, form, changes, submitted_at) values ($1, 'submitted', '{}', '[]', now())",
      [asha.profileId],
    );
    const again = await firstMistake();
    expect(await ask(admin, '/settle', { id: again.id, how: 'correct' })).toMatchObject(
      refusal('changes_wait'),
    );
    expect(await ask(admin, '/settle', { id: 999_999, how: 'kept' })).toMatchObject({ status: 404 });
    expect((await mine(ravi)).mistakes).toEqual([]);
  });
});

describe('a profile that lacks what the book prints', () => {
  const section = 'unmarried_male';
  const plan = { section, scope: 'missing', keeps_wishes: true };
  const askEdition = <Data>(path: string, body: object, token: string | null = admin.token) =>
    askApi<Data>(server.api.url, `/qe_edition${path}`, { ...(token !== null && { token }), body });
  const press = () => askEdition<{ mailed: number }>('/ask_to_complete', { section });
  const refused = (reason: string) => ({ status: 409, code: 'EDITION_REFUSED', extensions: { reason } });
  const asked = `action = 'edition.ask_to_complete'`;
  // Not late entries, whatever the dates of the edition.
  beforeEach(() =>
    server.query(`update qd_matrimonial_profile set date_created = '2024-08-01', birth_time = '06:30'`),
  );

  it('is for admins to ask for', async () => {
    for (const [path, body] of [
      ['/plan_file', plan],
      ['/ask_to_complete', { section }],
      ['/keep_number_for', { profile_id: asha.profileId, is_kept: true }],
    ] as const) {
      expect((await askEdition(path, body, asha.token)).status).toBe(403);
      expect((await askEdition(path, body, null)).status).toBe(401);
    }
  });

  it('is asked for by mail once a day, also when three admins press at once', async () => {
    await insertPeople(server, [
      { gender: 'Male', ...numbered(4, { date_created: '2024-08-01' }), account: { status: 'suspended' } },
    ]);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ data }) => data.mailed).filter((mailed) => mailed > 0)).toEqual([1]);
    const [mail] = await server.query<{ body_content: string }>(
      `select body_content from qdb_mail where kind = 'print_incomplete'`,
    );
    expect(mail?.body_content).toContain('There is no photo yet.');
    expect(mail?.body_content).not.toContain('The time of birth is missing.');
    expect(await server.query(`select actor, subject_id from audit_log where ${asked}`)).toEqual([
      { actor: admin.id, subject_id: String(ravi.profileId) },
    ]);
    const { candidates } = (
      await askEdition<{ candidates: { profile_id: number; is_asked_today: boolean }[] }>('/plan', plan)
    ).data;
    expect(new Map(candidates.map(({ profile_id: id, is_asked_today: isAsked }) => [id, isAsked]))).toEqual(
      new Map([[ravi.profileId, true]]),
    );
    await server.query(`update audit_log set date_created = now() - interval '1 day' where ${asked}`);
    expect((await press()).data.mailed).toBe(1);
    expect(await mailsOf('print_incomplete')).toBe(2);
  });

  it('is asked for in the sections of an open edition only', async () => {
    expect(await askEdition('/ask_to_complete', { section: 'x' })).toMatchObject({ status: 400 });
    await server.query('update edition set frozen_at = now() where id = $1', [edition]);
    expect(await press()).toMatchObject(refused('frozen'));
    expect(await mailsOf('print_incomplete')).toBe(0);
  });

  it('is named in the file of the preview, and the file is recorded', async () => {
    await server.query(`update qd_matrimonial_profile set first_name = '=2+3', brithday = '1995-03-04'`);
    const response = await fetch(`${server.api.url}/qe_edition/plan_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(plan),
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await response.text()).split('\r\n').slice(1)).toEqual([
      `2,'=2+3 Kelkar,,04/03/1995,2,,No,Photo missing; Gotra missing; Own-script name missing`,
      '',
    ]);
    const trail = await server.query(
      `select actor, details from audit_log where action = 'office.export' and subject_id = 'serial_plan'`,
    );
    expect(trail).toMatchObject([{ actor: admin.id, details: { rows: 1, with_contacts: false } }]);
  });

  it('keeps the number of before when the family asks the office', async () => {
    const [before] = await server.query<{ id: number }>(
      `insert into edition (year, sections, activation_cutoff)
       values (2019, '[]', '2019-01-01') returning id`,
    );
    await server.query('update qd_matrimonial_profile set edition = $1 where id = $2', [
      before?.id,
      ravi.profileId,
    ]);
    const keepFor = (profile_id: number) => askEdition('/keep_number_for', { profile_id, is_kept: true });
    expect(await keepFor(asha.profileId)).toMatchObject(refused('no_such_number'));
    expect(await keepFor(999_999)).toMatchObject(refused('no_such_number'));
    expect(await keepFor(ravi.profileId)).toMatchObject({ status: 200, data: { is_kept: true } });
    expect(await server.query('select id from qd_matrimonial_profile where keeps_serial')).toEqual([
      { id: ravi.profileId },
    ]);
    expect(
      await server.query(
        `select actor, actor_kind, on_behalf_of from audit_log where action = 'edition.keep_number'`,
      ),
    ).toEqual([{ actor: admin.id, actor_kind: 'admin', on_behalf_of: ravi.id }]);
  });
});
