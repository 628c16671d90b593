import { describe, expect, it } from 'vitest';
import { duties, dutyPolicyIds, findDuties, hasStaffAccess, type StaffAccess } from './duty.ts';

const everyAccess: StaffAccess[] = ['staff', 'admin', ...duties];

describe('findDuties', () => {
  it('gives an admin all duties, and a member none', () => {
    const all = Object.values(dutyPolicyIds);
    expect(findDuties('admin', [])).toEqual(duties);
    expect(findDuties('user', all)).toEqual([]);
    expect(findDuties(null, all)).toEqual([]);
  });

  it('gives staff the duties of their policies, and ignores other policies', () => {
    expect(findDuties('staff', [])).toEqual([]);
    expect(findDuties('staff', [dutyPolicyIds.event, 'another', dutyPolicyIds.review])).toEqual([
      'review',
      'event',
    ]);
  });
});

describe('hasStaffAccess', () => {
  it('refuses members and other roles everything', () => {
    for (const access of everyAccess) {
      expect(hasStaffAccess({ role: 'user', duties }, access)).toBe(false);
      expect(hasStaffAccess({ role: null, duties }, access)).toBe(false);
    }
  });

  it('allows an admin everything', () => {
    for (const access of everyAccess)
      expect(hasStaffAccess({ role: 'admin', duties: [] }, access)).toBe(true);
  });

  it.each(duties)('allows staff with %s that duty and what all staff share', (duty) => {
    const allowed = everyAccess.filter((access) => hasStaffAccess({ role: 'staff', duties: [duty] }, access));
    expect(allowed).toEqual(['staff', duty, ...(duty === 'review' ? ['desk'] : [])]);
  });

  it('refuses staff without a duty everything', () => {
    for (const access of everyAccess)
      expect(hasStaffAccess({ role: 'staff', duties: [] }, access)).toBe(false);
  });
});
