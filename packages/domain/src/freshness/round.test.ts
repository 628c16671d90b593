import { describe, expect, it } from 'vitest';
import {
  findCallStart,
  findFreshSince,
  findLinkEnd,
  findReminder,
  findRest,
  findRound,
  type FreshnessRules,
  isCallTime,
} from './round.ts';

const rules: FreshnessRules = {
  month: 5,
  day: 15,
  freshDays: 120,
  remindDays: 14,
  restDays: 30,
  linkDays: 45,
  callDays: 14,
};

describe('the rounds of a year', () => {
  it.each([
    ['2026-05-14', null],
    ['2026-05-15', '2026-05-15'],
    ['2026-05-28', '2026-05-15'],
    ['2026-05-29', null],
    ['2026-11-14', null],
    ['2026-11-19', '2026-11-15'],
    ['2027-01-02', null],
  ])('on %s: %s', (today, round) => {
    expect(findRound(rules, today)).toBe(round);
  });

  it.each([
    [12, '2027-01-03', '2026-12-25'],
    [12, '2027-06-26', '2027-06-25'],
    [6, '2026-12-25', '2026-12-25'],
    [1, '2026-07-30', '2026-07-25'],
  ])('with month %i, on %s: %s', (month, today, round) => {
    expect(findRound({ ...rules, month, day: 25 }, today)).toBe(round);
  });

  it('leave out families that confirmed not long ago', () => {
    expect(findFreshSince(rules, '2026-11-15')).toBe('2026-07-18');
  });
});

describe('a question', () => {
  const question = { askedOn: '2026-11-15', restedOn: null };

  it('is asked again, then the profile rests', () => {
    expect(findReminder(question, rules)).toBe('2026-11-29');
    expect(findRest(question, rules)).toBe('2026-12-15');
  });

  it('never rests before it was asked again', () => {
    expect(findRest(question, { ...rules, restDays: 3 })).toBe('2026-11-30');
  });

  it('has links that end after its last mail', () => {
    expect(findLinkEnd(question, rules)).toBe('2026-12-30');
    expect(findLinkEnd({ ...question, restedOn: '2026-12-15' }, rules)).toBe('2027-01-29');
  });
});

describe('the calls of the office', () => {
  it.each([
    ['2026-11-17', false],
    ['2026-11-18', true],
    ['2026-12-02', true],
    ['2026-12-03', false],
  ])('on %s: %s', (today, isOpen) => {
    expect(isCallTime('2026-12-02', rules, today)).toBe(isOpen);
  });

  it('wait for a last day of the book', () => {
    expect(findCallStart(null, rules)).toBeNull();
    expect(isCallTime(null, rules, '2026-11-20')).toBe(false);
  });
});
