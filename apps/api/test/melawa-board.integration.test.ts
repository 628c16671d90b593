import { randomUUID } from 'node:crypto';
import type { DeskList, MelawaBoard, MelawaFigures, MelawaNoShows } from '@suchi/contracts/melawa';
import { roleIds } from '@suchi/domain/accounts';
import { addDays } from '@suchi/domain/basics';
import { type ClockTime, type DoorAction, instantAt } from '@suchi/domain/melawa';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPeople, type Person } from './community.ts';
import { addDoorOperations, answerMelawa, joinDesk, melawaDay, setUpMelawa } from './melawa.ts';
import { registerStaff, registerVerifiedMember, registerWithRole } from './member.ts';

let server: TestInstallation;
let admin: { id: string; token: string };
let volunteer: { id: string; token: string };
let reviewer: { id: string; token: string };
let member: { id: string; token: string };
let families: Person[];
const desks = [randomUUID(), randomUUID()] as const;
let counter = 0;

beforeAll(async () => {
  server = await startTestInstallation({ name: 'melawa_board', workers: 0 });
  admin = await registerWithRole(server, roleIds.admin);
  volunteer = await registerStaff(server, ['event']);
  reviewer = await registerStaff(server, ['review']);
  member = await registerVerifiedMember(server);
  families = await insertPeople(
    server,
    Array.from({ length: 12 }, (_, place) => ({
      gender: place % 2 === 0 ? ('Female' as const) : ('Male' as const),
      profile: { new_location: { name: place < 6 ? 'Mumbai' : 'Thane' }, brithday: '2000-03-04' },
    })),
  );
});
beforeEach(async () => {
  for (const table of ['melawa_operation', 'melawa_desk', 'melawa_answer', 'melawa_event', 'hall_screen'])
    await server.query(`delete from ${table}`);
});
afterAll(() => server.stop());

const at = (time: ClockTime, seconds = 0) => new Date(instantAt(melawaDay, time).getTime() + seconds * 1000);
const ask = <Data = MelawaBoard>(
  path: string,
  { token = volunteer.token, body }: { token?: string; body?: object } = {},
) => askApi<Data>(server.api.url, `/qe_melawa_desk${path}`, { token, ...(body && { body }) });

/** The family of a person at a desk, at a time. */
function operation(person: Person | string, desk: 1 | 2, when: Date, action: DoorAction) {
  counter += 1;
  const family = typeof person === 'string' ? person : `p${person.profileId}`;
  return { ...action, family, stream: desks[desk - 1] ?? '', counter, desk, at: when.getTime(), offsetMs: 0 };
}
const checkIn = (place: number, desk: 1 | 2, when: Date, people = 3) =>
  operation(families[place] as Person, desk, when, { kind: 'check_in', people });

async function playMorning(): Promise<void> {
  await setUpMelawa(server, { at: '11:52' });
  for (const family of families.slice(0, 10)) await answerMelawa(server, family, {});
  await joinDesk(server, {
    id: desks[0],
    desk: 1,
    account: volunteer.id,
    heardAt: at('11:51', 52),
    sent_all_at: at('11:51', 50),
    battery: 82,
    queue: 5,
    queue_at: at('11:50'),
  });
  await joinDesk(server, { id: desks[1], desk: 2, heardAt: at('11:38'), sent_all_at: at('11:37') });
  await addDoorOperations(server, [
    checkIn(0, 1, at('09:31')),
    checkIn(1, 1, at('09:31', 14), 4),
    checkIn(2, 1, at('09:31', 30)),
    checkIn(3, 2, at('10:00')),
    checkIn(4, 1, at('11:46'), 5),
    operation('w77', 2, at('10:01'), { kind: 'walk_in', people: 2, number: 1101 }),
  ]);
}

