import { type DatabaseRule, index } from './collection.ts';

// Only searchable profiles are indexed, so that drafts and blocked profiles cost nothing.
const searchable = "where status = 'Active' and not is_hidden";

// Must equal the expressions of the query character by character; a test compares them.
export const searchableName =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, ''))";
export const searchablePlace =
  "lower(coalesce(new_location ->> 'name', '') || ' ' || coalesce(new_location ->> 'formatted_address', ''))";

export const searchableNativePlace =
  "lower(coalesce(new_native_place ->> 'name', '') || ' ' || coalesce(new_native_place ->> 'formatted_address', ''))";

/** What the back office searches: drafts and hidden profiles too, and the e-mail. */
export const officeText =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))";

/** A separate index: the one above would have to be built anew. */
export const ownScriptText = 'lower(own_script_name)';

// Allows index-only scans: whether an older profile is active depends on its owner.
const withOwner = `include ("user") ${searchable}`;
const withOwnerAndAge = `include ("user", date_created) ${searchable}`;

const trigrams = (text: string) => `using gin (${text} gin_trgm_ops) ${searchable}`;

/** An index for each sort and each selective filter; the gender comes first. */
export const profileSearchIndexes: DatabaseRule[] = [
  index('suchi_search_newest', `(gender, date_created desc, id desc) ${withOwner}`),
  index('suchi_search_birthday', `(gender, brithday, id) ${withOwnerAndAge}`),
  index('suchi_search_height', `(gender, height, id) ${withOwnerAndAge}`),
  index('suchi_search_serial', `(gender, serial_number, id) ${withOwnerAndAge}`),
  // Backwards, the two above would begin with the profiles that have no value.
  index('suchi_search_height_down', `(gender, height desc nulls last, id desc) ${withOwnerAndAge}`),
  index('suchi_search_serial_down', `(gender, serial_number desc nulls last, id desc) ${withOwnerAndAge}`),
  index('suchi_search_marital', `(gender, marital_status, date_created desc, id desc) ${searchable}`),
  index('suchi_search_job', `(gender, job_type, date_created desc, id desc) ${searchable}`),
  index('suchi_search_gotra', `(gender, gotra, date_created desc, id desc) ${searchable}`),
  index('suchi_search_education', `(gender, heighest_education, date_created desc, id desc) ${searchable}`),
  index(
    'suchi_search_income',
    `(gender, income, id) include ("user", date_created, income_currency) ${searchable}`,
  ),
  index('suchi_search_handicapped', `(gender, date_created desc, id desc) ${searchable} and is_handicapped`),
  index('suchi_search_confirmed', `(gender, confirmed_at desc nulls last, id desc) ${withOwnerAndAge}`),
  // What is new in a saved search.
  index('suchi_search_shown', `(gender, shown_since) ${searchable}`),
  // Filters that match a part of a text.
  index('suchi_search_name', trigrams(searchableName)),
  index('suchi_search_own_script', trigrams(ownScriptText)),
  // Members and the office search by it.
  index('suchi_profile_sound', 'using gin (name_key gin_trgm_ops)'),
  index('suchi_search_place', trigrams(searchablePlace)),
  index('suchi_search_native', trigrams(searchableNativePlace)),
  index('suchi_search_country', trigrams('lower(new_country)')),
  index('suchi_search_sector', trigrams('lower(education_sector)')),
  index('suchi_search_stream', trigrams('lower(education_stream)')),
  // Reviewers see another profile with the same name; drafts do not count.
  index('suchi_profile_namesake', "(lower(last_name), lower(first_name)) where status <> 'Draft'"),
  // The back office lists by status, newest change first.
  index('suchi_profile_by_status', '(status, date_updated desc, id desc)'),
  // Everything that its lists filter by, so that a list or a count reads no wide row. The order is that of the query.
  index(
    'suchi_office_list',
    `(coalesce(date_updated, date_created) desc nulls last, id desc) include ("user", status, is_hidden, gender, marital_status,
       serial_number, is_attending, date_created, date_updated, brithday)`,
  ),
  index('suchi_office_search', `using gin (${officeText} gin_trgm_ops)`),
  index('suchi_office_own_script', `using gin (${ownScriptText} gin_trgm_ops)`),
];
