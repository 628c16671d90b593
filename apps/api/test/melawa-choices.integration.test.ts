import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@suchi/domain/basics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPerson, insertRows, type Person } from './community.ts';
import {
  asker,
  bringCandidates,
  type ChoiceHall,
  type InHall,
  setClock,
  startChoiceHall,
} from './melawa-choices.ts';
import { melawaDay } from './melawa.ts';
import { registerStaff } from './member.ts';

let hall: ChoiceHall;
let people: Map<number, InHall>;
let away: Person;
let desk: { id: string; token: string };
let reviewer: { id: string; token: string };
let ask: ReturnType<typeof asker>;

const who = (number: number): InHall => {
  const person = people.get(number);
  if (person === undefined) throw new Error(`nobody has ${number}`);
  return person;
};

beforeAll(async () => {
  hall = await startChoiceHall('melawa_choices');
  ask = asker(hall.server);
  people = await bringCandidates(hall.server, [506, 508, 510, 77, 79, 81]);
  // A man who agreed to the hall and did not come.
  away = await insertPerson(hall.server, {
    gender: 'Male',
    profile: { serial_number: 137, edition: 1, hall_consent: true },
  });
  desk = await registerStaff(hall.server, ['event']);
  reviewer = await registerStaff(hall.server, ['review']);
});
beforeEach(async () => {
  for (const table of [
    'melawa_choice_round',
    'melawa_choice',
    'melawa_look_up',
    'melawa_slip',
    'melawa_pair',
  ])
    await hall.server.query(`delete from ${table}`);
  await hall.server.query('delete from qdb_mail');
  await hall.server.query('delete from junction_directus_users_qd_matrimonial_profile_1');
  for (const key of readdirSync(hall.keys)) rmSync(join(hall.keys, key));
  await setClock(hall.server, '12:00');
  await hall.tend();
});
afterAll(() => hall.stop());

const told = async () => {
  await setClock(hall.server, '17:01');
  return hall.tend();
};
const bothChoose = async (one: number, other: number) => {
  await ask.send(who(one), [other]);
  await ask.send(who(other), [one]);
};
const reasonOf = ({ code, extensions }: { code: string | null; extensions: Record<string, unknown> }) =>
  code === 'MELAWA_REFUSED' ? extensions['reason'] : code;

describe('a number that is looked up', () => {
  it('shows name, age and town of a candidate who is here, and nothing else', async () => {
    const { data } = await ask.lookUp(who(506), 77);
    expect(data).toEqual({
      number: 77,
      shown: { name: 'Candidate77 Kelkar', age: expect.any(Number), town: null, photo: null },
      look_ups_left: 59,
    });
  });

  it('is a number only without consent to the hall', async () => {
    await hall.server.query(
      'update qd_matrimonial_profile set hall_consent = false where serial_number = 79',
    );
    expect((await ask.lookUp(who(506), 79)).data).toMatchObject({ number: 79, shown: null });
    await hall.server.query('update qd_matrimonial_profile set hall_consent = true where serial_number = 79');
  });

  it('shows the same to somebody who was blocked: nobody learns of it', async () => {
    const before = await ask.lookUp(who(506), 77);
    await insertRows(hall.server, 'junction_directus_users_qd_matrimonial_profile_1', [
      { directus_users_id: who(77).id, qd_matrimonial_profile_id: who(506).profileId },
    ]);
    expect((await ask.lookUp(who(506), 77)).data).toEqual(before.data);
  });

  it.each([
    ['the own one', 506, 'own_number'],
    ['one of the own side', 508, 'same_side'],
    ['one that is not here', 137, 'not_here'],
    ['one that nobody has', 99_999, 'not_here'],
  ])('is refused: %s', async (_, number, reason) => {
    expect(reasonOf(await ask.lookUp(who(506), number))).toBe(reason);
  });

  it('counts 60 a day, those that are not here too; the same one again is free', async () => {
    for (let number = 1000; number < 1059; number += 1) await ask.lookUp(who(506), number);
    expect((await ask.lookUp(who(506), 77)).data.look_ups_left).toBe(0);
    expect(reasonOf(await ask.lookUp(who(506), 79))).toBe('no_look_ups_left');
    expect(reasonOf(await ask.lookUp(who(506), 2000))).toBe('no_look_ups_left');
    expect((await ask.lookUp(who(506), 77)).status).toBe(200);
    expect((await ask.own(who(506))).data.look_ups_left).toBe(0);
    expect((await ask.lookUp(who(508), 79)).status).toBe(200);
  });

  it('never passes the limit by asking at once', async () => {
    for (let number = 1000; number < 1055; number += 1) await ask.lookUp(who(510), number);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask.lookUp(who(510), 3000 + at)));
    expect(answers.filter((answer) => reasonOf(answer) === 'not_here')).toHaveLength(5);
  });
});

