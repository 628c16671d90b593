import { type Client, escapeIdentifier } from 'pg';

/** A table's rows as a number and a checksum that does not depend on their order. */
export interface TableFingerprint {
  rows: number;
  checksum: string;
}

export type Fingerprint = Record<string, TableFingerprint>;

/** Settings that change how a value is written as text. */
const sameText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = '';
  set local jit = off`;

/** Every table outside PostgreSQL's own schemas but some. Call it in a transaction that sees one moment. */
export async function readFingerprint(client: Client, without: readonly string[]): Promise<Fingerprint> {
  await client.query(sameText);
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      order by 1, 2`,
  );
  const found: Fingerprint = {};
  for (const { schema, name } of tables) {
    if (without.includes(`${schema}.${name}`)) continue;
    const { rows } = await client.query<TableFingerprint>(
      `select count(*)::int as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as checksum
         from ${escapeIdentifier(schema)}.${escapeIdentifier(name)} t`,
    );
    const [table] = rows;
    if (table) found[`${schema}.${name}`] = table;
  }
  return found;
}

/** What differs between two states, one sentence each. Empty: the same. */
export function compareFingerprints(expected: Fingerprint, found: Fingerprint): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].toSorted().flatMap((name) => {
    const [one, other] = [expected[name], found[name]];
    if (!one || !other) return [`the table ${name} is ${one ? 'missing' : 'not in the backup'}`];
    if (one.rows !== other.rows) return [`${name} has ${other.rows} rows instead of ${one.rows}`];
    return one.checksum === other.checksum ? [] : [`rows of ${name} have other contents`];
  });
}

export function countRows(fingerprint: Fingerprint): number {
  return Object.values(fingerprint).reduce((sum, { rows }) => sum + rows, 0);
}
