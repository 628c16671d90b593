import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDoor, lastAgreement, listCash, readFamilies } from './door-families.ts';
import {
  addOperations,
  type DoorAction,
  type DoorLog,
  type DoorOperation,
  emptyDoorLog,
  mergeDoorLogs,
  operationId,
} from './door-log.ts';

/** An operation of desk 1, 2 and so on, with its counter, at a time. */
const on = (
  desk: number,
  counter: number,
  at: number,
  action: DoorAction,
  family = '286',
): DoorOperation => ({
  ...action,
  family,
  stream: `s${desk}`,
  counter,
  desk,
  at,
  offsetMs: 0,
});
const logOf = (...operations: DoorOperation[]) => addOperations(emptyDoorLog, operations);
const familyIn = (...operations: DoorOperation[]) => readFamilies(logOf(...operations)).get('286');

const three = on(1, 1, 1146, { kind: 'check_in', people: 3 });
const alone = on(3, 1, 1202, { kind: 'check_in', people: 1 });

describe('a family at the door', () => {
  it('is in with those who came', () => {
    expect(familyIn(three)).toEqual({
      family: '286',
      people: 3,
      at: 1146,
      desk: 1,
      arrivals: [{ desk: 1, at: 1146, people: 3 }],
      needsAnswer: false,
      seen: ['s1:1'],
      standing: 's1:1',
      dayNumber: null,
      badges: 0,
      badgedAt: null,
    });
  });

  it('is counted once when two desks scanned it: the first check-in, the larger number, and a question', () => {
    expect(familyIn(alone, three)).toMatchObject({ people: 3, at: 1146, desk: 1, needsAnswer: true });
    expect(familyIn(alone, three)?.arrivals.map(({ desk }) => desk)).toEqual([1, 3]);
  });

  it('is as many as a volunteer says', () => {
    const said = (people: number) => on(3, 2, 1225, { kind: 'people', people, over: ['s1:1', 's3:1'] });
    expect(familyIn(alone, three, said(4))).toMatchObject({ people: 4, needsAnswer: false });
    expect(familyIn(alone, three, said(3))).toMatchObject({ people: 3, needsAnswer: false });
    const later = on(1, 2, 1226, { kind: 'people', people: 2, over: ['s1:1', 's3:1'] });
    expect(familyIn(later, alone, said(4), three)).toMatchObject({ people: 2, needsAnswer: false });
  });

  it('asks again about a check-in of which nobody had heard', () => {
    const said = on(3, 2, 1225, { kind: 'people', people: 4, over: ['s1:1', 's3:1'] });
    const other = on(2, 1, 1210, { kind: 'check_in', people: 5 });
    expect(familyIn(three, alone, said, other)).toMatchObject({ people: 5, needsAnswer: true });
  });

  it('keeps what each desk corrected', () => {
    const more = on(1, 2, 1147, { kind: 'people', people: 4, over: ['s1:1'] });
    const two = on(3, 2, 1203, { kind: 'people', people: 2, over: ['s3:1'] });
    expect(familyIn(three, alone, more, two)).toMatchObject({ people: 4, needsAnswer: true });
    const fewer = on(1, 3, 1148, { kind: 'people', people: 2, over: ['s1:1'] });
    expect(familyIn(three, fewer, more)).toMatchObject({ people: 2, needsAnswer: false });
  });

  it('lets in more, also at two desks that do not know of each other', () => {
    const more = [2, 3].map((desk) => on(desk, 5, 1300, { kind: 'let_in', people: 1, to: 's1:1' }));
    expect(familyIn(three, ...more)).toMatchObject({ people: 5, needsAnswer: false });
    const all = on(2, 6, 1301, { kind: 'people', people: 4, over: ['s1:1', 's2:5', 's3:5'] });
    expect(familyIn(three, all, ...more)).toMatchObject({ people: 4, needsAnswer: false, standing: 's2:6' });
  });

  it('asks again where somebody was let in and the volunteer had not heard of it', () => {
    const said = on(2, 6, 1301, { kind: 'people', people: 4, over: ['s1:1'] });
    const more = (to: string) => on(3, 5, 1300, { kind: 'let_in', people: 1, to });
    expect(familyIn(three, said, more('s1:1'))).toMatchObject({ people: 5, needsAnswer: true });
    expect(familyIn(three, said, more('s2:6'))).toMatchObject({ people: 5, needsAnswer: false });
    const later = on(1, 6, 1302, { kind: 'people', people: 3, over: ['s1:1'] });
    expect(familyIn(three, said, later, more('s2:6'))).toMatchObject({ people: 4, needsAnswer: true });
  });

  it('is not in after undo, but those stay in who came elsewhere', () => {
    const undo = on(1, 2, 1147, { kind: 'undo', of: 's1:1' });
    expect(familyIn(undo, three)).toBeUndefined();
    expect(familyIn(undo)).toBeUndefined();
    const more = on(2, 1, 1200, { kind: 'let_in', people: 2, to: 's1:1' });
    expect(familyIn(undo, three, more)).toMatchObject({
      people: 2,
      desk: 2,
      arrivals: [],
      needsAnswer: true,
    });
    expect(familyIn(undo, three, alone)).toMatchObject({ people: 1, desk: 3, needsAnswer: false });
  });

  it('has as many as a desk saw that scanned it again, where that is no longer so, and a question', () => {
    const undo = on(1, 2, 1147, { kind: 'undo', of: 's1:1' });
    const again = (people: number) => on(2, 1, 1147, { kind: 'again', people, over: ['s1:1'] });
    expect(familyIn(three, again(3))).toMatchObject({ people: 3, needsAnswer: false });
    expect(familyIn(undo, three, again(3))).toMatchObject({ people: 3, desk: 2, needsAnswer: true });
    expect(familyIn(three, again(4))).toMatchObject({ people: 4, desk: 1, needsAnswer: true });
    const said = on(2, 2, 1150, { kind: 'people', people: 2, over: ['s1:1', 's2:1'] });
    expect(familyIn(undo, three, again(3), said)).toMatchObject({ people: 2, needsAnswer: false });
  });

  it('forgets a correction of what was undone, and one that was undone itself', () => {
    const correction = on(1, 2, 1148, { kind: 'people', people: 4, over: ['s1:1'] });
    expect(familyIn(on(1, 3, 1149, { kind: 'undo', of: 's1:1' }), three, correction)).toBeUndefined();
    expect(familyIn(on(1, 3, 1149, { kind: 'undo', of: 's1:2' }), three, correction)).toMatchObject({
      people: 3,
    });
  });

  it('has its badges, and its number of the day', () => {
    const walkIn = on(2, 1, 1000, { kind: 'walk_in', people: 2, number: 1138 });
    const badge = on(2, 2, 1001, { kind: 'badge', badges: 2 });
    const again = on(1, 7, 1100, { kind: 'badge', badges: 1 });
    expect(familyIn(again, badge, walkIn)).toMatchObject({ dayNumber: 1138, badges: 3, badgedAt: 1100 });
  });
});

