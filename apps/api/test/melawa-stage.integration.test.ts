import { randomUUID } from 'node:crypto';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import type { CallerStage, StageNow } from '@suchi/contracts/melawa';
import { addDays } from '@suchi/domain/basics';
import type { DoorOperation } from '@suchi/domain/melawa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople, type Person, type PersonPlan } from './community.ts';
import { registerStaff } from './member.ts';
import { melawaDay, setUpMelawa } from './melawa.ts';

let server: TestInstallation;
let sameer: { token: string };
let asha: { token: string };
let people: Person[];
let edition: number;
let counter = 0;

/** A desk's operation, as part `door` will store it. */
async function write(
  person: Person,
  operation: { kind: 'check_in'; people: number } | { kind: 'undo'; of: string },
) {
  counter += 1;
  const stream = '00000000-0000-4000-8000-000000000001';
  const whole = {
    ...operation,
    family: `p${person.profileId}`,
    stream,
    counter,
    desk: 1,
    at: Date.now(),
    offsetMs: 0,
  };
  await server.query(
    `insert into melawa_operation (edition, stream, counter, family, kind, happened_at, operation, received_at)
     values ($1, $2, $3, $4, $5, now(), $6, now())`,
    [edition, stream, counter, whole.family, whole.kind, JSON.stringify(whole satisfies DoorOperation)],
  );
  return `${stream}:${counter}`;
}
const checkIn = (person: Person) => write(person, { kind: 'check_in', people: 3 });

const nodeOf = (at: number) => server.nodes[at % server.nodes.length]?.url ?? server.api.url;
const look = async (person: { token: string }, node = 0) =>
  (await askApi<StageNow>(nodeOf(node), '/qe_stage/now', { token: person.token })).data;
const caller = async (who = sameer, node = 0) =>
  (await askApi<CallerStage>(nodeOf(node), '/qe_stage/caller', { token: who.token })).data;
const tap = (body: object, { token } = sameer, node = 0) =>
  askApi<{ stage: CallerStage; repeated_by: string | null }>(nodeOf(node), '/qe_stage/tap', {
    token,
    body: { tap: randomUUID(), ...body },
  });
const personOf = (at: number) => people[at] as Person;
const numberOf = (at: number) => (at % 2 === 0 ? 500 + at : 100 + at);

beforeAll(async () => {
  server = await startTestInstallation({ name: 'stage', nodes: 2, workers: 0 });
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  edition = current?.id ?? 0;
  people = await insertPeople(
    server,
    Array.from({ length: 12 }, (_, at): PersonPlan => ({
      gender: at % 2 === 0 ? 'Female' : 'Male',
      profile: {
        serial_number: numberOf(at),
        edition,
        hall_consent: at !== 11,
        first_name: `Name${at}`,
        last_name: 'Kelkar',
        new_location: { name: 'Nashik' },
        height: 165,
      },
      subscription: at === 1 ? ['2020-01-01', '2099-12-31'] : null,
    })),
  );
  sameer = await registerStaff(server, ['event']);
  asha = await registerStaff(server, ['event']);
  await server.query(`update directus_users set first_name = 'Sameer' where id = $1`, [
    (sameer as Person).id,
  ]);
  await setUpMelawa(server, { at: '11:52' });
  const wishing = people.slice(0, 10);
  for (const [at, person] of wishing.entries())
    await server.query(
      `insert into melawa_answer (edition, profile, is_coming, is_candidate_coming, parents, others, stage_wish,
         is_from_far, has_small_child, shares_number, introduction, seats_paid, paise_paid, answered_at)
       values ($1, $2, true, true, 2, 0, 'morning', $3, false, false, $4, 3, 45000, now())`,
      [edition, person.profileId, at === 8, at === 0 ? 'Rucha Dev-dhar, from Nashik' : null],
    );
  for (const person of people.slice(0, 9)) await checkIn(person);
});
afterAll(() => server.stop());