describe('a list', () => {
  it('is sent, and the newest one counts; the server shows how many numbers, never which', async () => {
    await ask.send(who(506), [77, 79]);
    const { data } = await ask.send(who(506), [81]);
    expect(data.sent.count).toBe(1);
    const own = await ask.own(who(506));
    expect(own.data).toMatchObject({ own_number: 506, sent: { count: 1 }, most: 10, is_told: false });
    expect(JSON.stringify(own.data)).not.toContain('81');
  });

  it('that was tapped earlier and came later replaces nothing', async () => {
    await ask.send(who(506), [77, 79], `${melawaDay}T05:00:00.000Z`);
    const { data } = await ask.send(who(506), [81], `${melawaDay}T04:00:00.000Z`);
    expect(data.sent.count).toBe(2);
  });

  it.each([
    ['before the first check-in counts', '09:00', '03:00', 'not_open'],
    ['in the grace, tapped before the close', '16:54', '11:00', null],
    ['in the grace, tapped after the close', '16:54', '11:16', 'closed'],
    ['after the grace, tapped before the close', '16:56', '11:00', 'closed'],
    ['in the evening', '19:00', '11:00', 'closed'],
  ])('%s', async (_, clock, tapped, reason) => {
    await setClock(hall.server, clock);
    const answer = await ask.send(who(506), [77], `${melawaDay}T${tapped}:00.000Z`);
    expect(reasonOf(answer)).toBe(reason);
  });

  it('has no more numbers than the association allows', async () => {
    const many = Array.from({ length: 11 }, (_, at) => at + 1000);
    expect(reasonOf(await ask.send(who(506), many))).toBe('list_full');
    expect(
      (
        await ask.send(
          who(506),
          Array.from({ length: 51 }, (_, at) => at + 1),
        )
      ).code,
    ).toBe('INVALID_PAYLOAD');
  });

  it('is taken by nobody while there is no key, or the association has paper only', async () => {
    await hall.server.query('delete from melawa_choice_round');
    expect(reasonOf(await ask.send(who(506), [77]))).toBe('not_open');
    await setClock(hall.server, '12:00', { settings: { hasChoicesInApp: false } });
    await hall.tend();
    expect(reasonOf(await ask.send(who(506), [77]))).toBe('not_open');
  });

  it('is refused to a family that was not checked in, to staff, and to visitors', async () => {
    expect(reasonOf(await ask.send(away, [506]))).toBe('not_checked_in');
    expect(reasonOf(await ask.lookUp(away, 506))).toBe('not_checked_in');
    for (const staff of [desk, reviewer]) {
      expect((await ask.send(staff, [506])).code).toBe('FORBIDDEN');
      expect((await ask.lookUp(staff, 506)).code).toBe('FORBIDDEN');
      expect((await ask.own(staff)).code).toBe('FORBIDDEN');
      expect((await ask.pairs(staff)).code).toBe('FORBIDDEN');
    }
    expect((await ask.ask('/own', {})).code).toBe('SIGN_IN_REQUIRED');
  });
});

