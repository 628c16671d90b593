import { paths } from '../shared/config/paths.ts';

/** The addresses below which pages belong to the back office. */
export const officePlaces: readonly string[] = [
  paths.admin,
  paths.settingsAdmin,
  paths.settingsLookups,
  paths.settingsDisabledLookups,
];

/** The place that an address is in. */
export function findOfficePlace(pathname: string): string | null {
  return officePlaces.find((place) => pathname === place || pathname.startsWith(`${place}/`)) ?? null;
}
