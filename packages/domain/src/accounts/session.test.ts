import { describe, expect, it } from 'vitest';
import { isSeenStale, sessionEnd } from './session.ts';

const now = new Date('2026-12-01T10:00:00Z');

describe('a session', () => {
  it('ends 30 days after its last use when kept, and after one day otherwise', () => {
    expect(sessionEnd(true, now)).toEqual(new Date('2026-12-31T10:00:00Z'));
    expect(sessionEnd(false, now)).toEqual(new Date('2026-12-02T10:00:00Z'));
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
