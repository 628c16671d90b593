import { describe, expect, it } from 'vitest';
import {
  checkMayLoseAdmin,
  checkMayResetSecondFactor,
  checkMayRestore,
  checkMaySuspend,
  checkMaySwitchSecondFactor,
  hasRights,
  isSecondFactorRequired,
  secondFactorGroups,
} from './staff.ts';

const allowed = { allowed: true };
const refused = (reason: string) => ({ allowed: false, reason });

describe('rights', () => {
  it('name at least one thing to do', () => {
    expect(hasRights({ isAdmin: false, duties: [] })).toBe(false);
    expect(hasRights({ isAdmin: false, duties: ['event'] })).toBe(true);
    expect(hasRights({ isAdmin: true, duties: [] })).toBe(true);
  });
});

describe('the last admin', () => {
  it('stays an admin', () => {
    expect(checkMayLoseAdmin({ isActiveAdmin: true, otherAdmins: 0 })).toEqual(refused('last_admin'));
  });

  it('may leave when there is another, and others may leave anyway', () => {
    expect(checkMayLoseAdmin({ isActiveAdmin: true, otherAdmins: 1 })).toEqual(allowed);
    expect(checkMayLoseAdmin({ isActiveAdmin: false, otherAdmins: 0 })).toEqual(allowed);
  });
});

describe('the second factor', () => {
  it('is reset by another person', () => {
    expect(checkMayResetSecondFactor({ isOwn: true })).toEqual(refused('own_account'));
    expect(checkMayResetSecondFactor({ isOwn: false })).toEqual(allowed);
  });

  it('may be required by every admin, and released only by one who has it', () => {
    for (const from of secondFactorGroups)
      for (const to of secondFactorGroups) {
        const isFewer = secondFactorGroups.indexOf(to) < secondFactorGroups.indexOf(from);
        expect(checkMaySwitchSecondFactor({ from, to }, { hasSecondFactor: true })).toEqual(allowed);
        expect(checkMaySwitchSecondFactor({ from, to }, { hasSecondFactor: false })).toEqual(
          isFewer ? refused('second_factor_missing') : allowed,
        );
      }
  });

  it('is required of the named group, and never of members', () => {
    const asked = secondFactorGroups.map((of) =>
      (['admin', 'staff', 'user'] as const).map((role) => isSecondFactorRequired(of, role)),
    );
    expect(asked).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
    ]);
  });
});

describe('suspending', () => {
  it.each(['staff', 'admin', null] as const)('is refused for %s', (role) => {
    expect(checkMaySuspend({ role, status: 'active' })).toEqual(refused('not_a_member'));
    expect(checkMayRestore({ role, status: 'suspended' })).toEqual(refused('not_a_member'));
  });

  it('takes turns with restoring', () => {
    expect(checkMaySuspend({ role: 'user', status: 'active' })).toEqual(allowed);
    expect(checkMaySuspend({ role: 'user', status: 'suspended' })).toEqual(refused('already_suspended'));
    expect(checkMayRestore({ role: 'user', status: 'suspended' })).toEqual(allowed);
    expect(checkMayRestore({ role: 'user', status: 'active' })).toEqual(refused('not_suspended'));
  });
});
