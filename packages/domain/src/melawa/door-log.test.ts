import { describe, expect, it } from 'vitest';
import {
  addOperations,
  type DoorAction,
  type DoorLog,
  emptyDoorLog,
  mayUndo,
  nextOperation,
  operationId,
  operationTime,
} from './door-log.ts';

const minute = 60_000;
const from = { stream: 'a', desk: 1, offsetMs: 0, family: '249' };
const checkIn: DoorAction = { kind: 'check_in', people: 4 };

/** The log after one more operation. */
function add(log: DoorLog, action: DoorAction, at = 0, change: Partial<typeof from> = {}): DoorLog {
  return addOperations(log, [nextOperation(log, { ...from, ...change }, action, at)]);
}

describe('an operation', () => {
  it('counts on, for each stream', () => {
    const log = add(add(add(emptyDoorLog, checkIn), checkIn, 1, { stream: 'b' }), checkIn, 2);
    expect([...log.keys()]).toEqual(['a:1', 'b:1', 'a:2']);
    expect([...log].every(([id, operation]) => operationId(operation) === id)).toBe(true);
  });

  it.each([
    ['is left alone when it is a little wrong', 2 * minute, 0],
    ['is corrected when it is slow', 5 * minute, 5 * minute],
    ['is corrected when it is fast', -5 * minute, -5 * minute],
  ])('has the clock of its phone: it %s', (_, offsetMs, correction) => {
    const [operation] = add(emptyDoorLog, checkIn, 600_000, { offsetMs }).values();
    expect(operation).toMatchObject({ at: 600_000, offsetMs });
    expect(operationTime(operation ?? { at: 0, offsetMs: 0 })).toBe(600_000 + correction);
  });

  it('is later than all that the phone knows of the family, though clocks are wrong', () => {
    const ahead = add(emptyDoorLog, checkIn, 60 * minute, { stream: 'b', offsetMs: minute });
    const log = add(ahead, { kind: 'people', people: 3, over: ['b:1'] }, 10 * minute, {
      offsetMs: 3 * minute,
    });
    expect([...log.values()].map(operationTime)).toEqual([60 * minute, 60 * minute + 1]);
    const other = add(log, checkIn, 11 * minute, { family: '506' });
    expect(operationTime([...other.values()][2] ?? { at: 0, offsetMs: 0 })).toBe(11 * minute);
  });
});

describe('undo', () => {
  const one = add(emptyDoorLog, checkIn);

  it('is there until the next family', () => {
    expect(mayUndo(one, 'a:1')).toBe(true);
    expect(mayUndo(add(one, { kind: 'badge', badges: 1 }), 'a:1')).toBe(true);
    expect(mayUndo(add(one, checkIn, 1, { stream: 'b' }), 'a:1')).toBe(true);
    expect(mayUndo(add(one, checkIn, 1, { family: '506' }), 'a:1')).toBe(false);
    expect(mayUndo(add(one, { kind: 'walk_in', people: 2, number: 1101 }), 'a:1')).toBe(false);
  });

  it('is not of what is not there, of an undo, or a second time', () => {
    const log = add(add(one, { kind: 'badge', badges: 1 }), { kind: 'undo', of: 'a:1' });
    expect(mayUndo(log, 'a:9')).toBe(false);
    expect(mayUndo(log, 'a:3')).toBe(false);
    expect(mayUndo(log, 'a:1')).toBe(false);
    expect(mayUndo(log, 'a:2')).toBe(true);
  });
});
