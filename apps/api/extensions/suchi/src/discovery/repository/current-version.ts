/** The version of what search can find, as a table of one row; the limit says so to the planner. */
export const currentVersion = '(select version from suchi_search.version limit 1)';
