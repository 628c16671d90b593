import { listCountedAtMost, type Selection } from '@suchi/contracts/office';
import type { Knex } from 'knex';

/** A piece of SQL with its bindings. */
export interface SqlPart {
  sql: string;
  bindings: readonly unknown[];
}

/** The rows of a list. Everything but the bindings is SQL of ours, never what someone typed. */
export interface ListSource {
  /** The tables with their aliases: those that the conditions and the order need. */
  from: string;
  /** The primary key, such as `o.id`. */
  key: string;
  where: readonly SqlPart[];
}

export interface ListPage {
  /** With the key at its end, so that no row is on two pages. */
  orderBy: string;
  page: number;
  rows: number;
  columns: string;
  /** Tables that only the columns need. */
  joins?: string;
}

export interface ListResult<Row> {
  total: number;
  rows: Row[];
}

/**
 * Reads one page of a list, within the first `listCountedAtMost` rows. The wide rows are read for the keys of the page
 * only, so that late pages stay cheap.
 */
export async function readListPage<Row extends object>(
  db: Knex,
  source: ListSource,
  { orderBy, page, rows: limit, columns, joins = '' }: ListPage,
): Promise<ListResult<Row>> {
  const total = await countUpToMost(db, source);
  const offset = (page - 1) * limit;
  if (offset >= Math.min(total, listCountedAtMost)) return { total, rows: [] };
  const where = joinConditions(source.where);
  const found = await db.raw<{ rows: Row[] }>(
    `with page as materialized (
       select ${source.key} as key from ${source.from} where ${where.sql} order by ${orderBy} limit ? offset ?)
     select ${columns} from ${source.from} ${joins}
      where ${source.key} = any(array(select key from page)) order by ${orderBy}`,
    [...where.bindings, limit, offset] as Knex.RawBinding[],
  );
  return { total, rows: found.rows };
}

/** A subquery that counts rows no further than one above `listCountedAtMost`: `from` and what follows it. */
export const countedSql = (rows: string): string =>
  `(select count(*)::integer from (select from ${rows} limit ${listCountedAtMost + 1}) counted)`;

async function countUpToMost(db: Knex, { from, where }: ListSource): Promise<number> {
  const { sql, bindings } = joinConditions(where);
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select ${countedSql(`${from} where ${sql}`)} as count`,
    bindings as Knex.RawBinding[],
  );
  return rows[0]?.count ?? 0;
}

/** All of them, for what reads them all. */
export async function countList(db: Knex, { from, where }: ListSource): Promise<number> {
  const { sql, bindings } = joinConditions(where);
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from ${from} where ${sql}`,
    bindings as Knex.RawBinding[],
  );
  return rows[0]?.count ?? 0;
}

export function joinConditions(conditions: readonly SqlPart[]): SqlPart {
  if (conditions.length === 0) return { sql: 'true', bindings: [] };
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
}

/** The rows of a selection. `listWhere` gives the conditions of "all that match". */
export function whereSelected<Id extends string | number, Filter>(
  { key, idType }: { key: string; idType: 'integer' | 'uuid' },
  selection: Selection<Id, Filter>,
  listWhere: (search: string | undefined, filter: Filter) => readonly SqlPart[],
): SqlPart[] {
  if ('ids' in selection) return [{ sql: `${key} = any(?::${idType}[])`, bindings: [selection.ids] }];
  const { search, filter, except } = selection;
  const conditions = [...listWhere(search, filter)];
  if (except.length > 0) conditions.push({ sql: `${key} <> all(?::${idType}[])`, bindings: [except] });
  return conditions;
}

/** `sort` is a field or a minus and a field; the columns are SQL. Rows without a value come last. */
export function orderOf<Field extends string>(
  sort: Field | `-${Field}`,
  columns: Record<Field, string>,
  key: string,
): string {
  const isDescending = sort.startsWith('-');
  const column = columns[(isDescending ? sort.slice(1) : sort) as Field];
  return isDescending ? `${column} desc nulls last, ${key} desc` : `${column} nulls last, ${key}`;
}

/** Every word must occur in one of the texts, in any order. A text is SQL in lower case, best with a trigram index. */
export function containsWords(texts: string | readonly string[], search: string | undefined): SqlPart[] {
  const all = [texts].flat();
  return wordsOf(search).map((word) => ({
    sql: all.map((text) => `${text} like ?`).join(' or '),
    bindings: all.map(() => likePattern(word)),
  }));
}

const startOf = (day: string) => `(${day})::timestamp at time zone 'Asia/Kolkata'`;

/** An instant within days in India, both included. A side that is not given has no limit. */
export function withinDays(
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SqlPart[] {
  return [
    ...(from === undefined ? [] : [{ sql: `${column} >= ${startOf('?::date')}`, bindings: [from] }]),
    ...(to === undefined ? [] : [{ sql: `${column} < ${startOf('?::date + 1')}`, bindings: [to] }]),
  ];
}

const wordsAtMost = 5;

/** The typed words in lower case. */
export function wordsOf(search = ''): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordsAtMost);
}

/** Matches the text anywhere; its wildcards are plain characters. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