describe('the board', () => {
  beforeEach(playMorning);

  it('counts who is in, by the operations of the doors', async () => {
    const { data } = await ask('/board');
    expect(data).toMatchObject({
      day: melawaDay,
      hall: 'Mulund East',
      phase: 'choices',
      is_rehearsal: false,
      people: 20,
      families: 6,
      walk_ins: 1,
      to_come: 5,
      stage: null,
      choices: null,
      word: null,
      shredding: null,
    });
    expect(data.quarters).toHaveLength(10);
    expect(data.quarters[0]).toEqual({ from: at('09:30').toISOString(), people: 10 });
    expect(data.quarters.at(-1)).toEqual({ from: at('11:45').toISOString(), people: 5 });
  });

  it('shows each desk, and when all last agreed', async () => {
    const { data } = await ask('/board');
    expect(data.desks).toEqual([
      expect.objectContaining({ desk: 1, people: 15, walk_ins: 0, seconds_each: 14, queue: 5, battery: 82 }),
      expect.objectContaining({ desk: 2, people: 5, walk_ins: 1, queue: null, battery: null }),
    ]);
    expect(data.agreed_at).toBe(at('11:37').toISOString());
    // Five people wait, and five came in the last ten minutes.
    expect(data.door).toMatchObject({ wait_minutes: 10, came_in: 5, minutes: 10 });
  });

  it('says what needs somebody', async () => {
    await server.query(
      `insert into hall_screen (id, secret_hash, code_expires_at, authorised_at, ends_at, name, last_seen_at)
       values ($1, 'x', now(), now(), now() + interval '1 day', 'Dining hall', now() - interval '4 minutes')`,
      [randomUUID()],
    );
    const { data } = await ask('/board');
    expect(data.needs).toEqual([
      { kind: 'desk_silent', desk: 2, heard_at: at('11:38').toISOString(), volunteer: null, tel: null },
      { kind: 'screen_offline', name: 'Dining hall', minutes: 4 },
      { kind: 'queue', minutes: 10 },
    ]);
  });

  it('is for the event desk and admins, and not there without a melawa', async () => {
    for (const { token } of [reviewer, member, families[0] as Person]) {
      expect(await ask('/board', { token })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await ask('/word', { token, body: { text: 'Lunch' } })).toMatchObject({ code: 'FORBIDDEN' });
      expect(await ask('/shredded', { token, body: {} })).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await ask('/board', { token: admin.token })).status).toBe(200);
    await server.query('delete from melawa_event');
    expect(await ask('/board')).toMatchObject({ status: 409, code: 'MELAWA_NOT_FOUND' });
  });
});

describe('a word to everybody', () => {
  beforeEach(playMorning);
  const heard = async (token: string) =>
    (await ask<{ word: { text: string } | null }>('/heard', { token })).data.word;

  it('reaches the families that are in, for half an hour', async () => {
    const inside = (families[0] as Person).token;
    const outside = (families[9] as Person).token;
    await ask('/word', { body: { text: 'Lunch is served on the first floor.' } });
    expect((await ask('/board')).data.word).toMatchObject({ text: 'Lunch is served on the first floor.' });
    expect(await heard(inside)).toMatchObject({ text: 'Lunch is served on the first floor.' });
    expect(await heard(outside)).toBeNull();
    expect(await heard(member.token)).toBeNull();
    await setUpMelawa(server, { at: '12:23' });
    expect(await heard(inside)).toBeNull();
  });

  it('has 140 characters at most, and is told on the day only', async () => {
    expect(await ask('/word', { body: { text: 'x'.repeat(141) } })).toMatchObject({ status: 400 });
    expect(await ask('/word', { body: { text: '  ' } })).toMatchObject({ status: 400 });
    await setUpMelawa(server, { at: '11:52', on: addDays(melawaDay, -1) });
    expect(await ask('/word', { body: { text: 'Lunch' } })).toMatchObject({
      status: 409,
      extensions: { reason: 'not_the_day' },
    });
  });
});

describe('the desks', () => {
  beforeEach(playMorning);

  it('that are ended still count, and nobody is called about them', async () => {
    const { data } = await askApi<DeskList>(server.api.url, '/qe_door/end', {
      token: volunteer.token,
      body: { stream: desks[1] },
    });
    expect(data.desks).toMatchObject([
      { desk: 1, ended_at: null, wiped_at: null },
      { desk: 2, ended_at: expect.any(String) as string, wiped_at: null },
    ]);
    const board = (await ask('/board')).data;
    expect(board.people).toBe(20);
    expect(board.needs.map(({ kind }) => kind)).toEqual(['queue']);
  });
});

