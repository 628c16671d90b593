import { describe, expect, it } from 'vitest';
import { checkProfilePace, type OpenedProfiles, profileBurst } from './profile-pace.ts';

const none: OpenedProfiles = { isOpenedToday: false, openedToday: 0, openedInWindow: 0 };
const check = (facts: Partial<OpenedProfiles>, limit = 300) => checkProfilePace({ ...none, ...facts }, limit);

describe('checkProfilePace', () => {
  it('allows the last profile of the day with an alert and refuses the next', () => {
    expect(check({ openedToday: 298 })).toEqual({ allowed: true, isAlert: false });
    expect(check({ openedToday: 299 })).toEqual({ allowed: true, isAlert: true });
    expect(check({ openedToday: 300 })).toEqual({ allowed: false, reason: 'profile_limit_reached' });
  });

  it('alerts once when many are opened in a short time', () => {
    const { count } = profileBurst;
    expect(check({ openedToday: 150, openedInWindow: count - 1 })).toEqual({ allowed: true, isAlert: true });
    expect(check({ openedToday: 150, openedInWindow: count })).toEqual({ allowed: true, isAlert: false });
  });

  it('lets a profile of today be opened again, also at the limit', () => {
    expect(check({ isOpenedToday: true, openedToday: 300 })).toEqual({ allowed: true, isAlert: false });
  });

  it('is off when the limit is 0', () => {
    expect(check({ openedToday: 5000, openedInWindow: 99 }, 0)).toEqual({ allowed: true, isAlert: false });
  });
});
