import { describe, expect, it } from 'vitest';
import { isSeenStale, sessionEnd } from './session.ts';

const now = new Date('2026-12-01T10:00:00Z');

describe('a session', () => {
  it('ends 30 days after its last use when kept, and after one day otherwise', () => {
    const member = { isStaff: false, signedInAt: new Date('2026-01-01T10:00:00Z') };
    expect(sessionEnd({ ...member, isKept: true }, now)).toEqual(new Date('2026-12-31T10:00:00Z'));
    expect(sessionEnd({ ...member, isKept: false }, now)).toEqual(new Date('2026-12-02T10:00:00Z'));
  });

  it.each([
    ['two hours after its last use', '09:00', '12:00'],
    ['twelve hours after the sign-in', '00:00', '12:00'],
    ['at once if that is past', '21:00', '09:00', '2026-11-30'],
  ])('of staff ends %s, kept or not', (_, signedIn, end, day = '2026-12-01') => {
    const signedInAt = new Date(`${day}T${signedIn}:00Z`);
    for (const isKept of [true, false])
      expect(sessionEnd({ isKept, isStaff: true, signedInAt }, now)).toEqual(
        new Date(`2026-12-01T${end}:00Z`),
      );
  });

  it.each([
    ['never seen', null, true],
    ['seen just now', now, false],
    ['seen a moment less than five minutes ago', new Date('2026-12-01T09:55:00.001Z'), false],
    ['seen five minutes ago', new Date('2026-12-01T09:55:00Z'), true],
  ])('%s', (_, seenAt, isStale) => {
    expect(isSeenStale(seenAt, now)).toBe(isStale);
  });
});
