import type { Migration } from './migration.ts';

/** No release before this one read the master switch, so search stays as open as it was. */
export const searchOpen: Migration = {
  id: '0005-search-open',
  reads: ['admin_setting.isactive_search'],
  sql: 'update admin_setting set isactive_search = true where not isactive_search',
};
