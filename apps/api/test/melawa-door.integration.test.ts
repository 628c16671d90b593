import type { DoorAnswer, JoinedDoor, SentOperation } from '@suchi/contracts/melawa';
import { addOperations, type DoorOperation, emptyDoorLog, readFamilies } from '@suchi/domain/melawa';
import { askApi, startTestInstallation, type TestInstallation, testSecret } from '@suchi/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashMobile, hashPassCode, hashPassToken } from '../extensions/suchi/src/melawa/passes/hash.ts';
import { insertPeople, insertRows, type Person } from './community.ts';
import { melawaDay, setUpMelawa } from './melawa.ts';
import { registerStaff, registerVerifiedMember } from './member.ts';

type Staff = Awaited<ReturnType<typeof registerStaff>>;

let server: TestInstallation;
let [mandar, sameer]: Staff[] = [];
let people: Person[];
let edition: number;

const token = 'ABCDEFGH234567890';
const ask = <Data>(path: string, who: Staff | undefined, body?: object) =>
  askApi<Data>(server.api.url, `/qe_door${path}`, {
    ...(who && { token: who.token }),
    ...(body && { body }),
  });

/** A phone as the door page plays it: what it wrote, what the server has of it, and where it has read to. */
class Phone {
  log = emptyDoorLog;
  sent = 0;
  cursor = 0;
  version: string | null = null;
  private counter = 0;
  readonly joined: JoinedDoor;
  readonly who: Staff;
  clockAheadMs = 0;
  offsetMs = 0;

  constructor(joined: JoinedDoor, who: Staff) {
    this.joined = joined;
    this.who = who;
  }

  write(family: string, action: object): SentOperation {
    this.counter += 1;
    const at = Date.now() + this.clockAheadMs;
    const sent = { counter: this.counter, family, at, offset_ms: this.offsetMs, ...action } as SentOperation;
    this.log = addOperations(this.log, [readBack(sent, this.joined)]);
    return sent;
  }

  waiting = () =>
    [...this.log.values()]
      .filter(({ stream, counter }) => stream === this.joined.stream && counter > this.sent)
      .map(toSent);

  async sync({ losesAnswer = false, changes = {} } = {}) {
    const operations = this.waiting();
    const { stream, key } = this.joined;
    const answer = await ask<DoorAnswer>('/sync', this.who, {
      stream,
      key,
      operations,
      walk_ins: [],
      is_all: true,
      cursor: this.cursor,
      list_version: this.version,
      ...changes,
    });
    if (answer.code !== null || losesAnswer) return answer;
    const { data } = answer;
    this.sent = Math.max(this.sent, ...operations.map(({ counter }) => counter));
    this.cursor = data.cursor;
    this.version = data.list?.version ?? this.version;
    this.offsetMs = Date.parse(data.now) - Date.now() - this.clockAheadMs;
    this.log = addOperations(
      this.log,
      data.operations.map(({ offset_ms, ...rest }) => ({ ...rest, offsetMs: offset_ms })),
    );
    return answer;
  }
}

const toSent = (operation: DoorOperation): SentOperation => {
  const { offsetMs, ...rest } = operation;
  const sent: Record<string, unknown> = { ...rest, offset_ms: offsetMs };
  delete sent['stream'];
  delete sent['desk'];
  return sent as unknown as SentOperation;
};

const readBack = ({ offset_ms, ...rest }: SentOperation, { stream, desk }: JoinedDoor): DoorOperation => ({
  ...rest,
  stream,
  desk,
  offsetMs: offset_ms,
});

async function join(desk: number, who = mandar as Staff): Promise<Phone> {
  const { data, code } = await ask<JoinedDoor>('/join', who, { desk });
  if (code !== null) throw new Error(code);
  return new Phone(data, who);
}

const familyOf = (place: number) => `p${people[place]?.profileId}`;
const readAll = (log: typeof emptyDoorLog) =>
  [...readFamilies(log).values()].toSorted((one, other) => (one.family < other.family ? -1 : 1));
const rowsOf = (columns: string) =>
  server.query<Record<string, never>>(`select ${columns} from melawa_operation order by id`);

