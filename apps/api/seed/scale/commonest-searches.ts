import { searchableName } from '../../schema/profile-search-indexes.ts';

const searchable = "status = 'Active' and not is_hidden and gender = 'Female'";
const page = 'order by date_created desc, id desc limit 6';

/** What members look for most, in the form that the indexes are made for. Each must be answered by an index. */
export const commonestSearches: Record<string, { sql: string; index: string }> = {
  'newest first': {
    sql: `select id from qd_matrimonial_profile where ${searchable} ${page}`,
    index: 'suchi_search_newest',
  },
  'unmarried, born 1995 to 1999': {
    sql: `select id from qd_matrimonial_profile where ${searchable} and marital_status = 'Unmarried'
          and brithday between '1995-01-01' and '1999-12-31' ${page}`,
    index: 'suchi_search_marital',
  },
  'by height, 5 ft 2 in to 5 ft 6 in': {
    sql: `select id from qd_matrimonial_profile where ${searchable} and height between 157.48 and 167.64
          order by height, id limit 6`,
    index: 'suchi_search_height',
  },
  'a name, any part of it': {
    sql: `select id from qd_matrimonial_profile where ${searchable} and ${searchableName} like '%vaishnavi%more%' ${page}`,
    index: 'suchi_search_name',
  },
  'engineers in service': {
    sql: `select id from qd_matrimonial_profile where ${searchable} and education_sector = 'Engineering'
          and job_type = 11203 ${page}`,
    index: 'suchi_search_sector',
  },
};
