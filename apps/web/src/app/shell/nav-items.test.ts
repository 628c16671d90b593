import { describe, expect, it } from 'vitest';
import { settingsItems } from '../../features/account/model/settings-items.ts';
import { navItems } from './nav-items.ts';

describe('navigation by role', () => {
  it('of a member', () => {
    expect(navItems('user')).toEqual([
      'home',
      'candidateProfile',
      'families',
      'favourites',
      'notes',
      'settings',
    ]);
  });

  it('of an admin has no member-only entries', () => {
    expect(navItems('admin')).toEqual(['home', 'settings', 'admin']);
  });

  it('of an account with another role shows neither side', () => {
    expect(navItems(null)).toEqual(['home', 'settings']);
  });
});

describe('the settings sidebar', () => {
  it('keeps the association’s settings from members, and the members’ lists from staff', () => {
    expect(settingsItems('user')).toEqual({
      profile: ['membership', 'updateStatus', 'permissions', 'opened', 'messages', 'reports'],
      lists: ['savedSearches', 'favourites', 'notes', 'blocked'],
      account: ['account', 'passwordReset', 'devices', 'data', 'mails'],
    });
    expect(settingsItems('admin')).toEqual({
      profile: ['updateStatus'],
      lists: [],
      account: ['account', 'adminSetting', 'passwordReset', 'devices'],
    });
  });
});