beforeAll(async () => {
  server = await startTestInstallation({ name: 'melawa-door', workers: 0 });
  mandar = await registerStaff(server, ['event']);
  sameer = await registerStaff(server, ['event']);
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  edition = current?.id ?? 0;
  people = await insertPeople(
    server,
    [249, 506, 286, 128].map((serial_number, at) => ({
      gender: at === 1 ? 'Female' : 'Male',
      profile: { serial_number, edition, new_location: { name: 'Nashik' } },
    })),
  );
  await insertRows(
    server,
    'qd_address',
    people.slice(0, 1).map(({ profileId }) => ({
      profile: profileId,
      name: 'Home',
      address: '12 Laxmi Road',
      city: 'Pune',
      country: 1470,
      mobile: '919819055512',
    })),
  );
}, 180_000);

afterAll(async () => {
  await server?.stop();
});

beforeEach(async () => {
  await server.query('delete from melawa_desk');
  await server.query('delete from melawa_operation');
  await server.query('delete from melawa_walk_in');
  await server.query('delete from melawa_answer');
  await setUpMelawa(server, { at: '11:52', settings: { asksFee: true, feePaise: 15_000 } });
  await insertRows(
    server,
    'melawa_answer',
    people.slice(0, 3).map(({ profileId }, at) => ({
      edition,
      profile: profileId,
      is_coming: true,
      is_candidate_coming: true,
      parents: 2,
      others: 1,
      stage_wish: 'morning',
      is_from_far: at === 0,
      has_small_child: false,
      shares_number: false,
      seats_paid: at === 1 ? 3 : 4,
      paise_paid: 60_000,
      answered_at: '2026-12-24T06:00:00Z',
    })),
  );
  await server.query(
    `insert into melawa_pass (edition, answer, token_hash, code_hash, sealed_token, state, made_at)
     select $1, id, $2, $3, 'sealed', 'valid', now() from melawa_answer where profile = $4`,
    [
      edition,
      hashPassToken(testSecret, edition, token),
      hashPassCode(testSecret, edition, '7K4Q-2XWD'),
      people[0]?.profileId,
    ],
  );
});

describe('the list of a desk', () => {
  it('has hashes, what is shown and nothing that a lost phone would tell', async () => {
    const phone = await join(1);
    const { data } = await phone.sync();
    const listed = data.list?.families ?? [];
    expect(listed.map(({ number, people: seats }) => [number, seats])).toEqual([
      [249, 4],
      [286, 4],
      [506, 3],
    ]);
    expect(listed[0]).toMatchObject({
      name: 'Ravi Kelkar',
      town: 'Nashik',
      is_from_far: true,
      paid_paise: 60_000,
      to_pay_paise: 0,
    });
    expect(listed[2]).toMatchObject({ to_pay_paise: 15_000 });
    const secret = testSecret;
    expect(listed[0]?.hashes).toContain(hashPassToken(secret, edition, token));
    expect(listed[0]?.hashes).toContain(hashPassCode(secret, edition, '7K4Q2XWD'));
    expect(listed[0]?.mobile_hashes).toEqual([hashMobile(secret, edition, '919819055512')]);
    expect(JSON.stringify(data.list)).not.toMatch(/9819055512|Laxmi|1995-03-04|sealed/);
    expect((await phone.sync()).data.list).toBeNull();
  });

  it('says of a blocked family only that the desk must ask', async () => {
    await server.query(`update qd_matrimonial_profile set status = 'Blocked' where id = $1`, [
      people[1]?.profileId,
    ]);
    const { data } = await (await join(1)).sync();
    const stopped = data.list?.families.find(({ family }) => family === familyOf(1));
    expect(stopped).toMatchObject({ is_stopped: true, number: 506, name: '', photo: null, town: null });
    await server.query(`update qd_matrimonial_profile set status = 'Active' where id = $1`, [
      people[1]?.profileId,
    ]);
  });
});

