import { describe, expect, it } from 'vitest';
import { checkStart, type EntryStart, holdMs, mayHold, relationOf, splitName } from './entry.ts';

const rules = { today: '2026-11-19', latestBirthDate: null };
const start: EntryStart = {
  number: { hasAccount: false, profiles: 0 },
  candidate: { gender: 'Female', birthday: '1996-06-02' },
  isSigned: true,
  hasPaper: true,
};

describe('the start of an entry', () => {
  it('is possible with a signed paper of a candidate of age', () => {
    expect(checkStart(start, rules)).toEqual({ allowed: true });
    expect(checkStart({ ...start, number: { hasAccount: false, profiles: 2 } }, rules).allowed).toBe(true);
  });

  it.each([
    ['has_account', { number: { hasAccount: true, profiles: 0 } }],
    ['number_full', { number: { hasAccount: false, profiles: 3 } }],
    ['under_legal_age', { candidate: { gender: 'Male', birthday: '2005-11-20' } }],
    ['gender_missing', { candidate: { gender: null, birthday: '1996-06-02' } }],
    ['not_signed', { isSigned: false }],
    ['no_paper', { hasPaper: false }],
  ] as const)('is refused: %s', (reason, change) => {
    expect(checkStart({ ...start, ...change }, rules)).toEqual({ allowed: false, reason });
  });
});

describe('whose profile it is', () => {
  it.each([
    ['candidate', 'Female', 'myself'],
    ['mother', 'Female', 'daughter'],
    ['father', 'Male', 'son'],
    ['sibling', 'Female', 'sister'],
    ['sibling', 'Male', 'brother'],
    ['other', 'Male', 'relative'],
  ] as const)('brought by %s, %s: %s', (bringer, gender, relation) => {
    expect(relationOf(bringer, gender)).toBe(relation);
  });
});

describe('one form for two volunteers', () => {
  const now = new Date('2026-11-19T10:00:00Z');
  const before = (ms: number) => new Date(now.getTime() - ms);

  it('is written by the one who has it, and by another after a while', () => {
    expect(mayHold({ by: null, at: null }, 'a', now)).toBe(true);
    expect(mayHold({ by: 'a', at: null }, 'b', now)).toBe(true);
    expect(mayHold({ by: 'a', at: before(1) }, 'a', now)).toBe(true);
    expect(mayHold({ by: 'a', at: before(holdMs) }, 'b', now)).toBe(false);
    expect(mayHold({ by: 'a', at: before(holdMs + 1) }, 'b', now)).toBe(true);
  });
});

it('splits a whole name', () => {
  expect(splitName(' Savita  Vishnu Gokhale ')).toEqual({
    first: 'Savita',
    middle: 'Vishnu',
    last: 'Gokhale',
  });
  expect(splitName('Savita Gokhale')).toEqual({ first: 'Savita', middle: null, last: 'Gokhale' });
  expect(splitName('Savita')).toEqual({ first: 'Savita', middle: null, last: null });
  expect(splitName('')).toEqual({ first: '', middle: null, last: null });
});
