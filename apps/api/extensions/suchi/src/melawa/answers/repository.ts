import type { StageWish } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { associationSql } from '../../platform/association.ts';
import { currentSerial } from '../../platform/edition-sql.ts';
import type { Row } from '../../platform/rows.generated.ts';

const table = 'melawa_answer';

/** The candidate of an account. */
export interface OwnCandidate {
  profile: number;
  user: string;
  isActive: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  ownScriptName: string | null;
  number: number | null;
  photo: string | null;
  hasHallConsent: boolean;
  /** By this a family is known: candidates with the same surname whose accounts have the same mobile. */
  family: string;
}

const familyKey = (profile: string, owner: string) =>
  `coalesce(nullif(${owner}.mobile, '') || ' ' || lower(trim(${profile}.last_name)), 'p' || ${profile}.id)`;

export async function findOwnCandidate(db: Knex, userId: string): Promise<OwnCandidate | null> {
  const { rows } = await db.raw<{ rows: OwnCandidate[] }>(
    `select p.id as profile, p."user", p.status = 'Active' and u.status = 'active' as "isActive",
            coalesce(p.first_name, '') as "firstName", coalesce(p.last_name, '') as "lastName",
            concat_ws(' ', p.first_name, nullif(p.middle_name, ''), p.last_name) as "fullName",
            p.own_script_name as "ownScriptName", ${currentSerial()} as number, p.main_photo as photo,
            coalesce(p.hall_consent, (select s.hall_consent_default from ${associationSql} s), false) as "hasHallConsent",
            ${familyKey('p', 'u')} as family
       from qd_matrimonial_profile p join directus_users u on u.id = p."user" where p."user" = ?`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function lockFamily(tx: Knex.Transaction, family: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`melawa-family:${family}`]);
}

const columns = [
  'id',
  'profile',
  'is_coming',
  'is_candidate_coming',
  'parents',
  'others',
  'stage_wish',
  'is_from_far',
  'has_small_child',
  'shares_number',
  'introduction',
  'seats_paid',
  'paise_paid',
] as const;

export interface AnswerRow extends Row<typeof table, (typeof columns)[number]> {
  user: string;
  /** How the other candidate's family reads of it. */
  number: number | null;
  first_name: string | null;
}

/** The answers for all candidates of a family, the first one first. */
export async function listFamily(
  db: Knex,
  { edition, profile, family }: { edition: number; profile: number; family: string },
): Promise<AnswerRow[]> {
  const { rows } = await db.raw<{ rows: AnswerRow[] }>(
    `select ${columns.map((column) => `a.${column}`).join(', ')}, p."user", p.first_name, ${currentSerial()} as number
       from ${table} a join qd_matrimonial_profile p on p.id = a.profile join directus_users u on u.id = p."user"
      where a.edition = ? and (a.profile = ? or ${familyKey('p', 'u')} = ?) order by a.id`,
    [edition, profile, family],
  );
  return rows;
}

export interface AnswerToSave {
  is_coming: boolean;
  is_candidate_coming: boolean;
  parents: number;
  others: number;
  stage_wish: StageWish;
  is_from_far: boolean;
  has_small_child: boolean;
  shares_number: boolean;
  introduction: string | null;
  answered_at: Date;
  answered_by: string | null;
}

export async function saveAnswer(
  tx: Knex.Transaction,
  key: { edition: number; profile: number },
  answer: AnswerToSave,
): Promise<void> {
  await tx(table)
    .insert({ ...key, ...answer })
    .onConflict(['edition', 'profile'])
    .merge(answer);
}

export async function savePaid(
  tx: Knex.Transaction,
  key: { edition: number; profile: number },
  paid: { seats: number; paise: number },
): Promise<void> {
  await tx(table).where(key).update({ seats_paid: paid.seats, paise_paid: paid.paise });
}

/** A family to write to. */
export interface FamilyToTell {
  user: string;
}

const atOnce = 50;

/** Some that were not told since then, in the order of their ids: all whose profile is approved, or those that said yes. */
export async function listUntold(
  db: Knex,
  {
    afterId,
    ...facts
  }: {
    edition: number;
    kind: 'melawa_invitation' | 'melawa_changed';
    since: Date;
    afterId: string;
  },
): Promise<FamilyToTell[]> {
  const { rows } = await db.raw<{ rows: FamilyToTell[] }>(
    `select u.id as "user" from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where u.id > :afterId and p.status = 'Active' and u.status = 'active' and u.email_verified and u.email is not null
        and (:kind = 'melawa_invitation' or exists (
          select from ${table} a where a.profile = p.id and a.edition = :edition and a.is_coming))
        and not exists (select from qdb_mail m
          where m.to_email = u.email and m.kind = :kind and m.date_created >= :since)
      order by u.id limit ${atOnce}`,
    { ...facts, afterId },
  );
  return rows;
}
