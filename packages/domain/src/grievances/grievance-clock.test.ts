import { describe, expect, it } from 'vitest';
import { findAnswerDue, findConfirmBy, findGrievanceClock, findReopenEnd } from './grievance-clock.ts';

it('counts calendar days, at most those of the law', () => {
  expect(findAnswerDue('2026-11-17', 15)).toBe('2026-12-02');
  expect(findAnswerDue('2026-11-17', 365)).toBe('2027-02-15');
});

it('is confirmed within a day', () => {
  expect(findConfirmBy(new Date('2026-11-17T02:22:00Z'))).toEqual(new Date('2026-11-18T02:22:00Z'));
});

it.each([
  ['confirmed', '2026-11-12', { look: 'gold', share: 0, daysLeft: 15 }],
  ['confirmed', '2026-11-17', { look: 'gold', share: 33, daysLeft: 10 }],
  ['confirmed', '2026-11-23', { look: 'gold', share: 73, daysLeft: 4 }],
  ['confirmed', '2026-11-24', { look: 'vermilion', share: 80, daysLeft: 3 }],
  ['reopened', '2026-11-27', { look: 'vermilion', share: 100, daysLeft: 0 }],
  ['sent', '2026-11-28', { look: 'late', share: 100, daysLeft: -1 }],
  ['answered', '2026-12-28', { look: 'answered', share: 100, daysLeft: -31 }],
  ['sent', '2026-11-11', { look: 'gold', share: 0, daysLeft: 16 }],
] as const)('%s on %s', (state, today, clock) => {
  expect(findGrievanceClock({ state, from: '2026-11-12', dueOn: '2026-11-27' }, today)).toEqual(clock);
});

describe('an answer', () => {
  const answered = { state: 'answered', answeredOn: '2026-06-23', wasReopened: false } as const;

  it('can be questioned once, for fourteen days', () => {
    expect(findReopenEnd(answered, '2026-06-23')).toBe('2026-07-07');
    expect(findReopenEnd(answered, '2026-07-07')).toBe('2026-07-07');
    expect(findReopenEnd(answered, '2026-07-08')).toBeNull();
    expect(findReopenEnd({ ...answered, wasReopened: true }, '2026-06-24')).toBeNull();
  });

  it('is needed first', () => {
    expect(findReopenEnd({ ...answered, state: 'confirmed' }, '2026-06-24')).toBeNull();
    expect(findReopenEnd({ ...answered, answeredOn: null }, '2026-06-24')).toBeNull();
  });
});
