import type { Knex } from 'knex';
import { databaseExtensions, schema } from '../../../../schema/index.ts';
import type { Change } from './change.ts';
import { createRule, dropRule, type ExistingRule, fingerprintOf, type TableRule } from './database-rule.ts';

/** Both extensions are trusted, so the database's owner may create them. */
export async function planExtensions(database: Knex): Promise<Change[]> {
  const { rows } = await database.raw<{ rows: { extname: string }[] }>('select extname from pg_extension');
  const existing = new Set(rows.map(({ extname }) => extname));
  return databaseExtensions
    .filter((name) => !existing.has(name))
    .map((name) => ({
      what: `create extension ${name}`,
      apply: async () => void (await database.raw(`create extension if not exists "${name}"`)),
    }));
}

/** Checks, indexes and triggers that the engine cannot declare. A comment on each stores its fingerprint. */
export async function planRules(database: Knex): Promise<Change[]> {
  const wanted: TableRule[] = schema.flatMap(({ collection, rules }) =>
    rules.map((rule) => ({ ...rule, table: collection })),
  );
  const existing = new Map((await readRules(database)).map((rule) => [rule.name, rule]));
  const wantedNames = new Set<string>(wanted.map(({ name }) => name));

  const drops = [...existing.values()].filter(({ name }) => !wantedNames.has(name));
  const changed = wanted.filter((rule) => existing.get(rule.name)?.fingerprint !== fingerprintOf(rule));

  return [
    ...drops.map((rule) => ({
      what: `drop ${rule.kind} ${rule.name}`,
      apply: () => dropRule(database, rule),
    })),
    ...changed.map((rule) => ({
      what: `${existing.has(rule.name) ? 'replace' : 'create'} ${rule.kind} ${rule.name}`,
      apply: () => createRule(database, rule, existing.get(rule.name)),
    })),
  ];
}

async function readRules(database: Knex): Promise<ExistingRule[]> {
  const { rows } = await database.raw<{ rows: ExistingRule[] }>(String.raw`
    -- What is not valid, or was switched off, counts as altered.
    select conname as name, 'check' as kind, conrelid::regclass::text as "table",
           case when convalidated then obj_description(oid, 'pg_constraint') end as fingerprint
      from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace and conname like 'suchi\_%'
    union all
    select c.relname, 'index', i.indrelid::regclass::text,
           case when i.indisvalid then obj_description(c.oid, 'pg_class') end
      from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and c.relname like 'suchi\_%'
    union all
    select t.tgname, 'trigger', t.tgrelid::regclass::text,
           case when t.tgenabled = 'O' then obj_description(t.oid, 'pg_trigger') end
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and t.tgname like 'suchi\_%'`);
  return rows;
}
