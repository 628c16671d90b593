import { describe, expect, it } from 'vitest';
import { settingsItems } from '../../features/settings/model/settings-items.ts';
import { barItems, sideMenuItems } from './nav-items.ts';

describe('navigation by role', () => {
  it('of a member', () => {
    expect(barItems('user')).toEqual(['home', 'candidateProfile', 'settings']);
    expect(sideMenuItems('user')).toEqual(['home', 'candidateProfile', 'favourites', 'notes', 'settings']);
  });

  it('of an admin has no member-only entries', () => {
    expect(barItems('admin')).toEqual(['home', 'settings', 'admin']);
    expect(sideMenuItems('admin')).toEqual(['home', 'settings', 'admin']);
  });

  it('of an account with another role shows neither side', () => {
    expect(barItems(null)).toEqual(['home', 'settings']);
  });
});

describe('the settings sidebar', () => {
  it('keeps the association’s settings from members, and the members’ lists from staff', () => {
    expect(settingsItems('user').join(' ')).toBe(
      'account passwordReset devices updateStatus membership opened favourites notes blocked',
    );
    expect(settingsItems('admin')).toEqual([
      'account',
      'adminSetting',
      'passwordReset',
      'devices',
      'updateStatus',
    ]);
  });
});
