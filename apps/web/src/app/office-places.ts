import { paths } from '../shared/config/paths.ts';

/** The addresses below which pages belong to the back office. */
export const officePlaces: readonly string[] = [
  paths.admin,
  paths.settingsAdmin,
  paths.settingsLookups,
  paths.settingsDisabledLookups,
];
