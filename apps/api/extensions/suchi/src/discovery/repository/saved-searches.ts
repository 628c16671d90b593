import { searchFilters, type SearchFilters, type SearchSort } from '@suchi/contracts/discovery';
import type { SavedSearchDates } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import type { Row } from '../../platform/rows.generated.ts';
import type { SearchPlan } from '../search-plan.ts';

const table = 'saved_search';
const columns = [
  'id',
  'name',
  'filters',
  'sort',
  'is_mailed',
  'opened_at',
  'mailed_at',
  'new_since',
  'date_created',
] as const;

export interface SavedRow extends SavedSearchDates {
  id: number;
  name: string;
  filters: SearchFilters;
  sort: SearchSort | null;
  isMailed: boolean;
}

/** Filters that this release does not know any more are left out. */
function parseFilters(kept: unknown): SearchFilters {
  const parsed = searchFilters.safeParse(kept);
  return parsed.success ? parsed.data : searchFilters.parse({});
}

const parseRow = (row: Row<typeof table, (typeof columns)[number]>): SavedRow => ({
  id: row.id,
  name: row.name,
  filters: parseFilters(row.filters),
  sort: row.sort,
  isMailed: row.is_mailed,
  openedAt: row.opened_at,
  mailedAt: row.mailed_at,
  newSince: row.new_since,
});

/** Newest use first. */
export async function listSaved(db: Knex, userId: string): Promise<SavedRow[]> {
  const rows = await db(table)
    .where({ user: userId })
    .orderBy([
      { column: 'opened_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(...columns);
  return rows.map(parseRow);
}

/** Locks all searches of the member until the transaction ends, also those that do not exist yet. */
export async function lockSaved(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`saved_search:${userId}`]);
}

export async function findSaved(db: Knex, userId: string, id: number): Promise<SavedRow | null> {
  const row = await db(table)
    .where({ user: userId, id })
    .first(...columns);
  return row ? parseRow(row) : null;
}

/** Whether another of the member's searches has the name; capitals do not count. */
export async function isNameTaken(
  tx: Knex,
  userId: string,
  { name, exceptId }: { name: string; exceptId: number | null },
): Promise<boolean> {
  const row = await tx(table)
    .where({ user: userId })
    .whereRaw('lower(name) = lower(?)', [name])
    .whereNot({ id: exceptId ?? 0 })
    .first('id');
  return row !== undefined;
}

export async function countSaved(tx: Knex, userId: string): Promise<number> {
  const row = await tx(table).where({ user: userId }).count<{ count: string }[]>({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

export interface SavedChanges {
  name?: string | undefined;
  search?: { filters: SearchFilters; sort: SearchSort | null } | undefined;
  isMailed?: boolean | undefined;
}

const encode = ({ name, search, isMailed }: SavedChanges) => ({
  ...(name === undefined ? {} : { name }),
  ...(search === undefined ? {} : { filters: JSON.stringify(search.filters), sort: search.sort }),
  ...(isMailed === undefined ? {} : { is_mailed: isMailed }),
});

/** All that it finds now has been seen. */
export async function insertSaved(
  tx: Knex,
  userId: string,
  { now, ...saved }: Required<SavedChanges> & { now: Date },
): Promise<number> {
  const [row] = await tx(table)
    .insert({ ...encode(saved), user: userId, opened_at: now, new_since: now, date_created: now })
    .returning('id');
  if (!row) throw new Error('the search was not saved');
  return row.id;
}

export async function updateSaved(tx: Knex, id: number, changes: SavedChanges, now: Date): Promise<void> {
  await tx(table)
    .where({ id })
    .update({ ...encode(changes), date_updated: now });
}

export async function saveVisit(
  tx: Knex,
  id: number,
  { openedAt, newSince }: Pick<SavedSearchDates, 'openedAt' | 'newSince'>,
): Promise<void> {
  await tx(table).where({ id }).update({ opened_at: openedAt, new_since: newSince });
}

export async function deleteSaved(tx: Knex, userId: string, id: number): Promise<boolean> {
  return (await tx(table).where({ user: userId, id }).delete()) > 0;
}

/** Whether any of the member's searches is mailed; null without a search. */
export async function findMailed(db: Knex, userId: string): Promise<boolean | null> {
  const row = await db(table)
    .where({ user: userId })
    .select<{ mailed: boolean | null }[]>(db.raw('bool_or(is_mailed) as mailed'))
    .first();
  return row?.mailed ?? null;
}

export async function setMailed(tx: Knex, userId: string, isMailed: boolean): Promise<void> {
  await tx(table).where({ user: userId }).update({ is_mailed: isMailed });
}

/** How many each search finds that are new, up to a cap; all in one statement. */
export async function countEach(db: Knex, plans: readonly SearchPlan[], cap: number): Promise<number[]> {
  if (plans.length === 0) return [];
  const counts = plans.map(
    ({ conditions }) => `(select count(*)::integer from (
       select from qd_matrimonial_profile where ${conditions.map(({ sql }) => sql).join(' and ')} limit ${cap}) found)`,
  );
  const { rows } = await db.raw<{ rows: { counts: number[] }[] }>(
    `select array[${counts.join(', ')}] as counts`,
    plans.flatMap(({ conditions }) =>
      conditions.flatMap(({ bindings }) => [...bindings]),
    ) as Knex.RawBinding[],
  );
  return rows[0]?.counts ?? [];
}

/** A member whose weekly mail is due. */
export interface DueMember {
  id: string;
  email: string | null;
  isProven: boolean;
  firstName: string | null;
  language: string | null;
}

const isDue = '(looked_at is null or looked_at < ?)';

/** Locks the account, so that another worker takes another member. */
export async function lockDueMember(
  tx: Knex.Transaction,
  since: Date,
  without: readonly string[],
): Promise<DueMember | null> {
  const { rows } = await tx.raw<{ rows: DueMember[] }>(
    `select u.id, u.email, u.email_verified as "isProven", u.first_name as "firstName", u.app_language as language
       from ${table} s join directus_users u on u.id = s."user"
      where s.is_mailed and ${isDue} and u.id <> all (?::uuid[])
      order by s.looked_at nulls first, s.id limit 1
        for no key update of u skip locked`,
    [since, [...without]] as Knex.RawBinding[],
  );
  return rows[0] ?? null;
}

/** The mailed searches that were still due: another worker may have looked before the account was locked. */
export async function markLooked(
  tx: Knex.Transaction,
  userId: string,
  { since, now }: { since: Date; now: Date },
): Promise<SavedRow[]> {
  const rows = await tx(table)
    .where({ user: userId, is_mailed: true })
    .whereRaw(isDue, [since])
    .update({ looked_at: now })
    .returning([...columns]);
  return rows.map(parseRow);
}

export async function markMailed(tx: Knex, ids: readonly number[], now: Date): Promise<void> {
  await tx(table)
    .whereIn('id', [...ids])
    .update({ mailed_at: now });
}
