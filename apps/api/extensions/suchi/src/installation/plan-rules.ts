import type { Knex } from 'knex';
import { databaseExtensions, schema } from '../../../../schema/index.ts';
import type { Change } from './change.ts';
import {
  createEither,
  createRule,
  dropRule,
  eitherFingerprint,
  type ExistingRule,
  fingerprintOf,
  type TableRule,
} from './database-rule.ts';

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
  const { existing, drops, changed } = await compareRules(database);
  return [
    ...drops.map((rule) => planDrop(database, rule)),
    ...changed.map((rule) => ({
      what: `${existing.has(rule.name) ? 'replace' : 'create'} ${rule.kind} ${rule.name}`,
      apply: () => createRule(database, rule, existing.get(rule.name)),
    })),
  ];
}

/**
 * What must be looser before nodes of this release start: a check that changes accepts what either release writes, and
 * what is no longer forbidden is allowed. New indexes are built. All that forbids something new has to wait.
 */
export async function planLooserRules(database: Knex): Promise<Change[]> {
  const { existing, drops, changed } = await compareRules(database);
  const eithers = changed.flatMap((rule) => {
    const old = existing.get(rule.name);
    if (rule.kind !== 'check' || old?.kind !== 'check') return [];
    if (old.fingerprint === eitherFingerprint(rule)) return [];
    return [{ what: `loosen check ${rule.name}`, apply: () => createEither(database, rule, old) }];
  });
  const indexes = changed.filter(({ kind, name }) => kind === 'index' && !existing.has(name));
  return [
    ...drops.filter(({ kind }) => kind !== 'index').map((rule) => planDrop(database, rule)),
    ...eithers,
    ...indexes.map((rule) => ({
      what: `create index ${rule.name}`,
      apply: () => createRule(database, rule, undefined),
    })),
  ];
}

function planDrop(database: Knex, rule: ExistingRule): Change {
  return { what: `drop ${rule.kind} ${rule.name}`, apply: () => dropRule(database, rule) };
}

async function compareRules(database: Knex) {
  const wanted: TableRule[] = schema.flatMap(({ collection, rules }) =>
    rules.map((rule) => ({ ...rule, table: collection })),
  );
  const existing = new Map((await readRules(database)).map((rule) => [rule.name, rule]));
  const wantedNames = new Set<string>(wanted.map(({ name }) => name));
  return {
    existing,
    drops: [...existing.values()].filter(({ name }) => !wantedNames.has(name)),
    changed: wanted.filter((rule) => existing.get(rule.name)?.fingerprint !== fingerprintOf(rule)),
  };
}

async function readRules(database: Knex): Promise<ExistingRule[]> {
  const { rows } = await database.raw<{ rows: ExistingRule[] }>(String.raw`
    -- What is not valid, or was switched off, counts as altered. A check for two releases is never validated.
    select conname as name, 'check' as kind, conrelid::regclass::text as "table",
           case when convalidated or comment like 'either %' then comment end as fingerprint,
           pg_get_expr(conbin, conrelid) as condition
      from pg_constraint, lateral obj_description(oid, 'pg_constraint') as comment
     where contype = 'c' and connamespace = 'public'::regnamespace and conname like 'suchi\_%'
    union all
    select c.relname, 'index', i.indrelid::regclass::text,
           case when i.indisvalid then obj_description(c.oid, 'pg_class') end, null
      from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and c.relname like 'suchi\_%'
    union all
    select t.tgname, 'trigger', t.tgrelid::regclass::text,
           case when t.tgenabled = 'O' then obj_description(t.oid, 'pg_trigger') end, null
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and t.tgname like 'suchi\_%'`);
  return rows;
}
