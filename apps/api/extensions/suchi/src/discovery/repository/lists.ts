import type { Knex } from 'knex';
import { type ListedProfile, parseList, type ResultList } from '../result-list.ts';
import { currentVersion } from './current-version.ts';
import { type SearchPlan, sortKeys } from '../search-plan.ts';

/** So many at most: beyond it nobody pages, and a node's memory is not endless. */
const listedAtMost = 1_000_000;

/**
 * For this one kind of question: compiling it costs more than it saves, its indexes are in memory, it sorts many, and
 * two spellings of a name have often less than half of their parts in common.
 */
const listSettings = [
  'jit = off',
  'random_page_cost = 1.1',
  "work_mem = '32MB'",
  'pg_trgm.word_similarity_threshold = 0.4',
];

/** The database forgets what changed before so many versions; as in `schema/search-version.ts`. */
export const keptVersions = 5000;

/** Everybody the plan finds, and the version at which that is so, in one statement and therefore one moment. */
export async function readList(tx: Knex, plan: SearchPlan): Promise<ResultList> {
  const { key, orderBy } = sortKeys[plan.sort];
  const { where, bindings } = whereOf(plan);
  await tx.raw(`set local ${listSettings.join('; set local ')}`);
  const { rows } = await tx.raw<{ rows: { version: string; ids: Buffer | null; keys: Buffer | null }[] }>(
    `select v.version, f.ids, f.keys
       from ${currentVersion} v,
            lateral (select string_agg(int4send(id), ''::bytea) as ids, string_agg(float8send(key), ''::bytea) as keys
                       from (select id, coalesce(${key}, 'Infinity') as key from qd_matrimonial_profile where ${where}
                              order by ${plan.rank ? `${plan.rank.sql}, ` : ''}${orderBy} limit ${listedAtMost}) o) f`,
    [...bindings, ...(plan.rank?.bindings ?? [])] as Knex.RawBinding[],
  );
  const [row] = rows;
  if (!row) throw new Error('the version of search is missing: install first');
  return parseList(Number(row.version), row.ids, row.keys);
}

/** Which profiles changed since a version, and which of them the plan finds now; null when that is not known any more. */
export async function readChanges(
  tx: Knex,
  plan: SearchPlan,
  since: number,
): Promise<{ version: number; changed: Set<number>; found: ListedProfile[] } | null> {
  const { where, bindings } = whereOf(plan);
  const { rows } = await tx.raw<{
    rows: { version: string; changed: number[]; found: { id: number; key: number | null }[] }[];
  }>(
    `with changed as (select distinct profile from suchi_search.change where version > ?)
     select v.version,
            (select coalesce(json_agg(profile), '[]') from changed) as changed,
            (select coalesce(json_agg(json_build_object('id', id, 'key', ${sortKeys[plan.sort].key})), '[]')
               from qd_matrimonial_profile where id in (select profile from changed) and ${where}) as found
       from ${currentVersion} v`,
    [since, ...bindings] as Knex.RawBinding[],
  );
  const [row] = rows;
  const isKnown = row && Number(row.version) - since <= keptVersions && !row.changed.includes(0);
  if (!isKnown) return null;
  return {
    version: Number(row.version),
    changed: new Set(row.changed),
    found: row.found.map(({ id, key }) => ({ id, key: key ?? Number.POSITIVE_INFINITY })),
  };
}

function whereOf({ conditions }: SearchPlan) {
  return {
    where: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap((condition) => [...condition.bindings]),
  };
}
