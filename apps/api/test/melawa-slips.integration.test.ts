import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedSlip, OpenedSlip, ToldOnPaper } from '@suchi/contracts/melawa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPerson, insertRows } from './community.ts';
import { melawaDay } from './melawa.ts';
import {
  asker,
  bringCandidates,
  checkIn,
  type ChoiceHall,
  type InHall,
  setClock,
  startChoiceHall,
} from './melawa-choices.ts';
import { registerStaff } from './member.ts';

let hall: ChoiceHall;
let people: Map<number, InHall>;
let desk: { id: string; token: string };
let second: { id: string; token: string };
let reviewer: { id: string; token: string };
let ask: ReturnType<typeof asker>;

const who = (number: number): InHall => {
  const person = people.get(number);
  if (person === undefined) throw new Error(`nobody has ${number}`);
  return person;
};

beforeAll(async () => {
  hall = await startChoiceHall('melawa_slips');
  ask = asker(hall.server);
  people = await bringCandidates(hall.server, [506, 508, 510, 77, 79, 81]);
  // A man who agreed to the hall and did not come.
  await insertPerson(hall.server, {
    gender: 'Male',
    profile: { serial_number: 137, edition: 1, hall_consent: true },
  });
  desk = await registerStaff(hall.server, ['event']);
  second = await registerStaff(hall.server, ['event']);
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

describe('a paper slip', () => {
  const open = (own: number, by = desk) => ask.ask<OpenedSlip>('/open_slip', by, { own });
  const check = (own: number, lines: (number | null)[], by = desk) =>
    ask.ask<CheckedSlip>('/check_slip', by, { own, lines });
  const save = (own: number, lines: (number | null)[], by = desk) =>
    ask.ask('/save_slip', by, { own, lines });
  const finish = (own: number, lines: (number | null)[], by = second, readAgain: object[] = []) =>
    ask.ask('/finish_slip', by, { own, lines, read_again: readAgain });

  it('is typed by two people, and makes a pair like a list of the app', async () => {
    expect((await open(506)).data).toMatchObject({ state: 'first', gender: 'Female' });
    expect((await save(506, [77, 79])).status).toBe(200);
    expect((await open(506, second)).data).toMatchObject({ state: 'second' });
    expect((await finish(506, [77, 79])).status).toBe(200);
    expect((await open(506, second)).data).toMatchObject({ state: 'finished', gender: null });
    await ask.send(who(77), [506]);
    expect(await told()).toMatchObject({ pairs: 1 });
    expect(await hall.server.query('select app_lists, slips from melawa_choice_round')).toEqual([
      { app_lists: 1, slips: 1 },
    ]);
  });

  it('is blind: the first entry is told only on a line that differs', async () => {
    await save(506, [77, 79, 81]);
    const { data } = await check(506, [77, 81], second);
    expect(data.lines).toEqual([
      { line: 1, reason: null, is_same: true, first: null },
      { line: 2, reason: null, is_same: false, first: 79 },
    ]);
    expect((await check(506, [79], desk)).data.lines).toEqual([
      { line: 1, reason: null, is_same: null, first: null },
    ]);
    expect(reasonOf(await finish(506, [77, 81]))).toBe('lines_differ');
    const readAgain = [
      { line: 2, number: 79 },
      { line: 3, number: null },
    ];
    expect((await finish(506, [77, 81], second, readAgain)).status).toBe(200);
  });

  it.each([
    ['the own number', [506], 'own_number'],
    ['twice the same', [77, 77], 'twice'],
    ['the own side', [508], 'not_possible'],
    ['nobody who is here', [137], 'not_possible'],
  ])('takes no line with %s', async (_, lines, reason) => {
    expect((await check(506, lines)).data.lines.at(-1)?.reason).toBe(reason);
    expect(reasonOf(await save(506, lines))).toBe(reason);
  });

  it('is finished by another person, once, and not by the same one', async () => {
    await save(506, [77]);
    expect((await open(506)).data.state).toBe('same_person');
    expect(reasonOf(await finish(506, [77], desk))).toBe('same_person');
    expect(reasonOf(await save(506, [79], second))).toBe('typed_already');
    await finish(506, [77]);
    expect(reasonOf(await finish(506, [77]))).toBe('finished');
    expect(reasonOf(await finish(508, [77]))).toBe('not_typed');
  });

  it('does not count where the family sent a list in the app', async () => {
    await save(506, [77]);
    await ask.send(who(506), [79]);
    expect((await open(506, second)).data).toMatchObject({
      state: 'app_counts',
      sent_at: expect.any(String),
    });
    expect(reasonOf(await finish(506, [77]))).toBe('app_counts');
  });

  it('is of somebody who is here, until 15 minutes after the close, and for the event desk alone', async () => {
    expect((await open(137)).data.state).toBe('not_here');
    expect((await open(506, reviewer)).code).toBe('FORBIDDEN');
    expect((await open(506, who(506))).code).toBe('FORBIDDEN');
    await save(506, [77]);
    await setClock(hall.server, '16:59');
    expect((await finish(506, [77])).status).toBe(200);
    await setClock(hall.server, '17:01');
    expect(reasonOf(await open(508))).toBe('closed');
    expect(reasonOf(await save(508, [77]))).toBe('closed');
  });

  it('gives a family without a phone its pairs on paper, and the desk sees no difference', async () => {
    await bothChoose(506, 77);
    const tell = (number: number, by = desk) =>
      ask.ask<ToldOnPaper>('/tell_on_paper', by, { number, shares: true, asks_table: true });
    expect(reasonOf(await tell(506))).toBe('not_told');
    await told();
    const { data } = await tell(506);
    expect(data.words).toHaveLength(2);
    expect(data.words[0]?.texts.pairs).toMatchObject([{ name: '77  Candidate77 Kelkar' }]);
    expect((await tell(508)).data.words[0]?.texts.pairs).toEqual([]);
    // What the family said at the desk counts as its taps.
    expect((await ask.pairs(who(77))).data.pairs).toMatchObject([{ is_asked_for_table: true }]);
    expect(reasonOf(await tell(137))).toBe('not_here');
    expect((await tell(506, reviewer)).code).toBe('FORBIDDEN');
    expect((await tell(506, who(506))).code).toBe('FORBIDDEN');
  });

  it('has walk-ins in pairs, who are told at a desk', async () => {
    const [edition] = await hall.server.query<{ id: number }>('select id from edition where is_current');
    await insertRows(hall.server, 'melawa_walk_in', [
      {
        edition: edition?.id,
        family: 'w1',
        name: 'Meera Patil',
        gender: 'Female',
        born_in: Number(melawaDay.slice(0, 4)) - 25,
        town: 'Thane',
        mobile: '+919812345678',
        has_hall_consent: true,
      },
    ]);
    await checkIn(hall.server, ['w1'], { kind: 'walk_in', number: 1101 });
    expect((await ask.lookUp(who(77), 1101)).data.shown).toEqual({
      name: 'Meera Patil',
      age: 25,
      town: 'Thane',
      photo: null,
    });
    await ask.send(who(77), [1101]);
    await ask.ask('/save_slip', desk, { own: 1101, lines: [77] });
    await ask.ask('/finish_slip', second, { own: 1101, lines: [77], read_again: [] });
    await told();
    const { data } = await ask.pairs(who(77));
    expect(data.pairs).toMatchObject([{ number: 1101, name: 'Meera Patil', contact: null }]);
    await ask.tap(who(77), data.pairs[0]?.id ?? 0, 'share');
    await ask.ask('/tell_on_paper', desk, { number: 1101, shares: true, asks_table: false });
    expect((await ask.pairs(who(77))).data.pairs).toMatchObject([{ contact: { mobile: '+919812345678' } }]);
  });
});