describe('two desks', () => {
  it('agree after losses, repeats, a restart and with a wrong clock', async () => {
    const [one, two] = [await join(1), await join(2, sameer)];
    two.clockAheadMs = 7 * 60_000;
    await one.sync();
    await two.sync();
    one.write(familyOf(0), { kind: 'check_in', people: 4 });
    two.write(familyOf(0), { kind: 'check_in', people: 1 });
    two.write(familyOf(2), { kind: 'check_in', people: 3 });
    // The answer is lost: the same operations are sent again.
    await one.sync({ losesAnswer: true });
    await one.sync();
    one.sent = 0;
    await one.sync();
    await two.sync();
    await one.sync();
    expect(readAll(one.log)).toEqual(readAll(two.log));
    expect(readAll(one.log).map(({ people: count, needsAnswer }) => [count, needsAnswer])).toEqual([
      [4, true],
      [3, false],
    ]);
    const rows = await rowsOf('stream, counter');
    expect(rows).toHaveLength(3);
    // Seven minutes wrong, and still in the order in which it happened.
    const [first, , third] = await rowsOf('happened_at');
    expect(Math.abs(Number(first?.['happened_at']) - Number(third?.['happened_at']))).toBeLessThan(60_000);
    const answer = await two.sync();
    expect(answer.data.agreed_at).not.toBeNull();
    expect(answer.data.desks).toBe(2);
  });

  it('give different numbers of the day, and none beyond their own', async () => {
    const [one, two] = [await join(1), await join(2)];
    expect((await one.sync()).data.day_numbers).toEqual({ from: 1101, to: 1133 });
    expect((await two.sync()).data.day_numbers).toEqual({ from: 1134, to: 1166 });
    const family = 'w0190b8ad-7d3e-4a51-8e0a-3c1d5f1b2a77';
    two.write(family, { kind: 'walk_in', people: 3, number: 1101 });
    expect((await two.sync()).data.refused).toEqual([1]);
    two.write(family, { kind: 'walk_in', people: 3, number: 1134 });
    expect((await two.sync()).data.refused).toEqual([]);
    expect((await one.sync()).data.operations.map(({ kind }) => kind)).toEqual(['walk_in']);
    // A third phone has the last block, a fourth can do everything but register walk-ins.
    await join(3);
    expect((await (await join(4)).sync()).data.day_numbers).toBeNull();
    // A phone that gave no number gives its block back.
    const { stream, key } = one.joined;
    expect((await ask('/leave', mandar, { stream, key })).code).toBeNull();
    expect((await (await join(5)).sync()).data.day_numbers).toEqual({ from: 1101, to: 1133 });
  });

  it('keep another operation under the same counter out, and say so', async () => {
    const phone = await join(1);
    phone.write(familyOf(0), { kind: 'check_in', people: 4 });
    await phone.sync();
    const operation = { counter: 1, family: familyOf(0), at: 1, offset_ms: 0, kind: 'check_in', people: 9 };
    const { data } = await phone.sync({ changes: { operations: [operation] } });
    expect(data.refused).toEqual([1]);
    expect((await rowsOf('operation'))[0]).toMatchObject({ operation: { people: 4 } });
  });
});

