import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { DatabaseRule } from '../../../../schema/collection.ts';
import { databaseExtensions, schema } from '../../../../schema/index.ts';
import type { Change } from './change.ts';

/** Extensions of PostgreSQL; both are trusted, so the database's owner may make them. */
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

interface ExistingRule {
  name: string;
  kind: 'check' | 'index';
  table: string;
  fingerprint: string | null;
}

type TableRule = DatabaseRule & { table: string };

/** Checks and indexes that the engine cannot declare. A comment on each remembers what it was made from. */
export async function planRules(database: Knex): Promise<Change[]> {
  const wanted: TableRule[] = schema.flatMap(({ collection, rules }) =>
    rules.map((rule) => ({ ...rule, table: collection })),
  );
  const existing = new Map((await readRules(database)).map((rule) => [rule.name, rule]));
  const wantedNames = new Set<string>(wanted.map(({ name }) => name));

  const drops = [...existing.values()].filter(({ name }) => !wantedNames.has(name));
  const changed = wanted.filter((rule) => existing.get(rule.name)?.fingerprint !== fingerprintOf(rule));

  return [
    ...drops.map((rule) => ({ what: `drop ${rule.kind} ${rule.name}`, apply: () => drop(database, rule) })),
    ...changed.map((rule) => ({
      what: `${existing.has(rule.name) ? 'replace' : 'create'} ${rule.kind} ${rule.name}`,
      apply: () => replace(database, existing.get(rule.name), rule),
    })),
  ];
}

async function readRules(database: Knex): Promise<ExistingRule[]> {
  const { rows } = await database.raw<{ rows: ExistingRule[] }>(String.raw`
    select conname as name, 'check' as kind, conrelid::regclass::text as "table",
           obj_description(oid, 'pg_constraint') as fingerprint
      from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace and conname like 'suchi\_%'
    union all
    select c.relname, 'index', i.indrelid::regclass::text, obj_description(c.oid, 'pg_class')
      from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and c.relname like 'suchi\_%'`);
  return rows;
}

function fingerprintOf({ kind, table, definition, isUnique }: TableRule): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, table, definition, isUnique ?? false]))
    .digest('hex')
    .slice(0, 16);
}

async function replace(database: Knex, old: ExistingRule | undefined, rule: TableRule): Promise<void> {
  await database.transaction(async (tx) => {
    if (old) await drop(tx, old);
    const { kind, name, table, definition, isUnique } = rule;
    if (kind === 'check') {
      await tx.raw(`alter table "${table}" add constraint "${name}" check (${definition})`);
      await tx.raw(`comment on constraint "${name}" on "${table}" is '${fingerprintOf(rule)}'`);
    } else {
      await tx.raw(`create ${isUnique ? 'unique ' : ''}index "${name}" on "${table}" ${definition}`);
      await tx.raw(`comment on index "${name}" is '${fingerprintOf(rule)}'`);
    }
  });
}

async function drop(database: Knex, { kind, name, table }: ExistingRule): Promise<void> {
  await database.raw(
    kind === 'check' ? `alter table "${table}" drop constraint "${name}"` : `drop index "${name}"`,
  );
}
