import type {
  GrievanceCase,
  GrievanceQueue,
  OwnGrievances,
  SentGrievance,
} from '@suchi/contracts/grievances';
import { roleIds } from '@suchi/domain/accounts';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { askApi, shareInstallation, type TestInstallation } from '@suchi/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reopenLink } from '../extensions/suchi/src/grievances/commands/reopen-grievance.ts';
import { tellLate } from '../extensions/suchi/src/grievances/commands/tell-late.ts';
import { sweepMedia } from '../extensions/suchi/src/media/commands/delete-media.ts';
import { jobPlatformOf } from './job-platform.ts';
import { postPhoto } from './media.ts';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let platform: ReturnType<typeof jobPlatformOf>;
let member: { id: string; token: string };
let stranger: { id: string; token: string };
let officer: { id: string; token: string };
let president: { id: string; token: string };
let reviewer: { id: string; token: string };

beforeAll(async () => {
  server = await shareInstallation({ workers: 0 });
  platform = jobPlatformOf(server);
  stranger = await registerVerifiedMember(server);
  officer = await registerStaff(server, ['grievance']);
  reviewer = await registerStaff(server, ['review']);
  president = await registerWithRole(server, roleIds.admin);
});
beforeEach(async () => {
  // A new one each time: a member sends few in a day.
  member = await registerVerifiedMember(server);
  await server.query('delete from grievance');
  await server.query('delete from qdb_mail');
  await server.query(
    `update admin_setting set grievance_officer_email = 'officer@example.org', president_email = null,
            office_email = 'office@example.org', grievance_days = 15`,
  );
});
afterAll(async () => {
  await platform.database.destroy();
  await server.stop();
});

const today = todayInIndia(new Date());
const words = 'The proof page shows my photo from 2023. Please print the new one.';

const ask = <Data>(path: string, { token, ...rest }: { token?: string; body?: unknown } = {}) =>
  askApi<Data>(server.api.url, `/qe_grievance${path}`, { ...(token && { token }), ...rest });
const send = (body: object = {}, token = member.token) =>
  ask<SentGrievance>('/send', { token, body: { topic: 'photo_or_fact', text: words, ...body } });
const own = (token = member.token) => ask<OwnGrievances>('/own', { token });
const queue = (token: string, query = '') => ask<GrievanceQueue>(`/queue${query}`, { token });
const open = (id: number, token: string) => ask<GrievanceCase>(`/case?id=${id}`, { token });
const step = (name: string, token: string, body: object) => ask<{ id: number }>(`/${name}`, { token, body });
const answerWords = 'You are right. The new photo is in the book since today.';
const answer = (id: number, token = officer.token) =>
  step('answer', token, { id, outcome: 'put_right', text: answerWords });
const mails = async () =>
  server.query<{ kind: string; to_email: string }>(
    'select kind, to_email from qdb_mail order by date_created',
  );

async function sentId(body: object = {}): Promise<number> {
  return (await send(body)).data.id;
}
async function answeredId(): Promise<number> {
  const id = await sentId();
  await step('confirm', officer.token, { id });
  await answer(id);
  return id;
}

