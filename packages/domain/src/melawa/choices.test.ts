import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLookUp,
  checkMayChoose,
  checkSend,
  chooseList,
  type ChoiceReason,
  type ChoiceSend,
  keepChosen,
  maySeePresent,
  newerSend,
  type Present,
} from './choices.ts';
import { instantAt } from './clock.ts';
import { eventAtFirst, type MelawaEvent, type MelawaPhase } from './event.ts';
import { checkSlipLine, finishSlip, compareEntries, type SlipEntries } from './slips.ts';

const event: MelawaEvent = { ...eventAtFirst, day: '2027-01-17', answerUntil: '2027-01-10', hall: 'Mulund' };
const at = (time: string) => instantAt(event.day, time);
const present: Present = new Map(
  [118, 77, 164, 249, 452, 506].map((number) => [
    number,
    { number, gender: number < 450 ? 'Male' : 'Female', hasHallConsent: number !== 164 },
  ]),
);

describe('a number on the list', () => {
  const ask = (
    number: number,
    change: { list?: number[]; own?: number; phase?: MelawaPhase; event?: MelawaEvent } = {},
  ) =>
    checkMayChoose(
      number,
      { own: 506, list: [], ...change },
      { event, phase: 'choices', present, ...change },
    );

  it('is of the other side, and here; hall consent is not asked', () => {
    expect(ask(118)).toEqual({ allowed: true });
    expect(ask(164)).toEqual({ allowed: true });
    expect(ask(506, { own: 118 })).toEqual({ allowed: true });
  });

  it.each<[ChoiceReason, number, Parameters<typeof ask>[1]]>([
    ['not_open', 118, { phase: 'day' }],
    ['not_open', 118, { phase: 'grace' }],
    ['not_open', 118, { event: { ...event, hasChoicesInApp: false } }],
    ['not_checked_in', 118, { own: 507 }],
    ['own_number', 506, {}],
    ['already_on_list', 118, { list: [77, 118] }],
    ['same_side', 452, {}],
    ['not_here', 137, {}],
    ['list_full', 118, { list: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  ])('is not taken: %s', (reason, number, change) => {
    expect(ask(number, change)).toEqual({ allowed: false, reason });
  });

  it('is looked up 60 times; the same one again is free', () => {
    const many = new Set(Array.from({ length: 60 }, (_, number) => number));
    expect(checkLookUp(118, new Set([...many].slice(1)), event)).toEqual({ allowed: true });
    expect(checkLookUp(118, many, event)).toEqual({ allowed: false, reason: 'no_look_ups_left' });
    expect(checkLookUp(59, many, event)).toEqual({ allowed: true });
  });

  it('is seen with name and photo on the day, by those who are in, with hall consent', () => {
    const day = { isDay: true, present };
    expect(maySeePresent(506, 118, day)).toBe(true);
    expect(maySeePresent(506, 118, { ...day, isDay: false })).toBe(false);
    expect(maySeePresent(507, 118, day)).toBe(false);
    expect(maySeePresent(506, 137, day)).toBe(false);
    expect(maySeePresent(506, 164, day)).toBe(false);
    expect(maySeePresent(506, 452, day)).toBe(false);
  });

  it('is kept once, when it may be chosen', () => {
    const rules = { own: 506, present, event };
    expect(keepChosen([118, 452, 506, 137, 118, 77], rules)).toEqual([118, 77]);
    expect(keepChosen([118, 77, 164], { ...rules, event: { ...event, choicesMost: 2 } })).toEqual([118, 77]);
    expect(keepChosen([118, 137], { ...rules, own: 507 })).toEqual([]);
  });
});

describe('a list that is sent', () => {
  const send = (tapped: string, received: string, id = 'a'): ChoiceSend => ({
    id,
    numbers: [118],
    tappedAt: at(tapped),
    receivedAt: at(received),
  });

  it.each([
    ['in time', '16:44', '16:44', true],
    ['late, tapped in time', '16:44', '16:55', true],
    ['too late', '16:44', '16:56', false],
    ['tapped at the close', '16:45', '16:46', false],
    ['with a clock that is fast', '17:30', '16:40', true],
  ])('counts when it is %s', (_, tapped, received, isAllowed) => {
    expect(checkSend(send(tapped, received), event).allowed).toBe(isAllowed);
  });

  it('replaces an older one, no matter which arrives first', () => {
    const [old, late] = [send('15:00', '16:00'), send('15:30', '15:31', 'b')];
    expect(newerSend(old, late)).toBe(late);
    expect(newerSend(late, old)).toBe(late);
  });

  it('is one of all of them, in any order', () => {
    const minutes = fc.constantFrom('15:00', '15:10', '15:20');
    const sends = fc.uniqueArray(fc.tuple(minutes, minutes, fc.constantFrom('a', 'b', 'c')), {
      minLength: 1,
      selector: ([, , id]) => id,
    });
    const shuffled = sends.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        const [one, two] = [all, other].map((some) => some.map((each) => send(...each)).reduce(newerSend));
        expect(one).toEqual(two);
        expect(newerSend(one as ChoiceSend, one as ChoiceSend)).toEqual(one);
      }),
    );
  });

  it('counts before a slip, also when it is empty', () => {
    expect(chooseList([118], [77])).toEqual([118]);
    expect(chooseList([], [77])).toEqual([]);
    expect(chooseList(null, [77])).toEqual([77]);
    expect(chooseList(null, null)).toEqual([]);
  });
});

