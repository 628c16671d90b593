// Must equal the index expressions of apps/api/schema character by character; a test compares them.

/** The names and the e-mail of a profile. */
export const officeText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))";

/** The names, the e-mail and the mobile of an account. */
export const accountText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))";

/** A mobile is shown with a plus that Indian numbers are not stored with. */
export const withoutPlus = (search: string | undefined): string | undefined =>
  search?.replaceAll(/(^|\s)\+(?=\d)/g, '$1');
