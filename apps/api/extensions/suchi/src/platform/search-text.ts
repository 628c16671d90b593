// Must equal the index expressions of apps/api/schema character by character; a test compares them.

/** The names and the e-mail of a profile. */
export const officeText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))";

/** The name in the family's own script. */
export const ownScriptText = 'lower(own_script_name)';

/** The numbers of an address of a profile. */
export const addressNumbers = "(coalesce(mobile, '') || ' ' || coalesce(mobile_alternative, ''))";

/** The names, the e-mail and the mobile of an account. */
export const accountText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))";

/** The texts of a profile in which each word of a search may occur. */
export const profileTexts = [officeText, ownScriptText] as const;