describe('a member', () => {
  it('sends one, and reads until when it is answered', async () => {
    const { data } = await send();
    expect(data.reference).toMatch(/^G-\d{4}$/);
    expect(data.due_on).toBe(addDays(today, 15));
    const { items, answer_by: answerBy } = (await own()).data;
    expect(answerBy).toBe(addDays(today, 15));
    expect(items).toMatchObject([
      { reference: data.reference, state: 'sent', text: words, title: words.split('. ')[0], said: [] },
    ]);
    expect((await own(stranger.token)).data.items).toEqual([]);
  });

  it('has as many days as the settings say', async () => {
    await server.query('update admin_setting set grievance_days = 30');
    expect((await send()).data.due_on).toBe(addDays(today, 30));
  });

  it.each([
    ['a short text', { text: 'Too short' }],
    ['a long text', { text: 'x'.repeat(2001) }],
    ['another topic', { topic: 'weather' }],
    ['no picture', { pictures: ['no id'] }],
  ])('is told what is wrong with %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });

  it('reopens an answer once, within fourteen days, and nobody else does', async () => {
    const id = await answeredId();
    const body = { id, text: 'The old photo is still in the proof.' };
    expect(await step('reopen', stranger.token, body)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect((await step('reopen', member.token, body)).status).toBe(200);
    expect((await own()).data.items[0]).toMatchObject({
      state: 'reopened',
      said: [{ step: 'answered', text: answerWords }, { step: 'reopened' }],
    });
    expect(await mails()).toContainEqual({ kind: 'grievance_reopened', to_email: 'officer@example.org' });
    await answer(id);
    expect(await step('reopen', member.token, body)).toMatchObject({ code: 'GRIEVANCE_REFUSED' });
    const late = await answeredId();
    await server.query("update grievance set answered_at = answered_at - interval '15 days' where id = $1", [
      late,
    ]);
    expect(await step('reopen', member.token, { ...body, id: late })).toMatchObject({
      code: 'GRIEVANCE_REFUSED',
    });
    expect(await step('reopen', member.token, { ...body, id: await sentId() })).toMatchObject({
      code: 'GRIEVANCE_REFUSED',
    });
  });

  it('is not one of the staff, and a visitor is nobody', async () => {
    expect(await send({}, reviewer.token)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask('/own')).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(await queue(member.token)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('pictures', () => {
  const upload = async (token: string) => {
    const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    return postPhoto(server.api.url, bytes, {
      token,
      type: 'image/png',
      path: '/qe_media/grievance_picture',
    });
  };
  const load = async (path: string, token?: string) =>
    (await fetch(server.api.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} }))
      .status;

  it('are served to the two sides alone', async () => {
    const { data: picture } = await upload(member.token);
    await send({ pictures: [picture.id] });
    const [path = ''] = (await own()).data.items[0]?.pictures ?? [];
    expect(await load(path, member.token)).toBe(200);
    expect(await load(path, officer.token)).toBe(200);
    expect(await load(path, stranger.token)).toBe(403);
    expect(await load(path, reviewer.token)).toBe(403);
    expect(await load(path)).toBe(401);
    const other = path.replace(/id=\d+/, `id=${await sentId()}`);
    expect(await load(other, member.token)).toBe(403);
  });

  it('of others are refused, and so are photos of profiles', async () => {
    const { data: theirs } = await upload(stranger.token);
    expect(await send({ pictures: [theirs.id] })).toMatchObject({ code: 'MEDIA_NOT_YOURS' });
    expect(await upload(officer.token)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('stay while a grievance has them, and are deleted without one', async () => {
    const [{ data: used }, { data: unused }] = [await upload(member.token), await upload(member.token)];
    await send({ pictures: [used.id] });
    await server.query(
      "update directus_files set created_on = now() - interval '2 days', modified_on = now() - interval '2 days'",
    );
    await sweepMedia(platform);
    const left = await server.query('select id from directus_files where id = any($1)', [
      [used.id, unused.id],
    ]);
    expect(left).toEqual([{ id: used.id }]);
  });
});

describe('the office', () => {
  it('confirms first, then answers, with a mail each', async () => {
    const id = await sentId();
    expect((await open(id, officer.token)).data.state).toBe('sent');
    expect(await answer(id)).toMatchObject({ code: 'GRIEVANCE_REFUSED' });
    expect((await step('confirm', officer.token, { id })).status).toBe(200);
    expect(await step('confirm', president.token, { id })).toMatchObject({ code: 'GRIEVANCE_REFUSED' });
    expect(await step('answer', officer.token, { id, outcome: 'put_right', text: 'Done.' })).toMatchObject({
      code: 'INVALID_PAYLOAD',
    });
    expect(await step('answer', officer.token, { id, text: answerWords })).toMatchObject({
      code: 'INVALID_PAYLOAD',
    });
    expect((await answer(id)).status).toBe(200);
    expect(await answer(id)).toMatchObject({ code: 'GRIEVANCE_REFUSED' });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['grievance_confirmed', 'grievance_answered']);
    expect((await own()).data.items[0]).toMatchObject({
      state: 'answered',
      outcome: 'put_right',
      reopen_until: addDays(today, 14),
    });
    const { year } = (await queue(officer.token)).data;
    expect(year).toEqual({ answered: 1, median_days: 0, late: 0 });
    const audit = await server.query(
      "select action from audit_log where subject_collection = 'grievance' and subject_id = $1 order by id",
      [String(id)],
    );
    expect(audit).toEqual([{ action: 'grievance.confirm' }, { action: 'grievance.answer' }]);
  });

  it('marks that somebody may be in danger, and that one comes first', async () => {
    const [first, second] = [await sentId(), await sentId()];
    const mark = (token: string, is_safety = true) => step('mark_safety', token, { id: second, is_safety });
    expect(await mark(reviewer.token)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect(await mark(member.token)).toMatchObject({ code: 'FORBIDDEN' });
    await mark(officer.token);
    await mark(officer.token);
    const ids = async () => (await queue(officer.token)).data.items.map(({ id }) => id);
    expect(await ids()).toEqual([second, first]);
    const { history } = (await open(second, officer.token)).data;
    expect(history.map((line) => line.step)).toEqual(['sent', 'safety_on']);
    await mark(officer.token, false);
    expect(await ids()).toEqual([first, second]);
  });

  it('has those to confirm first, then by the day that is due', async () => {
    const [first, second, third] = [await sentId(), await sentId(), await sentId()];
    for (const id of [first, second]) await step('confirm', officer.token, { id });
    await server.query('update grievance set due_on = due_on - 3 where id = $1', [second]);
    const { data } = await queue(officer.token);
    expect(data.items.map(({ id }) => id)).toEqual([third, second, first]);
    expect(data).toMatchObject({ total: 3, open: 3, may_share_out: true, days: 15 });
    expect((await queue(officer.token, '?state=answered')).data.items).toEqual([]);
  });

  it('gives one to another person, who then sees it alone', async () => {
    const [id, hidden] = [await sentId(), await sentId()];
    expect((await queue(reviewer.token)).data).toMatchObject({ total: 0, may_share_out: false });
    expect(await open(id, reviewer.token)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect(await step('confirm', reviewer.token, { id })).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect((await step('assign', officer.token, { id, handler: reviewer.id })).status).toBe(200);
    expect((await queue(reviewer.token)).data.items.map((item) => item.id)).toEqual([id]);
    const { data } = await open(id, reviewer.token);
    expect(data.people).toEqual([]);
    expect(data.history.map((line) => line.step)).toEqual(['sent', 'assigned']);
    expect(await step('assign', reviewer.token, { id, handler: officer.id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await open(hidden, reviewer.token)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect(await step('assign', officer.token, { id, handler: member.id })).toMatchObject({
      code: 'GRIEVANCE_REFUSED',
    });
  });

  it('hides one about the officer from the officer, also from an admin who is named', async () => {
    const id = await sentId({ is_about_officer: true });
    for (const hidden of [open(id, officer.token), step('confirm', officer.token, { id })])
      expect(await hidden).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect((await queue(officer.token)).data).toMatchObject({ total: 0, open: 0 });
    const { data } = await open(id, president.token);
    expect(data.people.map((person) => person.id)).not.toContain(officer.id);
    expect(await step('assign', president.token, { id, handler: officer.id })).toMatchObject({
      code: 'GRIEVANCE_REFUSED',
    });
    await server.query(
      'update admin_setting set grievance_officer_email = (select email from directus_users where id = $1)',
      [president.id],
    );
    expect(await open(id, president.token)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect((await queue(president.token)).data.total).toBe(0);
  });

  it('keeps notes to itself', async () => {
    const id = await sentId();
    await step('note', officer.token, { id, text: 'Ask the printing house.' });
    expect((await open(id, officer.token)).data.history.at(-1)).toMatchObject({
      step: 'noted',
      text: 'Ask the printing house.',
    });
    expect(JSON.stringify((await own()).data)).not.toContain('printing house');
  });

  it('records letters and calls, of a day that does not lie ahead', async () => {
    const record = (body: object, token = officer.token) =>
      ask<SentGrievance>('/record', {
        token,
        body: {
          source: 'letter',
          name: 'Hetal Panchal',
          topic: 'data_use',
          text: words,
          received_on: addDays(today, -5),
          ...body,
        },
      });
    const { data } = await record({});
    expect(data.due_on).toBe(addDays(today, 10));
    const found = (await open(data.id, officer.token)).data;
    expect(found).toMatchObject({ source: 'letter', name: 'Hetal Panchal', has_address: false });
    expect(await record({ received_on: addDays(today, 1) })).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect(await record({ received_on: '1990-01-01' })).toMatchObject({ code: 'INVALID_PAYLOAD' });
    expect(await record({}, reviewer.token)).toMatchObject({ code: 'FORBIDDEN' });
    await step('confirm', officer.token, { id: data.id });
    expect(await mails()).toEqual([]);
    const months = await ask<{ months: unknown[] }>('/months', { token: officer.token });
    expect(months.data.months).toHaveLength(1);
  });
});

describe('without an account', () => {
  const form = { name: 'Dilip Bhagwat', email: 'dilip@example.org', topic: 'payment', text: words };

  it('one is sent, and nothing is mailed before a person has read it', async () => {
    const { data } = await ask<{ reference: string }>('/send_public', { body: form });
    expect(data.reference).toMatch(/^G-/);
    expect(await mails()).toEqual([]);
    const [item] = (await queue(officer.token)).data.items;
    expect(item).toMatchObject({ source: 'form', name: 'Dilip Bhagwat' });
    await step('confirm', officer.token, { id: item?.id ?? 0 });
    expect(await mails()).toEqual([{ kind: 'grievance_confirmed', to_email: 'dilip@example.org' }]);
  });

  it('an answer is opened once more by the link of its mail, and by no other', async () => {
    await ask('/send_public', { body: { ...form, email: 'again@example.org' } });
    const id = (await queue(officer.token)).data.items[0]?.id ?? 0;
    await step('confirm', officer.token, { id });
    const link = reopenLink(platform.env, id);
    const token = link.split('#')[1] ?? '';
    const read = (of = token) =>
      ask<{ reopen_until: string | null }>('/answered_public', { body: { token: of } });
    const reopen = (of = token) =>
      ask('/reopen_public', { body: { token: of, text: 'It is not put right.' } });
    expect((await read()).data.reopen_until).toBeNull();
    expect(await reopen()).toMatchObject({ code: 'GRIEVANCE_REFUSED' });
    await answer(id);
    expect((await read()).data.reopen_until).toBe(addDays(today, 14));
    const members = reopenLink(platform.env, await answeredId()).split('#')[1];
    for (const wrong of [`${token}x`, 'MTI.none', members])
      for (const refused of [await read(wrong), await reopen(wrong)])
        expect(refused).toMatchObject({ code: 'GRIEVANCE_REFUSED' });
    expect((await reopen()).status).toBe(200);
    expect((await open(id, officer.token)).data).toMatchObject({
      state: 'reopened',
      said: [{ step: 'answered' }, { step: 'reopened' }],
    });
    expect(await reopen()).toMatchObject({ code: 'GRIEVANCE_REFUSED' });
  });

  it('few are taken for one address', async () => {
    const often = { ...form, email: 'often@example.org' };
    for (const email of ['often@example.org', 'often+1@example.org', 'Often@example.org'])
      expect((await ask('/send_public', { body: { ...often, email } })).status).toBe(200);
    expect(await ask('/send_public', { body: often })).toMatchObject({ code: 'REQUESTS_EXCEEDED' });
  });

  it('a wrong address or a missing name is refused', async () => {
    for (const wrong of [{ email: 'dilip' }, { name: ' ' }, { text: 'short' }])
      expect(await ask('/send_public', { body: { ...form, ...wrong } })).toMatchObject({
        code: 'INVALID_PAYLOAD',
      });
  });
});

describe('a late one', () => {
  it('is told to the officer once, also by two workers', async () => {
    const [id] = [await sentId(), await sentId()];
    await server.query('update grievance set due_on = $2 where id = $1', [id, addDays(today, -1)]);
    const told = await Promise.all([tellLate(platform), tellLate(platform)]);
    expect(told.reduce((sum, one) => sum + one.told, 0)).toBe(1);
    expect(await tellLate(platform)).toEqual({ told: 0 });
    expect(await mails()).toEqual([{ kind: 'grievance_late', to_email: 'officer@example.org' }]);
    expect((await open(id, officer.token)).data.state).toBe('sent');
  });

  it('about the officer is told to the president, or to nobody', async () => {
    const late = async () => {
      const id = await sentId({ is_about_officer: true });
      await server.query('update grievance set due_on = $2 where id = $1', [id, addDays(today, -1)]);
      await tellLate(platform);
    };
    await late();
    expect(await mails()).toEqual([]);
    await server.query("update admin_setting set president_email = 'president@example.org'");
    await late();
    expect(await mails()).toEqual([{ kind: 'grievance_late', to_email: 'president@example.org' }]);
  });
});

it('an account takes its grievances along', async () => {
  const leaver = await registerVerifiedMember(server);
  await send({}, leaver.token);
  await server.query('delete from directus_users where id = $1', [leaver.id]);
  expect(await server.query('select 1 from grievance')).toEqual([]);
});
