import { roleIds } from '@suchi/domain/accounts';
import type { SetupLink, SetupStep } from '@suchi/domain/setup';
import type { Knex } from 'knex';
import type { Row, Rows } from '../platform/rows.generated.ts';
import { hasSecondFactorSql } from '../platform/staff-state.ts';

const table = 'first_run';
const only = { id: 1 };

/** The wizard, as it stands. */
export interface FirstRun extends SetupLink {
  startedAt: Date | null;
  steps: readonly SetupStep[];
  mailSentAt: Date | null;
  mailConfirmedAt: Date | null;
  paymentsTriedAt: Date | null;
  hasPaymentsAnswered: boolean;
}

function parse(row: Rows['first_run']): FirstRun {
  return {
    tokenHash: row.token_hash,
    expiresAt: row.expires_at,
    browserHash: row.browser_hash,
    openedAt: row.opened_at,
    adminId: row.admin,
    startedAt: row.started_at,
    steps: (row.steps as SetupStep[] | null) ?? [],
    mailSentAt: row.mail_sent_at,
    mailConfirmedAt: row.mail_confirmed_at,
    paymentsTriedAt: row.payments_tried_at,
    hasPaymentsAnswered: row.payments_answered,
  };
}

export async function findFirstRun(db: Knex): Promise<FirstRun | null> {
  const row = await db(table).where(only).first();
  return row ? parse(row) : null;
}

/** One step at a time. */
export async function lockFirstRun(tx: Knex.Transaction): Promise<void> {
  await tx(table).where(only).forUpdate().select('id');
}

type Changes = Partial<Omit<Rows['first_run'], 'id' | 'steps'>> & { steps?: readonly SetupStep[] };

export async function changeFirstRun(tx: Knex, { steps, ...columns }: Changes): Promise<void> {
  await tx(table)
    .where(only)
    .update({ ...columns, ...(steps && { steps: JSON.stringify(steps) }) });
}

/** A link before it no longer works. What was saved stays. */
export async function saveLink(tx: Knex, link: { token_hash: string; expires_at: Date }): Promise<void> {
  const columns = { ...link, browser_hash: null };
  await tx(table)
    .insert({ ...only, ...columns })
    .onConflict('id')
    .merge(columns);
}

/** Everybody who is an admin, or becomes one by an invitation. */
export async function listAdminIds(db: Knex): Promise<string[]> {
  return db('directus_users').where({ role: roleIds.admin }).whereNot({ status: 'archived' }).pluck('id');
}

export type AdminRow = Row<'directus_users', 'first_name' | 'last_name' | 'email' | 'mobile'> & {
  hasSecondFactor: boolean;
};

export async function findAdmin(db: Knex, userId: string): Promise<AdminRow | null> {
  const { rows } = await db.raw<{ rows: AdminRow[] }>(
    `select u.first_name, u.last_name, u.email, u.mobile, ${hasSecondFactorSql} as "hasSecondFactor"
       from directus_users u where u.id = ?`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function listReviewers(db: Knex): Promise<string[]> {
  return db('directus_users')
    .where({ role: roleIds.staff })
    .whereIn('status', ['invited', 'active'])
    .whereNotNull('email')
    .orderBy('email')
    .pluck('email');
}
