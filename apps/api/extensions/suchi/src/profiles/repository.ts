import { roleIds } from '@suchi/domain/accounts';
import type { CalendarDate } from '@suchi/domain/basics';
import { type ProfileStatus, stepActions } from '@suchi/domain/lifecycle';
import type { Edition } from '@suchi/domain/print';
import type { WrittenName } from '@suchi/domain/text';
import type { Knex } from 'knex';
import { answersOfCandidate, askedAgain, newestAnswers } from '../consent/present-consent.ts';
import { readAssociation } from '../platform/association.ts';
import {
  attendanceAnswer,
  currentEdition,
  currentSerial,
  eventEdition,
  hasMelawa,
} from '../platform/edition-sql.ts';
import { queryPrepared } from '../platform/query-prepared.ts';
import type { Row, Rows } from '../platform/rows.generated.ts';
import { lifecycleColumns, type LifecycleRow } from './codec.ts';

const table = 'qd_matrimonial_profile';

/** Locks the profile until the transaction ends, so that two reviewers decide one after the other. */
export async function findForUpdate(
  tx: Knex.Transaction,
  by: { user: string } | { id: number },
): Promise<LifecycleRow | null> {
  const birthday = tx.raw("to_char(brithday, 'YYYY-MM-DD') as birthday");
  const rows = await tx(`${table} as p`)
    .where(by)
    .whereNotNull('user')
    .forUpdate()
    .select<LifecycleRow[]>(
      ...lifecycleColumns,
      'user',
      birthday,
      tx.raw(`${attendanceAnswer} as is_attending`),
      tx.raw(`${newestAnswers('p.id')} as consents`),
      tx.raw(`${answersOfCandidate('p.id')} as own_answers`),
      tx.raw(`${askedAgain('p.id')} as asked_again`),
    );
  return rows[0] ?? null;
}

/**
 * Locks the member's account, so that two tabs cannot create two profiles; null for staff. Always lock it before
 * the profile to avoid deadlock.
 */
export async function lockOwner(
  tx: Knex.Transaction,
  userId: string,
): Promise<{ isReactivated: boolean } | null> {
  const row = await tx('directus_users')
    .where({ id: userId, role: roleIds.user })
    .forUpdate()
    .first('is_reactivated');
  return row ? { isReactivated: row.is_reactivated } : null;
}

/** Needs no lock: the profile is already locked. */
export async function isOwnerReactivated(tx: Knex, userId: string): Promise<boolean> {
  const row = await tx('directus_users').where({ id: userId }).first('is_reactivated');
  return row?.is_reactivated === true;
}

type ProfileColumns = Partial<Rows['qd_matrimonial_profile']>;

/** An answer about the melawa is kept with the edition that it is about. */
const withEdition = (tx: Knex, columns: ProfileColumns) =>
  columns.is_attending === undefined
    ? columns
    : ({ ...columns, attending_edition: tx.raw(eventEdition) } as unknown as ProfileColumns);

export async function insertProfile(tx: Knex.Transaction, columns: ProfileColumns): Promise<number> {
  const [row] = await tx(table).insert(withEdition(tx, columns)).returning('id');
  if (!row) throw new Error('the profile was not inserted');
  return row.id;
}

export async function updateProfile(
  tx: Knex.Transaction,
  id: number,
  columns: ProfileColumns,
): Promise<void> {
  if (Object.keys(columns).length > 0) await tx(table).where({ id }).update(withEdition(tx, columns));
}

/** Settings of the association that the lifecycle uses. */
export interface LifecycleRules {
  /** Null: only the legal age counts. */
  latestBirthDate: CalendarDate | null;
  activationCutOff: CalendarDate;
  isMailOn: boolean;
  countsCandidatesWord: boolean;
  /** Families are invited to the next melawa, and answer there. */
  hasMelawa: boolean;
  /** The public address while the office has none of its own; null when both are empty. */
  officeEmail: string | null;
  book: BookRules;
  /** The book of the next melawa, which can be that of the edition before. */
  eventBook: BookRules;
}

/** The current book. */
export type BookRules = Pick<
  Edition,
  'year' | 'printedUpToSerial' | 'registrationUntil' | 'eventDate' | 'deliveryAfter' | 'deliveryDays'
> & { isFrozen: boolean };

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

type EditionOfRules = BookRules & {
  cutoff: CalendarDate;
  isCurrent: boolean;
  isNext: boolean;
  hasMelawa: boolean;
};
const editionsOfRulesSql = `
  select year, is_current as "isCurrent", printed_up_to_serial as "printedUpToSerial", delivery_days as "deliveryDays",
         ${day('activation_cutoff')} as cutoff, ${day('registration_until')} as "registrationUntil",
         ${day('event_date')} as "eventDate", ${day('delivery_after')} as "deliveryAfter",
         frozen_at is not null as "isFrozen", id = ${eventEdition} as "isNext", ${hasMelawa} as "hasMelawa"
    from edition where id in (${currentEdition}, ${eventEdition})`;

export async function readRules(tx: Knex): Promise<LifecycleRules> {
  const setting = await readAssociation(
    tx,
    'latest_birth_date',
    'mail_enabled',
    'candidates_word',
    'office_email',
    'support_email',
  );
  const editions = await queryPrepared<EditionOfRules>(tx, 'rules-editions', editionsOfRulesSql, []);
  const edition = editions.find(({ isCurrent }) => isCurrent);
  if (!edition) throw new Error('the current edition is missing: install first');
  return {
    latestBirthDate: setting.latest_birth_date,
    activationCutOff: edition.cutoff,
    book: edition,
    eventBook: editions.find(({ isNext }) => isNext) ?? edition,
    isMailOn: setting.mail_enabled,
    countsCandidatesWord: setting.candidates_word,
    hasMelawa: edition.hasMelawa,
    officeEmail: setting.office_email?.trim() || setting.support_email?.trim() || null,
  };
}