describe('a slip', () => {
  it.each([
    [118, { allowed: true }],
    [506, { allowed: false, reason: 'own_number' }],
    [77, { allowed: false, reason: 'twice' }],
    [452, { allowed: false, reason: 'not_possible' }],
    [137, { allowed: false, reason: 'not_possible' }],
  ])('has the number %i', (number, decision) => {
    expect(checkSlipLine(number, { own: 506, before: [77, null], present })).toEqual(decision);
  });

  it('of a family that is not in has none', () => {
    expect(checkSlipLine(118, { own: 507, before: [], present }).allowed).toBe(false);
  });

  const entries: SlipEntries = {
    first: [96, 77, 249, 343],
    second: [96, 77, 294, 343],
    firstBy: 'Sameer',
    secondBy: 'Vaishali',
    readAgain: new Map(),
  };
  const facts = { event, now: at('16:50'), hasSentInApp: false };
  const finish = (change: Partial<SlipEntries> = {}, other: Partial<typeof facts> = {}) =>
    finishSlip({ ...entries, ...change }, { ...facts, ...other });

  it('shows the first entry only where the second is typed', () => {
    expect(compareEntries(entries.first, [96, 77, 294])).toEqual([
      { line: 1, isSame: true, first: 96, second: 96 },
      { line: 2, isSame: true, first: 77, second: 77 },
      { line: 3, isSame: false, first: 249, second: 294 },
    ]);
    expect(compareEntries([], [96])).toEqual([{ line: 1, isSame: false, first: null, second: 96 }]);
  });

  it('is finished when no line differs any more', () => {
    expect(finish()).toEqual({ allowed: false, reason: 'lines_differ' });
    expect(finish({ readAgain: new Map([[3, 249]]) })).toEqual({
      allowed: true,
      numbers: [96, 77, 249, 343],
    });
    expect(finish({ readAgain: new Map([[3, null]]) })).toEqual({ allowed: true, numbers: [96, 77, 343] });
    expect(finish({ second: entries.first })).toEqual({ allowed: true, numbers: [96, 77, 249, 343] });
  });

  it('has no line that only one of the two saw', () => {
    expect(finish({ second: [96, 77, 249] })).toEqual({ allowed: false, reason: 'lines_differ' });
    expect(finish({ first: [96], second: [96, 77] })).toEqual({ allowed: false, reason: 'lines_differ' });
    expect(finish({ first: [96, null], second: [96] })).toEqual({ allowed: true, numbers: [96] });
  });

  it('is not finished by one person, after the family sent in the app, or too late', () => {
    const same = { second: entries.first };
    expect(finish({ ...same, secondBy: 'Sameer' })).toEqual({ allowed: false, reason: 'same_person' });
    expect(finish(same, { hasSentInApp: true })).toEqual({ allowed: false, reason: 'app_counts' });
    expect(finish(same, { now: at('17:00') })).toEqual({ allowed: false, reason: 'closed' });
  });
});
