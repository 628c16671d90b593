import { describe, expect, it } from 'vitest';
import { eventAtFirst, type MelawaEvent } from './event.ts';
import { checkWalkIn, dayNumberBlock, nextDayNumber, type WalkInReason } from './walk-in.ts';

const event: MelawaEvent = { ...eventAtFirst, day: '2027-01-17', answerUntil: '2027-01-10', hall: 'Mulund' };

describe('a number of the day', () => {
  it('is of the block of the desk', () => {
    expect([1, 2, 3].map((block) => dayNumberBlock(block, event))).toEqual([
      { from: 1101, to: 1133 },
      { from: 1134, to: 1166 },
      { from: 1167, to: 1199 },
    ]);
    expect(dayNumberBlock(4, event)).toBeNull();
  });

  it('is the next one, never one that was given, also where that was taken back', () => {
    const block = { from: 1134, to: 1136 };
    expect(nextDayNumber(block, [])).toBe(1134);
    expect(nextDayNumber(block, [1101, 1135, 1170])).toBe(1136);
    expect(nextDayNumber(block, [1136])).toBeNull();
  });
});

describe('a walk-in', () => {
  const walkIn = { gender: 'Female', bornIn: 1999, birthday: null, people: 3, number: 1138 } as const;
  const facts = { event, counts: { people: 512 } };

  it.each([
    ['grown up', walkIn],
    ['18 since yesterday', { ...walkIn, bornIn: 2009, birthday: '2009-01-16' }],
    ['18 today', { ...walkIn, bornIn: 2009, birthday: '2009-01-17' }],
    ['the last seats', { ...walkIn, people: 128 }],
  ])('is registered: %s', (_, registered) => {
    expect(checkWalkIn(registered, facts)).toEqual({ allowed: true });
  });

  it.each<[WalkInReason, Partial<Parameters<typeof checkWalkIn>[0]>, Partial<MelawaEvent>]>([
    ['no_walk_ins', {}, { takesWalkIns: false }],
    ['hall_full', { people: 129 }, {}],
    ['no_number', { number: null }, {}],
    ['too_young', { bornIn: 2010 }, {}],
    ['too_young', { gender: 'Male', bornIn: 2007 }, {}],
    ['too_young', { bornIn: 2009, birthday: '2009-01-18' }, {}],
    ['ask_birth_date', { bornIn: 2009 }, {}],
    ['ask_birth_date', { gender: 'Male', bornIn: 2006 }, {}],
    ['too_young', { bornIn: 2005 }, { walkInAge: { Female: 23, Male: 25 } }],
  ])('is not: %s', (reason, change, settings) => {
    const decision = checkWalkIn({ ...walkIn, ...change }, { ...facts, event: { ...event, ...settings } });
    expect(decision).toEqual({ allowed: false, reason });
  });
});
