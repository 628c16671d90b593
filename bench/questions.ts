/** One search in three forms: ours, the engine's and SQL. */
export interface Question {
  name: string;
  ours: { filters: object; sort: string; page: number };
  engine: { filter: object[]; sort: string; page: number };
  sql: { where: string; orderBy: string; page: number };
}

const cutOff = "timestamptz '2024-07-01T00:00:00+05:30'";
const seen = `status = 'Active' and not is_hidden and gender = 'Female' and (date_created >= ${cutOff}
  or exists (select from directus_users u where u.id = qd_matrimonial_profile."user" and u.is_reactivated))`;
const seenByEngine = [
  { status: { _eq: 'Active' } },
  { is_hidden: { _eq: false } },
  { gender: { _eq: 'Female' } },
  {
    _or: [{ date_created: { _gte: '2024-06-30T18:30:00Z' } }, { user: { is_reactivated: { _eq: true } } }],
  },
];
const name =
  "lower(coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, ''))";
const newest = { sort: '-date_created,-id', orderBy: 'date_created desc, id desc' };

interface SearchOptions {
  name: string;
  filters?: object;
  filter?: object[];
  where?: string;
  page?: number;
  /** Of ours; the engine and SQL have no order by fit and show the newest. */
  sort?: string;
}

const makeSearch = ({
  name: title,
  filters = {},
  filter = [],
  where = 'true',
  page = 1,
  sort = 'newest',
}: SearchOptions): Question => ({
  name: title,
  ours: { filters, sort, page },
  engine: { filter: [...seenByEngine, ...filter], sort: newest.sort, page },
  sql: { where: `${seen} and ${where}`, orderBy: newest.orderBy, page },
});

/** Typical searches. `farPage` is a page far down, where there are that many. */
export function listQuestions(farPage: number): Question[] {
  return [
    makeSearch({ name: 'newest first' }),
    makeSearch({
      name: 'unmarried, born 1995 to 1999',
      filters: { marital_status: ['Unmarried'], born_from: '1995-01-01', born_to: '1999-12-31' },
      filter: [
        { marital_status: { _in: ['Unmarried'] } },
        { brithday: { _between: ['1995-01-01', '1999-12-31'] } },
      ],
      where: "marital_status = 'Unmarried' and brithday between '1995-01-01' and '1999-12-31'",
    }),
    makeSearch({
      name: 'in the USA, engineering',
      filters: { country: 'united states', education_sector: 'Engineering' },
      filter: [{ new_country: { _icontains: 'USA' } }, { education_sector: { _contains: 'Engineering' } }],
      where: "lower(new_country) like '%usa%' and education_sector like '%Engineering%'",
    }),
    makeSearch({
      name: 'a name',
      filters: { name: 'vaishnavi' },
      filter: [
        {
          _or: ['first_name', 'middle_name', 'last_name'].map((field) => ({
            [field]: { _icontains: 'vaishnavi' },
          })),
        },
      ],
      where: `${name} like '%vaishnavi%'`,
    }),
    makeSearch({ name: `page ${farPage}`, page: farPage }),
    makeSearch({ name: 'best fit first', sort: 'best_fit' }),
  ];
}

/** Searches that no node has cached: each date of birth makes a new one. */
export function listColdSearches(count: number, page: number): Question['ours'][] {
  return Array.from({ length: count }, (_, place) => ({
    filters: { born_from: new Date(Date.UTC(1990, 0, 1 + place)).toISOString().slice(0, 10) },
    sort: 'newest',
    page,
  }));
}

/** All fields of a card. */
const engineFields = [
  'id,gender,first_name,middle_name,last_name,marital_status,brithday,birth_time,birth_place.name,new_birth_place',
  'location.name,new_location,country.name,new_country,height,heighest_education.name',
  'second_heighest_education.name,new_education.qdb_lookup_id.name,education_stream,designation',
  'organization_name,income,income_currency,serial_number,main_photo,addresses.mobile,addresses.mobile_alternative',
].join(',');

/** The path of the engine's own list for a search. */
export function enginePath({ engine: { filter, sort, page } }: Question): string {
  const query = new URLSearchParams({
    filter: JSON.stringify({ _and: filter }),
    fields: engineFields,
    sort,
    page: String(page),
    limit: '6',
    meta: 'filter_count',
  });
  return `/items/qd_matrimonial_profile?${query.toString()}`;
}

/** A page and its exact total in one statement. */
export function bareSql({ sql: { where, orderBy, page } }: Question): string {
  return `select (select count(*) from qd_matrimonial_profile where ${where}) as total, p.*
            from (select id from qd_matrimonial_profile where ${where} order by ${orderBy}
                   limit 6 offset ${(page - 1) * 6}) found
            join qd_matrimonial_profile p on p.id = found.id`;
}
