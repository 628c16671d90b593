import { describe, expect, it } from 'vitest';
import { countDoor, type FamilyAtDoor, listCash, readFamilies, readFamily } from './door-families.ts';
import {
  addOperations,
  type DoorAction,
  type DoorLog,
  type DoorOperation,
  emptyDoorLog,
  mayUndo,
  nextOperation,
  operationId,
} from './door-log.ts';
import { answerScan, type DoorListed } from './door-scan.ts';
import { eventAtFirst } from './event.ts';
import { dayNumberBlock, nextDayNumber } from './walk-in.ts';

/*
 * A morning at the door: four phones that lose the network for up to an hour, start again, scan twice, choose the
 * wrong family and take it back, and have clocks that are wrong. The volunteers do what a person would do.
 */
const [families, desks, walkIns] = [236, 4, 20];
const second = 1000;
const minute = 60 * second;
const [doorsOpen, doorsClose] = [0, 210 * minute];
const evening = 600 * minute;
/** The numbers of the day for four phones. */
const event = {
  ...eventAtFirst,
  day: '2027-01-17',
  answerUntil: '2027-01-10',
  hall: 'Hall',
  dayNumberTo: 1232,
};

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed * 7919 + 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { between, chance: (share: number) => next() < share };
}
type Random = ReturnType<typeof randomOf>;

interface Phone {
  desk: number;
  stream: string;
  /** Kept on the phone. */
  log: Map<string, DoorOperation>;
  /** Gone when the phone starts again. */
  acknowledged: Set<string>;
  last: { family: string; at: number } | null;
  clockAheadMs: number;
  offsetMs: number;
  outages: [number, number][];
}

