import { roleIds } from '@suchi/domain/accounts';
import type { CalendarDate } from '@suchi/domain/basics';
import type { ProfileStatus } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import type { LifecycleRow } from './codec.ts';

const table = 'qd_matrimonial_profile';

const lifecycleColumns = [
  'id',
  'user',
  'status',
  'last_status',
  'marital_status',
  'marital_status_before_marriage',
  'married_by_vmm',
  'rejection_reason',
  'is_attending',
  'gender',
  'date_created',
  'date_updated',
] as const;

/** A profile by its owner or its number, held until the transaction ends: two reviewers decide one after the other. */
export async function findForUpdate(
  tx: Knex.Transaction,
  by: { user: string } | { id: number },
): Promise<LifecycleRow | null> {
  const birthday = tx.raw("to_char(brithday, 'YYYY-MM-DD') as birthday");
  const rows = await tx(table)
    .where(by)
    .forUpdate()
    .select<LifecycleRow[]>(...lifecycleColumns, birthday);
  return rows[0] ?? null;
}

/**
 * Locks the member's account, so that two tabs of a member without a profile do not make two; null for staff. Always
 * locked before the profile, or two requests could deadlock.
 */
export async function lockOwner(
  tx: Knex.Transaction,
  userId: string,
): Promise<{ isReactivated: boolean } | null> {
  const row = await tx<{ id: string; role: string; is_reactivated: boolean }>('directus_users')
    .where({ id: userId, role: roleIds.user })
    .forUpdate()
    .first('is_reactivated');
  return row ? { isReactivated: row.is_reactivated } : null;
}

/** Whether the owner has answered the question of reactivation. Not held: the profile already is. */
export async function isOwnerReactivated(tx: Knex, userId: string): Promise<boolean> {
  const row = await tx<{ id: string; is_reactivated: boolean }>('directus_users')
    .where({ id: userId })
    .first('is_reactivated');
  return row?.is_reactivated === true;
}

export async function insertProfile(tx: Knex.Transaction, columns: Record<string, unknown>): Promise<number> {
  const [row] = await tx(table).insert(columns).returning<{ id: number }[]>('id');
  if (!row) throw new Error('the profile was not inserted');
  return row.id;
}

export async function updateProfile(
  tx: Knex.Transaction,
  id: number,
  columns: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(columns).length > 0) await tx(table).where({ id }).update(columns);
}

export async function markReactivated(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx('directus_users').where({ id: userId }).update({ is_reactivated: true });
}

/** What the association has decided that the lifecycle asks about. */
export interface LifecycleRules {
  latestBirthDate: CalendarDate;
  activationCutOff: CalendarDate;
  isMailOn: boolean;
  officeEmail: string | null;
}

export async function readRules(tx: Knex): Promise<LifecycleRules> {
  const setting = await tx('admin_setting').first<{
    latest: string;
    mail_enabled: boolean;
    office_email: string | null;
  }>(tx.raw("to_char(latest_birth_date, 'YYYY-MM-DD') as latest"), 'mail_enabled', 'office_email');
  const edition = await tx('edition')
    .where({ is_current: true })
    .first<{ cutoff: string }>(tx.raw("to_char(activation_cutoff, 'YYYY-MM-DD') as cutoff"));
  if (!setting || !edition) throw new Error('the settings or the current edition are missing: install first');
  return {
    latestBirthDate: setting.latest,
    activationCutOff: edition.cutoff,
    isMailOn: setting.mail_enabled,
    officeEmail: setting.office_email,
  };
}

/** The people a mail about a profile names. */
export async function readNames(
  tx: Knex.Transaction,
  profileId: number,
): Promise<{ candidate: string; ownerEmail: string; ownerFirstName: string }> {
  const row = await tx('qd_matrimonial_profile as p')
    .join('directus_users as u', 'u.id', 'p.user')
    .where('p.id', profileId)
    .first<{ first: string | null; last: string | null; email: string; owner: string | null }>(
      'p.first_name as first',
      'p.last_name as last',
      'u.email',
      'u.first_name as owner',
    );
  if (!row) throw new Error('the profile has no owner');
  return {
    candidate: [row.first, row.last].filter(Boolean).join(' '),
    ownerEmail: row.email,
    ownerFirstName: row.owner ?? '',
  };
}

export interface AuditEntry {
  actor: string;
  actor_kind: string;
  on_behalf_of: string | null;
  action: string;
  subject_id: string;
  details: string;
}

export async function writeAudit(tx: Knex.Transaction, entry: AuditEntry): Promise<void> {
  await tx('audit_log').insert({ ...entry, subject_collection: table });
}

/** Who of the staff took the last step on a profile; null when it was somebody else. */
export async function findLastDecider(tx: Knex.Transaction, profileId: number): Promise<string | null> {
  const row = await tx('audit_log as a')
    .leftJoin('directus_users as u', 'u.id', 'a.actor')
    .where({ 'a.subject_collection': table, 'a.subject_id': String(profileId) })
    .orderBy('a.id', 'desc')
    .first<{ actor_kind: string; first: string | null; last: string | null } | undefined>(
      'a.actor_kind',
      'u.first_name as first',
      'u.last_name as last',
    );
  if (row?.actor_kind !== 'admin') return null;
  return [row.first, row.last].filter(Boolean).join(' ') || null;
}

/**
 * When the profile was last submitted; null for a draft that never was. A profile that is older than the audit log
 * counts from its last change.
 */
export async function findSubmittedAt(
  tx: Knex,
  profile: { id: number; status: ProfileStatus; createdAt: Date; updatedAt: Date | null },
): Promise<Date | null> {
  const row = await tx('audit_log')
    .where({ subject_collection: table, subject_id: String(profile.id), action: 'profile.submit' })
    .first<{ at: Date | null }>(tx.raw('max(date_created) as at'));
  if (row.at !== null || profile.status === 'Draft') return row.at;
  return profile.updatedAt ?? profile.createdAt;
}
