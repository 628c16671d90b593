import { type DatabaseRule, index } from './collection.ts';

// What every search asks for; the indexes hold these rows only, so that drafts and blocked profiles cost nothing.
const searchable = "where status = 'Active' and not is_hidden";

/** The name as one text, in the form in which search asks for it. Kept the same letter by letter in the query. */
export const searchableName =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, ''))";

// A list of everybody is made from the index alone: whether an older profile is active is the owner's answer.
const withOwner = `include ("user") ${searchable}`;
const withOwnerAndAge = `include ("user", date_created) ${searchable}`;

/** One index for each way in which members look for somebody, gender always first. */
export const profileSearchIndexes: DatabaseRule[] = [
  index('suchi_search_newest', `(gender, date_created desc, id desc) ${withOwner}`),
  index('suchi_search_birthday', `(gender, brithday, id) ${withOwnerAndAge}`),
  index('suchi_search_height', `(gender, height, id) ${withOwnerAndAge}`),
  index('suchi_search_serial', `(gender, serial_number, id) ${withOwnerAndAge}`),
  index('suchi_search_marital', `(gender, marital_status, date_created desc, id desc) ${searchable}`),
  index('suchi_search_job', `(gender, job_type, date_created desc, id desc) ${searchable}`),
  index('suchi_search_sector', `(gender, education_sector, date_created desc, id desc) ${searchable}`),
  index('suchi_search_name', `using gin (${searchableName} gin_trgm_ops) ${searchable}`),
  index('suchi_search_place', `using gin (lower(new_location ->> 'name') gin_trgm_ops) ${searchable}`),
  index('suchi_search_country', `using gin (lower(new_country) gin_trgm_ops) ${searchable}`),
  // The reviewer is told of somebody with the same name; drafts do not count.
  index('suchi_profile_namesake', "(lower(last_name), lower(first_name)) where status <> 'Draft'"),
  // The back office lists by status, newest change first.
  index('suchi_profile_by_status', '(status, date_updated desc, id desc)'),
];
