import type { LookupValue } from '@suchi/contracts/lookups';
import type { Language } from '@suchi/words';
import type { Knex } from 'knex';
import { listFieldsOfKind, namedLookupFields } from '@suchi/domain/profiles';
import type { ListedName, StoredForm } from './lookup-parts.ts';

/** A value that profiles refer to. */
export interface ReferredValue {
  id: number;
  list: string;
  name: string;
}

const byIdOrName = `(id = any(cast(:ids as integer[]))
  or (lookup, lower(name)) in (select n.list, lower(n.name) from unnest(cast(:lists as text[]), cast(:names as text[])) as n (list, name)))`;

const toBindings = (ids: readonly number[], names: readonly ListedName[]) => ({
  ids: [...ids],
  lists: names.map(({ list }) => list),
  names: names.map(({ name }) => name),
});

/** Keeps these values from being merged, renamed or deleted until the transaction ends. */
export async function lockLookups(
  tx: Knex.Transaction,
  ids: readonly number[],
  names: readonly ListedName[],
): Promise<void> {
  await tx.raw(`select id from qdb_lookup where ${byIdOrName} order by id for share`, toBindings(ids, names));
}

/** Those of these values that have a label in the language. */
export async function readLabelled(
  db: Knex,
  { ids, names, language }: { ids: readonly number[]; names: readonly ListedName[]; language: Language },
): Promise<LookupValue[]> {
  const { rows } = await db.raw<{ rows: LookupValue[] }>(
    `select id, lookup, name, description, names ->> cast(:language as text) as label from qdb_lookup
      where names ->> cast(:language as text) is not null and ${byIdOrName} order by id`,
    { ...toBindings(ids, names), language },
  );
  return rows;
}

/** Where merged values went: ids by id, and names by `list/name` in lower case. */
export async function readMerged(
  tx: Knex.Transaction,
  ids: readonly number[],
  names: readonly ListedName[],
): Promise<{ ids: Map<number, number>; names: Map<string, string> }> {
  const { rows } = await tx.raw<{ rows: (ReferredValue & { target: number; targetName: string })[] }>(
    `select l.id, l.lookup as list, lower(l.name) as name, t.id as target, t.name as "targetName"
       from (select * from qdb_lookup where ${byIdOrName}) l
       join qdb_lookup t on t.id = l.merged_into
      order by l.id`,
    toBindings(ids, names),
  );
  const { rows: kept } = await tx.raw<{ rows: { name: string }[] }>(
    `select lookup || '/' || lower(name) as name from qdb_lookup where removed_at is null and ${byIdOrName}`,
    toBindings([], names),
  );
  // A new value may have the name of a merged one.
  const inList = new Set(kept.map(({ name }) => name));
  return {
    ids: new Map(rows.map(({ id, target }) => [id, target])),
    names: new Map(
      rows
        .map(({ list, name, targetName }) => [`${list}/${name}`, targetName] as const)
        .filter(([name]) => !inList.has(name)),
    ),
  };
}

/** A column that refers to values of lists, by id or by name. */
export interface LookupColumn {
  table: 'qd_matrimonial_profile' | 'qd_address' | 'qd_matrimonial_profile_education' | 'qdb_lookup';
  column: string;
  by: 'id' | 'name';
  /** The column with the profile's id; none where no profile is concerned. */
  profile: string | null;
}

const profileColumn = (column: string, by: LookupColumn['by']): LookupColumn => ({
  table: 'qd_matrimonial_profile',
  column,
  by,
  profile: 'id',
});

const ofProfiles: readonly LookupColumn[] = [
  ...listFieldsOfKind('lookup').map((field) => profileColumn(field, 'id')),
  { table: 'qd_address', column: 'country', by: 'id', profile: 'profile' },
  {
    table: 'qd_matrimonial_profile_education',
    column: 'qdb_lookup_id',
    by: 'id',
    profile: 'qd_matrimonial_profile_id',
  },
];

/** Nothing reads the first six; see the schema. */
const others: readonly LookupColumn[] = [
  ...['birth_place', 'native_place', 'location', 'country', 'occupation', 'education'].map((column) => ({
    ...profileColumn(column, 'id'),
    profile: null,
  })),
  { table: 'qdb_lookup', column: 'merged_into', by: 'id', profile: null },
];

/** The columns through which profiles have the values of a list. */
function columnsOfUse(list: string): LookupColumn[] {
  const named = namedLookupFields.filter((field) => field.list === list);
  return [...ofProfiles, ...named.map(({ field }) => profileColumn(field, 'name'))];
}

/** All columns that refer to the values of a list. */
export function columnsOfList(list: string): LookupColumn[] {
  // The description of an education is the name of its sector.
  const sectors: LookupColumn[] =
    list === 'Education Sector'
      ? [{ table: 'qdb_lookup', column: 'description', by: 'name', profile: null }]
      : [];
  return [...columnsOfUse(list), ...others, ...sectors];
}

/** Pairs of profile and value, for these values of one list. */
function usesSql(list: string): string {
  return columnsOfUse(list)
    .map(({ table, column, by, profile }) =>
      by === 'id'
        ? `select ${profile} as profile, ${column} as value from ${table} where ${column} = any(cast(:ids as integer[]))`
        : `select t.${profile} as profile, v.id as value from ${table} t
             join unnest(cast(:ids as integer[]), cast(:names as text[])) as v (id, name) on lower(t.${column}) = lower(v.name)`,
    )
    .join(' union ');
}

const valueBindings = (values: readonly ReferredValue[]) => ({
  ids: values.map(({ id }) => id),
  names: values.map(({ name }) => name),
});

/** How many profiles have each of these values of one list. */
export async function countUses(db: Knex, list: string, values: readonly ReferredValue[]) {
  const { rows } = await db.raw<{ rows: { value: number; count: number }[] }>(
    `select value, count(*)::integer as count from (${usesSql(list)}) uses group by value`,
    valueBindings(values),
  );
  return new Map(rows.map(({ value, count }) => [value, count]));
}

/** The newest profiles that have a value. */
export async function listUsers(db: Knex, value: ReferredValue, limit: number): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { profile: number }[] }>(
    `select distinct profile from (${usesSql(value.list)}) uses order by profile desc limit :limit`,
    { ...valueBindings([value]), limit },
  );
  return rows.map(({ profile }) => profile);
}

export interface ReferringRevision {
  id: number;
  profile: number;
  form: StoredForm;
}

/** The revisions with the value that can still be changed or approved. */
export async function findReferringRevisions(db: Knex, value: ReferredValue): Promise<ReferringRevision[]> {
  const named = namedLookupFields.filter(({ list }) => list === value.list);
  const conditions = [
    "jsonb_path_exists(form::jsonb, cast(:path as jsonpath), jsonb_build_object('id', cast(:id as integer)))",
    ...named.map(({ field }) => `lower(form ->> '${field}') = lower(:name)`),
  ];
  const { rows } = await db.raw<{ rows: ReferringRevision[] }>(
    `select id, profile, form from profile_revision
      where status <> 'approved' and (${conditions.join(' or ')}) order by profile`,
    { path: '$.** ? (@ == $id)', id: value.id, name: value.name },
  );
  return rows;
}

/** Locks profiles in one order, so that two commands cannot wait for each other. */
export async function lockProfiles(tx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await tx('qd_matrimonial_profile')
    .whereIn('id', [...ids])
    .orderBy('id')
    .forUpdate()
    .select('id');
}