describe('pairs', () => {
  it('are told at the time to both, and to nobody else', async () => {
    await bothChoose(506, 77);
    await ask.send(who(508), [77, 79]);
    await ask.send(who(79), [510]);
    await setClock(hall.server, '16:59');
    await hall.tend();
    expect((await ask.pairs(who(506))).data).toMatchObject({ is_told: false, pairs: [] });
    expect(await told()).toMatchObject({ pairs: 1 });
    expect((await ask.pairs(who(506))).data.pairs).toMatchObject([
      { number: 77, name: 'Candidate77 Kelkar', work: 'Lecturer', contact: null, is_number_open: false },
    ]);
    expect((await ask.pairs(who(77))).data.pairs.map(({ number }) => number)).toEqual([506]);
    for (const number of [508, 79, 510])
      expect((await ask.pairs(who(number))).data).toMatchObject({ is_told: true, pairs: [] });
    const counts = await hall.server.query(
      'select app_lists, slips, numbers, pairs, destroyed_at from melawa_choice_round',
    );
    expect(counts).toEqual([{ app_lists: 4, slips: 0, numbers: 5, pairs: 1, destroyed_at: null }]);
    expect((await ask.own(who(510))).data).toMatchObject({ families: 4, sent: null, is_told: true });
  });

  it('are made once, also by two workers', async () => {
    await bothChoose(506, 77);
    await setClock(hall.server, '17:01');
    await Promise.all([hall.tend(), hall.tend()]);
    await hall.tend();
    expect(await hall.server.query('select count(*)::int from melawa_pair')).toEqual([{ count: 1 }]);
  });

  it('mail everybody who was there the same words', async () => {
    await bothChoose(506, 77);
    await told();
    const mails = await hall.server.query<{ kind: string; body_content: unknown }>(
      'select kind, body_content from qdb_mail',
    );
    expect(mails).toHaveLength(6);
    expect(new Set(mails.map(({ body_content: body }) => JSON.stringify(body))).size).toBe(2);
  });

  it.each([
    ['her', 506, 77],
    ['his', 77, 506],
  ])('are none after a block of %s, before or after', async (_, blocker, blocked) => {
    await bothChoose(506, 77);
    const block = [{ directus_users_id: who(blocker).id, qd_matrimonial_profile_id: who(blocked).profileId }];
    await told();
    await insertRows(hall.server, 'junction_directus_users_qd_matrimonial_profile_1', block);
    for (const number of [506, 77]) expect((await ask.pairs(who(number))).data.pairs).toEqual([]);
    await hall.server.query('delete from melawa_choice_round');
    await setClock(hall.server, '12:00');
    await hall.tend();
    await bothChoose(506, 77);
    expect(await told()).toMatchObject({ pairs: 0 });
  });

  it('open the numbers by a tap of both, and say nothing of one tap', async () => {
    await insertRows(hall.server, 'qd_address', [
      { profile: who(77).profileId, name: 'Sanjay Kelkar', mobile: '+919822461830' },
    ]);
    await bothChoose(506, 77);
    await told();
    const [pair] = (await ask.pairs(who(506))).data.pairs;
    const id = pair?.id ?? 0;
    const waits = await ask.tap(who(506), id, 'share');
    expect(waits.data.pairs).toMatchObject([{ waits_for_number: true, contact: null }]);
    expect((await ask.pairs(who(77))).data.pairs).toMatchObject([
      { waits_for_number: false, is_number_open: false, contact: null },
    ]);
    await ask.tap(who(77), id, 'share');
    expect((await ask.pairs(who(506))).data.pairs).toMatchObject([
      { is_number_open: true, contact: { name: 'Sanjay Kelkar', mobile: '+919822461830' } },
    ]);
  });

  it('open them at once where both said so in their answer', async () => {
    const [edition] = await hall.server.query<{ id: number }>('select id from edition where is_current');
    await insertRows(
      hall.server,
      'melawa_answer',
      [506, 77].map((number) => ({
        edition: edition?.id,
        profile: who(number).profileId,
        shares_number: true,
        answered_at: '2026-12-01T06:00:00Z',
      })),
    );
    await bothChoose(506, 77);
    await told();
    expect((await ask.pairs(who(506))).data.pairs).toMatchObject([{ is_number_open: true }]);
    await hall.server.query('delete from melawa_answer');
  });

  it('get a table when both ask, another one for another pair, and give it back', async () => {
    await ask.send(who(506), [77, 79]);
    await ask.send(who(77), [506]);
    await ask.send(who(79), [506]);
    await told();
    const pairOf = async (number: number) =>
      (await ask.pairs(who(506))).data.pairs.find((pair) => pair.number === number)?.id ?? 0;
    const [first, next] = [await pairOf(77), await pairOf(79)];
    await ask.tap(who(506), first, 'ask_table');
    expect((await ask.pairs(who(77))).data.pairs).toMatchObject([{ is_asked_for_table: true, table: null }]);
    await ask.tap(who(77), first, 'ask_table');
    await ask.tap(who(506), next, 'ask_table');
    const { data } = await ask.tap(who(79), next, 'ask_table');
    // She sits at one table only.
    expect(data.pairs).toMatchObject([{ table: { number: 1, from: `${melawaDay}T12:10:00.000Z` } }]);
    expect((await ask.pairs(who(77))).data.pairs).toMatchObject([
      { table: { number: 1, from: `${melawaDay}T11:50:00.000Z`, minutes: 15 } },
    ]);
    await ask.tap(who(77), first, 'take_back');
    expect((await ask.pairs(who(506))).data.pairs.map(({ number }) => number)).toEqual([79]);
    expect(reasonOf(await ask.tap(who(506), first, 'share'))).toBe('gone');
  });

  it('are nobody else’s to tap', async () => {
    await bothChoose(506, 77);
    await told();
    const id = (await ask.pairs(who(506))).data.pairs[0]?.id ?? 0;
    expect(reasonOf(await ask.tap(who(508), id, 'share'))).toBe('gone');
    expect(reasonOf(await ask.tap(away, id, 'take_back'))).toBe('gone');
    expect((await ask.tap(desk, id, 'take_back')).code).toBe('FORBIDDEN');
    await setClock(hall.server, '18:31');
    expect(reasonOf(await ask.tap(who(506), id, 'ask_table'))).toBe('foyer_closed');
  });

  it('hide a family that rests or is suspended', async () => {
    await bothChoose(506, 77);
    await told();
    await hall.server.query('update qd_matrimonial_profile set is_hidden = true where id = $1', [
      who(77).profileId,
    ]);
    expect((await ask.pairs(who(506))).data.pairs).toEqual([]);
    await hall.server.query('update qd_matrimonial_profile set is_hidden = false where id = $1', [
      who(77).profileId,
    ]);
  });
});

