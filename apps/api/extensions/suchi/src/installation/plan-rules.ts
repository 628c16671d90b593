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
  kind: DatabaseRule['kind'];
  table: string;
  fingerprint: string | null;
}

type TableRule = DatabaseRule & { table: string };

/** Checks, indexes and triggers that the engine cannot declare. A comment on each remembers what it was made from. */
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
     where c.relnamespace = 'public'::regnamespace and c.relname like 'suchi\_%'
    union all
    -- One that was switched off counts as altered.
    select t.tgname, 'trigger', t.tgrelid::regclass::text,
           case when t.tgenabled = 'O' then obj_description(t.oid, 'pg_trigger') end
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and t.tgname like 'suchi\_%'`);
  return rows;
}

function fingerprintOf(rule: TableRule): string {
  const isUnique = rule.kind === 'index' && rule.isUnique === true;
  return createHash('sha256')
    .update(JSON.stringify([rule.kind, rule.table, rule.definition, isUnique]))
    .digest('hex')
    .slice(0, 16);
}

async function replace(database: Knex, old: ExistingRule | undefined, rule: TableRule): Promise<void> {
  await database.transaction(async (tx) => {
    if (old) await drop(tx, old);
    await tx.raw(creationOf(rule));
    const subject = rule.kind === 'index' ? `index "${rule.name}"` : onTable(rule);
    await tx.raw(`comment on ${subject} is '${fingerprintOf(rule)}'`);
  });
}

function creationOf(rule: TableRule): string {
  const { name, table } = rule;
  if (rule.kind === 'trigger') {
    const { event, body } = rule.definition;
    return `create constraint trigger "${name}" after ${event} on "${table}" ${body}`;
  }
  return rule.kind === 'check'
    ? `alter table "${table}" add constraint "${name}" check (${rule.definition})`
    : `create ${rule.isUnique ? 'unique ' : ''}index "${name}" on "${table}" ${rule.definition}`;
}

const onTable = ({ kind, name, table }: Pick<ExistingRule, 'kind' | 'name' | 'table'>) =>
  `${kind === 'trigger' ? 'trigger' : 'constraint'} "${name}" on "${table}"`;

async function drop(database: Knex, rule: ExistingRule): Promise<void> {
  const { kind, name, table } = rule;
  if (kind === 'check') await database.raw(`alter table "${table}" drop constraint "${name}"`);
  else await database.raw(`drop ${kind === 'index' ? `index "${name}"` : onTable(rule)}`);
}
