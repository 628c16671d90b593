import {
  accountColumns,
  addressPartLengths,
  importedFields,
  oldColumns,
  stateColumns,
} from '@suchi/domain/import';

/** The PostgreSQL type of each column of the tables we read; tables that do not exist are missing. */
export type OtherTables = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const readTables = [
  'directus_users',
  'directus_roles',
  'qd_matrimonial_profile',
  'qd_address',
  'qd_matrimonial_profile_education',
  'qdb_lookup',
  'edition',
] as const;

const profile = 'qd_matrimonial_profile';
const staffRoles = "('administrator', 'admin', 'staff')";

const placeColumns = new Set(['birth_place', 'native_place', 'location']);
const listColumns = new Set<string>([
  ...Object.keys(oldColumns),
  ...importedFields
    .filter(({ kind }) => kind === 'lookup' || kind === 'lookupName')
    .map(({ column }) => column),
]);

/** Read in a way of their own below. */
const special = new Set<string>(['id', 'edition', 'new_education', 'children', 'marital_status']);

/** One row for each member, and for each profile of one. Everything is text, by the columns of the import. */
export function buildQuery(tables: OtherTables): string {
  const has = (table: string, column: string) => tables.get(table)?.has(column) === true;
  const plain = [
    ...new Set([
      ...importedFields.map(({ column }) => column as string),
      ...Object.keys(oldColumns),
      ...stateColumns,
    ]),
  ]
    .filter((column) => !special.has(column) && has(profile, column))
    .map((column) => `${cellSql(tables, column)} as "${column}"`);
  const account = accountColumns.flatMap((column) => {
    const source = column.replace('account_', '');
    const type = tables.get('directus_users')?.get(source);
    return type === undefined ? [] : [`${textOf(`u."${source}"`, type)} as "${column}"`];
  });
  const columns = [`concat_ws('/', u.id, p.id) as id`, ...account, ...plain, ...specialCells(has)];
  return `select ${columns.join(',\n  ')}
    from directus_users u
    left join directus_roles r on r.id = u.role
    left join ${profile} p on p."user" = u.id
   where lower(coalesce(r.name, '')) not in ${staffRoles}
   order by u.id, p.id`;
}

/** Values of lists have other numbers here, so their names are read. */
function cellSql(tables: OtherTables, column: string): string {
  const type = tables.get(profile)?.get(column) ?? 'text';
  if (type !== 'integer' || !listColumns.has(column)) return textOf(`p."${column}"`, type);
  const name = placeColumns.has(column) ? `concat_ws(', ', l.name, nullif(l.description, ''))` : 'l.name';
  return `(select ${name} from qdb_lookup l where l.id = p."${column}")`;
}

// The session's time zone is UTC.
function textOf(sql: string, type: string): string {
  return type.startsWith('timestamp')
    ? `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
    : `${sql}::text`;
}

type Has = (table: string, column: string) => boolean;

function specialCells(has: Has): string[] {
  return [
    ...firstOf(has, 'marital_status', ['marital_status_before_marriage', 'marital_status']),
    ...firstOf(has, 'children', ['children', 'children_data']),
    ...(has(profile, 'edition') && has('edition', 'year')
      ? ['(select e.year::text from edition e where e.id = p.edition) as edition']
      : []),
    ...(has('qd_matrimonial_profile_education', 'qdb_lookup_id')
      ? [
          `(select string_agg(l.name, ';' order by e.id) from qd_matrimonial_profile_education e
              join qdb_lookup l on l.id = e.qdb_lookup_id where e.qd_matrimonial_profile_id = p.id) as new_education`,
        ]
      : []),
    ...(has('qd_address', 'profile') ? [addressesSql(has)] : []),
  ];
}

/** The first of some columns that has a value. */
function firstOf(has: Has, name: string, columns: readonly string[]): string[] {
  const there = columns.filter((column) => has(profile, column)).map((column) => `p."${column}"::text`);
  return there.length === 0 ? [] : [`coalesce(${there.join(', ')}) as "${name}"`];
}

function addressesSql(has: Has): string {
  const country = '(select l.name from qdb_lookup l where l.id = a.country)';
  const parts = Object.keys(addressPartLengths)
    .filter((part) => has('qd_address', part))
    .map((part) => `'${part}', ${part === 'country' ? country : `a."${part}"::text`}`);
  return `(select json_agg(json_build_object(${parts.join(', ')}) order by a.id)
             from qd_address a where a.profile = p.id) as addresses`;
}