describe('the key', () => {
  it('is made on the day, stays with the worker, and is destroyed at midnight with all lists', async () => {
    expect(readdirSync(hall.keys)).toHaveLength(1);
    await bothChoose(506, 77);
    await setClock(hall.server, '00:01', { on: addDays(melawaDay, 1) });
    expect(await hall.tend()).toMatchObject({ destroyed: 1 });
    expect(readdirSync(hall.keys)).toEqual([]);
    expect(await hall.server.query('select * from melawa_choice')).toEqual([]);
    const [round] = await hall.server.query<{ destroyed_at: Date | null }>(
      'select destroyed_at from melawa_choice_round',
    );
    expect(round?.destroyed_at).not.toBeNull();
    expect(await hall.tend()).toEqual({ destroyed: 0 });
  });

  it('is destroyed when a rehearsal ends, and the day begins anew', async () => {
    await bothChoose(506, 77);
    await told();
    await setClock(hall.server, '12:00', { on: addDays(melawaDay, -30) });
    expect(await hall.tend()).toMatchObject({ destroyed: 1 });
    await setClock(hall.server, '10:00');
    expect(await hall.tend()).toMatchObject({ keys: 1 });
    expect(await hall.server.query('select * from melawa_pair')).toEqual([]);
    expect((await ask.own(who(506))).data).toMatchObject({ is_told: false });
  });

  it('that was lost is replaced, and families see that nothing is sent', async () => {
    await ask.send(who(506), [77]);
    await hall.server.query(
      `update melawa_choice_round set key = gen_random_uuid(), key_seen_at = now() - interval '6 minutes'`,
    );
    expect(await hall.tend()).toMatchObject({ keys: 1 });
    expect((await ask.own(who(506))).data.sent).toBeNull();
  });

  it('waits for the worker that has it', async () => {
    await bothChoose(506, 77);
    await hall.server.query('update melawa_choice_round set key = gen_random_uuid(), key_seen_at = now()');
    expect(await told()).toEqual({ destroyed: 0, keys: 0 });
    expect((await ask.pairs(who(506))).data.is_told).toBe(false);
  });

  it('opens the other lists where one was changed', async () => {
    await bothChoose(506, 77);
    await ask.send(who(508), [79]);
    await hall.server.query(
      'update melawa_choice set sealed = $1 where id = (select max(id) from melawa_choice)',
      ['A'.repeat(400)],
    );
    expect(await told()).toMatchObject({ pairs: 1 });
  });
});

describe('after the melawa', () => {
  const say = (by: { token: string }, body: object) => ask.ask('/say', by, body);
  const thanks = (by: { token: string }) => ask.ask<{ thanks: object | null }>('/thanks', by);

  it('thanks families that were there, with counts', async () => {
    await bothChoose(506, 77);
    await told();
    expect((await thanks(who(506))).data).toEqual({ thanks: null });
    await setClock(hall.server, '09:00', { on: addDays(melawaDay, 1) });
    expect((await thanks(who(506))).data.thanks).toEqual({
      day: melawaDay,
      people: 18,
      candidates: 6,
      families_met: null,
      pairs: 1,
    });
    expect((await thanks(away)).data).toEqual({ thanks: null });
    expect((await thanks(desk)).data).toEqual({ thanks: null });
  });

  it('keeps what a family says without its name and without a time, once', async () => {
    expect(reasonOf(await say(who(506), { mood: 'good', words: null }))).toBe('not_open');
    await setClock(hall.server, '09:00', { on: addDays(melawaDay, 1) });
    expect((await say(who(506), { mood: 'good', words: 'More chairs, please' })).status).toBe(200);
    expect((await say(who(506), { mood: 'poor', words: null })).code).toBe('REQUESTS_EXCEEDED');
    expect((await say(away, { mood: 'good', words: null })).code).toBe('FORBIDDEN');
    const rows = await hall.server.query<Record<string, unknown>>('select *, said_on::text from melawa_said');
    expect(rows.map(({ id: _id, edition: _edition, ...row }) => row)).toEqual([
      { mood: 'good', words: 'More chairs, please', said_on: addDays(melawaDay, 1) },
    ]);
  });
});