class Morning {
  server: DoorLog = emptyDoorLog;
  phones: Phone[];
  list: DoorListed[];
  /** How many of each family are really in. */
  inside = new Map<string, number>();
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
    this.list = Array.from({ length: families }, (_, at) => ({
      family: `f${at}`,
      number: at + 1,
      people: random.between(1, 6),
      hashes: [`h${at}`],
      oldHashes: [],
      isStopped: false,
    }));
    this.phones = Array.from({ length: desks }, (_, at) => ({
      desk: at + 1,
      stream: `s${at + 1}`,
      log: new Map(),
      acknowledged: new Set(),
      last: null,
      clockAheadMs: random.between(-5 * minute, 5 * minute),
      offsetMs: 0,
      outages: Array.from({ length: random.between(1, 3) }, () => {
        const from = random.between(doorsOpen, doorsClose);
        return [from, from + random.between(minute, 60 * minute)] as [number, number];
      }),
    }));
    for (const phone of this.phones) phone.offsetMs = this.measure(phone);
  }

  anyPhone = () => this.phones[this.random.between(0, desks - 1)] as Phone;
  measure = (phone: Phone) => -phone.clockAheadMs + this.random.between(-second, second);

  /** What a phone knows of a family. */
  find = (phone: Phone, family: string) =>
    readFamily(
      family,
      [...phone.log.values()].filter((one) => one.family === family),
    );

  /** A phone writes an operation. */
  write(phone: Phone, family: string, action: DoorAction, now: number) {
    const operation = nextOperation(phone.log, { ...phone, family }, action, now + phone.clockAheadMs);
    const { stream, desk, offsetMs, counter, at } = operation;
    const kept = { ...action, family, stream, desk, offsetMs, counter, at };
    phone.log.set(operationId(kept), kept);
    return operationId(kept);
  }

  /** Sends and receives; the line may break after a part of either, and an acknowledgement may be lost. */
  meet(phone: Phone, now: number, isGood = false) {
    if (!isGood && phone.outages.some(([from, until]) => from <= now && now <= until)) return;
    phone.offsetMs = this.measure(phone);
    const part = <Item>(items: Item[]) =>
      isGood || this.random.chance(0.7) ? items : items.slice(0, this.random.between(0, items.length));
    const own = [...phone.log.values()].filter(
      (one) => one.stream === phone.stream && !phone.acknowledged.has(operationId(one)),
    );
    const sent = part(own);
    this.server = addOperations(this.server, sent);
    if (isGood || this.random.chance(0.8)) for (const one of sent) phone.acknowledged.add(operationId(one));
    const missing = [...this.server].filter(([id]) => !phone.log.has(id)).map(([, one]) => one);
    phone.log = new Map(addOperations(phone.log, part(missing)));
  }

  /** So many people who were not in before show the pass; nobody new where it is shown again. */
  scan(phone: Phone, { family, people: seats, number }: DoorListed, came: number, now: number) {
    this.inside.set(family, (this.inside.get(family) ?? 0) + came);
    const known = this.find(phone, family);
    const isIn = new Map(known === null ? [] : [[family, known]]);
    const facts = { list: this.list, families: isIn, last: phone.last, now };
    const answer = answerScan({ kind: 'number', number }, facts);
    phone.last = { family, at: now };
    if (answer.kind === 'ok') {
      const id = this.write(phone, family, { kind: 'check_in', people: answer.people }, now);
      const people = Math.max(1, came);
      if (people !== seats) this.write(phone, family, { kind: 'people', people, over: [id] }, now);
      this.write(phone, family, { kind: 'badge', badges: people }, now);
      return;
    }
    // A pass scanned twice within seconds leaves the card where it is, and the volunteer lets in from there.
    const { people: saw, standing, seen } = known as FamilyAtDoor;
    const isMore = came > 0 && seats - saw >= came;
    const action: DoorAction = isMore
      ? { kind: 'let_in', people: came, to: standing }
      : { kind: 'again', people: saw, over: seen };
    this.write(phone, family, action, now);
  }

  /** The wrong family; what the volunteer then does is undo it. */
  slip(phone: Phone, { family, people }: DoorListed, now: number): () => void {
    if (this.find(phone, family) !== null) return () => {};
    const id = this.write(phone, family, { kind: 'check_in', people }, now);
    return () => {
      if (mayUndo(phone.log, id)) this.write(phone, family, { kind: 'undo', of: id }, now + 20 * second);
      else throw new Error('Undo is not there');
    };
  }

  walkIn(phone: Phone, people: number, now: number) {
    const block = dayNumberBlock(phone.desk, event) ?? { from: 0, to: 0 };
    const given = [...phone.log.values()].flatMap((one) => (one.kind === 'walk_in' ? [one.number] : []));
    const number = Number(nextDayNumber(block, given));
    const family = `day-${number}`;
    this.inside.set(family, (this.inside.get(family) ?? 0) + people);
    this.write(phone, family, { kind: 'walk_in', people, number }, now);
    this.write(phone, family, { kind: 'cash', paise: people * 15_000 }, now);
  }

  /** A volunteer asks each family that the desks are not sure of. */
  settle(phone: Phone, now: number) {
    for (const { family, needsAnswer, seen } of readFamilies(phone.log).values()) {
      const people = this.inside.get(family);
      if (!needsAnswer || people === undefined) continue;
      this.write(phone, family, { kind: 'people', people, over: seen }, now);
    }
  }
}

interface Happening {
  at: number;
  phone: Phone;
  does: () => void;
}