describe('a phone is refused', () => {
  it('with the stream of another person, another key, or after its end', async () => {
    const phone = await join(1);
    const other = await join(2, sameer);
    const { stream } = other.joined;
    const reasonOf = async (changes: object, who = mandar) => {
      const answer = await new Phone(phone.joined, who as Staff).sync({ changes });
      return answer.extensions['reason'] ?? answer.code;
    };
    expect(await reasonOf({})).toBeNull();
    expect(await reasonOf({ stream })).toBe('desk_ended');
    expect(await reasonOf({}, sameer)).toBe('other_account');
    const ended = await ask('/end', sameer, { stream: phone.joined.stream });
    expect(ended.code).toBeNull();
    expect(await reasonOf({})).toBe('desk_ended');
    // It may still say that its list is gone.
    const { key } = phone.joined;
    expect((await ask('/leave', mandar, { stream: phone.joined.stream, key })).code).toBeNull();
    const { data } = await ask<{ desks: { id: string; wiped_at: string | null }[] }>('/desks', mandar);
    expect(data.desks.find(({ id }) => id === phone.joined.stream)?.wiped_at).not.toBeNull();
  });

  it('without the duty of the event desk, and after the event', async () => {
    const reviewer = await registerStaff(server, ['review']);
    const member = await registerVerifiedMember(server);
    expect((await ask('/join', reviewer, { desk: 1 })).code).toBe('FORBIDDEN');
    expect((await ask('/join', member, { desk: 1 })).code).toBe('FORBIDDEN');
    expect((await ask('/desks', undefined)).code).toBe('SIGN_IN_REQUIRED');
    const phone = await join(1);
    phone.write(familyOf(0), { kind: 'check_in', people: 4 });
    await setUpMelawa(server, { at: '09:00', on: nextDay });
    // What waits is still taken, and the phone is told to wipe.
    expect((await phone.sync()).data.is_over).toBe(true);
    expect(await rowsOf('id')).toHaveLength(1);
    const late = await ask('/join', mandar, { desk: 1 });
    expect(late.extensions['reason']).toBe('over');
  });

  it('for what has not the form of an operation', async () => {
    const phone = await join(1);
    const good = { counter: 1, family: familyOf(0), at: 1, offset_ms: 0, kind: 'check_in', people: 4 };
    const faulty = [
      { ...good, people: 0 },
      { ...good, family: 'x1' },
      { ...good, kind: 'sing' },
      { ...good, counter: 0 },
      { ...good, at: -1 },
      { ...good, stream: phone.joined.stream },
    ];
    for (const operation of faulty)
      expect((await phone.sync({ changes: { operations: [operation] } })).code).toBe('INVALID_PAYLOAD');
    expect(await rowsOf('id')).toEqual([]);
  });
});

describe('a walk-in', () => {
  const family = 'w0190b8ad-7d3e-4a51-8e0a-3c1d5f1b2a77';
  const sheet = {
    family,
    name: 'Gauri Prabhakar Limaye',
    gender: 'Female',
    born_in: 1999,
    birthday: null,
    town: 'Kalyan',
    mobile: '98190 55512',
    work: 'B.Pharm.',
    stage_wish: 'afternoon',
    is_from_far: false,
    has_small_child: false,
    has_hall_consent: true,
  };

  it('is kept with its sheet, and known to the other desks', async () => {
    const [one, two] = [await join(1), await join(2)];
    await two.sync();
    one.write(family, { kind: 'walk_in', people: 3, number: 1101 });
    await one.sync({ changes: { walk_ins: [sheet] } });
    const { data } = await two.sync();
    expect(data.list?.families.find((listed) => listed.family === family)).toMatchObject({
      name: sheet.name,
      is_expected: false,
      town: 'Kalyan',
    });
    const [row] = await server.query<{ has_hall_consent: boolean; stage_wish: string }>(
      'select has_hall_consent, stage_wish from melawa_walk_in',
    );
    expect(row).toEqual({ has_hall_consent: true, stage_wish: 'afternoon' });
  });

  it('is counted, but not shown in the hall, while it may be too young', async () => {
    const phone = await join(1);
    const bornIn = Number(melawaDay.slice(0, 4)) - 18;
    phone.write(family, { kind: 'walk_in', people: 3, number: 1101 });
    await phone.sync({ changes: { walk_ins: [{ ...sheet, born_in: bornIn }] } });
    const rows = await server.query<{ has_hall_consent: boolean }>(
      'select has_hall_consent from melawa_walk_in',
    );
    expect(rows).toEqual([{ has_hall_consent: false }]);
    expect(await rowsOf('id')).toHaveLength(1);
  });

  it('is found in the suchi by number or mobile, without what the desk need not know', async () => {
    await join(1);
    const find = async (typed: string) =>
      (await ask<{ found: Record<string, unknown> | null }>('/find', mandar, { typed })).data.found;
    expect(await find('128')).toMatchObject({ family: familyOf(3), number: 128, born_in: 1995 });
    expect(await find('98190 55512')).toMatchObject({ family: familyOf(0), number: 249 });
    expect(JSON.stringify(await find('249'))).not.toMatch(/9819055512|1995-03-04/);
    expect(await find('999')).toBeNull();
    expect(await find('Kelkar')).toBeNull();
  });
});

const nextDay = new Date(Date.parse(`${melawaDay}T12:00:00Z`) + 24 * 3600_000).toISOString().slice(0, 10);
