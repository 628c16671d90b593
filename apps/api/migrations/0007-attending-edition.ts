import type { Migration } from './migration.ts';

/** Answers had no year. Those that are there were given about the current edition's melawa. */
export const attendingEdition: Migration = {
  id: '0007-attending-edition',
  reads: ['qd_matrimonial_profile.attending_edition', 'edition.is_current'],
  sql: `update qd_matrimonial_profile set attending_edition = (select id from edition where is_current)
         where is_attending in (1, -1) and attending_edition is null`,
};
