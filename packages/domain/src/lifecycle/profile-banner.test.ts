import { describe, expect, it } from 'vitest';
import { bannerOfState, listBanners, profileBanners } from './profile-banner.ts';
import { profileStatuses } from './profile-status.ts';

describe('bannerOfState', () => {
  it.each([
    [null, 'create_profile'],
    ['Draft', 'draft'],
    ['Pending', 'pending'],
    ['Active', 'active'],
    ['Blocked', 'blocked'],
    ['Rejected', 'rejected'],
    ['married', 'married'],
  ] as const)('of %s is %s', (state, banner) => {
    expect(bannerOfState(state)).toBe(banner);
  });

  it('is different for each state', () => {
    const banners = [null, ...profileStatuses].map(bannerOfState);
    expect(new Set(banners).size).toBe(banners.length);
    expect(profileBanners).toEqual(expect.arrayContaining(banners));
  });
});

describe('listBanners', () => {
  const active = { status: 'Active', hasNumber: false, isDeactivated: false } as const;

  it.each([
    ['no profile', null, ['create_profile']],
    ['an approved profile', active, ['active']],
    ['an approved profile with a serial number', { ...active, hasNumber: true }, ['active', 'suchi_number']],
    [
      'a profile that has a serial number and was changed',
      { ...active, status: 'Pending', hasNumber: true },
      ['pending'],
    ],
    ['a deactivated profile', { ...active, isDeactivated: true }, ['deactivated']],
    [
      'a deactivated profile with a serial number',
      { ...active, hasNumber: true, isDeactivated: true },
      ['deactivated'],
    ],
    [
      'a blocked profile that is also deactivated',
      { ...active, status: 'Blocked', isDeactivated: true },
      ['blocked'],
    ],
  ] as const)('of %s', (_, profile, banners) => {
    expect(listBanners(profile)).toEqual(banners);
  });
});
