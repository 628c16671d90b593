import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { CheckOrIndex, ConstraintTrigger, DatabaseRule } from '../../../../schema/collection.ts';
import { InstallationRefused } from './change.ts';
import { withShortLocks } from './short-locks.ts';

export type TableRule = DatabaseRule & { table: string };

export interface ExistingRule {
  name: string;
  kind: DatabaseRule['kind'];
  table: string;
  fingerprint: string | null;
  /** Of a check. */
  condition: string | null;
}

/** Identifies a definition. Stored last, as a comment, so that an unfinished rule is made again. */
export function fingerprintOf(rule: TableRule): string {
  const isUnique = rule.kind === 'index' && rule.isUnique === true;
  return createHash('sha256')
    .update(JSON.stringify([rule.kind, rule.table, rule.definition, isUnique]))
    .digest('hex')
    .slice(0, 16);
}

/** Replaces an older rule of the same name without blocking writers for long. */
export async function createRule(
  database: Knex,
  rule: TableRule,
  old: ExistingRule | undefined,
): Promise<void> {
  if (rule.kind === 'trigger') await createTrigger(database, rule, old);
  else if (rule.kind === 'check') await createCheck(database, rule, old);
  else await createIndex(database, rule, old);
}

export async function dropRule(database: Knex, rule: ExistingRule): Promise<void> {
  if (rule.kind === 'index') await database.raw(`drop index concurrently if exists "${rule.name}"`);
  else await withShortLocks(database, (tx) => dropFromTable(tx, rule));
}

async function dropFromTable(tx: Knex.Transaction, { kind, name, table }: ExistingRule): Promise<void> {
  if (kind === 'check') await tx.raw(`alter table "${table}" drop constraint "${name}"`);
  else await tx.raw(`drop trigger "${name}" on "${table}"; drop function if exists "${name}"()`);
}

/** The fingerprint of a check that accepts what the old definition or the new one accepts. */
export const eitherFingerprint = (rule: TableRule) => `either ${fingerprintOf(rule)}`;

/** Accepts the rows of both releases, while nodes of both run. Rows that are there need no look: they fit the old one. */
export async function createEither(
  database: Knex,
  rule: CheckOrIndex & { table: string },
  old: ExistingRule,
): Promise<void> {
  const { name, table, definition } = rule;
  await withShortLocks(database, async (tx) => {
    await dropFromTable(tx, old);
    await tx.raw(
      `alter table "${table}" add constraint "${name}" check ((${old.condition}) or (${definition})) not valid`,
    );
    await tx.raw(`comment on constraint "${name}" on "${table}" is '${eitherFingerprint(rule)}'`);
  });
}

/**
 * Builds the new index beside the old one and swaps them, so that queries always have one. A failed attempt leaves
 * an undeclared name, which the next installation drops.
 */
async function createIndex(
  database: Knex,
  rule: CheckOrIndex & { table: string },
  old: ExistingRule | undefined,
): Promise<void> {
  const { name, table, definition, isUnique } = rule;
  const building = `${name}__new`;
  await database.raw(`drop index concurrently if exists "${building}"`);
  try {
    await database.raw(
      `create ${isUnique ? 'unique ' : ''}index concurrently "${building}" on "${table}" ${definition}`,
    );
  } catch (error) {
    await database.raw(`drop index concurrently if exists "${building}"`);
    if (isUnique && isUniqueViolation(error))
      throw new InstallationRefused(
        `The unique index ${name} was not made: ${table} has rows that are equal in ${definition}.`,
      );
    throw error;
  }
  await withShortLocks(database, async (tx) => {
    if (old) await tx.raw(`drop index "${name}"`);
    await tx.raw(`alter index "${building}" rename to "${name}"`);
    await tx.raw(`comment on index "${name}" is '${fingerprintOf(rule)}'`);
  });
}

const isUniqueViolation = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';

/** Checks new rows at once, then validates existing rows while others read and write. */
async function createCheck(
  database: Knex,
  rule: CheckOrIndex & { table: string },
  old: ExistingRule | undefined,
): Promise<void> {
  const { name, table, definition } = rule;
  const broken = await countBroken(database, rule);
  if (broken > 0)
    throw new InstallationRefused(
      `The check ${name} was not made: ${broken} rows of ${table} break it. Correct them by a migration first.`,
    );
  await withShortLocks(database, async (tx) => {
    if (old) await dropFromTable(tx, old);
    await tx.raw(`alter table "${table}" add constraint "${name}" check (${definition}) not valid`);
  });
  await database.raw(`alter table "${table}" validate constraint "${name}"`);
  await database.raw(`comment on constraint "${name}" on "${table}" is '${fingerprintOf(rule)}'`);
}

async function countBroken(
  database: Knex,
  { table, definition }: CheckOrIndex & { table: string },
): Promise<number> {
  const { rows } = await database.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from "${table}" where not (${definition})`,
  );
  return rows[0]?.count ?? 0;
}

async function createTrigger(
  database: Knex,
  rule: ConstraintTrigger & { table: string },
  old: ExistingRule | undefined,
): Promise<void> {
  const { name, table, definition } = rule;
  const body = 'body' in definition ? definition.body : `raise exception '${definition.message}';`;
  await withShortLocks(database, async (tx) => {
    if (old) await dropFromTable(tx, old);
    await tx.raw(
      `create or replace function "${name}"() returns trigger language plpgsql as $$ begin ${body} end $$`,
    );
    await tx.raw(
      `create constraint trigger "${name}" after ${definition.event} on "${table}"
       for each row execute function "${name}"()`,
    );
    await tx.raw(`comment on trigger "${name}" on "${table}" is '${fingerprintOf(rule)}'`);
  });
}