describe('the paper slips', () => {
  it('are shredded when two accounts say so', async () => {
    await playMorning();
    const confirm = (token: string) => ask<{ is_agreed: boolean }>('/shredded', { token, body: {} });
    expect(await confirm(volunteer.token)).toMatchObject({ extensions: { reason: 'not_to_confirm' } });
    await setUpMelawa(server, { at: '17:30' });
    expect((await ask('/board')).data.shredding).toMatchObject({ said_by: null, may_confirm: true });
    expect((await confirm(volunteer.token)).data).toEqual({ is_agreed: false });
    expect(await confirm(volunteer.token)).toMatchObject({ extensions: { reason: 'not_to_confirm' } });
    expect((await ask('/board')).data.shredding).toMatchObject({ agreed_at: null, may_confirm: false });
    expect((await confirm(admin.token)).data).toEqual({ is_agreed: true });
    expect((await ask('/board')).data.shredding).toMatchObject({
      agreed_at: expect.stringContaining(at('17:30').toISOString().slice(0, 16)) as string,
    });
    expect(await confirm(admin.token)).toMatchObject({ extensions: { reason: 'not_to_confirm' } });
  });

  it('are not asked about where there are none', async () => {
    await setUpMelawa(server, { at: '17:30', settings: { hasPaperSlips: false } });
    expect((await ask('/board')).data.shredding).toBeNull();
  });
});

describe('the figures', () => {
  const read = (token = admin.token) => ask<MelawaFigures>('/figures', { token });

  it('are there from the day after on, for admins', async () => {
    await playMorning();
    expect(await read()).toMatchObject({ status: 409, extensions: { reason: 'not_over' } });
    await setUpMelawa(server, { at: '09:00', on: addDays(melawaDay, 1) });
    for (const path of ['/figures', '/no_shows'])
      expect(await ask(path, { token: volunteer.token })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await read()).status).toBe(200);
  });

  it('count who came and who did not, and split nothing small', async () => {
    await playMorning();
    await addDoorOperations(server, [
      checkIn(5, 2, at('12:00')),
      checkIn(6, 2, at('12:01')),
      // Two desks scanned the same pass.
      checkIn(6, 1, at('12:02')),
    ]);
    await server.query('update melawa_answer set is_candidate_coming = false where profile = $1', [
      (families[5] as Person).profileId,
    ]);
    await server.query(
      "update melawa_operation set received_at = happened_at + interval '47 minutes' where stream = $1",
      [desks[1]],
    );
    await setUpMelawa(server, { at: '09:00', on: addDays(melawaDay, 1) });
    const { data } = await read();
    expect(data).toMatchObject({
      people: 26,
      families: 8,
      walk_ins: 1,
      expected: 10,
      no_shows: 3,
      no_show_percent: 30,
      candidates: { women: 4, men: 2, ages: [], families_without: 1 },
      // Six from Mumbai; the one from Thane would be told apart by the total.
      towns: { named: [], others: 7 },
      door: { at_two_desks: 1, wiped: 0, desks: 2, longest_offline: { desk: 2, minutes: 47 } },
    });
  });

  it('name who did not come for the office, and record it', async () => {
    await playMorning();
    await setUpMelawa(server, { at: '09:00', on: addDays(melawaDay, 1), settings: { noShowFeePaise: 5000 } });
    const { data } = await ask<MelawaNoShows>('/no_shows', { token: admin.token });
    expect(data.fee_paise).toBe(5000);
    expect(new Set(data.families.map(({ profile }) => profile))).toEqual(
      new Set(families.slice(5, 10).map(({ profileId }) => profileId)),
    );
    expect(await server.query("select 1 from audit_log where action = 'melawa.no_shows'")).toHaveLength(1);
  });

  it('leave as a file without a name', async () => {
    await playMorning();
    await setUpMelawa(server, { at: '09:00', on: addDays(melawaDay, 1) });
    const response = await fetch(`${server.api.url}/qe_melawa_desk/figures_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(text).toContain('People,20');
    expect(text).not.toContain('Kelkar');
  });
});