describe('all together', () => {
  it('are counted with those who are still to come', () => {
    const walkIn = on(2, 1, 1000, { kind: 'walk_in', people: 2, number: 1138 }, 'day-1138');
    const families = readFamilies(logOf(three, alone, walkIn));
    const counts = { people: 5, families: 2, walkIns: 1, toCome: 2 };
    expect(countDoor(families, new Set(['286', '249', '506']))).toEqual(counts);
  });

  it('have paid their cash, but what was undone', () => {
    const cash = on(1, 2, 1147, { kind: 'cash', paise: 15_000 });
    const wrong = on(1, 3, 1148, { kind: 'cash', paise: 45_000 });
    const undo = on(1, 4, 1149, { kind: 'undo', of: 's1:3' });
    expect(listCash(logOf(undo, wrong, cash, three))).toEqual([cash]);
  });

  it('agreed when the last of them had sent', () => {
    const [early, late] = [new Date('2027-01-17T06:07:00Z'), new Date('2027-01-17T06:22:00Z')];
    expect(lastAgreement([late, early])).toEqual(early);
    expect(lastAgreement([])).toBeNull();
  });
});

const ids = fc.constantFrom('s1:1', 's1:2', 's2:1', 's2:2', 's3:1', 's3:2', 's3:3');
const people = fc.integer({ min: 1, max: 6 });
const anyAction: fc.Arbitrary<DoorAction> = fc.oneof(
  fc.record({ kind: fc.constant('check_in'), people }),
  fc.record({ kind: fc.constant('walk_in'), people, number: fc.integer({ min: 1101, max: 1199 }) }),
  fc.record({ kind: fc.constant('let_in'), people, to: ids }),
  fc.record({ kind: fc.constant('people'), people, over: fc.array(ids, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('again'), people, over: fc.array(ids, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('undo'), of: ids }),
  fc.record({ kind: fc.constant('badge'), badges: people }),
  fc.record({ kind: fc.constant('cash'), paise: fc.integer({ min: 1, max: 90_000 }) }),
);
const anyOperation = fc
  .record({
    action: anyAction,
    desk: fc.integer({ min: 1, max: 3 }),
    at: fc.integer({ min: 0, max: 5 }),
    offsetMs: fc.constantFrom(0, 150_000, -150_000),
    family: fc.constantFrom('286', '249'),
  })
  .map(({ action, ...rest }) => ({ ...action, ...rest }));
/** Operations of three streams, each with counters of its own. */
const anyOperations: fc.Arbitrary<DoorOperation[]> = fc.array(anyOperation, { maxLength: 12 }).map((drawn) =>
  drawn.map((one, at) => ({
    ...one,
    stream: `s${one.desk}`,
    counter: drawn.slice(0, at + 1).filter(({ desk }) => desk === one.desk).length,
  })),
);
const read = (log: DoorLog) => ({
  families: [...readFamilies(log)].toSorted(([one], [other]) => one.localeCompare(other)),
  cash: listCash(log),
});

describe('what is known', () => {
  it('takes no order from a word that is over nothing', () => {
    const nothing = on(2, 1, 1200, { kind: 'people', people: 4, over: [] });
    const more = on(3, 1, 1300, { kind: 'let_in', people: 1, to: 's2:1' });
    expect(familyIn(three, nothing, more)).toMatchObject({ people: 3, needsAnswer: true });
  });

  it('is the same in any order, with repeats, and in any parts', () => {
    const mixed = anyOperations.chain((operations) =>
      fc.record({
        operations: fc.constant(operations),
        parts: fc.array(fc.subarray([...operations, ...operations], { minLength: 0 }), { maxLength: 4 }),
        shuffled: fc.shuffledSubarray(operations, { minLength: operations.length }),
      }),
    );
    fc.assert(
      fc.property(mixed, ({ operations, parts, shuffled }) => {
        const whole = logOf(...operations);
        const inParts = [...parts, shuffled, ...parts].map((part) => logOf(...part)).reduce(mergeDoorLogs);
        expect(read(inParts)).toEqual(read(whole));
        expect(new Set(inParts.keys())).toEqual(new Set(operations.map(operationId)));
      }),
    );
  });

  it('is a join: no order, no grouping and no repeat of it matters', () => {
    fc.assert(
      fc.property(anyOperations, fc.infiniteStream(fc.nat({ max: 6 })), (operations, places) => {
        const knows = operations.map(() => Number(places.next().value));
        // Each operation is known to one, two or all three.
        const [a, b, c] = [1, 2, 4].map((bit) =>
          logOf(...operations.filter((_, at) => knows[at] !== bit - 1)),
        );
        const [one, two, six] = [a, b, c].map((log) => log ?? emptyDoorLog) as [DoorLog, DoorLog, DoorLog];
        expect(read(mergeDoorLogs(one, two))).toEqual(read(mergeDoorLogs(two, one)));
        expect(read(mergeDoorLogs(one, one))).toEqual(read(one));
        expect(read(mergeDoorLogs(mergeDoorLogs(one, two), six))).toEqual(
          read(mergeDoorLogs(one, mergeDoorLogs(two, six))),
        );
      }),
    );
  });

  it('never loses somebody who was let in: a family has at least the largest of its check-ins', () => {
    fc.assert(
      fc.property(anyOperations, (operations) => {
        const told = operations.filter(({ kind }) => kind === 'check_in' || kind === 'walk_in');
        const families = readFamilies(logOf(...told));
        for (const family of new Set(told.map((one) => one.family))) {
          const counts = told.flatMap((one) =>
            one.family === family && (one.kind === 'check_in' || one.kind === 'walk_in') ? [one.people] : [],
          );
          expect(families.get(family)?.people).toBe(Math.max(...counts));
        }
      }),
    );
  });
});
