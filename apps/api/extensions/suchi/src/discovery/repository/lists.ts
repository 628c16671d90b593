import type { Knex } from 'knex';
import { Pool } from 'pg';
import type { SqlPart } from '../../platform/list-page.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ResultList } from '../list-cache.ts';
import type { SearchPlan } from '../search-plan.ts';

/**
 * For list queries only: JIT compilation costs more than it saves, indexes are in memory, sorts are large, and two
 * spellings of a name often share few trigrams. The timeout limits every list.
 */
export const listSettings = [
  'jit = off',
  'random_page_cost = 1.1',
  "work_mem = '32MB'",
  'pg_trgm.word_similarity_threshold = 0.4',
  "statement_timeout = '20s'",
  'default_transaction_read_only = on',
]
  .map((setting) => `set ${setting}`)
  .join('; ');

/** Reads the ids of a search. */
export interface ListReader {
  read(plan: SearchPlan, limit: number): Promise<ResultList>;
  /** The first ids of a list that is long, when they can be found among the newest; else fewer. */
  readBest(plan: SearchPlan, limit: number): Promise<ResultList>;
}

/** As many lists as are made at once, and first pages that do not wait for them. */
const connections = 6;

/**
 * Lists have connections of their own, which keep their settings. With the node's other connections each list would need
 * a transaction: three more statements for one that often takes a millisecond.
 */
export function createListReader({ env, logger }: Pick<Platform, 'env' | 'logger'>): ListReader {
  const pool = new Pool({
    connectionString: env.databaseUrl,
    max: connections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 20_000,
    allowExitOnIdle: true,
    // A connection without them, and so without the timeout, is not used.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it; its types do not say so.
    onConnect: async (client) => {
      await client.query(listSettings);
    },
  });
  pool.on('error', (error) => logger.warn({ error: error.message }, 'a connection for lists ended'));
  const read = async ({ sql, bindings }: SqlPart, limit: number): Promise<ResultList> => {
    let place = 0;
    const numbered = sql.replaceAll('?', () => `$${(place += 1)}`);
    const client = await pool.connect();
    const startedAt = performance.now();
    // Four bytes per id; rows of numbers would need a hundred times the memory and time.
    const { rows } = await client
      .query<{ ids: Buffer | null }>(
        `select string_agg(int4send(id), ''::bytea) as ids from (${numbered}) found`,
        [...bindings],
      )
      .finally(() => client.release());
    const ids = parseIds(rows[0]?.ids ?? null);
    return {
      ids: ids.slice(0, limit),
      isCut: ids.length > limit,
      costMs: performance.now() - startedAt,
    };
  };
  return {
    read: (plan, limit) => read(listSql(plan, limit + 1), limit),
    readBest: (plan, limit) => read(bestSql(plan, limit + 1), limit),
  };
}

export function listSql({ conditions, rank, join, orderBy }: SearchPlan, limit: number) {
  return {
    sql: `select id from qd_matrimonial_profile ${join?.sql ?? ''}
          where ${conditions.map(({ sql }) => sql).join(' and ')}
           order by ${rank ? `${rank.sql}, ` : ''}${orderBy} limit ${limit}`,
    bindings: [...(join ? [join] : []), ...conditions, ...(rank ? [rank] : [])].flatMap(({ bindings }) => [
      ...bindings,
    ]),
  };
}

/** As many of the newest are looked at for those that fit best. */
const newestLookedAt = 20_000;

export function bestSql({ conditions, best }: SearchPlan, limit: number): SqlPart {
  return {
    sql: `select id from (select * from qd_matrimonial_profile
                           where ${conditions.map(({ sql }) => sql).join(' and ')}
                           order by date_created desc, id desc limit ${newestLookedAt}) qd_matrimonial_profile
          ${best?.join.sql ?? ''}
          where ${best?.condition ?? 'false'}
          order by date_created desc, id desc limit ${limit}`,
    bindings: [...conditions, ...(best ? [best.join] : [])].flatMap(({ bindings }) => [...bindings]),
  };
}

/** How many a search finds without some profiles, up to a cap. */
export async function countList(
  db: Knex,
  { conditions }: SearchPlan,
  without: readonly number[],
  cap: number,
): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from (
       select from qd_matrimonial_profile
        where ${conditions.map(({ sql }) => sql).join(' and ')} and id <> all (?::integer[]) limit ${cap}) found`,
    [...conditions.flatMap(({ bindings }) => [...bindings]), [...without]] as Knex.RawBinding[],
  );
  return rows[0]?.count ?? 0;
}

const fitting = (names: readonly string[]) =>
  `count(*) filter (where ${names.join(' and ') || 'true'})::integer`;

/** How many a search finds without some profiles; how many of them fit all musts, and all but each of them. */
export async function countMusts(
  db: Knex,
  { conditions }: SearchPlan,
  musts: readonly SqlPart[],
  without: readonly number[],
): Promise<{ of: number; all: number; without: number[] }> {
  const names = musts.map((_, place) => `must_${place}`);
  const leftOut = names.map((name) => fitting(names.filter((other) => other !== name)));
  const { rows } = await db.raw<{ rows: { of: number; all: number; without: number[] }[] }>(
    `select count(*)::integer as "of", ${fitting(names)} as "all", array[${leftOut.join(', ')}]::integer[] as without
       from (select ${musts.map(({ sql }, place) => `${sql} as must_${place}`).join(', ')}
               from qd_matrimonial_profile
              where ${conditions.map(({ sql }) => sql).join(' and ')} and id <> all (?::integer[])) found`,
    [
      ...[...musts, ...conditions].flatMap(({ bindings }) => [...bindings]),
      [...without],
    ] as Knex.RawBinding[],
  );
  return rows[0] ?? { of: 0, all: 0, without: [] };
}

/** PostgreSQL sends big-endian numbers. Changes the given bytes in place. */
function parseIds(bytes: Buffer | null): Int32Array {
  return bytes ? new Int32Array(new Uint8Array(bytes.swap32()).buffer) : new Int32Array(0);
}
