import type { ProfileState, ProfileStatus } from './profile-status.ts';

/** The banners above a member's home page and settings; the texts are in the web catalogue. */
export const profileBanners = [
  'deactivated',
  'create_profile',
  'draft',
  'pending',
  'active',
  'blocked',
  'rejected',
  'married',
  'suchi_number',
] as const;
export type ProfileBanner = (typeof profileBanners)[number];

const bannerByStatus: Record<ProfileStatus, ProfileBanner> = {
  Draft: 'draft',
  Pending: 'pending',
  Active: 'active',
  Blocked: 'blocked',
  Rejected: 'rejected',
  married: 'married',
};

/** The banner for the status of a profile. */
export function bannerOfState(state: ProfileState): ProfileBanner {
  return state === null ? 'create_profile' : bannerByStatus[state];
}

/** All banners of a member, in the order in which they are shown. `hasNumber`: in the current book. */
export function listBanners(
  profile: { status: ProfileStatus; hasNumber: boolean; isDeactivated: boolean } | null,
): ProfileBanner[] {
  if (profile === null) return [bannerOfState(null)];
  // The rest is true again after the answer. A blocked member cannot give it.
  if (profile.isDeactivated && profile.status !== 'Blocked') return ['deactivated'];
  const banner = bannerOfState(profile.status);
  return banner === 'active' && profile.hasNumber ? [banner, 'suchi_number'] : [banner];
}
