import type { OwnStanding } from '@suchi/contracts/accounts';
import { listBanners, type ProfileBanner } from '@suchi/domain/lifecycle';

/** The banners of a member by what the server says of their profile, in the order in which they are shown. */
export function listOwnBanners(profile: OwnStanding | null): ProfileBanner[] {
  return listBanners(
    profile && {
      status: profile.status,
      serialNumber: profile.serial_number,
      isDeactivated: profile.is_deactivated,
    },
  );
}

/** Whether the member still has to say that they are looking. */
export function isAskedToReactivate(profile: OwnStanding | null): profile is OwnStanding {
  return listOwnBanners(profile).includes('deactivated');
}
