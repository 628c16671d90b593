import type { Migration } from './migration.ts';

/** Search kept versions of what it finds, filled by triggers. Nothing needs them; the triggers go with the functions. */
export const searchVersions: Migration = {
  id: '0002-search-versions',
  reads: [],
  sql: 'drop schema if exists suchi_search cascade',
};
