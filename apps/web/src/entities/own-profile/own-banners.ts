import type { OwnStanding } from '@suchi/contracts/accounts';
import { listBanners, type ProfileBanner } from '@suchi/domain/lifecycle';
import type { BookPlace } from '@suchi/domain/print';

/** The number in the current book, if it is printed there. */
export function findPrintedNumber({ serial_number: number, suchi }: OwnStanding): number | null {
  return suchi.place === 'not_printed' ? null : number;
}

/** The banners of the member's profile, in order. */
export function listOwnBanners(profile: OwnStanding | null): ProfileBanner[] {
  return listBanners(
    profile && {
      status: profile.status,
      hasNumber: findPrintedNumber(profile) !== null,
      isDeactivated: profile.is_deactivated,
    },
  );
}

/** Whether the profile waits for reactivation. */
export function isAskedToReactivate(profile: OwnStanding | null): profile is OwnStanding {
  return listOwnBanners(profile).includes('deactivated');
}

/** Whether the book of the season can still change. */
export function isBookAhead({ suchi: { place } }: OwnStanding): boolean {
  return place === 'number_follows' || place === 'will_be_printed';
}

/** The key of the title of an approved profile. */
export const approvedTitles = {
  number_follows: 'profileStatus.active.title',
  will_be_printed: 'profileStatus.active.title',
  printed: 'profileStatus.active.printed',
  not_printed: 'profileStatus.active.plain',
} as const satisfies Record<BookPlace, string>;
