import type { OwnStanding } from '@suchi/contracts/accounts';
import { listBanners, type ProfileBanner } from '@suchi/domain/lifecycle';

/** The banners of the member's profile, in order. */
export function listOwnBanners(profile: OwnStanding | null): ProfileBanner[] {
  return listBanners(
    profile && {
      status: profile.status,
      serialNumber: profile.serial_number,
      isDeactivated: profile.is_deactivated,
    },
  );
}

/** Whether the profile waits for reactivation. */
export function isAskedToReactivate(profile: OwnStanding | null): profile is OwnStanding {
  return listOwnBanners(profile).includes('deactivated');
}
