import type { Migration } from './migration.ts';

/** Profiles from before the form asked whose profile it is stay valid without an answer. */
export const profileAuthors: Migration = {
  id: '0004-profile-authors',
  reads: ['qd_matrimonial_profile.author_relation'],
  sql: "update qd_matrimonial_profile set author_relation = 'unknown' where author_relation is null",
};