describe('the stage', () => {
  it('has those who are in and may be shown, by the rules', async () => {
    const stage = await caller();
    // The tenth said yes and is not in; who comes from far stands behind the fixed five.
    expect(stage.line).toHaveLength(9);
    expect(stage.line.slice(0, 5)).toEqual([500, 101, 502, 103, 504]);
    expect(stage.people.find(({ number }) => number === 500)).toMatchObject({
      name: 'Name0 Kelkar',
      town: 'Nashik',
      introduction: 'Rucha Dev-dhar, from Nashik',
    });
    expect(JSON.stringify(stage)).not.toMatch(/mobile|email|address/i);
  });

  it('is for callers of the event desk only, and closed to visitors', async () => {
    const reviewer = await registerStaff(server, ['review']);
    for (const { token } of [reviewer, personOf(0)]) {
      expect((await askApi(server.api.url, '/qe_stage/caller', { token })).status).toBe(403);
      expect(await tap({ kind: 'call', number: 500 }, { token })).toMatchObject({ status: 403 });
    }
    for (const path of ['/now', '/caller', '/events', '/caller/events'])
      expect((await fetch(`${server.api.url}/qe_stage${path}`)).status).toBe(401);
    const streamed = await fetch(`${server.api.url}/qe_stage/caller/events`, {
      headers: { authorization: `Bearer ${personOf(0).token}` },
    });
    expect(streamed.status).toBe(403);
  });

  it('shows a family that is not in nothing but the way to the door', async () => {
    expect(await look(personOf(9))).toMatchObject({
      kind: 'check_in',
      on_stage: null,
      next: null,
      after: [],
      own: null,
    });
    expect(await look(personOf(0))).toMatchObject({
      kind: 'open',
      own: { number: 500, place: { before: 0 } },
    });
  });

  it('takes the tap of one caller, and the second sees who called', async () => {
    const first = await tap({ kind: 'call', number: 500 });
    expect(first.data).toMatchObject({ stage: { on_stage: 500, turns: 1 }, repeated_by: null });
    const second = await tap({ kind: 'call', number: 500 }, asha, 1);
    expect(second.data).toMatchObject({ stage: { on_stage: 500, turns: 1 }, repeated_by: 'Sameer' });
    expect(await tap({ kind: 'call', number: 103 }, asha)).toMatchObject({
      code: 'MELAWA_REFUSED',
      status: 409,
    });
    expect(await tap({ kind: 'call', number: 4711 })).toMatchObject({ code: 'MELAWA_REFUSED' });
    const rows = await server.query(`select number, kind from melawa_stage_step where kind = 'call'`);
    expect(rows).toEqual([{ number: 500, kind: 'call' }]);
  });

  it('is one at two callers who tap at once, and the same tap twice is one', async () => {
    const answers = await Promise.all(
      [0, 1, 0, 1].map((at) => tap({ kind: 'call', number: 101 }, at ? asha : sameer, at)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await caller()).turns).toBe(2);
    const same = randomUUID();
    await tap({ kind: 'skip', number: 502, tap: same });
    await tap({ kind: 'return', number: 502 });
    const again = await tap({ kind: 'skip', number: 502, tap: same });
    expect(again.data.stage.line).toContain(502);
  });

  it('shows families name, photo, age and town, and more with a subscription', async () => {
    const plain = await look(personOf(2));
    expect(plain.on_stage).toMatchObject({
      number: 101,
      name: 'Name1 Kelkar',
      town: 'Nashik',
      more: null,
      may_note: true,
    });
    const subscribed = await look(personOf(1), 1);
    expect(subscribed.next?.more).toMatchObject({ height: '5 ft 5 in' });
    // The own side is shown, and cannot be noted.
    expect(plain.next).toMatchObject({ number: 103, may_note: true });
    expect((await look(personOf(3))).on_stage).toMatchObject({ number: 101, may_note: false });
    expect(JSON.stringify([plain, subscribed])).not.toMatch(/mobile|email|address|profile/i);
  });

  it('shows a family that blocked the other the number only, in both directions', async () => {
    const block = (account: Person, profile: Person) =>
      server.query(
        `insert into junction_directus_users_qd_matrimonial_profile_1 (directus_users_id, qd_matrimonial_profile_id)
         values ($1, $2)`,
        [account.id, profile.profileId],
      );
    await block(personOf(2), personOf(1));
    await block(personOf(1), personOf(4));
    for (const person of [personOf(2), personOf(4)])
      expect((await look(person)).on_stage).toMatchObject({
        number: 101,
        name: null,
        age: null,
        photo: null,
      });
    expect((await look(personOf(6))).on_stage).toMatchObject({ name: 'Name1 Kelkar' });
    await server.query('delete from junction_directus_users_qd_matrimonial_profile_1');
  });

  it('never has somebody next who withdrew from the hall', async () => {
    const before = await look(personOf(6));
    const next = before.next?.number ?? 0;
    const at = people.findIndex((_, index) => numberOf(index) === next);
    const set = (consent: boolean) =>
      server.query('update qd_matrimonial_profile set hall_consent = $1 where id = $2', [
        consent,
        personOf(at).profileId,
      ]);
    await set(false);
    await expect.poll(async () => (await look(personOf(6))).next?.number).not.toBe(next);
    const after = await look(personOf(6));
    expect(after.after.map(({ number }) => number)).not.toContain(next);
    // With the next tap the candidate has left the line.
    expect((await tap({ kind: 'more', number: 101 })).data.stage.line).not.toContain(next);
    await set(true);
    expect((await tap({ kind: 'more', number: 101 })).data.stage.line).toContain(next);
  });

  it('gives a later place twice, and not to a family that is not in', async () => {
    const ask = (person: Person, id = randomUUID()) =>
      askApi<StageNow>(server.api.url, '/qe_stage/later', { token: person.token, body: { tap: id } });
    const mine = personOf(8);
    expect((await look(mine)).own?.laters_left).toBe(2);
    const id = randomUUID();
    expect((await ask(mine, id)).data.own).toMatchObject({ laters_left: 1 });
    expect((await ask(mine, id)).data.own).toMatchObject({ laters_left: 1 });
    expect((await ask(mine)).data.own).toMatchObject({ laters_left: 0 });
    expect(await ask(mine)).toMatchObject({ code: 'MELAWA_REFUSED', status: 409 });
    expect(await ask(personOf(9))).toMatchObject({ code: 'MELAWA_REFUSED', status: 409 });
    expect(
      await askApi(server.api.url, '/qe_stage/later', { token: mine.token, body: { tap: 'x' } }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('follows the doors by itself: an undone check-in leaves, a new one stands in the line', async () => {
    const id = await checkIn(personOf(9));
    expect((await caller()).line).toContain(numberOf(9));
    await write(personOf(9), { kind: 'undo', of: id });
    expect((await caller()).line).not.toContain(numberOf(9));
    await expect.poll(() => look(personOf(9))).toMatchObject({ kind: 'check_in' });
    // Somebody without the consent for the hall is in, and never in the line.
    await checkIn(personOf(11));
    expect((await caller()).people.map(({ number }) => number)).not.toContain(numberOf(11));
    await expect.poll(() => look(personOf(11))).toMatchObject({ kind: 'open', own: null });
  });

  it('has breaks, and a timer that stands still', async () => {
    const held = await tap({ kind: 'hold', number: 101 });
    expect(held.data.stage.timer?.paused_at).toBeTypeOf('string');
    expect((await tap({ kind: 'run', number: 101 })).data.stage.timer?.paused_at).toBeNull();
    expect(await tap({ kind: 'more', number: 500 })).toMatchObject({ code: 'MELAWA_REFUSED' });
    const pause = (await tap({ kind: 'pause', pause: 'break', minutes: 10 })).data.stage;
    expect(pause).toMatchObject({ on_stage: null, moment: { kind: 'break' }, timer: null });
    await expect.poll(async () => (await look(personOf(2), 1)).moment).toMatchObject({ kind: 'break' });
    expect((await tap({ kind: 'go_on' })).data.stage.moment).toEqual({ kind: 'stage', at: null });
  });

  it.each([
    { kind: 'call' },
    { kind: 'call', number: 0 },
    { kind: 'call', number: 1.5 },
    { kind: 'move', number: 103 },
    { kind: 'pause', pause: 'nap', minutes: 5 },
    { kind: 'pause', pause: 'break', minutes: 7 },
    { kind: 'arrive', number: 103 },
    { kind: 'leave', number: 103 },
    { kind: 'chair', number: 103, is_there: true, extra: 1 },
  ])('refuses %j', async (body) => {
    expect(await tap(body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
  });
});

describe('phones', () => {
  async function listen(person: Person, node: number) {
    const stream = await fetch(`${nodeOf(node)}/qe_stage/events`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heard = async (): Promise<StageNow> => {
      let text = '';
      while (!text.includes('data: ')) text = (await reader?.read())?.value ?? '';
      return JSON.parse(text.slice(text.lastIndexOf('data: ') + 6)) as StageNow;
    };
    return { heard, stop: () => reader?.cancel() };
  }

  it('hear each call on every node, each with what its family may see', async () => {
    const phones = await Promise.all([
      listen(personOf(2), 0),
      listen(personOf(3), 1),
      listen(personOf(9), 1),
    ]);
    const first = await Promise.all(phones.map(({ heard }) => heard()));
    expect(first.map(({ kind }) => kind)).toEqual(['open', 'open', 'check_in']);
    const next = (await caller()).line[0] ?? 0;
    await tap({ kind: 'call', number: next }, asha, 1);
    const [one, two] = await Promise.all(phones.slice(0, 2).map(({ heard }) => heard()));
    expect([one?.on_stage?.number, two?.on_stage?.number]).toEqual([next, next]);
    for (const phone of phones) await phone.stop();
  });
});

describe('on another day', () => {
  it('there is no stage for anybody', async () => {
    await setUpMelawa(server, { at: '11:52', on: addDays(melawaDay, -1) });
    await expect
      .poll(() => look(personOf(2)))
      .toMatchObject({ kind: 'not_today', on_stage: null, own: null });
    expect(await askApi(server.api.url, '/qe_stage/caller', { token: sameer.token })).toMatchObject({
      code: 'MELAWA_REFUSED',
    });
    expect(await tap({ kind: 'call', number: 103 })).toMatchObject({ code: 'MELAWA_REFUSED', status: 409 });
  });
});