/** All that happens in a morning, in the order of time. */
function planMorning(morning: Morning, random: Random): Happening[] {
  const all: Happening[] = [];
  const undos = new Map<Phone, () => void>();
  const add = (at: number, does: (phone: Phone) => void, phone = morning.anyPhone()) =>
    all.push({ at, phone, does: () => does(phone) });
  // The volunteer takes back the wrong family before the next one.
  const undoOf = (phone: Phone) => {
    undos.get(phone)?.();
    undos.delete(phone);
  };
  const serve = (at: number, does: (phone: Phone) => void) =>
    add(at, (phone) => {
      undoOf(phone);
      does(phone);
    });
  for (const listed of morning.list) {
    if (random.chance(0.08)) continue;
    const at = random.between(doorsOpen, 180 * minute);
    const people = random.chance(0.7) ? listed.people : random.between(1, listed.people);
    const first = people > 1 && random.chance(0.25) ? random.between(1, people - 1) : people;
    serve(at, (phone) => morning.scan(phone, listed, first, at));
    const later = at + random.between(1, 45) * minute;
    if (first < people) serve(later, (phone) => morning.scan(phone, listed, people - first, later));
    const again = at + random.between(second, 60 * minute);
    if (random.chance(0.3)) serve(again, (phone) => morning.scan(phone, listed, 0, again));
  }
  for (let count = 0; count < 15; count += 1) {
    const at = random.between(doorsOpen, doorsClose);
    const listed = morning.list[random.between(0, families - 1)] as DoorListed;
    const phone = morning.anyPhone();
    add(at, () => (undoOf(phone), undos.set(phone, morning.slip(phone, listed, at))), phone);
    add(at + 20 * second, undoOf, phone);
  }
  for (let count = 0; count < walkIns; count += 1) {
    const at = random.between(doorsOpen, doorsClose);
    serve(at, (phone) => morning.walkIn(phone, random.between(1, 5), at));
  }
  for (const phone of morning.phones) {
    for (let at = doorsOpen; at < doorsClose; at += random.between(10 * second, 4 * minute)) {
      const now = at;
      add(now, () => morning.meet(phone, now), phone);
      if (random.chance(0.05)) add(now + 1, () => (undoOf(phone), morning.settle(phone, now)), phone);
    }
    for (let count = 0; count < 2; count += 1)
      add(
        random.between(doorsOpen, doorsClose),
        () => Object.assign(phone, { acknowledged: new Set(), last: null }),
        phone,
      );
  }
  return all.toSorted((one, other) => one.at - other.at);
}

/** All that a log says, in one order. */
const readLog = (log: DoorLog) => {
  const inOrder = [...readFamilies(log).values()].toSorted((one, other) =>
    one.family < other.family ? -1 : 1,
  );
  return JSON.stringify({ families: inOrder, cash: listCash(log) });
};

/** The last sync: twice, so that the first phone also learns from the last one. */
function meetAll(morning: Morning) {
  for (const phone of [...morning.phones, ...morning.phones]) morning.meet(phone, evening, true);
  const known = readLog(morning.server);
  expect(morning.phones.filter((phone) => readLog(phone.log) !== known)).toEqual([]);
}

const seen = { twice: 0, unsure: 0, undone: 0, again: 0 };

describe('a morning at the door', () => {
  it.each(Array.from({ length: 100 }, (_, at) => at + 1))(
    'in schedule %i nobody is lost or counted twice',
    (seed) => {
      const random = randomOf(seed);
      const morning = new Morning(random);
      for (const { does } of planMorning(morning, random)) does();
      meetAll(morning);
      const sure = [...readFamilies(morning.server).values()].filter(({ needsAnswer }) => !needsAnswer);
      for (const { family, people } of sure)
        expect([family, people]).toEqual([family, morning.inside.get(family)]);

      const countOf = (kind: DoorAction['kind']) =>
        [...morning.server.values()].filter((one) => one.kind === kind).length;
      const inside = [...readFamilies(morning.server).values()];
      seen.twice += inside.filter(({ arrivals }) => arrivals.length > 1).length;
      seen.unsure += inside.length - sure.length;
      seen.undone += countOf('undo');
      seen.again += countOf('again');
      morning.settle(morning.anyPhone(), evening);
      meetAll(morning);
      const counted = readFamilies(morning.server);
      expect([...counted.values()].filter(({ needsAnswer }) => needsAnswer)).toEqual([]);
      expect(new Map([...counted].map(([family, { people }]) => [family, people]))).toEqual(morning.inside);
      const expected = new Set(morning.list.map(({ family }) => family));
      const came = [...morning.inside.keys()].filter((family) => expected.has(family)).length;
      expect(countDoor(counted, expected)).toEqual({
        people: [...morning.inside.values()].reduce((sum, people) => sum + people, 0),
        families: came + walkIns,
        walkIns,
        toCome: families - came,
      });
      expect(listCash(morning.server)).toHaveLength(walkIns);
    },
  );

  it('was hard enough: phones did not know of each other, and volunteers made mistakes', () => {
    expect(seen.twice).toBeGreaterThan(1000);
    expect(seen.unsure).toBeGreaterThan(100);
    expect(seen.undone).toBeGreaterThan(500);
    expect(seen.again).toBeGreaterThan(1000);
  });
});
