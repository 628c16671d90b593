import type { Incident, ListedIncident } from '@suchi/contracts/privacy';
import { roleIds } from '@suchi/domain/accounts';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBoardPrinter } from '../extensions/suchi/src/data-use/board-printer.ts';
import { printBoardDraft } from '../extensions/suchi/src/data-use/commands/board-draft.ts';
import { insertPeople, insertRows, type Person } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';
import { appointAdmin, type Admin } from './office.ts';

let server: TestInstallation;
let admin: Admin;
let second: { id: string; token: string };
let thief: { id: string; token: string };
let email: string;
let asha: Person;
let ravi: Person;
let meera: Person;

let platform: ReturnType<typeof jobPlatformOf>;
const printer = createBoardPrinter({
  templates: new URL('../templates/', import.meta.url),
  chromiumPath: process.env['SUCHI_CHROMIUM'],
});

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  platform = jobPlatformOf(server);
  admin = await appointAdmin(server);
  second = await registerWithRole(server, roleIds.admin);
});
beforeEach(async () => {
  thief = await registerStaff(server, ['review']);
  email = await emailOf(thief.id);
  const people = await insertPeople(server, [
    { account: { app_language: 'mr' } },
    {},
    { account: { email_verified: false } },
  ]);
  [asha, ravi, meera] = people as [Person, Person, Person];
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const ask = <Data>(path: string, body?: object, { token } = admin as { token: string }) =>
  askApi<Data>(server.api.url, `/qe_incident${path}`, { token, ...(body && { body }) });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const emailOf = async (id: string) =>
  (await server.query<{ email: string }>('select email from directus_users where id = $1', [id]))[0]?.email ??
  '';
const range = (more: object = {}) => ({ account: email, from: ago(60), to: ago(-1), ...more });
const open = async (more: object = {}) =>
  (
    await ask<{ id: number }>('/open', {
      ...range(),
      known_at: ago(10),
      what: 'The account of a volunteer was used from an unknown device.',
      ...more,
    })
  ).data.id;
const read = async (id: number, query = '', by = admin as { token: string }) =>
  (await ask<Incident>(`/incident?id=${id}${query}`, undefined, by)).data;
const step = (id: number, name: string, by = admin as { token: string }, more: object = {}) =>
  ask('/step', { id, step: name, ...more }, by);
const review = ({ profileId }: Person, { token } = thief) =>
  askApi(server.api.url, `/qe_review/profile?id=${profileId}`, { token });
const noticesTo = (person: Person) =>
  server.query<{ language: string; body_content: string }>(
    `select m.language, m.body_content from qdb_mail m join directus_users u on u.email = m.to_email
      where u.id = $1 and m.kind = 'breach_notice'`,
    [person.id],
  );

describe('an incident', () => {
  it('finds whose data the account saw, what and how often, and nobody else', async () => {
    await review(asha);
    await insertRows(server, 'contact_reveal', [
      { viewer: thief.id, profile: ravi.profileId, date_created: ago(5) },
    ]);
    await insertRows(server, 'contact_reveal', [
      { viewer: thief.id, profile: meera.profileId, date_created: ago(90) },
    ]);
    const found = await read(await open());
    expect(found).toMatchObject({ affected: 2, untold: 2, told: 0, to_mail: 2 });
    expect(found.seen).toEqual({ photo: 1, number: 2, birth: 1, income: 1, address: 1 });
    const seen = Object.fromEntries(found.people.rows.map((row) => [row.profile_id, row.seen]));
    expect(seen).toEqual({
      [asha.profileId]: ['photo', 'number', 'birth', 'income', 'address'],
      [ravi.profileId]: ['number'],
    });
    const due = Date.parse(found.report_due) - Date.parse(found.known_at);
    expect(due).toBe(72 * 3_600_000);
  });

  it('counts files of the office by what they had', async () => {
    const third = await registerWithRole(server, roleIds.admin);
    await askApi(server.api.url, '/qe_office/candidates_file', {
      token: third.token,
      body: { kind: 'list', selection: { ids: [asha.profileId] }, contacts_reason: 'To call the family' },
    });
    const { people } = await read(await open({ account: await emailOf(third.id), from: ago(1) }));
    expect(people.rows.map(({ profile_id: id, seen }) => [id, seen])).toEqual([
      [asha.profileId, ['number', 'address']],
    ]);
  });

  it('of nobody says so, and is closed with a note', async () => {
    const id = await open();
    expect(await read(id)).toMatchObject({ affected: 0, refusals: { close: null, test: 'nobody_waits' } });
    expect((await step(id, 'close')).status).toBe(400);
    expect((await step(id, 'close', admin, { note: 'Nothing was opened.' })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      close_note: 'Nothing was opened.',
      refusals: { reported: 'closed' },
    });
    expect(await step(id, 'reported')).toMatchObject({ status: 409, code: 'INCIDENT_REFUSED' });
  });

  it('tells families in their language after a test, by another person, and lists who is to be called', async () => {
    for (const person of [asha, ravi, meera]) await review(person);
    const id = await open();
    expect(await step(id, 'tell')).toMatchObject({ status: 409, extensions: { reason: 'test_first' } });
    expect((await step(id, 'test')).status).toBe(200);
    expect(await step(id, 'tell')).toMatchObject({ extensions: { reason: 'second_person' } });
    expect(await noticesTo(asha)).toEqual([]);
    const both = await Promise.all([step(id, 'tell', second), step(id, 'tell', second)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await noticesTo(asha)).map(({ language }) => language)).toEqual(['mr']);
    expect(await noticesTo(ravi)).toHaveLength(1);
    expect(await noticesTo(meera)).toEqual([]);

    await server.query(
      `update qdb_mail set state = 'failed' where to_email = (select email from directus_users where id = $1)`,
      [ravi.id],
    );
    const found = await read(id, '&only=untold');
    expect(found).toMatchObject({ told: 1, came_back: 1, no_mail: 1, to_mail: 0, untold: 2 });
    expect(found.people.rows.map(({ told }) => told).toSorted()).toEqual(['came_back', 'no_mail']);
    expect(found.refusals).toMatchObject({ range: 'told_already', close: 'not_told' });
    for (const { id: person } of found.people.rows) await ask('/called', { id: person, name: 'Mother' });
    expect((await read(id)).refusals.close).toBe('not_reported');
    await step(id, 'first_word');
    await step(id, 'reported');
    expect(await step(id, 'reported')).toMatchObject({ extensions: { reason: 'done_already' } });
    expect(await read(id)).toMatchObject({ untold: 0, refusals: { close: null } });
    const called = (await read(id)).people.rows.find(({ told }) => told === 'called');
    expect(called).toMatchObject({ called_name: 'Mother' });
    await ask('/called', { id: called?.id, name: null });
    expect(await read(id)).toMatchObject({ untold: 1 });
  });

  it('logs the account out everywhere, and no other', async () => {
    const isIn = async ({ token }: { token: string }) =>
      (await askApi(server.api.url, '/qe_auth/me', { token })).status === 200;
    const other = await registerStaff(server, ['review']);
    expect(await isIn(thief)).toBe(true);
    const id = await open();
    expect(await isIn(thief)).toBe(false);
    expect(await isIn(other)).toBe(true);
    const { sessions_ended_at: first } = await read(id);
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000);
    // The range of another account: that one is logged out too.
    await ask('/change_range', { id, ...range({ account: await emailOf(other.id) }) });
    expect(await isIn(other)).toBe(false);
  });

  it('has its draft as a PDF too, printed anew when it says something else', async () => {
    const id = await open();
    const address = `${server.api.url}/qe_incident/board_draft_pdf?id=${id}`;
    const fetchPdf = () => fetch(address, { headers: { authorization: `Bearer ${admin.token}` } });
    const asked = fetchPdf();
    expect(await printBoardDraft({ platform, printer }, { incidentId: id })).toBe('made');
    const answer = await asked;
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await printBoardDraft({ platform, printer }, { incidentId: id })).toBe('not_needed');
    await step(id, 'first_word');
    expect(await printBoardDraft({ platform, printer }, { incidentId: id })).toBe('made');
    expect(await printBoardDraft({ platform, printer }, { incidentId: 999_999 })).toBe('gone');
  });

  it('changes its range while nobody was told', async () => {
    await review(asha);
    const id = await open({ from: ago(600), to: ago(500) });
    expect(await read(id)).toMatchObject({ affected: 0 });
    expect((await ask('/change_range', { id, ...range() })).status).toBe(200);
    expect(await read(id)).toMatchObject({ affected: 1 });
  });

  it('gives a list with its reason, and a draft without names of families', async () => {
    await review(asha);
    const id = await open();
    const reason = 'To call the families';
    const file = (path: string, body?: object) =>
      fetch(`${server.api.url}/qe_incident${path}`, {
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    const csv = await (await file('/people_file', { id, contacts_reason: reason })).text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(reason);
    expect(await (await file('/people_file', { id })).text()).not.toContain('Mobile');
    const draft = await (await file(`/board_draft?id=${id}`)).text();
    expect(draft).toContain('People affected: 1');
    expect(draft).not.toContain('Ravi');
    const lines = await server.query<{ action: string }>(
      `select distinct action from audit_log where actor = $1 and
         ((subject_collection = 'incident' and subject_id = $2) or (action = 'office.export' and subject_id = $2))`,
      [admin.id, String(id)],
    );
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'incident.draft',
      'incident.open',
      'office.export',
    ]);
    await read(id);
    const reads = await server.query(
      `select id from audit_log where action = 'incident.read' and subject_id = $1`,
      [String(id)],
    );
    expect(reads).toHaveLength(1);
  });

  it('is for admins alone', async () => {
    const id = await open();
    const member = await registerVerifiedMember(server);
    const reviewer = await registerStaff(server, ['review']);
    for (const by of [reviewer, member]) {
      expect((await ask('/incidents', undefined, by)).code).toBe('FORBIDDEN');
      expect((await ask(`/incident?id=${id}`, undefined, by)).code).toBe('FORBIDDEN');
      expect((await step(id, 'tell', by)).code).toBe('FORBIDDEN');
      expect((await ask('/people_file', { id }, by)).code).toBe('FORBIDDEN');
    }
    const { data } = await ask<{ items: ListedIncident[] }>('/incidents');
    expect(data.items[0]).toMatchObject({ id, reference: expect.stringMatching(/^B-\d{4}$/) as string });
  });

  it.each([
    [{ from: ago(1), to: ago(60) }],
    [{ account: 'nobody@example.org' }],
    [{ known_at: ago(-60) }],
    [{ from: 'yesterday' }],
    [{ what: ' ' }],
  ])('is refused with %j', async (wrong) => {
    const asked = { ...range(), known_at: ago(10), what: 'Something', ...wrong };
    expect((await ask('/open', asked)).status).toBe(400);
  });

  it.each([['/incident?id=999999'], ['/board_draft?id=999999']])(
    'that is not there is not found: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