/** For a mail about a profile. */
export async function readNames(
  tx: Knex.Transaction,
  profileId: number,
): Promise<{ candidate: string; owner: string; ownerEmail: string | null; ownerFirstName: string }> {
  const row = await tx('qd_matrimonial_profile as p')
    .join('directus_users as u', 'u.id', 'p.user')
    .where('p.id', profileId)
    .first<
      Row<'qd_matrimonial_profile', 'first_name' | 'last_name'> & {
        email: string | null;
        owner: string;
        owner_name: Rows['directus_users']['first_name'];
      }
    >('p.first_name', 'p.last_name', 'u.email', 'u.id as owner', 'u.first_name as owner_name');
  if (!row) throw new Error('the profile has no owner');
  return {
    candidate: [row.first_name, row.last_name].filter(Boolean).join(' '),
    owner: row.owner,
    ownerEmail: row.email,
    ownerFirstName: row.owner_name ?? '',
  };
}

const namedColumns = ['id', 'first_name', 'last_name', 'status', 'main_photo'] as const;
export type NamedProfile = Row<'qd_matrimonial_profile', (typeof namedColumns)[number] | 'serial_number'>;

/** For short lists of people, newest first. */
export async function findNamedProfiles(db: Knex, ids: readonly number[]): Promise<NamedProfile[]> {
  return db(`${table} as p`)
    .whereIn('id', [...ids])
    .orderBy('id', 'desc')
    .select<NamedProfile[]>(...namedColumns, db.raw(`${currentSerial()} as serial_number`));
}

/** Null when the last step was not by staff. */
export async function findLastDecider(tx: Knex.Transaction, profileId: number): Promise<string | null> {
  const row = await tx('audit_log as a')
    .leftJoin('directus_users as u', 'u.id', 'a.actor')
    .where({ 'a.subject_collection': table, 'a.subject_id': String(profileId) })
    .whereIn('a.action', [...stepActions])
    .orderBy('a.id', 'desc')
    .first<(Row<'audit_log', 'actor_kind'> & Row<'directus_users', 'first_name' | 'last_name'>) | undefined>(
      'a.actor_kind',
      'u.first_name',
      'u.last_name',
    );
  if (row?.actor_kind !== 'admin') return null;
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
}

/** Whether the audit log has a submission of the profile. */
export async function hasSubmission(tx: Knex, profileId: number): Promise<boolean> {
  const row = await tx('audit_log')
    .where({ subject_collection: table, subject_id: String(profileId), action: 'profile.submit' })
    .first('id');
  return row !== undefined;
}

export interface LastSave {
  at: Date;
  isByStaff: boolean;
}

/** The steps that change what the form shows. */
const saveActions = [
  'save_draft',
  'submit',
  'save_changes',
  'submit_changes',
  'withdraw_changes',
  'correct_text',
].map((action) => `profile.${action}`);

/** When the form was last changed, and by which account. */
export async function findLastSave(db: Knex, profileId: number): Promise<LastSave | null> {
  const row = await db('audit_log')
    .where({ subject_collection: table, subject_id: String(profileId) })
    .whereIn('action', saveActions)
    .orderBy('id', 'desc')
    .first('date_created', 'actor_kind');
  return row ? { at: row.date_created, isByStaff: row.actor_kind !== 'member' } : null;
}

/** The staff member who made the latest submission in the member's place; null when the family made it. */
export async function findActingSubmitter(
  db: Knex,
  profileId: number,
  action: 'submit' | 'submit_changes',
): Promise<string | null> {
  const row = await db('audit_log')
    .where({ subject_collection: table, subject_id: String(profileId), action: `profile.${action}` })
    .orderBy('id', 'desc')
    .first('actor', 'actor_kind');
  return row?.actor_kind === 'admin_as_member' ? row.actor : null;
}

export async function readStaffName(tx: Knex, userId: string): Promise<string> {
  const row = await tx('directus_users').where({ id: userId }).first('first_name', 'last_name');
  return [row?.first_name, row?.last_name].filter(Boolean).join(' ');
}

const submittedAtSql = `select max(date_created) as at from audit_log
  where subject_collection = '${table}' and subject_id = ? and action = 'profile.submit'`;

/** Null for a draft that was never submitted. A profile older than the audit log counts from its last change. */
export async function findSubmittedAt(
  tx: Knex,
  profile: { id: number; status: ProfileStatus; createdAt: Date; updatedAt: Date | null },
): Promise<Date | null> {
  const [row] = await queryPrepared<{ at: Date | null }>(tx, 'submitted-at', submittedAtSql, [
    String(profile.id),
  ]);
  const at = row?.at ?? null;
  if (at !== null || profile.status === 'Draft') return at;
  return profile.updatedAt ?? profile.createdAt;
}

/** Enough to see which spellings are common, and quick for any name. */
const namesAtMost = 300;

/** Own-script names with a word of this sound key, of profiles that members can find; the newest first. */
export function listOwnScriptNames(db: Knex, key: string): Promise<WrittenName[]> {
  return db(table)
    .where({ status: 'Active', is_hidden: false })
    .whereRaw('own_script_name is not null and "user" is not null and name_key like ?', [`% ${key} %`])
    .orderBy('id', 'desc')
    .limit(namesAtMost)
    .select<WrittenName[]>('user as account', 'own_script_name as name');
}
