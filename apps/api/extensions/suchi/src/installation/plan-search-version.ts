import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { searchSchema, searchVersionSql } from '../../../../schema/search-version.ts';
import type { Change } from './change.ts';

/**
 * The tables and functions by which search notices changes. They are made anew as a whole; the triggers that lean on
 * them go with the old ones and come back with the rules, which are planned after this.
 */
export async function planSearchVersion(database: Knex): Promise<Change[]> {
  const { comment, content } = await readState(database);
  if (comment === fingerprintOf(content)) return [];
  return [
    {
      what: `${comment === undefined ? 'create' : 'replace'} what search notices changes by`,
      apply: () => replace(database),
    },
  ];
}

async function replace(database: Knex): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.raw(`drop schema if exists ${searchSchema} cascade`);
    await tx.raw(searchVersionSql);
    const { content } = await readState(tx);
    await tx.raw(`comment on schema ${searchSchema} is '${fingerprintOf(content)}'`);
  });
}

const fingerprintOf = (content: string) =>
  createHash('sha256').update(searchVersionSql).update(content).digest('hex').slice(0, 16);

/** What is there: the remembered fingerprint (undefined where there is no such schema), and what it should be of. */
async function readState(database: Knex): Promise<{ comment: string | null | undefined; content: string }> {
  const { rows } = await database.raw<{ rows: { comment: string | null; content: string }[] }>(
    `select obj_description(n.oid, 'pg_namespace') as comment,
            concat_ws('/',
              (select string_agg(proname || md5(prosrc), ',' order by proname) from pg_proc where pronamespace = n.oid),
              (select string_agg(c.relname || a.attname || format_type(a.atttypid, -1), ',' order by c.relname, a.attnum)
                 from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                where c.relnamespace = n.oid)) as content
       from pg_namespace n where n.nspname = ?`,
    [searchSchema],
  );
  return rows[0] ?? { comment: undefined, content: '' };
}
