import type { Migration } from './migration.ts';

/** When each family last said that it still looks: the last step that showed its profile. */
export const confirmedAt: Migration = {
  id: '0010-confirmed-at',
  reads: ['qd_matrimonial_profile.confirmed_at', 'qd_matrimonial_profile.shown_since'],
  sql: `update qd_matrimonial_profile set confirmed_at = shown_since
         where confirmed_at is null and shown_since is not null and status = 'Active'`,
};
