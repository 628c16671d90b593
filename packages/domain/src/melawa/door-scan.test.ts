import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFamilies } from './door-families.ts';
import { addOperations, type DoorOperation, emptyDoorLog } from './door-log.ts';
import { answerScan, type DoorAsked, type DoorListed, findOneFigureOff, isListOld } from './door-scan.ts';

const listed = (number: number, change: Partial<DoorListed> = {}): DoorListed => ({
  family: `f${number}`,
  number,
  people: 4,
  hashes: [`token-${number}`, `code-${number}`],
  oldHashes: [`old-${number}`],
  isStopped: false,
  ...change,
});
const list = [
  listed(249),
  listed(286, { people: 3 }),
  listed(128),
  listed(506),
  listed(77, { isStopped: true }),
];

const op = (family: string, people: number, walkIn?: number): DoorOperation => ({
  ...(walkIn === undefined ? { kind: 'check_in', people } : { kind: 'walk_in', people, number: walkIn }),
  family,
  stream: 's2',
  counter: Number(family.replace(/\D/g, '')),
  desk: 2,
  at: 1000,
  offsetMs: 0,
});
const scan = (asked: DoorAsked, inside: DoorOperation[] = [], last: string | null = null, now = 9000) =>
  answerScan(asked, {
    list,
    families: readFamilies(addOperations(emptyDoorLog, inside)),
    last: last === null ? null : { family: last, at: 4000 },
    now,
  });
const number = (typed: number): DoorAsked => ({ kind: 'number', number: typed });

describe('a scan', () => {
  it.each<DoorAsked>([{ kind: 'pass', hash: 'token-249' }, { kind: 'pass', hash: 'code-249' }, number(249)])(
    'counts at once with the people on the pass: %j',
    (asked) => {
      expect(scan(asked)).toEqual({ kind: 'ok', family: 'f249', people: 4 });
    },
  );

  it('says that a family is in, and how many more the pass has', () => {
    const already = { kind: 'already', family: 'f249', at: 1000, desk: 2 };
    expect(scan(number(249), [op('f249', 3)])).toEqual({ ...already, came: 3, more: 1 });
    expect(scan(number(249), [op('f249', 5)])).toEqual({ ...already, came: 5, more: 0 });
  });

  it('finds a walk-in by its number of the day', () => {
    const inside = [op('day-1138', 2, 1138)];
    expect(scan(number(1138), inside)).toMatchObject({ kind: 'already', came: 2, more: 0 });
    expect(scan({ kind: 'pass', hash: 'unknown' }, inside)).toEqual({ kind: 'not_found', suggestions: [] });
  });

  it('does not count a pass that is still in front of the camera', () => {
    expect(scan(number(249), [op('f249', 3)], 'f249')).toEqual({ kind: 'ignored' });
    expect(scan(number(249), [op('f249', 3)], 'f249', 9001).kind).toBe('already');
    expect(scan(number(249), [op('f249', 3)], 'f506').kind).toBe('already');
  });

  it('says nothing but "Please ask" of somebody who is stopped', () => {
    expect(scan(number(77))).toEqual({ kind: 'ask_organiser' });
    expect(scan(number(77), [op('f77', 2)])).toEqual({ kind: 'ask_organiser' });
  });

  it('knows passes that are replaced, of another year, mistyped, or none', () => {
    expect(scan({ kind: 'pass', hash: 'old-249' })).toEqual({ kind: 'old_pass' });
    expect(scan({ kind: 'other_year', year: 2026 })).toEqual({ kind: 'other_year', year: 2026 });
    expect(scan({ kind: 'mistyped' })).toEqual({ kind: 'mistyped' });
    expect(scan({ kind: 'other' })).toEqual({ kind: 'other' });
  });
});

describe('suggestions', () => {
  const suggested = (typed: number, inside: DoorOperation[] = []) => {
    const answer = scan(number(typed), inside);
    return answer.kind === 'not_found' ? answer.suggestions.map((one) => one.number) : null;
  };

  it('are one figure off, expected and not in', () => {
    expect(suggested(1286)).toEqual([286, 128]);
    expect(suggested(1286, [op('f286', 3)])).toEqual([128]);
    expect(suggested(507)).toEqual([506]);
    expect(suggested(78)).toEqual([]);
    expect(suggested(999)).toEqual([]);
  });

  it('are at most three', () => {
    const many = [501, 502, 503, 504, 505].map((one) => listed(one));
    const answer = answerScan(number(509), { list: many, families: new Map(), last: null, now: 0 });
    expect(answer.kind === 'not_found' && answer.suggestions.map((one) => one.number)).toEqual([
      501, 502, 503,
    ]);
  });

  it('differ in one figure that is wrong, missing or too many', () => {
    const figures = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(figures, fc.nat(5), fc.integer({ min: 0, max: 9 }), (drawn, place, figure) => {
        const one = drawn.join('');
        const more = drawn.toSpliced(place, 0, figure).join('');
        expect(findOneFigureOff(one, more)).not.toBeNull();
        expect(findOneFigureOff(more, one)).not.toBeNull();
        const at = place % drawn.length;
        const wrong = drawn.with(at, figure).join('');
        expect(findOneFigureOff(one, wrong)).toBe(wrong === one ? null : at);
      }),
    );
    expect(findOneFigureOff('249', '294')).toBeNull();
    expect(findOneFigureOff('24', '2499')).toBeNull();
    expect(findOneFigureOff('249', '249')).toBeNull();
  });
});

it('a list is old after six hours', () => {
  const now = new Date('2027-01-17T06:00:00.000Z');
  expect(isListOld(new Date('2027-01-17T00:00:00.000Z'), now)).toBe(false);
  expect(isListOld(new Date('2027-01-16T23:59:59.999Z'), now)).toBe(true);
});
