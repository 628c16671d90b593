import { describe, expect, it } from 'vitest';
import { type Acquaintance, checkMayBlockOrReport } from './acquaintance.ts';

const stranger: Acquaintance = {
  isOwn: false,
  isVisible: false,
  isMarked: false,
  hasOpenedNumber: false,
  hasWritten: false,
};

describe('checkMayBlockOrReport', () => {
  it('refuses a stranger and the own profile, whatever else is true', () => {
    const refused = { allowed: false, reason: 'profile_unknown' };
    expect(checkMayBlockOrReport(stranger)).toEqual(refused);
    expect(checkMayBlockOrReport({ ...stranger, isOwn: true, isVisible: true, isMarked: true })).toEqual(
      refused,
    );
  });

  it.each(['isVisible', 'isMarked', 'hasOpenedNumber', 'hasWritten'] as const)('allows for %s', (fact) => {
    expect(checkMayBlockOrReport({ ...stranger, [fact]: true })).toEqual({ allowed: true });
  });
});
